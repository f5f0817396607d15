import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { appFolders } from "../bin/appFolders.mjs";
import { cyclesOf, importsByFolder } from "../bin/folders.mjs";
import {
  deployedRows,
  featuresThatImportFeatures,
  longestFunctionOf,
  packages,
  typicalChanges,
  wireNamesIn,
} from "../bin/structure.mjs";

const root = resolve(import.meta.dirname, "..", "..");

it("has the shell first among the apps, then every remote", () => {
  const remotes = readdirSync(root).filter((name) => name.startsWith("remote-"));
  expect(remotes.length).toBeGreaterThan(0);
  const [first, ...others] = appFolders();
  expect([first, ...others.sort()]).toEqual(["shell", ...remotes.sort()]);
});

it.each(typicalChanges)("$change touches files that are there", ({ touched }) => {
  expect(touched.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

it("says of an error code all of its places in the contract", () => {
  const change = typicalChanges.find((one) => one.change === "an error code");
  for (const file of change?.touched ?? []) {
    expect(readFileSync(join(root, file), "utf8")).toContain('"duplicate-email"');
  }
});

it.each(packages)(
  "%s has no folders that import in a cycle, and no features that import each other",
  (name) => {
    const folders = importsByFolder(join(root, name, "src"));
    expect(folders.size).toBeGreaterThan(0);
    expect(cyclesOf(folders)).toEqual([]);
    expect(featuresThatImportFeatures(folders)).toEqual([]);
  },
);

it("tells in docs/remotes.md what is deployed, as the remotes say it", async () => {
  const text = readFileSync(join(root, "docs", "remotes.md"), "utf8");
  const rows = text.split("\n").filter((line) => /^\| `(?:shell|remote-)/.test(line));
  expect(rows).toEqual(await deployedRows());
});

it.each(packages)("%s says no name of the wire where it is not translated", (name) => {
  expect(wireNamesIn(name)).toEqual([]);
});

it("finds the longest function of a package", () => {
  expect(longestFunctionOf("release").lines).toBeGreaterThan(10);
});
