import { readConfig } from "../settings/config";
import type { Database } from "../../database";
import { createTestClock } from "../../testing/testClock";
import { openTestDatabase } from "../../testing/testDatabase";
import { createRateLimiter } from "./rateLimiter";

const { limits } = readConfig({ LIMITS: '{"loginByIp":{"max":3,"windowSeconds":60}}' });
const tooMany = { status: 429, codes: ["too-many-requests"] };

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(() => db.query.deleteFrom("rate_windows").execute());
afterAll(() => db.close());

/** The database as one of a single process, and as one that several may share. */
const single = (): Database => ({ ...db, kind: "pglite", query: db.query });
const shared = (): Database => ({ ...db, kind: "postgres", query: db.query });

describe.each([
  ["one process", single],
  ["many processes", shared],
])("a limit of %s", (_whose, database) => {
  it("lets through up to its number, says how long to wait, and lets through after its window", async () => {
    const clock = createTestClock();
    const limiter = createRateLimiter(clock, limits, database());
    for (let count = 0; count < 3; count++) await limiter.consume("loginByIp", "a");
    await expect(limiter.consume("loginByIp", "a")).rejects.toMatchObject(tooMany);
    await limiter.consume("loginByIp", "b");
    clock.advance({ seconds: 20 });
    await expect(limiter.consume("loginByIp", "a")).rejects.toMatchObject({
      ...tooMany,
      retryAfterSeconds: 40,
    });
    clock.advance({ seconds: 39 });
    await expect(limiter.consume("loginByIp", "a")).rejects.toMatchObject(tooMany);
    clock.advance({ seconds: 1 });
    await limiter.consume("loginByIp", "a");
    expect(await limiter.remaining("loginByIp", "a")).toBe(2);
  });

  it("does not last longer when the clock is set back", async () => {
    const clock = createTestClock();
    const limiter = createRateLimiter(clock, limits, database());
    for (let count = 0; count < 3; count++) await limiter.consume("loginByIp", "a");
    await expect(limiter.consume("loginByIp", "a")).rejects.toMatchObject(tooMany);
    clock.advance({ hours: -1 });
    await limiter.consume("loginByIp", "a");
  });

  it("holds under use at once", async () => {
    const limiter = createRateLimiter(createTestClock(), limits, database());
    const uses = await Promise.allSettled(
      Array.from({ length: 20 }, () => limiter.consume("loginByIp", "a")),
    );
    expect(uses.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  });
});

describe.each([
  ["one process", single],
  ["many processes", shared],
])("a limit on results of %s", (_whose, database) => {
  const two = readConfig({ LIMITS: '{"choiceByUser":{"max":2}}' }).limits;
  const refused = async (spend: () => void, isValid: boolean) => {
    if (!isValid) throw new Error("not valid");
    spend();
  };

  it("is spent by what was valid alone, and says what is not valid before it says that it is reached", async () => {
    const limiter = createRateLimiter(createTestClock(), two, database());
    const attempt = (isValid: boolean) =>
      limiter.onResult("choiceByUser", "a", (spend) => refused(spend, isValid));
    for (let count = 0; count < 20; count++)
      await expect(attempt(false)).rejects.toThrow("not valid");
    await attempt(true);
    await limiter.onResult("choiceByUser", "a", async () => "a repetition");
    await attempt(true);
    await expect(attempt(true)).rejects.toMatchObject(tooMany);
    await expect(attempt(false)).rejects.toThrow("not valid");
    await expect(attempt(true)).rejects.toMatchObject(tooMany);
    await limiter.onResult("choiceByUser", "b", (spend) => refused(spend, true));
  });

  it("holds under use at once, and gives back what failed after it was spent", async () => {
    const limiter = createRateLimiter(createTestClock(), two, database());
    const failing = limiter.onResult("choiceByUser", "a", async (spend) => {
      spend();
      throw new Error("lost a race");
    });
    await expect(failing).rejects.toThrow("lost a race");
    const uses = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        limiter.onResult("choiceByUser", "a", (spend) => refused(spend, true)),
      ),
    );
    expect(uses.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  });
});

it("counts two processes on one database as one, and stores nobody's address", async () => {
  const clock = createTestClock();
  const [one, other] = [1, 2].map(() => createRateLimiter(clock, limits, shared()));
  await one?.consume("loginByIp", "203.0.113.7");
  await other?.consume("loginByIp", "203.0.113.7");
  expect(await one?.remaining("loginByIp", "203.0.113.7")).toBe(1);
  await one?.consume("loginByIp", "203.0.113.7");
  await expect(other?.consume("loginByIp", "203.0.113.7")).rejects.toMatchObject(tooMany);
  const rows = await db.query.selectFrom("rate_windows").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain("203.0.113.7");
});

it("refuses again what was refused without another write", async () => {
  const limiter = createRateLimiter(createTestClock(), limits, shared());
  for (let count = 0; count < 3; count++) await limiter.consume("loginByIp", "a");
  await expect(limiter.consume("loginByIp", "a")).rejects.toMatchObject(tooMany);
  await db.query.deleteFrom("rate_windows").execute();
  await expect(limiter.consume("loginByIp", "a")).rejects.toMatchObject(tooMany);
  expect(await db.query.selectFrom("rate_windows").selectAll().execute()).toEqual([]);
});

it("forgets the oldest keys of a process instead of growing for ever", async () => {
  const limiter = createRateLimiter(createTestClock(), limits, single());
  for (let count = 0; count < 3; count++) await limiter.consume("loginByIp", "first");
  expect(await limiter.remaining("loginByIp", "first")).toBe(0);
  for (let key = 0; key < 100_000; key++) await limiter.consume("loginByIp", String(key));
  expect(await limiter.remaining("loginByIp", "first")).toBe(3);
});
