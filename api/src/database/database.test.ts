import { readdir, readFile } from "node:fs/promises";
import { sql } from "kysely";
import { beginApplication, endApplication } from "../applications/liveApplication";
import { appForTests, openTestDatabase, testApp } from "../testing";
import { goThroughAll } from "../testing/wholeJourney";
import type { Database } from "./database";
import { migrate } from "./migrate";
import { moveData } from "./moveData";
import { schemaDocs, schemaDocsFile } from "./schemaDocs";
import { tableTypes, tableTypesFile } from "./tableTypes";

const t = appForTests();

describe("the database", () => {
  it("reads counts as numbers, days as text and moments as dates", async () => {
    const { rows } = await sql`
      select count(*) as count, date '2024-02-29' as day,
        timestamptz '2024-02-29T12:00:00Z' as moment, array[1, 2]::smallint[] as ids,
        array[1, 2]::bigint[] as large
    `.execute(t.db.query);
    expect(rows[0]).toEqual({
      count: 1,
      day: "2024-02-29",
      moment: new Date("2024-02-29T12:00:00Z"),
      ids: [1, 2],
      large: [1, 2],
    });
  });

  it("numbers its migrations one after the other", async () => {
    const names = await readdir(new URL("./migrations", import.meta.url));
    const numbers = names.sort().map((name) => Number(name.slice(0, 4)));
    expect(numbers).toEqual(names.map((_, index) => index + 1));
  });

  it("rolls back a transaction whose work throws", async () => {
    const failing = t.db.transaction(async (tx) => {
      await tx.insertInto("settings").values({ name: "half", value: "done" }).execute();
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await t.rows("settings", { name: "half" })).toEqual([]);
  });
});

it("migrations make an empty database once, however many processes start together", async () => {
  const empty = await openTestDatabase();
  await sql`drop schema public cascade`.execute(empty.query);
  await sql`create schema public`.execute(empty.query);
  await Promise.all([1, 2, 3].map(() => empty.inOwnSession(migrate)));
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(
    empty.query,
  );
  expect(rows).toEqual([
    { name: "0001_people" },
    { name: "0002_applications" },
    { name: "0003_quotes" },
    { name: "0004_payments" },
    { name: "0005_threads" },
    { name: "0006_mail_and_notifications" },
    { name: "0007_operations" },
    { name: "0008_protection" },
    { name: "0009_distribute" },
  ]);
  expect(await empty.query.selectFrom("users").selectAll().execute()).toEqual([]);
  await empty.close();
});

describe("the schema", () => {
  it("has the types and the page that `npm run db-types --workspace api` makes of it", async () => {
    expect(await readFile(tableTypesFile, "utf8")).toBe(await tableTypes(t.db.query));
    expect(await readFile(schemaDocsFile, "utf8")).toBe(await schemaDocs(t.db.query));
  });

  it("numbers with eight bytes what there is more of than people", async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and is_identity = 'YES' and data_type <> 'bigint'
    `.execute(t.db.query);
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
    `.execute(t.db.query);
    expect(rows).toEqual([]);
  });

  it("finds ZIP codes by their first digits in an index", async () => {
    const plan = await t.db.transaction(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      const { rows } = await sql<Record<string, string>>`
        explain select id from zip_codes where code like '787%'`.execute(tx);
      return rows.flatMap((row) => Object.values(row)).join("\n");
    });
    // Either index serves where text is ordered by bytes; both ends of the digits bound the search.
    expect(plan).toMatch(
      /Index Cond: \(\(code ~?>=~? '787'::text\) AND \(code ~?<~? '788'::text\)\)/,
    );
  });

  it("writes no index with a session's sign of life", async () => {
    const { rows } = await sql<{ name: string }>`
      select attname as name from pg_index
        inner join pg_attribute on attrelid = indrelid and attnum = any (indkey)
      where indrelid = 'sessions'::regclass
    `.execute(t.db.query);
    expect(rows.map(({ name }) => name).sort()).toEqual([
      "active_quarter",
      "created_at",
      "sid_hash",
      "user_id",
    ]);
  });

  const insertUser = (email: string) =>
    t.db.query
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
      t.db.transaction((tx) =>
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
    await t.db.transaction((tx) => endApplication(tx, first?.id ?? 0, now));
    expect((await begin()).id).not.toBe(first?.id);
  });

  it("keeps nothing personal of a deleted account", async () => {
    const { id } = await insertUser("two@example.com");
    const change = t.update("users", { id }, { deleted_at: new Date() });
    await expect(change).rejects.toMatchObject({ code: "23514" });
  });
});

describe("a number that four bytes do not hold", () => {
  const LARGE = 3_000_000_000;
  const goOnFrom = (table: string) =>
    sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${LARGE})`.execute(t.db.query);

  it("of a notification is listed, read and deleted, and of a mail sent", async () => {
    const person = await t.seedConsumer();
    await goOnFrom("notifications");
    await goOnFrom("outbox");
    const at = { event_key: "large", created_at: t.clock.now() };
    await t.db.query
      .insertInto("notifications")
      .values({ user_id: person.id, code: 1, first_name: "Casey", ...at })
      .execute();
    const me = t.as(person);
    const id = LARGE + 1;
    expect(await t.noticesOf(person)).toMatchObject([{ ntf_id: id }]);
    expect((await me.post(`/notifications/${id}`)).status).toBe(200);
    expect((await me.delete(`/notifications/${id}`)).status).toBe(200);
    expect((await me.get("/notifications")).body.data.count).toBe(0);
    const token = await t.humanToken("forgot-password");
    await t.anyone().get("/auth/forgot-password", { email: person.email, token });
    await t.deliver();
    expect(t.mailsTo(person)).toHaveLength(1);
  });
});

describe("a move to another database", () => {
  let from: Database;
  let to: Database;
  beforeAll(async () => {
    [from, to] = [await openTestDatabase("pglite"), await openTestDatabase()];
    const app = await testApp({ database: from });
    await goThroughAll(app);
    await app.close();
  });
  afterAll(async () => {
    await from.close();
    await to.close();
  });

  const keysOf = async ({ query }: Database) => {
    const { rows } = await sql<{ name: string }>`
    select conrelid::regclass || ' ' || pg_get_constraintdef(oid) as name from pg_constraint
    where connamespace = 'public'::regnamespace`.execute(query);
    return rows.map(({ name }) => name).sort();
  };

  it("moves every row with all that guards it, and only to a database that nobody uses", async () => {
    const before = await keysOf(to);
    const moved = await moveData(from, to);
    const { rows } = await sql<{ count: number }>`select count(*) from users`.execute(from.query);
    expect(moved.find(({ table }) => table === "users")?.rows).toBe(rows[0]?.count);
    expect(moved.filter((each) => each.rows > 0).length).toBeGreaterThan(15);
    expect(await keysOf(to)).toEqual(before);

    // The log of operators is kept, and numbers go on where they were.
    await sql`insert into operator_acts (operator, act, why, acted_at)
    values ('A', 'look', 'Moved.', now())`.execute(to.query);
    await expect(sql`delete from operator_acts`.execute(to.query)).rejects.toThrow("keeps");
    await sql`insert into feedback (name, email, message, created_at) values ('A', 'a@example.com', 'Hello', now())`.execute(
      to.query,
    );

    await expect(moveData(from, to)).rejects.toThrow("people have accounts in");
  });
});
