import { readFile, writeFile } from "node:fs/promises";
import { migrate } from "./migrate";
import { openPglite } from "./pgliteDatabase";
import { schemaDocs, schemaDocsFile } from "./schemaDocs";
import { tableTypes, tableTypesFile } from "./tableTypes";

// `npm run db-types` after a change of the schema; with `--check` it only names what is stale.
const db = await openPglite({}, 2_000_000_000);
await db.alone(migrate);
const files = [
  { file: tableTypesFile, text: await tableTypes(db.query) },
  { file: schemaDocsFile, text: await schemaDocs(db.query) },
];
for (const { file, text } of files) {
  if (!process.argv.includes("--check")) await writeFile(file, text);
  else if ((await readFile(file, "utf8")) !== text) {
    process.stderr.write(`${file} is stale: run npm run db-types --workspace api.\n`);
    process.exitCode = 1;
  }
}
await db.close();
