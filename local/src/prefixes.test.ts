import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { isTestFile } from "../bin/folders.mjs";

const root = resolve(import.meta.dirname, "..", "..");

/** The prefixes that remotes claim, without the front page. */
const prefixes = readdirSync(root)
  .filter((name) => name.startsWith("remote-"))
  .map((name) => JSON.parse(readFileSync(join(root, name, "quotehaven.json"), "utf8")))
  .flatMap(({ routes }: { routes: { prefix: string }[] }) => routes.map(({ prefix }) => prefix))
  .filter((prefix) => prefix !== "/");

/** What must not know them; of the API, what writes links: its own calls have names of their own. */
const folders = [
  "shell/src",
  "platform/src",
  "contract/src/release",
  "api/src/mail",
  "api/src/outbox",
];

const sources = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !isTestFile(name))
    .map((name) => join(folder, name)),
);

it.each(prefixes)("only the manifest of its remote names %s", (prefix) => {
  const named = new RegExp(`["'\`]${prefix}(?=["'\`/?#])`);
  const naming = sources.filter((file) => {
    const lines = readFileSync(join(root, file), "utf8").split("\n");
    return lines.some((line) => named.test(line) && !/^\s*(?:\*|\/\/|\/\*)|\burl:/.test(line));
  });
  expect(naming).toEqual([]);
});
