import { chmod, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { preparedDataDir, preparedPglite } from "../testing/testDatabase";
import { openPglite } from "./pgliteDatabase";

describe("an embedded database", () => {
  it("keeps its files from everybody else on the machine", async () => {
    const folder = await preparedDataDir();
    await chmod(folder, 0o755);
    const db = await openPglite({ folder }, 1_000_000);
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    const open: string[] = [];
    for (const entry of files) {
      const path = join(entry.parentPath, entry.name);
      if (((await stat(path)).mode & 0o077) !== 0) open.push(path);
    }
    const { mode } = await stat(folder);
    await db.close();
    await rm(folder, { recursive: true });
    expect(files.length).toBeGreaterThan(100);
    expect([mode & 0o777, open]).toEqual([0o700, []]);
  });

  it("is closed also when nothing was asked of it", async () => {
    const db = await openPglite(await preparedPglite(), 1_000_000);
    await db.close();
    expect(db.pglite.closed).toBe(true);
  });

  it("is only read while its disk is nearly full, and says so once", async () => {
    let isFull = false;
    const heard: string[] = [];
    const db = await openPglite(
      await preparedPglite(),
      1_000_000,
      { onError: ({ message }) => heard.push(message) },
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
  });
});
