import {
  REGISTRY_ELEMENT,
  type Registry as PageRegistry,
  type RemoteRelease,
} from "@quotehaven/contract/release";
import { assetBase } from "./assetBase";
import { firstScripts } from "./firstScripts";
import { pageContent, type PageContent, type ReadFile } from "./pageContent";
import { pathsOf } from "./pagePaths";
import {
  routeEntries,
  SHELL,
  type BuildRecord,
  type ClaimedRoute,
  type Registry,
} from "./registry";
import { pointsOf, settingsOf } from "./settings";
import { isShell, shellFor, shellsIn } from "./shells";

/** One composed page: every path at or below `path` that no longer path claims shows it. */
export type ComposedPage = { path: string; file: string; html: string };

/**
 * Composes one page for each route prefix, and for each path below it whose first screens are
 * known: its shell's page with the registry as a data block and preload tags for exactly the files
 * that the route needs, and with what the path shows until the code is there. Its shell is the first that suffices for the app. No page without the site's own.
 *
 * @param templateOf gives the page of a shell
 * @param read gives files of builds that stand in pages; without it, pages show nothing before their code
 */
export function composePages(
  registry: Registry,
  templateOf: (shell: BuildRecord) => string,
  read?: ReadFile,
): ComposedPage[] {
  const own = registry.apps[SHELL]?.stable;
  if (!own) return [];
  const shells = shellsIn(registry);
  const pages = Object.values(registry.apps).flatMap(({ stable: app }) => {
    const shell = shellFor(shells, app) ?? own;
    return app.routes.flatMap((route) =>
      pathsOf(route).map((path) =>
        composePage({ registry, shell, app, route, path }, templateOf(shell), read),
      ),
    );
  });
  return pages.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * What everybody is told: the live builds, without what only the release tool needs, and without apps
 * that no page but their own names. `own` is the app that asks on a page of its own.
 */
export function publicRegistry(registry: Registry, shell: BuildRecord, own?: string): PageRegistry {
  const remotes = Object.values(registry.apps).filter(
    ({ name, stable }) => !isShell(name) && (!stable.isUnlisted || name === own),
  );
  const shells = shellsIn(registry).map(({ provides }) => provides ?? "");
  return {
    revision: registry.revision,
    shell: {
      version: shell.version,
      contract: shell.provides ?? "",
      integrity: scriptHashes(registry, shell),
    },
    ...(shells.length > 1 && { shells }),
    overrideOrigins: registry.overrideOrigins,
    remotes: remotes.map(({ name, team, stable, canary }) => ({
      name,
      team,
      routes: routeEntries(stable),
      ...(pointsOf(stable).menu.length > 0 && { menu: pointsOf(stable).menu }),
      ...(pointsOf(stable).notifications && { notifications: pointsOf(stable).notifications }),
      stable: publicRelease(registry, stable),
      canary: canary && { ...publicRelease(registry, canary.build), percent: canary.percent },
    })),
  };
}

/** One build as the shell needs to know it. */
export function publicRelease(registry: Registry, build: BuildRecord): RemoteRelease {
  const { events } = pointsOf(build);
  const settings = settingsOf(registry, build);
  return {
    version: build.version,
    entry: assetBase(build) + build.start[0],
    container: build.container,
    contract: build.contract ?? "",
    integrity: scriptHashes(registry, build),
    ...(Object.keys(settings).length > 0 && { settings }),
    ...(events.length > 0 && { events }),
  };
}

/**
 * The hashes that only the registry can tell: of what starts a build that brings those of its
 * others. A shell of before does not listen to such builds, so that it is told all.
 */
function scriptHashes(registry: Registry, build: BuildRecord): Record<string, string> {
  const base = assetBase(build);
  const bringsOthers = [build, ...shellsIn(registry)].every(({ bringsHashes }) => bringsHashes);
  return Object.fromEntries(
    Object.entries(build.integrity)
      .filter(([file]) => !bringsOthers || build.start.includes(file))
      .map(([file, hash]) => [base + file, hash]),
  );
}

/** A page's place in the registry. */
type Place = {
  registry: Registry;
  shell: BuildRecord;
  app: BuildRecord;
  route: ClaimedRoute;
  path: string;
};

function composePage(place: Place, template: string, read: ReadFile | undefined): ComposedPage {
  const { registry, shell, app, route, path } = place;
  const favicon = Object.keys(shell.files).find((file) => /^favicon\..*svg$/.test(file));
  const content = read && shell.headScript ? pageContent(place, read) : undefined;
  const head = [
    app.isUnlisted && `<meta name="robots" content="noindex">`,
    favicon && `<link rel="icon" type="image/svg+xml" href="${assetBase(shell)}${favicon}">`,
    ...(content ? blockingTags(shell, content) : []),
    // Early, because text that is painted before them keeps the stand-ins.
    ...fontsOf(shell).map(
      (file) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="${assetBase(shell)}${file}">`,
    ),
    ...shell.start.map((file) => script(shell, file)),
    ...firstScripts(place, shell).map(
      ([owner, file]) =>
        `<link rel="preload" as="script" crossorigin ${attributes(owner, file, "href")} fetchpriority="high">`,
    ),
  ];
  const data = JSON.stringify(publicRegistry(registry, shell, app.name)).replaceAll("<", "\\u003c");
  const templates = content?.templates ? `${content.templates}\n    ` : "";
  const body = `${templates}<script type="application/json" id="${REGISTRY_ELEMENT}">${data}</script>`;
  const title = shell.siteName ? `${route.title} · ${shell.siteName}` : route.title;
  const values = new Map([
    ["{{lang}}", "en"],
    ["{{title}}", escaped(title)],
    ["{{description}}", escaped(route.description)],
    ["<!--head-->", head.filter(Boolean).join("\n    ")],
    ["{{shows}}", content?.shows ?? ""],
    ["<!--content-->", content?.html ?? ""],
    ["<!--body-->", body],
  ]);
  const html = template.replace(/\{\{\w+\}\}|<!--\w+-->/g, (place) => values.get(place) ?? place);
  return { path, file: path === "/" ? "index.html" : `${path.slice(1)}/index.html`, html };
}

/** Before these are there, nothing is painted. */
function blockingTags(shell: BuildRecord, { styles, data }: PageContent): string[] {
  const { headScript = "" } = shell;
  const when = Object.entries(data).map(([name, value]) => ` data-${name}="${escaped(value)}"`);
  return [
    ...styles.map(([owner, file]) => {
      const hash = owner.files[file] ? ` integrity="${owner.files[file]}"` : "";
      return `<link rel="stylesheet" crossorigin href="${assetBase(owner)}${file}"${hash}>`;
    }),
    `<script crossorigin ${attributes(shell, headScript, "src")}${when.join("")}></script>`,
  ];
}

function fontsOf(shell: BuildRecord): string[] {
  const wanted = new Set(shell.preloadFonts);
  return Object.entries(shell.assets)
    .filter(([, source]) => wanted.has(source))
    .map(([file]) => file);
}

/** Asked for as soon as what is preloaded: where a remote's files hang, they hold every connection. */
function script(app: BuildRecord, file: string): string {
  return `<script defer crossorigin ${attributes(app, file, "src")} fetchpriority="high"></script>`;
}

function attributes(app: BuildRecord, file: string, address: "src" | "href"): string {
  return `${address}="${assetBase(app)}${file}" integrity="${app.integrity[file] ?? ""}"`;
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
