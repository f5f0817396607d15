import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { sql } from "kysely";
import { beginApplication, endApplication } from "../applications/liveApplication";
import { openTestDatabase } from "../testing/testDatabase";
import type { Database } from "./database";
import { migrate } from "./migrate";

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

describe("migrations", () => {
  it("make an empty database once, however many processes start together", async () => {
    const empty = await openTestDatabase();
    await sql`drop schema public cascade`.execute(empty.query);
    await sql`create schema public`.execute(empty.query);
    await Promise.all([1, 2, 3].map(() => empty.alone(migrate)));
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(
      empty.query,
    );
    expect(rows).toEqual([{ name: "0001_schema" }]);
    expect(await empty.query.selectFrom("users").selectAll().execute()).toEqual([]);
    await empty.close();
  });
});

describe("what is generated from the schema", () => {
  it("is as `npm run db-types --workspace api` makes it", async () => {
    const script = fileURLToPath(new URL("dbTypes.ts", import.meta.url));
    const { stderr } = await promisify(execFile)(process.execPath, [
      "--import",
      "tsx",
      script,
      "--check",
    ]);
    expect(stderr).toBe("");
  });
});

describe("the schema", () => {
  it("numbers with eight bytes what there is more of than people", async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and is_identity = 'YES' and data_type <> 'bigint'
    `.execute(db.query);
    expect(rows.map(({ name }) => name).sort()).toEqual([
      "feedback",
      "operator_acts",
      "payment_differences",
      "users",
    ]);
  });

  it("finds whatever belongs to a person or an application by an index", async () => {
    const { rows } = await sql<{ name: string }>`
      select conrelid::regclass || '.' || attname as name
      from pg_constraint inner join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confrelid in ('users'::regclass, 'applications'::regclass)
        and not exists (
          select from pg_index where indrelid = conrelid and indkey[0] = attnum
            and (indpred is null or pg_get_expr(indpred, indrelid) = '(' || attname || ' IS NOT NULL)')
        )
    `.execute(db.query);
    expect(rows).toEqual([]);
  });

  it("finds ZIP codes by their first digits in an index", async () => {
    const plan = await db.transaction(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      const { rows } = await sql<Record<string, string>>`
        explain select id from zip_codes where code like '787%'`.execute(tx);
      return rows.flatMap((row) => Object.values(row)).join("\n");
    });
    expect(plan).toMatch(/Index Cond: .*code ~>=~/);
  });

  it("writes no index with a session's sign of life", async () => {
    const { rows } = await sql<{ name: string }>`
      select attname as name from pg_index
        inner join pg_attribute on attrelid = indrelid and attnum = any (indkey)
      where indrelid = 'sessions'::regclass
    `.execute(db.query);
    expect(rows.map(({ name }) => name).sort()).toEqual([
      "active_quarter",
      "created_at",
      "sid_hash",
      "user_id",
    ]);
  });

  const insertUser = (email: string) =>
    db.query
      .insertInto("users")
      .values({
        type: 1,
        email,
        password_hash: "hash",
        first_name: "A",
        last_name: "B",
        phone: "1",
        created_at: new Date(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();

  it("has one account an address, in any case", async () => {
    await insertUser("one@example.com");
    await expect(insertUser("ONE@example.com")).rejects.toMatchObject({
      constraint: "users_one_per_email",
    });
  });

  it("has one live application a consumer, and another one once that has ended", async () => {
    const { id: consumer_id } = await insertUser("three@example.com");
    const now = new Date();
    const begin = () =>
      db.transaction((tx) =>
        beginApplication(tx, {
          consumer_id,
          created_at: now,
          updated_at: now,
          draft_types: [2],
          draft_answers: "{}",
        }),
      );
    const [first] = await Promise.allSettled([begin(), begin()]).then((both) =>
      both.flatMap((one) => (one.status === "fulfilled" ? [one.value] : [])),
    );
    await expect(begin()).rejects.toMatchObject({ constraint: "live_applications_pkey" });
    await db.transaction((tx) => endApplication(tx, first?.id ?? 0, now));
    expect((await begin()).id).not.toBe(first?.id);
  });

  it("keeps nothing personal of a deleted account", async () => {
    const { id } = await insertUser("two@example.com");
    const change = db.query
      .updateTable("users")
      .set({ deleted_at: new Date() })
      .where("id", "=", id)
      .execute();
    await expect(change).rejects.toMatchObject({ code: "23514" });
  });
});
