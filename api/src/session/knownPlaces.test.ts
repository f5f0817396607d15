import { sweep } from "../maintenance";
import { testApp, type Person, type TestApp } from "../testing";

const limits = { loginByAccount: { max: 1, windowSeconds: 3600 } };
let t: TestApp;
beforeAll(async () => {
  t = await testApp();
}, 60_000);
afterAll(() => t.close());

/** Another process on the same database, in which everything but the database begins anew. */
async function anotherProcess(): Promise<TestApp> {
  const other = await testApp({
    database: t.db,
    config: { limits: { ...t.config.limits, ...limits } },
  });
  other.clock.advance({ seconds: (t.clock.now().getTime() - other.clock.now().getTime()) / 1000 });
  return other;
}

/** Whether the account can still be signed in to from a network after strangers tried elsewhere. */
async function isLetIn(person: Person, ip: string): Promise<boolean> {
  const process = await anotherProcess();
  const wrong = { ...person, password: "a wrong password" };
  const tried = [
    await process.logIn(wrong, "203.0.113.1"),
    await process.logIn(wrong, "203.0.113.2"),
  ];
  expect(tried.at(-1)?.status).toBe(429);
  const { status } = await process.logIn(person, ip);
  await process.close();
  // Shared windows on PostgreSQL: the next question begins with none.
  await t.db.query.deleteFrom("rate_windows").execute();
  return status === 200;
}

const placesOf = ({ id }: Person) =>
  t.db.query.selectFrom("known_places").selectAll().where("user_id", "=", id).execute();

describe("a network that somebody signed in from", () => {
  it("stays open to them in every process, and after a restart", async () => {
    const person = await t.seedConsumer();
    expect((await t.logIn(person, "198.51.100.1")).status).toBe(200);
    expect(await isLetIn(person, "198.51.100.1")).toBe(true);
    expect(await isLetIn(person, "198.51.100.2")).toBe(false);
  });

  it("is not known for an attempt that failed", async () => {
    const person = await t.seedConsumer();
    await t.logIn({ ...person, password: "a wrong password" }, "198.51.100.3");
    expect(await placesOf(person)).toEqual([]);
  });

  it("is kept as a hash, once, and one of the newest twenty", async () => {
    const person = await t.seedConsumer();
    for (let count = 0; count < 22; count++) {
      t.clock.advance({ seconds: 1 });
      expect((await t.logIn(person, `198.51.100.${count}`)).status).toBe(200);
    }
    await t.logIn(person, "198.51.100.21");
    const places = await placesOf(person);
    expect(places).toHaveLength(20);
    expect(JSON.stringify(places)).not.toMatch(/198\.51|@/);
    expect(await isLetIn(person, "198.51.100.21")).toBe(true);
    expect(await isLetIn(person, "198.51.100.0")).toBe(false);
  });

  it("is forgotten with the account, and 90 days after the last sign-in", async () => {
    const [leaving, staying] = [await t.seedConsumer(), await t.seedConsumer()];
    for (const person of [leaving, staying]) await t.logIn(person, "198.51.100.4");
    await t.as(leaving).delete("/user/profile/delete");
    expect(await placesOf(leaving)).toEqual([]);
    t.clock.advance({ days: 89 });
    await sweep(t.deps);
    expect(await placesOf(staying)).toHaveLength(1);
    t.clock.advance({ days: 2 });
    await sweep(t.deps);
    expect(await placesOf(staying)).toEqual([]);
  });
});
