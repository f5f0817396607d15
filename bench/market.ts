import { createHash, randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import pg from "pg";
import { Api } from "../e2e/people/Api";
import { ownAddress } from "../e2e/people/details";
import { checkMarketplace } from "./checkMarketplace";
import { withProduct } from "./product";

/** Where the product is, with its mailbox and card processor. */
export type Site = { origin: string; sandboxOrigin: string };
/** A filled marketplace, and the product on it. */
export type Market = Site & { db: pg.Client; size: number };

const figuresToken = randomBytes(24).toString("hex");

/** How many agents there are for so many applications. */
export const agentsFor = (size: number) => Math.max(500, Math.round(size / 20));

/** Runs `work` on a marketplace in this database, which is filled unless it is already. */
export function withMarket<Result>(
  url: string,
  size: number,
  work: (market: Market) => Promise<Result>,
  fill: (db: pg.Client, size: number) => Promise<void> = fillMarketplace,
): Promise<Result> {
  const env = {
    ...{ DATABASE_URL: url, SEED_DEMO: "false", LEAD_MAIL_MINUTES: "60" },
    FIGURES_TOKEN: figuresToken,
  };
  return withProduct(env, async ({ origin, sandboxOrigin }) => {
    const db = new pg.Client({ connectionString: url });
    await db.connect();
    try {
      const { rowCount: isFilled } = await db.query("select 1 from applications limit 1");
      if (!isFilled) await fill(db, size);
      return await work({ origin, sandboxOrigin, db, size });
    } finally {
      await db.end();
    }
  });
}

/** The same marketplace each time. @throws where something in it does not follow from the rest */
async function fillMarketplace(db: pg.Client, size: number): Promise<void> {
  const filled = (await statementIn("fill.sql"))
    .replaceAll(":size", String(size))
    .replaceAll(":agents", String(agentsFor(size)));
  await db.query("set session_replication_role = replica; set synchronous_commit = off");
  await db.query("set work_mem = '256MB'; set maintenance_work_mem = '1GB'");
  await withoutIndexes(db, async () => {
    for (const statement of filled.split(/;\n/)) await db.query(statement);
  });
  await db.query("reset session_replication_role");
  await db.query("vacuum analyze");
  const wrong = await checkMarketplace(db);
  if (wrong.length > 0) throw new Error(`The marketplace is wrong: ${wrong.join(", ")}.`);
}

/** A million rows are sorted into an index much faster than put into it one by one. */
export async function withoutIndexes(db: pg.Client, work: () => Promise<void>): Promise<void> {
  const { rows: indexes } = await db.query<{ name: string; made: string }>(
    `select indexname as name, indexdef as made from pg_indexes
     where indexdef not like 'CREATE UNIQUE%' and schemaname = 'public'
       and tablename in ('applications', 'quotes', 'agent_leads', 'unlocked_clients')`,
  );
  for (const { name } of indexes) await db.query(`drop index "${name}"`);
  await work();
  for (const { made } of indexes) await db.query(made);
}

const statementIn = (file: string) => readFile(new URL(file, import.meta.url), "utf8");

/** Adds consumers who can submit their first application, and signs them in; gives their sessions. */
export async function addNewcomers(db: pg.Client, count: number): Promise<string[]> {
  const { rows } = await db.query<{ id: number }>(
    `insert into users (type, email, password_hash, first_name, last_name, phone, created_at)
     select 1, gen_random_uuid() || '@example.com', 'none', 'Maya', 'New', '(512)555-0199', now()
     from generate_series(1, $1::integer) returning id`,
    [count],
  );
  const ids = rows.map(({ id }) => id);
  await db.query("insert into account_locks select unnest($1::integer[])", [ids]);
  await db.query(await statementIn("newcomer.sql"), [ids]);
  return signIn(db, ids);
}

/** Signs people in without a password; gives their sessions. */
export async function signIn(db: pg.Client, userIds: readonly number[]): Promise<string[]> {
  const sids = userIds.map(() => randomBytes(32).toString("base64url"));
  const hashes = sids.map((sid) => createHash("sha256").update(sid).digest("base64url"));
  await db.query(
    `insert into sessions (sid_hash, user_id, created_at, last_active_at)
     select hash, id, now(), now() from unnest($1::text[], $2::bigint[]) as opened (hash, id)`,
    [hashes, userIds],
  );
  return sids;
}

/** How many milliseconds of a processor the product's process took so far. @throws where it does not say */
export async function processorMs({ origin }: Site): Promise<number> {
  const headers = { authorization: `Bearer ${figuresToken}` };
  const figures = await (await fetch(`${origin}/api/metrics`, { headers })).text();
  const seconds = /^process_cpu_seconds_total (\S+)/m.exec(figures)?.[1];
  if (seconds === undefined) throw new Error("The product does not say what it took.");
  return Number(seconds) * 1_000;
}

/** What somebody with this session does through the API. */
export function apiWith(origin: string, sid = ""): Api {
  const api = new Api(origin, ownAddress());
  api.sid = sid;
  return api;
}
