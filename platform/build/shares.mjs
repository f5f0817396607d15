import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const require = createRequire(import.meta.url);
const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

const readJson = (path) => JSON.parse(readFileSync(path, "utf8"));

/** The version of platform is the contract between the shell and its remotes. */
export const contractVersion = readJson(new URL("../package.json", import.meta.url)).version;

const installed = (name) => readJson(require.resolve(`${name}/package.json`)).version;

/** What every remote gets from the shell, once, with the first load: request → version. */
const libraries = {
  react: installed("react"),
  "react/jsx-runtime": installed("react"),
  "react-dom": installed("react-dom"),
  "styled-components": installed("styled-components"),
};

/**
 * Our own, in parts: each is there once for everybody. Importers name the package alone; its door
 * says which part a name is of, and a build that uses none of a part does not ask for it.
 */
const parts = {
  "@quotehaven/platform/base": "platform/src/shares/base.ts",
  "@quotehaven/shared-ui/base": "shared-ui/src/shares/base.ts",
};

/** Parts that are fetched when a screen asks for them. */
const lateParts = {
  "@quotehaven/platform/area": "platform/src/shares/area.ts",
  "@quotehaven/platform/forms": "platform/src/shares/forms.ts",
  "@quotehaven/platform/human": "platform/src/shares/human.ts",
  "@quotehaven/platform/typedFields": "platform/src/shares/typedFields.ts",
  "@quotehaven/shared-ui/combobox": "shared-ui/src/Combobox/index.ts",
  "@quotehaven/shared-ui/content": "shared-ui/src/shares/content.ts",
  "@quotehaven/shared-ui/fields": "shared-ui/src/shares/fields.ts",
  "@quotehaven/shared-ui/typedFields": "shared-ui/src/shares/typedFields.ts",
};

const byFile = (named, more) =>
  Object.entries(named).map(([name, file]) => [join(root, file), { shareKey: name, ...more }]);

/** The shell's side of the share scope: it provides everything. */
export function providedShares() {
  const version = contractVersion;
  return Object.fromEntries([
    ...Object.entries(libraries).map(([name, own]) => [
      name,
      { shareKey: name, version: own, eager: true },
    ]),
    ...byFile(parts, { version, eager: true }),
    ...byFile(lateParts, { version }),
  ]);
}

/** A remote's side: it takes what the shell provides and carries no copy of its own. */
export function consumedShares() {
  const taken = { singleton: true, strictVersion: false, requiredVersion: false, import: false };
  return Object.fromEntries([
    ...Object.keys(libraries).map((name) => [name, taken]),
    ...byFile({ ...parts, ...lateParts }, taken),
  ]);
}

/** The files of the shell's build that hold each late part, by the scripts of its lazy imports. */
export function lateShares(screens) {
  return Object.fromEntries(
    Object.entries(lateParts).map(([name, file]) => [name, screens[file] ?? []]),
  );
}
