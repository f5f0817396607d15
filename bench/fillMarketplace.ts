import { readFile } from "node:fs/promises";
import type pg from "pg";

/** How many notifications the first agent has. */
export const notificationsOfOne = 10_000;

/** How many agents there are for so many applications. */
export const agentsFor = (size: number) => Math.max(500, Math.round(size / 20));

/**
 * Fills a migrated, empty database with a marketplace of `size` applications, the same each time and
 * consistent with the constraints, and leaves it vacuumed and analyzed.
 */
export async function fillMarketplace(db: pg.Client, size: number): Promise<void> {
  const text = await readFile(new URL("fill.sql", import.meta.url), "utf8");
  const filled = text
    .replaceAll(":size", String(size))
    .replaceAll(":agents", String(agentsFor(size)))
    .replaceAll(":notifications", String(notificationsOfOne));
  // A million rows are sorted into an index much faster than put into it one by one.
  const { rows: indexes } = await db.query<{ name: string; made: string }>(
    `select indexname as name, indexdef as made from pg_indexes
     where schemaname = 'public' and indexdef not like 'CREATE UNIQUE%'
       and tablename in ('applications', 'quotes', 'lead_notes', 'unlocked_clients')`,
  );
  await db.query("set session_replication_role = replica; set synchronous_commit = off");
  await db.query("set work_mem = '256MB'; set maintenance_work_mem = '1GB'");
  for (const { name } of indexes) await db.query(`drop index "${name}"`);
  for (const statement of filled.split(/;\n/)) await db.query(statement);
  for (const { made } of indexes) await db.query(made);
  await db.query("reset session_replication_role");
  await db.query("vacuum analyze");
}
