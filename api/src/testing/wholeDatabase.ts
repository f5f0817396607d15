import { sql } from "kysely";
import type { Database } from "../database";

/** Everything that the database holds as one text, but for the reference data of ZIP codes. */
export async function wholeDatabase({ query }: Pick<Database, "query">): Promise<string> {
  const tables = await query.introspection.getTables();
  const contents = await Promise.all(
    tables
      .filter(({ name, schema }) => schema === "public" && name !== "zip_codes")
      .map(({ name }) => sql`select * from ${sql.table(name)}`.execute(query)),
  );
  return JSON.stringify(contents.map(({ rows }) => rows));
}
