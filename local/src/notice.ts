import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

type Package = { name: string; version: string; license?: string } & {
  dependencies?: Record<string, string>;
};

const root = resolve(import.meta.dirname, "../..");
/** What the generated part begins with. */
export const heading = "Packages of the npm registry that the product is built from\n";
/** What runs in production. */
const shipped = [
  "api",
  "shell",
  "remote-consumer",
  "remote-agent",
  "remote-payment",
  "remote-operations",
];

/** The file that names what comes along, and under which licence. */
export const noticeFile = join(root, "NOTICE");

const readPackage = (folder: string): Package =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

/** Where Node finds a package that is imported from a folder. */
function folderOf(name: string, from: string): string {
  const folder = join(from, "node_modules", name);
  if (existsSync(join(folder, "package.json"))) return folder;
  if (from === root) throw new Error(`${name} is not installed.`);
  return folderOf(name, join(from, ".."));
}

function collect(folder: string, found: Set<string>): Set<string> {
  for (const name of Object.keys(readPackage(folder).dependencies ?? {})) {
    const next = folderOf(name, folder);
    if (found.has(next)) continue;
    found.add(next);
    collect(next, found);
  }
  return found;
}

/**
 * The text of NOTICE: its first part, which is written by hand, and a line for each npm package among
 * the production dependencies of the API and the pages.
 *
 * @throws where a package says no licence.
 */
export function notice(): string {
  const [byHand = ""] = readFileSync(noticeFile, "utf8").split(heading);
  const found = shipped.reduce((all, name) => collect(join(root, name), all), new Set<string>());
  const lines = [...found].map(readPackage).flatMap(({ name, version, license }) => {
    if (name.startsWith("@quotehaven/")) return [];
    if (!license) throw new Error(`${name} says no licence.`);
    return [`  ${name} ${version}: ${license}`];
  });
  return `${byHand}${heading}${[...new Set(lines)].sort().join("\n")}\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  writeFileSync(noticeFile, notice());
}
