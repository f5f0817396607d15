import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BUILD_FILE } from "@quotehaven/contract/release";
import type { ClaimedRoute } from "../build";
import { openStore } from "../store";

type Wanted = {
  name: string;
  contract?: string;
  provides?: string;
  prefixes?: string[];
  routes?: ClaimedRoute[];
  /** What its script says; another text is another version. */
  code?: string;
  /** Files that it names and does not have. */
  missing?: string[];
  /** Further files, and what else its manifest says. */
  files?: Record<string, string>;
  manifest?: Record<string, unknown>;
};

/** Route entries that claim these prefixes. */
export function routesOf(prefixes: string[]): ClaimedRoute[] {
  return prefixes.map((prefix) => ({
    prefix,
    exact: false,
    role: "anyone",
    title: `Title of ${prefix}`,
    description: `Description of ${prefix}`,
    screens: {},
  }));
}

/** A remote with one route, whose own path is prerendered. */
export function aPrerenderedRemote(
  prefix: string,
  text: string,
  html: Record<string, string> = { en: "en.html", es: "es.html" },
) {
  const prerendered = { "/": { css: "own.css", html } };
  return {
    files: { "own.css": ".a{top:0}", "en.html": text, "es.html": "<p>Hola</p>" },
    manifest: { routes: [{ ...routesOf([prefix])[0], prerendered }] },
  };
}

/**
 * A folder for one test, and builds written into it.
 *
 * @param address of the store; a folder in that folder unless given
 */
export async function aWorkplace(address?: string) {
  const folder = await mkdtemp(join(tmpdir(), "quotehaven-release-"));
  let count = 0;

  async function aBuild(wanted: Wanted): Promise<string> {
    const { name, contract = "^0.1.0", provides = "0.1.0", code = "run()", missing = [] } = wanted;
    count += 1;
    const dist = await mkdtemp(join(folder, `build-${count}-`));
    const isShell = name === "shell";
    const start = isShell ? "main.js" : "remoteEntry.js";
    const files: Record<string, string> = {
      [start]: isShell ? code : `${code};quotehaven_${name.replaceAll("-", "_")}`,
      "remote.js": `${code};remote`,
      ...(isShell ? ofShell : {}),
      ...wanted.files,
    };
    for (const [file, text] of Object.entries(files)) await writeFile(join(dist, file), text);
    await writeFile(join(dist, `${start}.map`), "{}");
    const manifest = {
      name,
      team: `Team ${name}`,
      version: "0.1.0",
      container: `quotehaven_${name.replaceAll("-", "_")}`,
      ...(isShell ? { provides, headScript: "head.js" } : { contract }),
      routes: wanted.routes ?? routesOf(wanted.prefixes ?? [isShell ? "/verify" : `/${name}`]),
      start: [start],
      screens: { "src/remote.tsx": ["remote.js"] },
      assets: {},
      files: [...Object.keys(files), ...missing],
      preloadFonts: [],
      siteName: "Quotehaven",
      ...wanted.manifest,
    };
    await writeFile(join(dist, BUILD_FILE), JSON.stringify(manifest));
    return dist;
  }

  return {
    folder,
    store: openStore(address ?? join(folder, "store")),
    aBuild,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

const template = `<html lang="{{lang}}"><head><title>{{title}}</title>
<meta name="description" content="{{description}}"><!--head--></head>
<body><div id="root" data-shows="{{shows}}"><!--content--></div><!--body--></body></html>`;

const ofShell = {
  "page.template": template,
  "head.js": "head()",
  "global.css": "body{margin:0}",
  "area.html": "<i></i>",
  "area.css": "i{top:0}",
};
