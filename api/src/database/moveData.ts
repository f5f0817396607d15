import { sql } from "kysely";
import type { Database, Queries, Tx } from "./database";
import { DatabaseRefused } from "./DatabaseRefused";

const ROWS_AT_ONCE = 500;

/** A table, and how many of its rows were moved. */
export type Moved = { table: string; rows: number };
/** A foreign key as it is written. */
type Reference = { table: string; name: string; definition: string };

/**
 * Copies everything from one database to another of the same schema that nobody has an account in, in one
 * transaction: rows, computed columns and the next numbers. Foreign keys are made anew, so that each is
 * checked, and every table is compared with what it came from.
 *
 * @throws DatabaseRefused where the other one is used already
 */
export async function moveData(from: Database, to: Database): Promise<Moved[]> {
  return from.inOwnSession((near) =>
    near
      .transaction()
      .execute((source) =>
        to.inOwnSession((far) => far.transaction().execute((target) => move(source, target))),
      ),
  );
}

async function move(source: Tx, target: Tx): Promise<Moved[]> {
  if (await target.selectFrom("users").select("id").limit(1).executeTakeFirst())
    throw new DatabaseRefused("DATABASE_URL leads to a database that people have accounts in.");
  for (const db of [source, target]) await sql`set local time zone 'UTC'`.execute(db);
  const tables = await tablesOf(target);
  const references = await referencesOf(target);
  for (const { table, name } of references) await alter(target, table, `drop constraint "${name}"`);
  for (const table of tables) await alter(target, table, "disable trigger user");
  await sql.raw(`truncate ${tables.map((table) => `"${table}"`).join()}`).execute(target);
  const moved: Moved[] = [];
  for (const table of tables) moved.push({ table, rows: await copy(source, target, table) });
  for (const table of tables) await alter(target, table, "enable trigger user");
  for (const { table, name, definition } of references)
    await alter(target, table, `add constraint "${name}" ${definition}`);
  await copyNextNumbers(source, target);
  await compare(source, target, tables);
  return moved;
}

/** The tables of the schema, by name. */
export async function tablesOf(db: Queries): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%' order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

async function referencesOf(db: Queries): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select relname as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint inner join pg_class on pg_class.oid = conrelid
    where contype = 'f' and connamespace = 'public'::regnamespace`.execute(db);
  return rows;
}

async function alter(db: Queries, table: string, change: string): Promise<void> {
  await sql.raw(`alter table "${table}" ${change}`).execute(db);
}

/** Copies a table's rows, some at a time; answers how many there were. */
async function copy(source: Tx, target: Tx, table: string): Promise<number> {
  const { rows: names } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`.execute(
    target,
  );
  const columns = names.map(({ name }) => `"${name}"`).join();
  await sql
    .raw(`declare moving cursor for select row_to_json(t)::text as row from "${table}" t`)
    .execute(source);
  let count = 0;
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from moving`.execute(
      source,
    );
    if (rows.length === 0) break;
    count += rows.length;
    // Never read here: numbers and moments pass as they are written.
    const json = `[${rows.map(({ row }) => row).join()}]`;
    const insert = sql.raw(
      `insert into "${table}" (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::"${table}",`,
    );
    await sql`${insert} ${json}::json)`.execute(target);
  }
  await sql`close moving`.execute(source);
  return count;
}

async function copyNextNumbers(source: Tx, target: Tx): Promise<void> {
  const { rows } = await sql<{ name: string; last: string }>`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = 'public' and last_value is not null`.execute(source);
  for (const { name, last } of rows)
    await sql`select setval(${`public.${name}`}::regclass, ${last}::bigint)`.execute(target);
}

async function compare(source: Tx, target: Tx, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const [before, after] = [await contentOf(source, table), await contentOf(target, table)];
    if (before !== after)
      throw new Error(`${table} is not the same afterwards: ${before}, ${after}.`);
  }
}

/** How many rows a table has, and a sum that is another one where any of them differs. */
async function contentOf(db: Queries, table: string): Promise<string> {
  const { rows } = await sql<{ content: string }>`
    select count(*) || ' rows, ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as content
    from ${sql.table(table)} as t`.execute(db);
  return rows[0]?.content ?? "";
}
