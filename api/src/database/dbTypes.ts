import { writeFile } from "node:fs/promises";
import { migrate } from "./migrate";
import { openPglite } from "./pgliteDatabase";
import { schemaDocs, schemaDocsFile } from "./schemaDocs";
import { tableTypes, tableTypesFile } from "./tableTypes";

// `npm run db-types` after a change of the schema.
const db = await openPglite({}, 2_000_000_000);
await db.inOwnSession(migrate);
await writeFile(tableTypesFile, await tableTypes(db.query));
await writeFile(schemaDocsFile, await schemaDocs(db.query));
await db.close();
