import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { readApp } from "@quotehaven/kit/build/app";
import ts from "typescript";
import { appFolders } from "./appFolders.mjs";
import { areFeatures, cyclesOf, isTestFile, importsByFolder } from "./folders.mjs";
import { wireNamesOf } from "./wireNames.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
/** Every package with sources. */
export const packages = readdirSync(root).filter((name) => {
  try {
    return (
      readdirSync(join(root, name)).includes("package.json") && readdirSync(join(root, name, "src"))
    );
  } catch {
    return false;
  }
});

/** Which features import which others; they should meet in a shared folder. */
export const featuresThatImportFeatures = (folders) =>
  [...folders].flatMap(([from, targets]) =>
    [...targets.keys()].filter((to) => areFeatures(from, to)).map((to) => `${from} -> ${to}`),
  );

/** The sources of a package that are no tests. */
function sourcesOf(name) {
  return readdirSync(join(root, name, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !isTestFile(file))
    .map((file) => join(root, name, "src", file));
}

/** The files of a package that say names of the wire, once for each name. */
export function wireNamesIn(name) {
  return sourcesOf(name).flatMap((file) => {
    const path = relative(root, file);
    return wireNamesOf(path, readFileSync(file, "utf8")).map(() => path);
  });
}

/** The longest function of a package, in lines. */
export function longestFunctionOf(name) {
  let longest = { lines: 0, at: "" };
  for (const file of sourcesOf(name)) {
    const source = ts.createSourceFile(
      file,
      readFileSync(file, "utf8"),
      ts.ScriptTarget.Latest,
      true,
    );
    const lineAt = (position) => source.getLineAndCharacterOfPosition(position).line + 1;
    const visit = (node) => {
      if (ts.isFunctionLike(node) && node.body) {
        const lines = lineAt(node.getEnd()) - lineAt(node.getStart()) + 1;
        if (lines > longest.lines) {
          const called = node.name?.getText() ?? node.parent.name?.getText() ?? "a function";
          longest = { lines, at: `${called} in ${relative(root, file)}` };
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return longest;
}

/** What six typical changes touch; a test holds the listed files against the disk. */
export const typicalChanges = JSON.parse(
  readFileSync(new URL("./typicalChanges.json", import.meta.url), "utf8"),
);

/** Every deployed app with its areas. */
async function deployments() {
  const apps = await Promise.all(
    appFolders().map(async (folder) => ({ folder, ...(await readApp(join(root, folder))) })),
  );
  return apps.flatMap(({ folder, team, routes }) =>
    routes.map(({ prefix, exact, role, home, landingOf }) => ({
      folder,
      team,
      prefix: exact ? `${prefix} alone` : prefix,
      enters: role,
      is: home ? `home of ${role}s` : landingOf ? `landing of ${landingOf}s` : "",
    })),
  );
}

/** What is deployed, as the rows of the table in docs/remotes.md. */
export async function deployedRows() {
  return (await deployments()).map(({ folder, team, prefix, enters, is }) => {
    const address = prefix.replace(/^\S+/, "`$&`");
    return `| \`${folder}\` | ${team} | ${address} | ${enters} | ${is} |`;
  });
}

/** All of it as one table for each question. */
export function structure() {
  return {
    packages: packages.map((name) => {
      const { lines, at } = longestFunctionOf(name);
      const folders = importsByFolder(join(root, name, "src"));
      return {
        package: name,
        cycles: cyclesOf(folders).length,
        "features that import each other": featuresThatImportFeatures(folders).length,
        "wire names": wireNamesIn(name).length,
        "longest function": `${lines} lines: ${at}`,
      };
    }),
    changes: typicalChanges.map(({ change, new: made, touched }) => ({
      change,
      files: made.length + touched.length,
    })),
  };
}

async function print() {
  const { packages: rows, changes } = structure();
  console.table(rows);
  console.table(changes);
  console.log((await deployedRows()).join("\n"));
}

// No await out here: the tests load this file as CommonJS on Node 20.
if (process.argv[1] === fileURLToPath(import.meta.url)) void print();
