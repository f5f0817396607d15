import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { eachMapping, TraceMap } from "@jridgewell/trace-mapping";
import { compressed, type ReleaseStore } from "../release/src/index";
import { publishBuilt } from "./pageStores";

/** brotli, before a screen is usable. */
const mostLandingBytes = 240_000;

const landings = ["/", "/agent"];
const shownByPackage = ["/", "/agent", "/auth/register", "/profile/dashboard", "/agent/profile"];

type Sizes = Map<string, number>;
type Script = { bytes: number; packages: Sizes };
type Screen = { path: string; scripts: Script[]; pageBytes: number };

/**
 * How much script each page names as needed before its screen is usable, in brotli bytes, and which
 * packages it is of. A package's share of a file is its share of the minified text.
 */
export async function measureBytes(): Promise<void> {
  const { store, remove } = await publishBuilt();
  try {
    const screens = await screensOf(store);
    printScreens(screens);
    printPackages(screens.filter(({ path }) => shownByPackage.includes(path)));
  } finally {
    await remove();
  }
}

async function screensOf(store: ReleaseStore): Promise<Screen[]> {
  const folder = join(store.root, "site");
  const pages: { path: string; file: string }[] = JSON.parse(
    await readFile(join(folder, "pages.json"), "utf8"),
  );
  const known = new Map<string, Promise<Script>>();
  const scriptAt = (address: string) => {
    const found = known.get(address) ?? readScript(store, address);
    known.set(address, found);
    return found;
  };
  return Promise.all(
    pages.map(async ({ path, file }) => {
      const html = await readFile(join(folder, file));
      const { br } = await compressed(html);
      const addresses = [
        ...String(html).matchAll(/<(?:script|link) [^>]*"(\/assets\/[^"]+\.js)"/g),
      ];
      const scripts = await Promise.all(addresses.map(([, address = ""]) => scriptAt(address)));
      return { path, scripts, pageBytes: br.length };
    }),
  );
}

async function readScript(store: ReleaseStore, address: string): Promise<Script> {
  const file = address.replace("/assets/", "");
  const source = await readFile(join(store.root, "builds", file));
  const map = join(store.root, "maps", `${file}.map`);
  const { br } = await compressed(source);
  const own = existsSync(map)
    ? charactersByPackage(String(source), await readFile(map, "utf8"))
    : new Map([["texts", source.length]]);
  const all = [...own.values()].reduce((sum, size) => sum + size, 0);
  const packages = [...own].map(([name, size]): [string, number] => [
    name,
    (size / all) * br.length,
  ]);
  return { bytes: br.length, packages: new Map(packages) };
}

/** Each character of a script counts for the source that the last mapping before it names. */
function charactersByPackage(script: string, map: string): Sizes {
  const sizes: Sizes = new Map();
  const lineLengths = script.split("\n").map(({ length }) => length);
  let before = { line: 1, column: 0, name: "webpack" };
  const count = (until: number) => add(sizes, before.name, Math.max(0, until - before.column));
  eachMapping(new TraceMap(map), ({ generatedLine, generatedColumn, source }) => {
    const isSameLine = generatedLine === before.line;
    count(isSameLine ? generatedColumn : (lineLengths[before.line - 1] ?? 0));
    before = { line: generatedLine, column: generatedColumn, name: packageOf(source) };
  });
  count(lineLengths[before.line - 1] ?? 0);
  return sizes;
}

function packageOf(source: string | null): string {
  const path = source?.replace(/^webpack:\/\/[^/]*\//, "") ?? "";
  const installed = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
  if (installed && !installed.startsWith("@quotehaven")) return installed;
  if (path.endsWith(".json")) return "texts";
  const own = /(?:^|\/)(platform|shared-ui|contract|cover|threads|shell)\/src\//.exec(path)?.[1];
  return own ?? (/(?:^|\/)src\//.test(path) ? "the app" : "webpack");
}

function add(sizes: Sizes, name: string, more: number): void {
  sizes.set(name, (sizes.get(name) ?? 0) + more);
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

function printScreens(screens: readonly Screen[]): void {
  console.log(
    "| path | files | script, KB | at most | page, KB |\n| --- | ---: | ---: | ---: | ---: |",
  );
  for (const { path, scripts, pageBytes } of screens) {
    const sum = scripts.reduce((all, { bytes }) => all + bytes, 0);
    const isMissed = landings.includes(path) && sum > mostLandingBytes;
    const most = landings.includes(path) ? `${mostLandingBytes / 1000}` : "";
    const verdict = isMissed ? ", missed" : "";
    console.log(
      `| \`${path}\` | ${scripts.length} | ${kilobytes(sum)} | ${most}${verdict} | ${kilobytes(pageBytes)} |`,
    );
  }
}

function printPackages(screens: readonly Screen[]): void {
  const columns = screens.map(({ scripts }) => {
    const sizes: Sizes = new Map();
    for (const { packages } of scripts) {
      for (const [name, size] of packages) add(sizes, name, size);
    }
    return sizes;
  });
  const largest = (name: string) => Math.max(...columns.map((sizes) => sizes.get(name) ?? 0));
  const names = [...new Set(columns.flatMap((sizes) => [...sizes.keys()]))];
  names.sort((one, other) => largest(other) - largest(one));
  console.log(`\n| KB of | ${screens.map(({ path }) => `\`${path}\``).join(" | ")} |`);
  console.log(`| --- | ${screens.map(() => "---:").join(" | ")} |`);
  for (const name of names) {
    const cells = columns.map((sizes) => kilobytes(sizes.get(name) ?? 0));
    if (largest(name) >= 50) console.log(`| ${name} | ${cells.join(" | ")} |`);
  }
}
