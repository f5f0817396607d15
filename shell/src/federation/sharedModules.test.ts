import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sharedModules } from "@quotehaven/kit/build/shared-modules";

const file = join(import.meta.dirname, "sharedModules.ts");

/** `react-dom` → `reactDom` */
const idOf = (name: string) =>
  name.replace(/\W+(\w?)/g, (_, letter: string) => letter.toUpperCase());

/** The shell's table of what it provides, made from the kit's list. */
function tableText(): string {
  const imports: string[] = [];
  const rows: string[] = [];
  for (const [name, { late, only }] of Object.entries(sharedModules)) {
    const id = idOf(name);
    const names = only?.join(", ");
    if (names) imports.push(`import { ${names} } from "${name}";`);
    else if (!late) imports.push(`import * as ${id} from "${name}";`);
    const given = names ? `({ ${names} })` : late ? `import("${name}")` : id;
    rows.push(`  "${name}": () => ${given},`);
  }
  return `// Written from the kit's list: UPDATE_SHARED_MODULES=1 npm run unit -- sharedModules
${imports.join("\n")}

/** What remotes take from the shell. A module that is fetched late comes as a promise. */
export const sharedModules: Record<string, () => object | Promise<object>> = {
${rows.join("\n")}
};
`;
}

it("is what the kit's list gives: write it anew with UPDATE_SHARED_MODULES=1", () => {
  const text = tableText();
  if (process.env.UPDATE_SHARED_MODULES) writeFileSync(file, text);
  expect(readFileSync(file, "utf8")).toBe(text);
});
