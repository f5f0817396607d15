import { execFileSync } from "node:child_process";
import { withPostgres } from "@quotehaven/local/postgres";
import type pg from "pg";
import { compareCalls } from "../bench/calls";
import { withMarket, withoutIndexes } from "../bench/market";
import { bin } from "./build";
import { addressOf, type Node } from "./nodes";

/** What a filled marketplace has beside the reference data, in the order of its foreign keys. */
const tables = [
  ...[
    "users",
    "account_locks",
    "consumers",
    "agents",
    "agent_zips",
    "agent_carriers",
    "applications",
  ],
  ...["live_applications", "quotes", "quote_prices", "unlocked_clients", "agent_leads"],
];

const ofChoices = "applications_no_choice_of_another_application";

/**
 * `npm run citus -- SOURCE_FOLDER size APPLICATIONS`: what calls take on one PostgreSQL and on the cluster, with the
 * same rows, in turn. With `TEST_DATABASE_URL`, that database is the one, and is not filled where it is already.
 */
export function compareAtSize(coordinator: Node, size: number): Promise<number> {
  return withPostgres((url: string) =>
    withMarket(url, size, (one) => {
      const copy = (db: pg.Client) => copyMarketplace(one.db, url, db, addressOf(coordinator));
      const compare = (many: typeof one) => compareCalls([one, many]);
      return withMarket(addressOf(coordinator), size, compare, copy).then(() => 0);
    }),
  );
}

async function copyMarketplace(from: pg.Client, fromUrl: string, to: pg.Client, toUrl: string) {
  const startedAt = performance.now();
  // Applications name their chosen quotes, and quotes their applications: one comes first.
  const { rows } = await to.query<{ definition: string }>(
    "select pg_get_constraintdef(oid) as definition from pg_constraint where conname = $1",
    [ofChoices],
  );
  await to.query(`alter table applications drop constraint ${ofChoices}`);
  await withoutIndexes(to, async () => {
    for (const table of tables) await copyTable(table, from, fromUrl, toUrl);
  });
  await to.query(`alter table applications add constraint ${ofChoices} ${rows[0]?.definition}`);
  for (const table of ["users", "applications", "quotes"]) {
    await to.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
    );
  }
  await to.query("vacuum analyze");
  for (const table of tables) {
    const count = `select count(*)::integer as count from ${table}`;
    const [{ rows: there }, { rows: here }] = [await from.query(count), await to.query(count)];
    if (there[0]?.count !== here[0]?.count) throw new Error(`${table} was not copied whole.`);
  }
  console.log(`Copied in ${((performance.now() - startedAt) / 1_000).toFixed(0)} s.`);
}

async function copyTable(table: string, from: pg.Client, fromUrl: string, toUrl: string) {
  const { rows } = await from.query<{ columns: string }>(
    `select string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
     from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  const named = `${table} (${rows[0]?.columns})`;
  const [psql, out, into] = [bin("psql"), `copy ${named} to stdout`, `copy ${named} from stdin`];
  const pipe = `"${psql}" -qc '${out}' '${fromUrl}' | "${psql}" -v ON_ERROR_STOP=1 -qc '${into}' '${toUrl}'`;
  execFileSync("bash", ["-o", "pipefail", "-c", pipe], { stdio: ["ignore", "inherit", "inherit"] });
}
