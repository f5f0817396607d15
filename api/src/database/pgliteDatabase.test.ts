import { sql } from "kysely";
import { openPglite } from "./pgliteDatabase";

describe("an embedded database", () => {
  it("is closed also when nothing was asked of it", async () => {
    const db = await openPglite({}, 1_000_000);
    await db.close();
    expect(db.pglite.closed).toBe(true);
  }, 60_000);

  it("is only read while its disk is nearly full, and says so once", async () => {
    let isFull = false;
    const heard: string[] = [];
    const db = await openPglite(
      {},
      1_000_000,
      ({ message }) => heard.push(message),
      () => isFull,
    );
    const write = () => sql`insert into pages values (1)`.execute(db.query);
    const read = async () => (await sql`select * from pages`.execute(db.query)).rows.length;
    await sql`create table pages (number integer)`.execute(db.query);
    await write();
    isFull = true;
    await expect(write()).rejects.toMatchObject({ code: "25006" });
    await expect(db.transaction((tx) => sql`delete from pages`.execute(tx))).rejects.toMatchObject({
      code: "25006",
    });
    expect(await read()).toBe(1);
    expect(heard).toEqual(["The disk is nearly full: only reading."]);
    isFull = false;
    await write();
    expect(await read()).toBe(2);
    await db.close();
  }, 60_000);
});
