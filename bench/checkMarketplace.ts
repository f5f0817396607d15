import { readFile } from "node:fs/promises";

/** What answers statements: a client of PostgreSQL, or the embedded database. */
export type Answering = {
  query<Row extends Record<string, unknown>>(statement: string): Promise<{ rows: Row[] }>;
};

/**
 * What in a marketplace does not follow from the rest, a line each: copies are worked out anew, and every
 * foreign key is looked up.
 */
export async function checkMarketplace(db: Answering): Promise<string[]> {
  const wrong: string[] = [];
  const checks = { ...(await followed()), ...(await foreignKeys(db)) };
  for (const [what, statement] of Object.entries(checks)) {
    const { rows } = await db.query<{ count: unknown }>(statement);
    if (Number(rows[0]?.count) !== 0) wrong.push(`${what}: ${rows[0]?.count} rows`);
  }
  return wrong;
}

/** The statements of `check.sql` by the words before each. */
async function followed(): Promise<Record<string, string>> {
  const text = await readFile(new URL("check.sql", import.meta.url), "utf8");
  const named = [...text.matchAll(/^-- (.+)\n((?!--)[^;]+);$/gm)];
  return Object.fromEntries(named.map(([, what = "", statement = ""]) => [what, statement]));
}

/** For each foreign key, what counts the rows that refer to none. */
async function foreignKeys(db: Answering): Promise<Record<string, string>> {
  const { rows } = await db.query<{ name: string; statement: string }>(`
    select conrelid::regclass || '.' || conname as name,
      format('select count(*) from %s as near where %s and not exists (select from %s as far where %s)',
        conrelid::regclass,
        string_agg(format('near.%I is not null', near.attname), ' and '),
        confrelid::regclass,
        string_agg(format('far.%I = near.%I', far.attname, near.attname), ' and ')) as statement
    from pg_constraint
      cross join unnest(conkey, confkey) as pair (near_key, far_key)
      inner join pg_attribute near on near.attrelid = conrelid and near.attnum = near_key
      inner join pg_attribute far on far.attrelid = confrelid and far.attnum = far_key
    where contype = 'f' and connamespace = 'public'::regnamespace
    group by conrelid, confrelid, conname`);
  return Object.fromEntries(rows.map(({ name, statement }) => [name, statement]));
}
