import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative } from "node:path";

const require = createRequire(import.meta.url);
const root = join(import.meta.dirname, "..", "..");

/** The version of platform is the contract between the shell and its remotes. */
export const { version: contractVersion } = JSON.parse(
  readFileSync(require.resolve("@quotehaven/platform/package.json"), "utf8"),
);

/**
 * What the shell provides and every remote takes: there once for everybody. The shell's side is
 * `shell/src/federation/sharedModules.ts`.
 */
export const sharedModules = {
  /** There with the first load. */
  initial: [
    "react",
    "react/jsx-runtime",
    "react-dom",
    "styled-components",
    "@reduxjs/toolkit",
    "react-i18next",
    "react-router-dom",
    "@quotehaven/platform",
    "@quotehaven/shared-ui",
  ],
  /** Fetched when a screen asks for them. */
  late: [
    "@quotehaven/platform/area",
    "@quotehaven/platform/forms",
    "@quotehaven/shared-ui/combobox",
    "@quotehaven/shared-ui/content",
    "@quotehaven/shared-ui/dropdown",
    "@quotehaven/shared-ui/fields",
    "@quotehaven/shared-ui/tabs",
  ],
};

/** The `shared` option of a remote: it takes what the shell provides and carries no copy of its own. */
export function takenShares() {
  const taken = { singleton: true, requiredVersion: false, import: false };
  const names = [...sharedModules.initial, ...sharedModules.late];
  return Object.fromEntries(names.map((name) => [name, taken]));
}

/** The files of the shell's build that hold each late part, by the scripts of its lazy imports. */
export function lateShares(screens) {
  return Object.fromEntries(
    sharedModules.late.map((name) => {
      const file = relative(root, require.resolve(name)).replaceAll("\\", "/");
      return [name, screens[file] ?? []];
    }),
  );
}
