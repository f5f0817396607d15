import { readdirSync, existsSync } from "node:fs";
import { join } from "node:path";
import js from "@eslint/js";
import globals from "globals";
import hooks from "eslint-plugin-react-hooks";
import { importX } from "eslint-plugin-import-x";
import ts from "typescript-eslint";

const root = import.meta.dirname;

/** Every package of the workspace: a new folder is guarded from its first day. */
const packages = readdirSync(root).filter((name) => existsSync(join(root, name, "package.json")));

/** What a folder may import from us. A folder that is not listed may import nothing. */
const browser = ["platform", "shared-ui", "contract"];
const allowed = {
  platform: ["contract", "shared-ui"],
  shell: browser,
  api: ["contract"],
  local: ["api", "sandbox", "release"],
  e2e: ["contract"],
};
const mayImport = (name) => (name.startsWith("remote-") ? browser : (allowed[name] ?? []));

const boundaries = packages.map((name) => {
  const forbidden = packages.filter((other) => other !== name && !mayImport(name).includes(other));
  const others = packages.filter((other) => other !== name);
  return {
    files: [`${name}/**/*.{ts,tsx,mjs}`],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              group: forbidden.flatMap((other) => [
                `@quotehaven/${other}`,
                `@quotehaven/${other}/*`,
              ]),
              message: `${name} may import only: ${mayImport(name).join(", ") || "nothing of ours"}.`,
            },
            {
              group: others.flatMap((other) => [
                `@quotehaven/${other}/src/**`,
                `**/${other}/src/**`,
              ]),
              message: "A package has one door: its exports.",
            },
          ].filter(({ group }) => group.length > 0),
        },
      ],
    },
  };
});

export default ts.config(
  {
    ignores: [
      "**/dist",
      "**/node_modules",
      ".data",
      ".releases",
      ".cache",
      ".nx",
      "sandbox/assets",
    ],
  },
  js.configs.recommended,
  ...ts.configs.recommended,
  {
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    plugins: { "react-hooks": hooks, "import-x": importX },
    rules: {
      "react-hooks/rules-of-hooks": "error",
      "react-hooks/exhaustive-deps": "error",
      "import-x/no-cycle": ["error", { ignoreExternal: true }],
      "import-x/no-duplicates": ["error", { "prefer-inline": true }],
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/ban-ts-comment": "error",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      "@typescript-eslint/consistent-type-definitions": ["error", "type"],
      "@typescript-eslint/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
      "no-console": "error",
      eqeqeq: ["error", "always", { null: "ignore" }],
    },
    settings: {
      "import-x/extensions": [".ts", ".tsx"],
      "import-x/parsers": { "@typescript-eslint/parser": [".ts", ".tsx"] },
      "import-x/resolver": { node: { extensions: [".ts", ".tsx", ".mjs"] } },
    },
  },
  { files: ["**/*.test.{ts,tsx}", "platform/test/**"], languageOptions: { globals: globals.jest } },
  {
    files: ["local/**", "release/src/cli.ts", "*/src/main.ts", "e2e/faults/**"],
    rules: { "no-console": "off" },
  },
  ...boundaries,
);
