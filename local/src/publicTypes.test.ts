import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { publicTypes, typedPackages } from "../bin/publicTypes.mjs";
import { typeChanges, wrongVersion } from "../bin/typeChanges.mjs";

const root = resolve(import.meta.dirname, "..", "..");
const read = (...path: string[]) => JSON.parse(readFileSync(join(root, ...path), "utf8"));

let types: ReturnType<typeof publicTypes>;
beforeAll(() => {
  types = publicTypes(root);
});

it.each(typedPackages)(
  "%s has the version that what it gives asks for, since the kept one",
  (name) => {
    const kept: { version: string; types: Record<string, string> } = read(name, "publicTypes.json");
    const now = types[name] ?? {};
    expect(Object.keys(now).length).toBeGreaterThan(10);
    const versions = { from: kept.version, to: read(name, "package.json").version };
    expect(wrongVersion(name, versions, typeChanges(kept.types, now))).toBeNull();
  },
);
