import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { sharedModules as list } from "@quotehaven/kit/build/shared-modules";
import { sharedModules } from "./sharedModules";

const root = join(import.meta.dirname, "../../..");
const packages = readdirSync(root).filter((name) => /^(remote-.*|cover|threads)$/.test(name));
const sources = packages.flatMap((name) =>
  readdirSync(join(root, name, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.d|\.test)\.tsx?$/.test(file))
    .map((file) => join(root, name, "src", file)),
);

/** What a source imports by name from a module, types left out. */
function importsOf(file: string, module: string): string[] {
  const text = readFileSync(file, "utf8");
  if (!text.includes(`"${module}"`)) return [];
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return statements
    .filter(ts.isImportDeclaration)
    .filter(({ moduleSpecifier }) => moduleSpecifier.getText().slice(1, -1) === module)
    .flatMap(({ importClause }) => {
      const bindings = importClause?.namedBindings;
      if (!bindings || importClause.isTypeOnly || !ts.isNamedImports(bindings)) return [];
      return bindings.elements
        .filter(({ isTypeOnly }) => !isTypeOnly)
        .map(({ name, propertyName }) => (propertyName ?? name).text);
    });
}

const moduleOf = async (share: (typeof sharedModules)[keyof typeof sharedModules]) =>
  "lib" in share ? share.lib() : (await share.get())();

it("are those of the kit's list, each there as early as it says", () => {
  const named = Object.entries(sharedModules);
  const initial = named.filter(([, share]) => "lib" in share).map(([name]) => name);
  const late = named.filter(([, share]) => "get" in share).map(([name]) => name);
  expect(initial.sort()).toEqual([...list.initial].sort());
  expect(late.sort()).toEqual([...list.late].sort());
});

it.each(Object.entries(sharedModules))("have what remotes import of %s", async (name, share) => {
  const given = Object.keys(await moduleOf(share));
  const wanted = new Set(sources.flatMap((file) => importsOf(file, name)));
  expect(given).toEqual(expect.arrayContaining([...wanted]));
});
