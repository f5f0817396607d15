import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { packageNames, publishedManifest } from "../bin/packages.mjs";

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

  it("needs nothing of ours that is not published as well", () => {
    const needed = Object.keys(manifest.dependencies ?? {}).filter((each) =>
      each.startsWith("@quotehaven/"),
    );
    expect(
      needed.filter((each) => !packageNames.includes(each.slice("@quotehaven/".length))),
    ).toEqual([]);
  });
});

/** A published file again where what it is made from is there. */
function sourceOf(name: string, file: string): string | undefined {
  const source = join(root, name, file.replace(/^\.\/dist\//, "src/"));
  const stem = source.replace(/(\.d\.ts|\.js)$/, "");
  const isThere = [source, `${stem}.ts`, `${stem}.tsx`].some((each) => existsSync(each));
  return isThere ? file : undefined;
}
