import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";

const importPattern =
  /(?:^|[^\w.])(?:import|export)\s(?:[^"';]*?\sfrom\s)?["'](\.[^"']+)["']|import\(\s*["'](\.[^"']+)["']/g;

/** Whether a file is of tests: these may look into any folder. */
export const isTestFile = (name) => /\.test\.|testing\b|fixtures?\./i.test(name);
const isSource = (name) => /(?<!\.d)\.(tsx?|mjs)$/.test(name) && !isTestFile(name);

/**
 * Where a file of a package belongs: its folder below `src` (`features/leads`), or for a file that
 * lies in `src` itself, the file.
 */
export function folderOf(source, file) {
  const path = relative(source, file).split(sep);
  if (path.length === 1) return path[0].replace(/\.\w+$/, "");
  return path.slice(0, -1).join("/");
}

/** Which folders of a package import which, with one file that does so for each. */
export function importsByFolder(source) {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(isSource);
  const folders = new Map();
  for (const name of files) {
    const file = join(source, name);
    const from = folderOf(source, file);
    if (!folders.has(from)) folders.set(from, new Map());
    for (const [, still, late] of readFileSync(file, "utf8").matchAll(importPattern)) {
      const target = fileAt(resolve(dirname(file), still ?? late));
      if (!target || relative(source, target).startsWith("..")) continue;
      const to = folderOf(source, target);
      if (to !== from && !folders.get(from).has(to)) folders.get(from).set(to, name);
    }
  }
  return folders;
}

const ofOthers = /(^|[\\/])(node_modules|dist)[\\/]/;
const typeImport = /^\W*(?:import|export)\s+type\s/;

/** Which files of a package load which; what is imported as types alone is not loaded. */
export function filesOf(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const code = names.filter((name) => /\.(tsx?|mjs)$/.test(name) && !ofOthers.test(name));
  return new Map(code.map((name) => [join(folder, name), loadedBy(join(folder, name))]));
}

function loadedBy(file) {
  const imports = [...readFileSync(file, "utf8").matchAll(importPattern)];
  const targets = imports
    .filter(([statement]) => !typeImport.test(statement))
    .map(([, still, late]) => fileAt(resolve(dirname(file), still ?? late)));
  return new Map(targets.filter(Boolean).map((target) => [target, file]));
}

/** The file that a path without its ending means, or undefined. */
export function fileAt(path) {
  const candidates = [
    path,
    ...["ts", "tsx", "mjs"].flatMap((end) => [`${path}.${end}`, `${path}/index.${end}`]),
  ];
  return candidates.find((each) => /\.\w+$/.test(each) && existsSync(each));
}

/** Whether a folder reaches another by imports; an import back would close a cycle. */
export function reaches(folders, from, to) {
  const seen = new Set();
  const waiting = [from];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (folder === to) return true;
    if (seen.has(folder)) continue;
    seen.add(folder);
    waiting.push(...(folders.get(folder)?.keys() ?? []));
  }
  return false;
}

/** Whether both folders are features, which know of each other only through a shared folder. */
export function areFeatures(from, to) {
  return [from, to].every((folder) => folder.startsWith("features/"));
}
