import { sql } from "kysely";
import { appForTests } from "..";
import { goThroughAll } from "../wholeJourney";

const t = appForTests();
const BEYOND_INTEGER = 3_000_000_000;

it("a client and an agent come together with numbers that PostgreSQL's integer does not hold", async () => {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'id'
      and is_identity = 'YES' and data_type = 'bigint'`.execute(t.db.query);
  expect(tables.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["applications", "quotes", "payments", "thread_messages"]),
  );
  for (const { name } of tables) {
    await sql`alter table ${sql.table(name)} alter column id restart with ${sql.lit(BEYOND_INTEGER)}`.execute(
      t.db.query,
    );
  }
  const { answers, quoteId, paidExport } = await goThroughAll(t);
  expect(quoteId).toBeGreaterThanOrEqual(BEYOND_INTEGER);
  const all = Object.values(answers).flat();
  expect(all.filter(({ status }) => status === 500).map(({ text }) => text)).toEqual([]);
  expect(await t.rows("payments", { status: "succeeded" })).toHaveLength(1);
  expect(paidExport.text).toContain(String(BEYOND_INTEGER));
});
