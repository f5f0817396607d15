import { readdir } from "node:fs/promises";
import { sql } from "kysely";
import { openTestDatabase } from "../testing/testDatabase";
import type { Database, Queries } from "./database";

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

describe("the database", () => {
  it("reads counts as numbers, days as text and moments as dates", async () => {
    const { rows } = await sql<{
      count: unknown;
      day: unknown;
      moment: unknown;
      ids: unknown;
      large: unknown;
    }>`
      select count(*) as count, date '2024-02-29' as day,
        timestamptz '2024-02-29T12:00:00Z' as moment, array[1, 2]::smallint[] as ids,
        array[1, 2]::bigint[] as large
    `.execute(db.query);
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

  it("holds every ZIP code and carrier", async () => {
    const zips = await db.query
      .selectFrom("zip_codes")
      .select((where) => where.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    expect(zips.count).toBeGreaterThan(40_000);
    const geico = await db.query
      .selectFrom("carriers")
      .selectAll()
      .where("name", "=", "GEICO")
      .executeTakeFirstOrThrow();
    expect(geico).toMatchObject({ type_ids: [3], type_mask: 4 });
  });

  it("rolls back a transaction whose work throws", async () => {
    const failing = db.transaction(async (tx) => {
      await tx.insertInto("settings").values({ name: "half", value: "done" }).execute();
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(
      await db.query.selectFrom("settings").where("name", "=", "half").selectAll().execute(),
    ).toEqual([]);
  });

  it("goes on with statements whose answer a migration changed, in a transaction, too", async () => {
    await sql`create table changing (id integer)`.execute(db.query);
    const read = (queries: Queries, id: number) =>
      sql`select * from changing where id = ${id}`.execute(queries);
    await read(db.query, 1);
    await db.transaction((tx) => read(tx, 1));
    await sql`alter table changing add column name text`.execute(db.query);
    await sql`insert into changing values (1, 'a')`.execute(db.query);
    const inTransaction = await db.transaction((tx) => read(tx, 1));
    await sql`alter table changing add column more text`.execute(db.query);
    const alone = await read(db.query, 1);
    expect(inTransaction.rows).toEqual([{ id: 1, name: "a" }]);
    expect(alone.rows).toEqual([{ id: 1, name: "a", more: null }]);
  });
});
