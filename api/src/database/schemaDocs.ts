import { join } from "node:path";
import { sql } from "kysely";
import type { Queries } from "./database";
import { tablesOf } from "./moveData";

/** The generated page. */
export const schemaDocsFile = join(import.meta.dirname, "../../../docs/schema.md");

type Reference = {
  from: string;
  to: string;
  columns: string;
  isUnique: boolean;
  isNullable: boolean;
};

/** The text of {@link schemaDocsFile} for a database: its tables, and what refers to what. */
export async function schemaDocs(db: Queries): Promise<string> {
  const references = await readReferences(db);
  const known = new Set(references.flatMap(({ from, to }) => [from, to]));
  const unconnected = (await tablesOf(db)).filter((table) => !known.has(table));
  return `# The schema

\`npm run db-types --workspace api\` makes this page and \`api/src/database/tables.ts\` from
\`api/src/database/migrations/\`, which explains each table. A line is a foreign key.

\`\`\`mermaid
erDiagram
${references.map(line).join("\n")}
\`\`\`

Tables without a foreign key: ${unconnected.join(", ")}.
`;
}

function line({ from, to, columns, isUnique, isNullable }: Reference): string {
  return `  ${to} ${isNullable ? "|o" : "||"}--${isUnique ? "o|" : "o{"} ${from} : "${columns}"`;
}

/** One for each two tables, with the columns that refer; unique where a row is referred to once. */
async function readReferences(db: Queries): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select conrelid::regclass::text as "from", confrelid::regclass::text as "to",
      string_agg(attname, ', ' order by attname) as columns,
      bool_and(exists (
        select from pg_index
        where indrelid = conrelid and indisunique and indpred is null and indnkeyatts = 1
          and indkey[0] = conkey[1]
      )) as "isUnique",
      bool_and(not attnotnull) as "isNullable"
    from pg_constraint
      inner join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and connamespace = 'public'::regnamespace
    group by conrelid, confrelid
    order by min(confrelid), min(conrelid)`.execute(db);
  return rows;
}
