import { readdirSync, existsSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
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
  release: ["contract"],
  local: ["api", "platform", "sandbox", "release"],
  e2e: ["contract"],
  lab: ["contract", "e2e", "shared-ui"],
};
const mayImport = (name) => (name.startsWith("remote-") ? browser : (allowed[name] ?? []));

/** The package that holds a file, or undefined for a file of the root. */
const packageOf = (file) => {
  const [folder] = relative(root, file).split(sep);
  return packages.find((name) => name === folder);
};

/** Why a file must not import this, or null where it may. */
function whyForbidden(file, specifier) {
  const own = packageOf(file);
  const [, named, isInside] = /^@quotehaven\/([^/]+)(\/src(?:\/|$))?/.exec(specifier) ?? [];
  const isPath = specifier.startsWith(".");
  const other = named ?? (isPath ? packageOf(resolve(dirname(file), specifier)) : undefined);
  if (!own || !other || other === own) return null;
  const may = mayImport(own);
  if (!may.includes(other))
    return `${own} may import only: ${may.join(", ") || "nothing of ours"}.`;
  return isPath || isInside ? "A package has one door: its exports." : null;
}

/** Keeps every import of another package to its direction and its door, however it is written. */
const boundaries = {
  create(context) {
    const check = (source) => {
      // Of a template, what stands before its first value says whose file it is.
      const specifier = source?.value ?? source?.quasis?.[0]?.value.cooked;
      if (typeof specifier !== "string") return;
      const message = whyForbidden(context.filename, specifier);
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
      TSImportType: ({ source }) => check(source),
    };
  },
};

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
    plugins: {
      "react-hooks": hooks,
      "import-x": importX,
      quotehaven: { rules: { boundaries } },
    },
    rules: {
      "quotehaven/boundaries": "error",
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
      "no-restricted-imports": [
        "error",
        {
          paths: [
            {
              name: "react",
              importNames: ["lazy"],
              message: "It keeps a failure for ever: lazyPart of shared-ui tries again.",
            },
          ],
        },
      ],
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
    files: ["local/**", "release/src/cli.ts", "*/src/main.ts", "lab/**", "e2e/ensureBrowser.ts"],
    rules: { "no-console": "off" },
  },
);
