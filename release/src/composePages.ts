import {
  prerenderedTemplate,
  REGISTRY_ELEMENT,
  type Registry as PageRegistry,
  type RemoteRelease,
} from "@quotehaven/contract/release";
import { assetBase, SHELL, type BuildRecord } from "./build";
import { problemsWith } from "./checks";
import { firstScripts, pathBelow, pathsOf, type ClaimedPath } from "./pagePaths";
import { routeEntries, shellIn, type Registry, type RegistryEntry } from "./registry";

/** One composed page: every path at or below `path` that no longer path claims shows it. */
type ComposedPage = { path: string; file: string; html: string };

/** The text of a file of a build. */
type ReadFile = (build: BuildRecord, file: string) => string;

/** The shell's page, with places for what the tool writes into it. */
const TEMPLATE = "page.template";
/** The shell's style sheet of every page; its skeleton of an area, and the style sheet of that. */
const GLOBAL_CSS = "global.css";
const AREA = { html: "area.html", css: "area.css" };

/**
 * Composes one page for each route prefix, and for each path below it whose first screens are
 * known: the shell's page with the registry as a data block, preload tags for exactly the files that
 * the route needs, and prerendered markup. No page without a shell.
 */
export function composePages(registry: Registry, read: ReadFile): ComposedPage[] {
  const shell = shellIn(registry);
  if (!shell) return [];
  const pages = Object.values(registry.apps).flatMap(({ stable: app }) =>
    app.routes.flatMap((route) =>
      pathsOf(route).map((path) => composePage(registry, shell, { app, route, path }, read)),
    ),
  );
  return pages.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * What pages are told: the live builds. `own` is the app whose page asks; other unlisted apps are
 * not named.
 */
function publicRegistry(registry: Registry, shell: BuildRecord, own?: string): PageRegistry {
  const remotes = Object.values(registry.apps).filter(
    ({ name, stable }) => name !== SHELL && (!stable.unlisted || name === own),
  );
  const { version, provides = "" } = shell;
  return {
    revision: registry.revision,
    shell: { version, contract: provides, integrity: entryHashes(shell) },
    overrideOrigins: registry.overrideOrigins,
    remotes: remotes.map(({ name, team, stable, canary }) => ({
      name,
      team,
      routes: routeEntries(stable),
      ...(stable.menu.length > 0 && { menu: stable.menu }),
      stable: publicRelease(stable),
      canary: canary && { ...publicRelease(canary.build), percent: canary.percent },
    })),
  };
}

/**
 * What `/releases.json` tells open pages: the registry as a new page would carry it, with the build
 * that each remote would go back to; the revision alone where no shell is live.
 */
export async function liveReleases(
  registry: Registry,
  record: (name: string, version: string) => Promise<BuildRecord>,
): Promise<Pick<PageRegistry, "revision"> & Partial<PageRegistry>> {
  const shell = shellIn(registry);
  if (!shell) return { revision: registry.revision };

  /** The newest earlier build that finds in the shell what it needs. */
  async function lastGood({ name, previous }: RegistryEntry): Promise<RemoteRelease | null> {
    for (const version of previous) {
      // A build whose record is gone or cannot be read is none to go back to.
      const build = await record(name, version).catch(() => null);
      if (shell && build && problemsWith(shell, build).length === 0) return publicRelease(build);
    }
    return null;
  }

  const told = publicRegistry(registry, shell);
  const remotes = told.remotes.map(async (remote) => ({
    ...remote,
    lastGood: await lastGood(registry.apps[remote.name]!),
  }));
  return { ...told, remotes: await Promise.all(remotes) };
}

function publicRelease(build: BuildRecord): RemoteRelease {
  const { version, container, contract = "", start } = build;
  const entry = assetBase(build) + start[0];
  return { version, entry, container, contract, integrity: entryHashes(build) };
}

/** Hashes of the entry scripts. The entry carries the hashes of the other chunks. */
function entryHashes(build: BuildRecord): Record<string, string> {
  const hashes = build.start.flatMap((file) => {
    const hash = build.files[file];
    return hash ? [[assetBase(build) + file, hash]] : [];
  });
  return Object.fromEntries(hashes);
}

function composePage(
  registry: Registry,
  shell: BuildRecord,
  claimed: ClaimedPath,
  read: ReadFile,
): ComposedPage {
  const { app, route, path } = claimed;
  const favicon = Object.keys(shell.files).find((file) => /^favicon\..*svg$/.test(file));
  const content = contentOf(shell, claimed, read);
  const head = [
    app.unlisted && `<meta name="robots" content="noindex">`,
    favicon && `<link rel="icon" type="image/svg+xml" href="${assetBase(shell)}${favicon}">`,
    // Before the style sheets, because a script waits for those before it.
    shell.headScript && headScript(shell, shell.headScript, content.data),
    ...content.styles.map(
      ([owner, file]) => `<link rel="stylesheet" crossorigin ${attributes(owner, file, "href")}>`,
    ),
    ...Object.entries(shell.assets)
      .filter(([, source]) => shell.preloadFonts.includes(source))
      .map(([file]) => `${preload("font")} type="font/woff2" href="${assetBase(shell)}${file}">`),
    ...shell.start.map(
      (file) =>
        `<script defer crossorigin ${attributes(shell, file, "src")} fetchpriority="high"></script>`,
    ),
    ...firstScripts(claimed, shell).map(
      ([owner, file]) =>
        `${preload("script")} ${attributes(owner, file, "href")} fetchpriority="high">`,
    ),
  ];
  const data = JSON.stringify(publicRegistry(registry, shell, app.name)).replaceAll("<", "\\u003c");
  const body = [
    ...content.templates,
    `<script type="application/json" id="${REGISTRY_ELEMENT}">${data}</script>`,
  ];
  const title = shell.siteName ? `${route.title} · ${shell.siteName}` : route.title;
  const values = new Map([
    ["{{lang}}", "en"],
    ["{{title}}", escaped(title)],
    ["{{description}}", escaped(route.description)],
    ["<!--head-->", head.filter(Boolean).join("\n    ")],
    ["{{shows}}", content.shows],
    ["<!--content-->", content.html],
    ["<!--body-->", body.join("\n    ")],
  ]);
  const html = read(shell, TEMPLATE).replace(
    /\{\{\w+\}\}|<!--\w+-->/g,
    (place) => values.get(place) ?? place,
  );
  return { path, file: path === "/" ? "index.html" : `${path.slice(1)}/index.html`, html };
}

/** What a page shows until its code is there. */
type Content = {
  /** `data-shows` of the root: a screen to hydrate, an area's skeleton with or without a menu, or nothing. */
  shows: "screen" | "area" | "page" | "";
  /** Inside of the root. */
  html: string;
  /** After the root: the markup in other languages, inert. */
  templates: string[];
  styles: [BuildRecord, string][];
  /** Tells the script in the head when the page shows this. */
  data: Record<string, string>;
};

const nothing: Content = { shows: "", html: "", templates: [], styles: [], data: {} };

function contentOf(shell: BuildRecord, { app, route, path }: ClaimedPath, read: ReadFile): Content {
  if (!shell.headScript) return nothing;
  const ofEveryPage: [BuildRecord, string] = [shell, GLOBAL_CSS];
  if (route.role !== "anyone") {
    return {
      ...nothing,
      shows: app.menu.length > 0 ? "area" : "page",
      html: read(shell, AREA.html).trim(),
      styles: [ofEveryPage, [shell, AREA.css]],
      data: { role: route.role },
    };
  }
  const [, files] =
    Object.entries(route.prerendered ?? {}).find(
      ([below]) => pathBelow(route.prefix, below) === path,
    ) ?? [];
  if (!files) return nothing;
  const markup = (file: string) => read(app, file).replaceAll('"asset:', `"${assetBase(app)}`);
  const { css, html, query } = files;
  return {
    shows: "screen",
    html: markup(html.en),
    templates: [`<template id="${prerenderedTemplate("es")}">${markup(html.es)}</template>`],
    styles: [ofEveryPage, [app, css]],
    data: { path, app: app.name, ...(query && { query: query.join(" ") }) },
  };
}

/** Blocks the first paint, so that the page is painted once, in the right language and theme. */
function headScript(shell: BuildRecord, file: string, data: Content["data"]): string {
  const when = Object.entries(data).map(([name, value]) => ` data-${name}="${escaped(value)}"`);
  return `<script crossorigin ${attributes(shell, file, "src")}${when.join("")}></script>`;
}

const preload = (kind: string) => `<link rel="preload" as="${kind}" crossorigin`;

function attributes(app: BuildRecord, file: string, address: "src" | "href"): string {
  return `${address}="${assetBase(app)}${file}" integrity="${app.files[file] ?? ""}"`;
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
