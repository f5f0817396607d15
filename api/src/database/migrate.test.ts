import { sql } from "kysely";
import { openTestDatabase } from "../testing/testDatabase";
import type { Database } from "./database";
import { migrateBy, readMigrations, type MigrationFile } from "./migrate";

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.close());

const migrating = async (...more: MigrationFile[]) => {
  const files = [...(await readMigrations()), ...more];
  return db.alone((one) => migrateBy(one, files));
};
const sentences = async () => {
  const { rows } = await sql<{ text: string }>`select text from said order by text`.execute(
    db.query,
  );
  return rows.map(({ text }) => text);
};
const indexes = async () => {
  const { rows } = await sql<{ isValid: boolean }>`
    select indisvalid as "isValid" from pg_index
    where indexrelid = to_regclass('said_by_text')`.execute(db.query);
  return rows;
};

const table = {
  name: "9001_said",
  text: "create table said (text text); insert into said values ('a')",
};
const index = {
  name: "9002_said_by_text",
  text: `-- Outside of a transaction
create index concurrently if not exists said_by_text on said (text);
-- then
insert into said values ('b');
`,
};

describe("a migration", () => {
  it("leaves nothing behind where it fails", async () => {
    const failing = { ...table, text: `${table.text}; select 1 / 0` };
    await expect(migrating(failing)).rejects.toMatchObject({ cause: { code: "22012" } });
    await migrating(table);
    expect(await sentences()).toEqual(["a"]);
  });

  it("may take as long as it does", async () => {
    await migrating(table, {
      name: "9002_patience",
      text: "insert into said select setting from pg_settings where name = 'statement_timeout'",
    });
    expect(await sentences()).toEqual(["0", "a"]);
  });

  it("waits a moment at a time for a table that is in use, and lets others pass meanwhile", async () => {
    await migrating({
      ...table,
      text: `${table.text}; insert into said select setting
      from pg_settings where name = 'lock_timeout'`,
    });
    expect(await sentences()).toEqual(["3000", "a"]);
  });
});

describe("a migration outside of a transaction", () => {
  it("builds an index while the table is written to, once, however many start together", async () => {
    await Promise.all(Array.from({ length: 3 }, () => migrating(table, index)));
    expect(await sentences()).toEqual(["a", "b"]);
    expect(await indexes()).toEqual([{ isValid: true }]);
  });

  it("goes on where it was cut off, with an index that was half built made anew", async () => {
    const cutOff = { ...index, text: index.text.replace("insert", "select 1 / 0; insert") };
    await expect(migrating(table, cutOff)).rejects.toMatchObject({ cause: { code: "22012" } });
    await sql`update pg_index set indisvalid = false
      where indexrelid = 'said_by_text'::regclass`.execute(db.query);

    await migrating(table, index);

    expect(await sentences()).toEqual(["a", "b"]);
    expect(await indexes()).toEqual([{ isValid: true }]);
  });
});
