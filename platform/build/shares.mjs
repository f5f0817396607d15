import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

const readJson = (path) => JSON.parse(readFileSync(path, "utf8"));

/** The version of platform is the contract between the shell and its remotes. */
export const contractVersion = readJson(new URL("../package.json", import.meta.url)).version;

const installed = (name) => readJson(require.resolve(`${name}/package.json`)).version;

/** What every remote gets from the shell, once: request → version. */
const eager = {
  react: installed("react"),
  "react/jsx-runtime": installed("react"),
  "react-dom": installed("react-dom"),
  "styled-components": installed("styled-components"),
  "@quotehaven/platform": contractVersion,
  "@quotehaven/shared-ui": contractVersion,
  "@quotehaven/contract/rules": contractVersion,
};

/** Shared as well, but fetched only when a screen asks for it. */
const lazy = {
  "@quotehaven/shared-ui/calendar": contractVersion,
  "@quotehaven/shared-ui/combobox": contractVersion,
};

/** The shell's side of the share scope: it provides everything. */
export function providedShares() {
  return Object.fromEntries([
    ...Object.entries(eager).map(([name, version]) => [
      name,
      { shareKey: name, version, eager: true },
    ]),
    // By file: the shell itself imports none of them, and webpack provides what it has met.
    ...Object.entries(lazy).map(([name, version]) => [
      require.resolve(name),
      { shareKey: name, version },
    ]),
  ]);
}

/** A remote's side: it takes what the shell provides and carries no copy of its own. */
export function consumedShares() {
  return Object.fromEntries(
    Object.keys({ ...eager, ...lazy }).map((name) => [
      name,
      { singleton: true, strictVersion: false, requiredVersion: false, import: false },
    ]),
  );
}
