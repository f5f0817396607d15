import { sql } from "kysely";
import { seedDemo } from "../seeds/seedDemo";
import { createPasswords } from "../security/passwords";
import { createTestClock } from "../testing/testClock";
import { openTestDatabase } from "../testing/testDatabase";
import type { Database } from "./database";
import { moveData } from "./moveData";

let from: Database;
let to: Database;
beforeAll(async () => {
  [from, to] = [await openTestDatabase("pglite"), await openTestDatabase()];
  const passwords = createPasswords({ maxConcurrent: 1, maxQueued: 9 });
  await seedDemo({ db: from, clock: createTestClock(), passwords });
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
