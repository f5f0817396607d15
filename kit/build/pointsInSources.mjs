import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What code says where it touches what is everybody's, and how each is found. */
const patterns = {
  says: /\bevents\s*\.\s*emit\(\s*"([a-z][a-z0-9-]*\/[^"]+)"/g,
  hears: /\bevents\s*\.\s*on\(\s*"([a-z][a-z0-9-]*\/[^"]+)"/g,
  slices: /\bremoteSlice\(\s*"([^"]+)"/g,
  endpoints: /\b(\w+)\s*:\s*\w+\s*\.\s*(?:query|mutation|infiniteQuery)\s*[<(]/g,
};

/**
 * What the sources of an app touch of what is everybody's, so that the release tool can hold it
 * against what its manifest says and what others do: the events of remotes that it says and hears,
 * its slices of the store, its calls in the query cache. Tests and docstrings do not count.
 *
 * @param {string[]} folders each with its code in `src`
 */
export function pointsInSources(folders) {
  const code = folders.flatMap((folder) => sourcesIn(join(folder, "src"))).join("\n");
  const found = Object.entries(patterns).map(([what, pattern]) => [
    what,
    [...new Set([...code.matchAll(pattern)].map(([, name]) => name))].sort(),
  ]);
  return Object.fromEntries(found);
}

function sourcesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8").replace(/\/\*\*\s[^]*?\*\//g, ""));
}
