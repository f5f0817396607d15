import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { readApp } from "@quotehaven/kit/build/app";
import { isTestFile } from "../bin/folders.mjs";

const root = resolve(import.meta.dirname, "..", "..");

const remotes = readdirSync(root).filter((name) => name.startsWith("remote-"));
let areas: (Pick<Awaited<ReturnType<typeof readApp>>, "routes"> & { name: string })[];
beforeAll(async () => {
  areas = await Promise.all(
    remotes.map(async (name) => ({ name, routes: (await readApp(join(root, name))).routes })),
  );
});

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

it("lets only its remote name a prefix, but for the front page", () => {
  const prefixes = areas
    .flatMap(({ routes }) => routes.map(({ prefix }) => prefix))
    .filter((prefix) => prefix !== "/");
  expect(prefixes).toContain("/agent");
  const files = folders.flatMap(sourcesIn);
  const named = prefixes.map((prefix) => [prefix, naming(prefix, files)]);
  expect(named).toEqual(prefixes.map((prefix) => [prefix, []]));
});

it.each(remotes)("%s names no path of another remote's area", (name) => {
  const homes = areas
    .filter((other) => other.name !== name)
    .flatMap(({ routes }) => routes.filter(({ home }) => home));
  // The API's calls have paths of their own.
  const sources = sourcesIn(join(name, "src")).filter((file) => !/Api\.ts$/.test(file));
  expect(homes.flatMap(({ prefix }) => naming(prefix, sources))).toEqual([]);
});
