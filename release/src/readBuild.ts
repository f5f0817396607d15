import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { BUILD_FILE, readerIn, readers, type RouteEntry } from "@quotehaven/contract/release";
import { filesBelow, integrityOf, readJsonFile } from "./files";
import { assertTeamName } from "./keys";
import { parseDeprecations } from "./announced";
import { parsePoints } from "./points";
import { SHELL, type BuildRecord, type ClaimedRoute, type PrerenderedFiles } from "./registry";
import { ReleaseError } from "./ReleaseError";
import { shapeOf } from "./shape";
import { isShell } from "./shells";

/**
 * Reads a finished build: what it says of itself, and the hash of each of its files. Source maps
 * are no part of it.
 *
 * @param folder the build's folder, or the app's folder with the build in `dist`
 * @throws ReleaseError where it is no build, or misses files that it names
 */
export async function readBuild(folder: string): Promise<{ folder: string; build: BuildRecord }> {
  const inside = join(folder, "dist");
  const root = existsSync(join(folder, BUILD_FILE)) ? folder : inside;
  const manifest = await readJsonFile(join(root, BUILD_FILE));
  if (manifest === null) throw new ReleaseError(`There is no build in ${folder}. Build it first.`);
  const said = parseBuild(manifest);
  const files = await hashFiles(root);
  const named = new Set([...said.named, BUILD_FILE]);
  const missing = said.named.filter((file) => !(file in files));
  if (missing.length > 0) {
    throw new ReleaseError(`The build of ${said.name} misses ${missing.join(", ")}.`);
  }
  const strange = Object.keys(files).filter((file) => !named.has(file));
  if (strange.length > 0) {
    throw new ReleaseError(
      `${root} holds what the build of ${said.name} does not name: ${strange.join(", ")}. ` +
        "Whatever is published can be read by everybody: build it again.",
    );
  }
  const { named: _, packageVersion, ...rest } = said;
  const contents = createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 12);
  const scripts = Object.entries(files).filter(([file]) => file.endsWith(".js"));
  const starts = await Promise.all(
    said.start.filter((file) => file in files).map((file) => readFile(join(root, file), "utf8")),
  );
  // The script in the head is named by pages alone.
  const ofPages = [...said.start, said.headScript];
  const others = scripts.filter(([file]) => !ofPages.includes(file));
  const bringsHashes = others.every(([, hash]) => starts.some((start) => start.includes(hash)));
  const build: BuildRecord = {
    ...rest,
    version: `${packageVersion}-${contents}`,
    integrity: Object.fromEntries(scripts),
    ...(bringsHashes && { bringsHashes }),
    files,
  };
  return { folder: root, build };
}

/** The hash of every file of a build. */
async function hashFiles(root: string): Promise<Record<string, string>> {
  const names = (await filesBelow(root)).filter(isPublished);
  const hashes = names.map(async (name): Promise<[string, string]> => [
    name,
    integrityOf(await readFile(join(root, name))),
  ]);
  return Object.fromEntries(await Promise.all(hashes));
}

/** Source maps and compressed copies are not served from a build's own list of files. */
export function isPublished(file: string): boolean {
  return !/\.(map|br|gz)$|^mf-stats\.json$/.test(file);
}

/** What a build says of itself, checked; `named` are the files it says it has. */
export function parseBuild(value: unknown) {
  const { record, text, list, texts, map, bytes, refuse } = shapeOf(BUILD_FILE);
  const build = record(value, "it");
  const name = text(build.name, "name");
  if (!isName(name)) throw refuse(`${JSON.stringify(name)} is no name of an app.`);
  const isOfShell = isShell(name);
  const team = text(build.team, "team");
  assertTeamName(team);
  const screens = map(build.screens, "screens", texts);
  const claimed = list(build.routes, "routes").map(parseRoute);
  // The shell's own paths are the site's: a shell beside it shows them on the way, and has no pages of them.
  const routes = isOfShell && name !== SHELL ? [] : claimed;
  const named = texts(build.files, "files");
  const unsafe = named.find((file) => !isFileName(file));
  if (unsafe !== undefined)
    throw refuse(`${JSON.stringify(unsafe)} is no name of a file to publish.`);
  for (const route of routes) {
    for (const screen of Object.values(route.screens ?? {}).flat()) {
      if (!(screen in screens))
        throw refuse(`${route.prefix} shows ${screen}, which is not in it.`);
    }
  }
  return {
    name,
    team,
    packageVersion: versionOf(build.version),
    container: text(build.container, "container"),
    contract: isOfShell ? null : text(build.contract, "contract"),
    provides: isOfShell ? text(build.provides, "provides") : null,
    routes,
    start: texts(build.start, "start"),
    screens,
    needs: map(build.needs, "needs", texts),
    ...(isOfShell && {
      shares: map(build.shares, "shares", texts),
      signedIn: texts(build.signedIn ?? [], "signedIn"),
      ...(build.deprecated !== undefined && { deprecated: parseDeprecations(build.deprecated) }),
    }),
    ...(build.unlisted === true && { isUnlisted: true }),
    ...(build.scriptBudgetBytes !== undefined && {
      scriptBudgetBytes: bytes(build.scriptBudgetBytes, "scriptBudgetBytes"),
    }),
    assets: map(build.assets, "assets", text),
    named,
    points: parsePoints(build, { name, routes }),
    preloadFonts: texts(build.preloadFonts ?? [], "preloadFonts"),
    siteName: typeof build.siteName === "string" ? build.siteName : "",
    ...(isOfShell &&
      build.headScript !== undefined && { headScript: text(build.headScript, "headScript") }),
  };
}

/** Becomes a folder of the store; an object has a "constructor" before anybody publishes it. */
export function isName(name: string): boolean {
  return /^[a-z][a-z0-9-]{0,39}$/.test(name) && name !== "constructor";
}

/** Becomes a folder of the store, with a hash behind it. */
function versionOf(value: unknown): string {
  const { text, refuse } = shapeOf(BUILD_FILE);
  const version = text(value, "version");
  const isVersion = /^\d{1,6}(?:\.\d{1,6}){2}(?:-[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?$/.test(
    version,
  );
  if (isVersion && version.length <= 60) return version;
  throw refuse(`${JSON.stringify(version)} is no version such as 1.2.3.`);
}

/** Becomes an address and a file: no folder above, nothing hidden, nothing that means more to a server. */
function isFileName(file: string): boolean {
  const isPlain = /^[A-Za-z0-9_@~-][A-Za-z0-9._@~-]*(?:\/[A-Za-z0-9_@~-][A-Za-z0-9._@~-]*)*$/;
  return isPlain.test(file) && file.length <= 200;
}

/** Becomes an address and a folder, on file systems too that know no capitals. */
const plainPath = /^\/(?:[a-z0-9_-]+(?:\/[a-z0-9_-]+)*)?$/;

function parseRoute(value: unknown): ClaimedRoute & RouteEntry {
  const { record, text, texts, map, refuse } = shapeOf(BUILD_FILE);
  const route = record(value, "route");
  const prefix = text(route.prefix, "prefix");
  if (!plainPath.test(prefix)) {
    throw refuse(
      `${JSON.stringify(prefix)} is no route prefix. It has small letters, digits, "-" and "_" between slashes.`,
    );
  }
  const role = route.role === "anyone" ? route.role : readerIn(route.role);
  if (role === undefined) {
    throw refuse(`${prefix} does not say who may enter: anyone, ${readers.join(" or ")}.`);
  }
  const landingOf = readerIn(route.landingOf);
  if (route.landingOf !== undefined && landingOf === undefined) {
    throw refuse(`${prefix} is the landing of nobody we know: ${readers.join(" or ")}.`);
  }
  if (route.home === true && role === "anyone") throw refuse(`${prefix} is the home of nobody.`);
  return {
    prefix,
    exact: route.exact === true,
    role,
    ...(route.home === true && { home: true }),
    ...(landingOf && { landingOf }),
    isListed: route.listed === true,
    title: text(route.title, `title of ${prefix}`),
    description: text(route.description, `description of ${prefix}`),
    screens: map(route.screens, "screens", texts),
    ...(route.prerendered !== undefined && {
      prerendered: prerenderedOf(prefix, route.prerendered),
    }),
  };
}

function prerenderedOf(prefix: string, value: unknown): Record<string, PrerenderedFiles> {
  const { map, refuse } = shapeOf(BUILD_FILE);
  const pages = map(value, `prerendered of ${prefix}`, parsePrerendered);
  const strange = Object.keys(pages).find((path) => !plainPath.test(path));
  if (strange !== undefined) throw refuse(`"${strange}" is no path below ${prefix}.`);
  return pages;
}

function parsePrerendered(value: unknown, what: string): PrerenderedFiles {
  const { record, text, texts, map, refuse } = shapeOf(BUILD_FILE);
  const page = record(value, what);
  const html = map(page.html, `${what}.html`, text);
  const strange = Object.keys(html).find((language) => !/^[a-z]{2}$/.test(language));
  if (strange !== undefined) throw refuse(`"${strange}" of ${what} is no language.`);
  return {
    css: text(page.css, `${what}.css`),
    html,
    ...(page.query !== undefined && { query: texts(page.query, `${what}.query`) }),
  };
}
