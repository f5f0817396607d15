import { readdirSync, existsSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import globals from "globals";
import ts from "typescript-eslint";
import { basis, inBrowsers, inRemotes, jsonWithoutType } from "@quotehaven/kit/eslint";
import {
  areFeatures,
  fileAt,
  filesOf,
  isTestFile,
  reaches,
  folderOf,
  importsByFolder,
} from "./local/bin/folders.mjs";
import { wireNamesOf } from "./local/bin/wireNames.mjs";

const root = import.meta.dirname;

/** Every package of the workspace: a new folder is guarded from its first day. */
const packages = readdirSync(root).filter((name) => existsSync(join(root, name, "package.json")));

/** What a folder may import from us. A folder that is not listed may import nothing. */
const browser = ["platform", "shared-ui", "contract"];
const allowed = {
  "shared-features": browser,
  platform: ["contract", "shared-ui"],
  kit: browser,
  shell: [...browser, "kit"],
  api: ["contract", "release", "shared-ui"],
  release: ["contract"],
  local: ["api", "kit", "platform", "sandbox", "release"],
  e2e: ["contract", "local", "release"],
};
const mayImport = (name) =>
  name.startsWith("remote-") ? [...browser, "shared-features", "kit"] : (allowed[name] ?? []);

/** Name, contact details and colours, which mails and printed pages have in common with the screens. */
const brandDoor = "@quotehaven/shared-ui/brand.json";

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
  if (specifier === "@quotehaven/platform/shell" && !["shell", "kit"].includes(own))
    return "Only the shell may import this.";
  if (own === "api" && other === "shared-ui" && specifier !== brandDoor)
    return `Of shared-ui, api may import ${brandDoor} only.`;
  return isPath || isInside ? "Import another package by its exports only." : null;
}

/**
 * The folders of the API in the order of its story. A folder imports those above it, and never one below.
 * What lies in api/src itself puts them together; of it, folders import what they are given (deps.ts) alone.
 */
const apiStory = [
  "database",
  "server",
  "reference",
  "outbox",
  "estimation",
  "applications",
  "accounts",
  "leads",
  "threads",
  "quotes",
  "profiles",
  "payments",
  "submission",
  "notices",
  "leaving",
  "operations",
  "seeds",
  "testing",
];

/** Why a file of the API must not import another of its folders, or null where it may. */
function whyAgainstStory(file, specifier) {
  const source = join(root, "api", "src");
  if (!file.startsWith(source + sep) || !specifier.startsWith(".") || isTestFile(file)) return null;
  const target = relative(source, resolve(dirname(file), specifier)).split(sep);
  const [from, ...rest] = relative(source, file).split(sep);
  const [to] = target;
  if (rest.length === 0 || to === from || to === ".." || to === "deps") return null;
  if (!apiStory.includes(from))
    return `Say in eslint.config.mjs where ${from} stands in the story.`;
  const isAbove = apiStory.includes(to) && apiStory.indexOf(to) < apiStory.indexOf(from);
  return isAbove ? null : `In the API's story, ${to} stands below ${from}: import what is above.`;
}

const foldersByPackage = new Map();

/** The folders of a package as they lie on the disk, read once. */
function foldersIn(name) {
  if (!foldersByPackage.has(name))
    foldersByPackage.set(name, importsByFolder(join(root, name, "src")));
  return foldersByPackage.get(name);
}

/** Why a file must not import another folder of its package, or null where it may. */
function whyFolderCycle(file, specifier) {
  const own = packageOf(file);
  // There the story says it, folder by folder.
  if (own === "api") return null;
  const source = own && join(root, own, "src");
  const isInside = source && file.startsWith(source + sep) && specifier.startsWith(".");
  const target = isInside ? fileAt(resolve(dirname(file), specifier)) : undefined;
  if (!target?.startsWith(source + sep) || isTestFile(file)) return null;
  const [from, to] = [folderOf(source, file), folderOf(source, target)];
  if (from === to) return null;
  if (areFeatures(from, to)) {
    return `Features meet in a shared folder only: ${from} must not import ${to}.`;
  }
  return reaches(foldersIn(own), to, from)
    ? `Folders must not import in a cycle: ${to} imports ${from} already, itself or by others.`
    : null;
}

const filesByPackage = new Map();

/** What the files of a package load as they lie on the disk, read once. */
function filesIn(name) {
  if (!filesByPackage.has(name)) filesByPackage.set(name, filesOf(join(root, name)));
  return filesByPackage.get(name);
}

/** Why a file must not load another file of its package, or null where it may. */
function whyFileCycle(file, specifier, isType) {
  const own = packageOf(file);
  if (!own || isType || !specifier.startsWith(".")) return null;
  const target = fileAt(resolve(dirname(file), specifier));
  return target && reaches(filesIn(own), target, file)
    ? "Files must not import in a cycle: that one loads this one already, itself or by others."
    : null;
}

/** Keeps every import of another package to its direction and its exports, however it is written. */
const boundaries = {
  create(context) {
    const check = (source, isType = false) => {
      // Of a template, what precedes its first value says whose file it is.
      const specifier = source?.value ?? source?.quasis?.[0]?.value.cooked;
      if (typeof specifier !== "string") return;
      const message =
        whyForbidden(context.filename, specifier) ??
        whyAgainstStory(context.filename, specifier) ??
        whyFolderCycle(context.filename, specifier) ??
        whyFileCycle(context.filename, specifier, isType);
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: ({ source, importKind }) => check(source, importKind === "type"),
      ImportExpression: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source, exportKind }) => check(source, exportKind === "type"),
      ExportAllDeclaration: ({ source, exportKind }) => check(source, exportKind === "type"),
      TSImportType: ({ source }) => check(source, true),
    };
  },
};

/** Keeps the wire's names to contract and to what speaks HTTP itself, in texts and comments too. */
const ourWords = {
  create: (context) => ({
    Program() {
      const { text } = context.sourceCode;
      const path = relative(root, context.filename).replaceAll(sep, "/");
      for (const { name, index } of wireNamesOf(path, text)) {
        const start = context.sourceCode.getLocFromIndex(index);
        const end = context.sourceCode.getLocFromIndex(index + name.length);
        const message = `${name} is a name of the wire: say it in our words (contract/src/wire).`;
        context.report({ loc: { start, end }, message });
      }
    },
  }),
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
      "api/src/database/tables.ts",
      "shell/src/federation/sharedModules.ts",
    ],
  },
  ...basis,
  {
    plugins: { quotehaven: { rules: { boundaries, "our-words": ourWords } } },
    rules: {
      "quotehaven/boundaries": "error",
      "quotehaven/our-words": "error",
    },
  },
  {
    files: ["{shared-ui,shared-features,platform,shell,remote-*}/src/**/*.{ts,tsx}"],
    ...inBrowsers,
  },
  { files: ["{shared-features,remote-*}/src/**/*.{ts,tsx}"], ...inRemotes },
  {
    // A journey that finds everything as a screen reader does is one only while these do.
    files: [
      "e2e/{hands,keyboard}.ts",
      "e2e/journeys/registration.spec.ts",
      "e2e/pages/{Application,Landing,Register,Verify}Page.ts",
      "e2e/pages/{LoginModal,Questionnaire}.ts",
    ],
    rules: {
      "no-restricted-syntax": [
        "error",
        ...jsonWithoutType,
        {
          selector: "CallExpression[callee.property.name=/^(locator|getByTestId|\\$\\$?)$/]",
          message: "Find it by its role and name, or by the words that are read out.",
        },
      ],
    },
  },
  {
    files: ["{platform,shell,shared-ui,shared-features,remote-*,kit}/src/**"],
    ignores: ["**/*.test.{ts,tsx}", "**/testing/**", "**/*Fixtures.{ts,tsx}"],
    rules: {
      "no-restricted-globals": [
        "error",
        ...["localStorage", "sessionStorage"].map((name) => ({
          name,
          message: "It may be blocked or full: use localStore or tabStore of platform.",
        })),
      ],
      "no-restricted-syntax": [
        "error",
        ...jsonWithoutType,
        {
          selector: "TemplateElement[value.raw=/font-weight: \\d/]",
          message: "Take one of theme.weight: there are three.",
        },
      ],
    },
  },
  {
    // They read what we wrote ourselves, and shortly.
    files: ["**/*.test.{ts,tsx}", "**/testing/**", "{bench,e2e}/**", "kit/{build,test}/**"],
    rules: { "regexp/no-super-linear-move": "off" },
  },
  { files: ["**/*.test.{ts,tsx}", "kit/test/**"], languageOptions: { globals: globals.jest } },
  {
    files: [
      "local/**",
      "kit/bin/**",
      "release/src/cli.ts",
      "*/src/main.ts",
      "api/src/operations/command/operator.ts",
      "bench/**",
      "cluster/**",
      "e2e/{browsers,faults}/**",
      "e2e/ensureBrowser.ts",
    ],
    rules: { "no-console": "off" },
  },
);
