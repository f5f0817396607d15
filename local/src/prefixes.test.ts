import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { isTestFile } from "../bin/folders.mjs";

const root = resolve(import.meta.dirname, "..", "..");

type Manifest = { routes: { prefix: string; home?: boolean }[] };
const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(join(root, name, "quotehaven.json"), "utf8"));
const remotes = readdirSync(root).filter((name) => name.startsWith("remote-"));

/** The prefixes that remotes claim, without the front page. */
const prefixes = remotes
  .flatMap((name) => manifestOf(name).routes.map(({ prefix }) => prefix))
  .filter((prefix) => prefix !== "/");

/** What must not know them; of the API, what writes links: its own calls have names of their own. */
const folders = [
  "shell/src",
  "platform/src",
  "contract/src/release",
  "api/src/mail",
  "api/src/outbox",
];

const sourcesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !isTestFile(name))
    .map((name) => join(folder, name));

/** The files that name a prefix or a path below it. */
function naming(prefix: string, files: string[]): string[] {
  const named = new RegExp(`["'\`]${prefix}(?=["'\`/?#])`);
  return files.filter((file) => {
    const lines = readFileSync(join(root, file), "utf8").split("\n");
    return lines.some((line) => named.test(line) && !/^\s*(?:\*|\/\/|\/\*)|\burl:/.test(line));
  });
}

it.each(prefixes)("only the manifest of its remote names %s", (prefix) => {
  expect(naming(prefix, folders.flatMap(sourcesIn))).toEqual([]);
});

it.each(remotes)("%s names no path of another remote's area", (name) => {
  const areas = remotes
    .filter((other) => other !== name)
    .flatMap((other) => manifestOf(other).routes.filter(({ home }) => home));
  // The API's calls have paths of their own.
  const sources = sourcesIn(join(name, "src")).filter((file) => !/Api\.ts$/.test(file));
  expect(areas.flatMap(({ prefix }) => naming(prefix, sources))).toEqual([]);
});
