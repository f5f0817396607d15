import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";

const importPattern =
  /(?:^|[^\w.])(?:import|export)\s(?:[^"';]*?\sfrom\s)?["'](\.[^"']+)["']|import\(\s*["'](\.[^"']+)["']/g;

/** Whether a file is of tests: these may look into any room. */
export const isTestFile = (name) => /\.test\.|testing\b|fixtures?\./i.test(name);
const isSource = (name) => /(?<!\.d)\.(tsx?|mjs)$/.test(name) && !isTestFile(name);

/**
 * The room of a file of a package: its folder below `src` (`features/leads`), or for a file that
 * lies in `src` itself, the file.
 */
export function roomOf(source, file) {
  const path = relative(source, file).split(sep);
  if (path.length === 1) return path[0].replace(/\.\w+$/, "");
  return path.slice(0, -1).join("/");
}

/** Which rooms of a package import which, with one file that does so for each. */
export function roomsOf(source) {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(isSource);
  const rooms = new Map();
  for (const name of files) {
    const file = join(source, name);
    const from = roomOf(source, file);
    if (!rooms.has(from)) rooms.set(from, new Map());
    for (const [, still, late] of readFileSync(file, "utf8").matchAll(importPattern)) {
      const target = fileAt(resolve(dirname(file), still ?? late));
      if (!target || relative(source, target).startsWith("..")) continue;
      const to = roomOf(source, target);
      if (to !== from && !rooms.get(from).has(to)) rooms.get(from).set(to, name);
    }
  }
  return rooms;
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

/** Groups of rooms that reach each other (Tarjan's strongly connected components). */
export function circlesOf(rooms) {
  const indexes = new Map();
  const lows = new Map();
  const stack = [];
  const circles = [];
  const visit = (room) => {
    indexes.set(room, indexes.size);
    lows.set(room, indexes.get(room));
    stack.push(room);
    for (const next of rooms.get(room)?.keys() ?? []) {
      if (!indexes.has(next)) {
        visit(next);
        lows.set(room, Math.min(lows.get(room), lows.get(next)));
      } else if (stack.includes(next)) {
        lows.set(room, Math.min(lows.get(room), indexes.get(next)));
      }
    }
    if (lows.get(room) !== indexes.get(room)) return;
    const circle = stack.splice(stack.indexOf(room));
    if (circle.length > 1) circles.push(circle.sort());
  };
  for (const room of rooms.keys()) if (!indexes.has(room)) visit(room);
  return circles;
}

/** Whether a room reaches another by imports; an import back would close a circle. */
export function reaches(rooms, from, to) {
  const seen = new Set();
  const waiting = [from];
  for (let room = waiting.pop(); room !== undefined; room = waiting.pop()) {
    if (room === to) return true;
    if (seen.has(room)) continue;
    seen.add(room);
    waiting.push(...(rooms.get(room)?.keys() ?? []));
  }
  return false;
}

/** Whether both rooms are features, which know of each other only through a shared room. */
export function areFeatures(from, to) {
  return [from, to].every((room) => room.startsWith("features/"));
}
