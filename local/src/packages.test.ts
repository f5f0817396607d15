import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { isForTests, packageNames, publishedManifest } from "../bin/packages.mjs";
import { heading, notice, noticeFile } from "./notice";

const root = resolve(import.meta.dirname, "..", "..");

const textOf = (name: string, file: string) => readFileSync(join(root, name, file), "utf8");

describe.each(packageNames)("%s, as it is published", (name) => {
  const manifest = publishedManifest(name);

  it("leads to compiled files with declarations, each of a source that is there", () => {
    for (const target of Object.values(manifest.exports)) {
      const files = typeof target === "string" ? [target] : Object.values(target);
      for (const file of files) {
        expect(file).not.toContain("/src/");
        expect(
          ["package.json", ...manifest.files].some((part) => file.startsWith(`./${part}`)),
        ).toBe(true);
        expect(sourceOf(name, file)).toBe(file);
      }
    }
  });

  it("brings its documents, and says whose it is", () => {
    expect(textOf(name, "README.md")).toMatch(new RegExp(`^# ${manifest.name}\n`));
    expect(textOf(name, "CHANGELOG.md")).toContain(`## ${manifest.version}\n`);
    expect(manifest).toMatchObject({
      license: "UNLICENSED",
      description: expect.stringMatching(/.\.$/),
    });
    expect(manifest).not.toHaveProperty("private");
  });

  it("declares every package that it imports", () => {
    const declared = { ...manifest.dependencies, ...manifest.peerDependencies };
    expect(importedBy(name).filter((each) => !(each in declared))).toEqual([]);
  });

  it("needs nothing of ours that is not published as well", () => {
    const needed = Object.keys(manifest.dependencies ?? {}).filter((each) =>
      each.startsWith("@quotehaven/"),
    );
    expect(
      needed.filter((each) => !packageNames.includes(each.slice("@quotehaven/".length))),
    ).toEqual([]);
  });
});

/** The packages that the sources of a package name, tests left out. */
function importedBy(name: string): string[] {
  const folders = ["src", "build", "bin", "lint", "test"].map((folder) => join(root, name, folder));
  const code = folders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((file) => join(folder, file))
      .filter((file) => /(?<!\.d)\.(tsx?|mjs)$/.test(file) && !isForTests(relative(root, file)))
      .map((file) => readFileSync(file, "utf8")),
  );
  const named = code.flatMap((text) => [...text.matchAll(importOf)].map(([, one = ""]) => one));
  const others = named.filter(
    (each) => !each.startsWith("node:") && each !== `@quotehaven/${name}`,
  );
  return [...new Set(others)].sort();
}

/** The package of an `import` or `export … from` at a line's begin or end, or of an `import()`. */
const importOf =
  /(?:^import |^(?:import|export) [^"'`]*? from |\bimport\()"((?:@[\w-]+\/)?[a-z][\w.:-]*)/gm;

/** A published file again where what it is made from is there. */
function sourceOf(name: string, file: string): string | undefined {
  const source = join(root, name, file.replace(/^\.\/dist\//, "src/"));
  const stem = source.replace(/(\.d\.ts|\.js)$/, "");
  const isThere = [source, `${stem}.ts`, `${stem}.tsx`].some((each) => existsSync(each));
  return isThere ? file : undefined;
}

/** Licences that ask for a notice alone, and MPL-2.0, which asks nothing of a file that is not changed. */
const allowed = [
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "ISC",
  "MIT",
  "MIT and ISC",
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1",
  // Gives up every right.
  "Unlicense",
];

describe("the notice", () => {
  it("names every package that is shipped (npm run notice)", () => {
    expect(readFileSync(noticeFile, "utf8")).toBe(notice());
  });

  it("has permissive licences alone", () => {
    const [, list = ""] = notice().split(heading);
    const licences = list
      .trim()
      .split("\n")
      .map((line) => line.split(": ")[1]);
    expect(licences.length).toBeGreaterThan(50);
    expect([...new Set(licences)].filter((licence) => !allowed.includes(licence ?? ""))).toEqual(
      [],
    );
  });
});
