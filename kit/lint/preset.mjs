import { readFileSync } from "node:fs";
import { join } from "node:path";
import js from "@eslint/js";
import compat from "eslint-plugin-compat";
import { importX } from "eslint-plugin-import-x";
import hooks from "eslint-plugin-react-hooks";
import regexp from "eslint-plugin-regexp";
import globals from "globals";
import ts from "typescript-eslint";
import { sharedModules } from "../build/sharedModules.mjs";
import { textAlone } from "./textAlone.mjs";

const manifest = join(import.meta.dirname, "..", "package.json");

/** The browsers that builds are made for. */
export const { browserslist: browsers } = JSON.parse(readFileSync(manifest, "utf8"));

/** Node refuses JSON that is not said to be JSON; bundlers take both. */
export const jsonWithoutType = [
  "ImportDeclaration[importKind='value'][attributes.length=0][source.value=/\\.json$/]",
  "ImportExpression[options=null][source.value=/\\.json$/]",
].map((selector) => ({ selector, message: 'Say what it is: with { type: "json" }.' }));

const lazyOfReact = {
  name: "react",
  importNames: ["lazy"],
  message: "It keeps a failure for ever: lazyPart of shared-ui tries again.",
};

/** What holds of every source. */
const common = {
  languageOptions: { globals: { ...globals.node, ...globals.browser } },
  plugins: {
    "react-hooks": hooks,
    "import-x": importX,
    regexp,
    kit: { rules: { "text-alone": textAlone } },
  },
  rules: {
    ...hooks.configs.flat["recommended-latest"].rules,
    "react-hooks/exhaustive-deps": "error",
    "import-x/no-duplicates": ["error", { "prefer-inline": true }],
    "kit/text-alone": "error",
    "@typescript-eslint/no-explicit-any": "error",
    "@typescript-eslint/ban-ts-comment": "error",
    "@typescript-eslint/no-unused-vars": [
      "error",
      { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true },
    ],
    "@typescript-eslint/consistent-type-definitions": ["error", "type"],
    "@typescript-eslint/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
    "no-restricted-imports": ["error", { paths: [lazyOfReact] }],
    "no-restricted-syntax": ["error", ...jsonWithoutType],
    // A pattern that tries every way to divide a text stops whoever runs it on a stranger's text.
    "regexp/no-super-linear-backtracking": "error",
    "regexp/no-super-linear-move": "error",
    "regexp/no-misleading-capturing-group": "error",
    "regexp/no-dupe-disjunctions": "error",
    "no-console": "error",
    eqeqeq: ["error", "always", { null: "ignore" }],
  },
  settings: {
    "import-x/resolver": { node: { extensions: [".ts", ".tsx", ".mjs"] } },
  },
};

/** The rules of every package and every remote. */
export const basis = [js.configs.recommended, ...ts.configs.recommended, common];

/** What runs in a browser runs in every browser that builds are made for. */
export const inBrowsers = {
  ignores: ["**/*.test.{ts,tsx}", "**/testing/**"],
  ...compat.configs["flat/recommended"],
  settings: { browsers, polyfills: ["requestIdleCallback", "cancelIdleCallback"] },
};

const givenInPart = Object.entries(sharedModules)
  .filter(([, { only }]) => only)
  .map(([name, { only }]) => ({
    name,
    allowImportNames: only,
    allowTypeImports: true,
    message: `The shell gives of it only ${only.join(", ")}. Anything else is undefined in the page.`,
  }));

/** What a remote takes from the shell, the shell gives. */
export const inRemotes = {
  ignores: ["**/*.test.{ts,tsx}", "**/testing/**"],
  rules: { "no-restricted-imports": ["error", { paths: [lazyOfReact, ...givenInPart] }] },
};

/** What a remote's `eslint.config.mjs` exports. */
export default ts.config(
  { ignores: ["dist"] },
  ...basis,
  { files: ["src/**/*.{ts,tsx}"], ...inBrowsers },
  { files: ["src/**/*.{ts,tsx}"], ...inRemotes },
  { files: ["**/*.test.{ts,tsx}"], languageOptions: { globals: globals.jest } },
);
