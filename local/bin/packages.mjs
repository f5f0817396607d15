import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { styledNames } from "@quotehaven/kit/build/styled-names";
import ts from "typescript";
import { root } from "./install.mjs";

/** What teams outside of this repository install, each after those that it needs. */
export const packageNames = ["contract", "shared-ui", "platform", "kit", "release"];

/** Whether a file, by its path from the root, is for our own tests alone. */
export const isForTests = (path) =>
  /\.test\.tsx?$|Fixtures\.tsx?$|^release\/src\/testing\//.test(path.replaceAll("\\", "/"));

const isCompiled = /(?<!\.d)\.tsx?$/;

/**
 * Makes of our folders what is published of them: compiled, with declarations, and with a
 * `package.json` that leads to the compiled files where ours leads to sources.
 *
 * @param {string} to where each gets a folder of its name
 * @param {readonly string[]} names which of {@link packageNames}
 */
export function stagePackages(to, names = packageNames) {
  const compiled = compile(names);
  try {
    for (const name of names) stage(name, join(compiled, name), join(to, name));
  } finally {
    rmSync(compiled, { recursive: true, force: true });
  }
}

/** The `package.json` that is published: ours, with the exports of sources turned to `dist`. */
export function publishedManifest(name) {
  const own = JSON.parse(readFileSync(join(root, name, "package.json"), "utf8"));
  const { private: _, devDependencies: __, scripts: ___, publishConfig, ...kept } = own;
  // A command of ours is a source too, which only what is published can be run as.
  const { bin, ...config } = publishConfig;
  return {
    ...kept,
    ...(bin && { bin }),
    exports: Object.fromEntries(
      Object.entries(kept.exports).map(([door, target]) => [door, publishedTarget(target)]),
    ),
    publishConfig: config,
  };
}

function publishedTarget(target) {
  if (typeof target !== "string") return target;
  const file = target.replace(/^\.\/src\//, "./dist/");
  if (!isCompiled.test(file)) return file;
  return { types: file.replace(isCompiled, ".d.ts"), default: file.replace(isCompiled, ".js") };
}

function sourcesOf(name) {
  const folder = join(root, name, "src");
  return readdirSync(folder, { recursive: true })
    .map((file) => join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !isForTests(relative(root, file)));
}

/** Scripts and declarations of all at once, below the clone, from where their imports are found. */
function compile(names) {
  mkdirSync(join(root, ".cache"), { recursive: true });
  const folder = mkdtempSync(join(root, ".cache", "packages-"));
  const config = {
    extends: join(root, "kit", "tsconfig.json"),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      rootDir: root,
      outDir: folder,
      types: ["node"],
    },
    files: names.flatMap(sourcesOf),
  };
  const configFile = join(folder, "tsconfig.json");
  writeFileSync(configFile, JSON.stringify(config));
  const compiler = join(root, "node_modules", "tsc7", "bin", "tsc");
  execFileSync(process.execPath, [compiler, "-p", configFile], { stdio: "inherit" });
  return folder;
}

function stage(name, compiled, to) {
  const from = join(root, name);
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const manifest = publishedManifest(name);
  writeFileSync(join(to, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const file of [...manifest.files, "README.md"]) {
    // The tests of the starter are the team's.
    const isKept = (path) => file === "starter" || !isForTests(relative(root, path));
    if (file !== "dist")
      cpSync(join(from, file), join(to, file), { recursive: true, filter: isKept });
  }
  if (!manifest.files.includes("dist")) return;
  // Texts, fonts and declarations that were written by hand are as they are.
  const isKept = (file) => !isCompiled.test(file);
  cpSync(join(from, "src"), join(to, "dist"), { recursive: true, filter: isKept });
  cpSync(join(compiled, "src"), join(to, "dist"), { recursive: true });
  for (const file of readdirSync(join(to, "dist"), { recursive: true })) {
    if (/\.(js|ts)$/.test(file)) nameFiles(join(to, "dist", file));
    if (file.endsWith(".js")) nameComponents(join(to, "dist", file), join(from, "src", file));
  }
}

/** Gives styled components the ids of our own builds: what a team prerenders has the class names of the shell. */
function nameComponents(file, sourceAsScript) {
  const text = readFileSync(file, "utf8");
  if (!text.includes("styled-components")) return;
  const sources = [".tsx", ".ts"].map((end) => sourceAsScript.replace(/\.js$/, end));
  const { outputText } = ts.transpileModule(text, {
    fileName: sources.find(existsSync),
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
    transformers: { before: [styledNames()] },
  });
  writeFileSync(file, outputText);
}

/** Names whole files in relative imports, as Node wants them; in sources they are named without their end. */
function nameFiles(file) {
  const text = readFileSync(file, "utf8");
  let named = text;
  // From the end on, so that the places before stay what they are.
  for (const specifier of relativeImports(file, text).reverse()) {
    const whole = wholeName(dirname(file), specifier.text);
    named = `${named.slice(0, specifier.getStart())}"${whole}"${named.slice(specifier.end)}`;
  }
  // A worker is named by the address of its file.
  named = named.replace(/(new URL\("\.[^"]+)\.ts(", import\.meta\.url\))/g, "$1.js$2");
  if (named !== text) writeFileSync(file, named);
}

/** What is imported, exported or named as a type from a file beside this one, in its order. */
function relativeImports(file, text) {
  const found = [];
  const visit = (node) => {
    const specifier = specifierOf(node);
    if (specifier && ts.isStringLiteral(specifier) && /^\.{1,2}(\/|$)/.test(specifier.text)) {
      found.push(specifier);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return found;
}

function specifierOf(node) {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node)) return node.argument.literal;
  const isImport =
    ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isImport ? node.arguments[0] : undefined;
}

function wholeName(folder, specifier) {
  const path = resolve(folder, specifier);
  const found = [path, `${path}.js`, `${path}.d.ts`, join(path, "index.js")].find(
    (each) => /\.\w+$/.test(each) && existsSync(each),
  );
  if (!found) throw new Error(`${folder} imports ${specifier}, which is not there.`);
  const name = relative(folder, found)
    .replaceAll("\\", "/")
    .replace(/\.d\.ts$/, ".js");
  return name.startsWith(".") ? name : `./${name}`;
}
