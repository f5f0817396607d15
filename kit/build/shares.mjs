import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative } from "node:path";

const require = createRequire(import.meta.url);
const root = join(import.meta.dirname, "..", "..");

/** The version of platform is the contract between the shell and its remotes. */
export const contractVersion = installed("@quotehaven/platform");

/** What every remote gets from the shell, once, with the first load: request → version. */
const libraries = {
  react: installed("react"),
  "react/jsx-runtime": installed("react"),
  "react-dom": installed("react-dom"),
  "styled-components": installed("styled-components"),
  "@reduxjs/toolkit": installed("@reduxjs/toolkit"),
};

/**
 * Our own, in parts: each is there once for everybody. Importers name the package alone; its door
 * says which part a name is of, and a build that uses none of a part does not ask for it.
 */
const parts = ["@quotehaven/platform/base", "@quotehaven/shared-ui/base"];

/** Parts that are fetched when a screen asks for them. */
const lateParts = [
  "@quotehaven/platform/area",
  "@quotehaven/platform/forms",
  "@quotehaven/platform/human",
  "@quotehaven/platform/typedFields",
  "@quotehaven/shared-ui/combobox",
  "@quotehaven/shared-ui/content",
  "@quotehaven/shared-ui/fields",
  "@quotehaven/shared-ui/firstFields",
  "@quotehaven/shared-ui/typedFields",
];

function installed(name) {
  return JSON.parse(readFileSync(require.resolve(`${name}/package.json`), "utf8")).version;
}

const byFile = (names, more) =>
  names.map((name) => [require.resolve(name), { shareKey: name, ...more }]);

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
    ...byFile([...parts, ...lateParts], taken),
  ]);
}

/** The files of the shell's build that hold each late part, by the scripts of its lazy imports. */
export function lateShares(screens) {
  return Object.fromEntries(
    lateParts.map((name) => {
      const file = relative(root, require.resolve(name)).replaceAll("\\", "/");
      return [name, screens[file] ?? []];
    }),
  );
}
