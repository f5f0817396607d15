import { CompiledQuery, sql } from "kysely";
import { sweep } from "../../leaving/maintenance";
import { appForTests, testApp, type Person, type TestApp } from "../../testing";
import { createSessions, type Sessions } from "./sessions";
import { sessionsOver } from "./sessionsQueries";

const t = appForTests();
/** A second process on the same database. */
let second: TestApp;
let sessions: Sessions;
beforeAll(async () => {
  sessions = createSessions(t.config, t.db, t.clock);
  second = await testApp({ database: t.db, deps: { clock: t.clock, sessions } });
});
afterAll(() => second.close());

const logIn = async (person: Person): Promise<string> => (await t.logIn(person)).body.sid;
const statusWith = async (sid: string, app: TestApp = t) =>
  (await app.anyone().get("/auth/check-session", { sid })).status;

describe("the check of a session", () => {
  const ask = (sid: string, etag: unknown, active = "") =>
    t.request({
      url: `/api/auth/check-session?sid=${sid}${active}`,
      headers: { "if-none-match": String(etag) },
    });

  it("sends nothing to a page that knows what is still true, and all of it to others", async () => {
    const [person, other] = [await t.seedConsumer(), await t.seedConsumer()];
    const first = await t.as(person).get("/auth/check-session");
    expect(first.body).toMatchObject({ type: 1, account: person.id });
    const { etag } = first.headers;

    const unchanged = await ask(person.sid, etag);
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, ""]);
    expect(unchanged.headers).not.toHaveProperty("content-length");
    t.clock.advance({ seconds: 61 });
    expect((await ask(other.sid, etag, "&active=1")).statusCode).toBe(200);
    expect((await ask(person.sid, etag, "&active=1")).statusCode).toBe(200);
    expect((await ask("x".repeat(43), etag)).statusCode).toBe(401);
  });

  it("is told in the log only where it is refused", async () => {
    const person = await t.seedConsumer();
    const since = t.logLines.length;
    await t.as(person).get("/auth/check-session");
    await t.anyone().get("/auth/check-session", { sid: "x".repeat(43) });
    const told = t.logLines.slice(since).map((line): { status: number } => JSON.parse(line));
    expect(told.map(({ status }) => status)).toEqual([401]);
  });
});

describe("a sid", () => {
  it("cannot be made out of what is stored", async () => {
    const person = await t.seedConsumer();
    const sid = await logIn(person);
    const rows = await t.rows("sessions", { user_id: person.id });
    expect(JSON.stringify(rows)).not.toContain(sid);
    for (const { sid_hash } of rows) expect(await statusWith(sid_hash)).toBe(401);
  });

  it("counts in the address only: not in a body, a path, a cookie or any other header", async () => {
    const { sid } = await t.seedConsumer();
    const replies = [
      await t.anyone().post("/notifications/seen-all", { sid }),
      await t.anyone().put("/user/profile", { sid, usr_city: "Dallas" }),
      await t.anyone().get(`/auth/check-session/${sid}`),
      await t.anyone().get(`/auth/check-session;sid=${sid}`),
    ];
    expect(replies.map(({ status }) => status)).toEqual([401, 401, 404, 404]);
    const byHeader = await t.request({
      url: "/api/auth/check-session",
      headers: {
        referer: `http://localhost/?sid=${sid}`,
        cookie: `sid=${sid}`,
        authorization: `Bearer ${sid}`,
        sid,
        "x-sid": sid,
        "x-session-id": sid,
      },
    });
    expect(byHeader.statusCode).toBe(401);
  });

  it("that the caller brings to a sign-in is neither taken over nor ended", async () => {
    const [victim, attacker] = [await t.seedConsumer(), await t.seedConsumer()];
    const { email, password } = victim;
    const body = { email, password, type: 1, token: await t.humanToken("login") };
    const reply = await t.anyone().post("/auth/login", body, { sid: attacker.sid });
    expect(reply.body.sid).toMatch(/^[\w-]{43}$/);
    expect(reply.body.sid).not.toBe(attacker.sid);
    expect(reply.headers).not.toHaveProperty("set-cookie");
    expect((await t.as(attacker).get("/user/profile")).body.data.usr_email).toBe(attacker.email);
  });
});

describe("a session", () => {
  it("ends an hour after the person did something, as the poll says it", async () => {
    const { sid } = await t.seedConsumer();
    t.clock.advance({ minutes: 50 });
    await t.anyone().get("/auth/check-session", { sid, active: 1 });
    t.clock.advance({ minutes: 59, seconds: 59 });
    expect(await statusWith(sid)).toBe(200);
    t.clock.advance({ seconds: 1 });
    expect(await statusWith(sid)).toBe(401);
  });

  it("that may be idle for a minute only lives while the poll says that the person is there", async () => {
    const short = await testApp({ config: { session: { ...t.config.session, idleMs: 60_000 } } });
    const person = await short.seedConsumer();
    for (let count = 0; count < 10; count++) {
      short.clock.advance({ seconds: 30 });
      const { status } = await short.as(person).get("/auth/check-session", { active: 1 });
      expect(status).toBe(200);
    }
    short.clock.advance({ seconds: 60 });
    expect((await short.as(person).get("/auth/check-session")).status).toBe(401);
    await short.close();
  });

  it("ends after 12 hours whatever is done", async () => {
    const person = await t.seedConsumer();
    for (let count = 0; count < 15; count++) {
      t.clock.advance({ minutes: 48 });
      const { status } = await t.as(person).get("/auth/check-session", { active: 1 });
      expect(status).toBe(count < 14 ? 200 : 401);
    }
  });

  it("is refused for a sid that is none, or stands twice, or in a list or an object", async () => {
    const { sid } = await t.seedConsumer();
    const odd = ["", "x", "%00", "a".repeat(7000), "%ff", "undefined"].map((one) => `sid=${one}`);
    for (const query of [...odd, `sid=${sid}&sid=${sid}`, `sid[]=${sid}`, `sid[a]=${sid}`]) {
      const reply = await t.request({ url: `/api/auth/check-session?${query}` });
      expect([400, 401]).toContain(reply.statusCode);
    }
  });

  it("follows its account at once: another role", async () => {
    const person = await t.seedConsumer();
    expect((await t.as(person).get("/user/profile")).status).toBe(200);
    await t.update("users", { id: person.id }, { type: 2 });
    expect((await t.as(person).get("/user/profile")).status).toBe(403);
    expect((await t.as(person).get("/auth/check-session")).body.type).toBe(2);
  });
});

describe("the table of sessions", () => {
  const rowsOf = (person: Person) => t.rows("sessions", { user_id: person.id });
  const lastActive = async (person: Person) => (await rowsOf(person))[0]?.last_active_at.getTime();

  it("is told of activity once a minute at most", async () => {
    const person = await t.seedConsumer();
    const signedInAt = t.clock.now().getTime();
    const poll = () => t.as(person).get("/auth/check-session", { active: 1 });
    t.clock.advance({ seconds: 59 });
    await poll();
    expect(await lastActive(person)).toBe(signedInAt);
    t.clock.advance({ seconds: 1 });
    await poll();
    expect(await lastActive(person)).toBe(signedInAt + 60_000);
    t.clock.advance({ seconds: 59 });
    await poll();
    expect(await lastActive(person)).toBe(signedInAt + 60_000);
  });

  it("is not set back by a process that saw the person earlier than another", async () => {
    const person = await t.seedConsumer();
    const later = new Date(t.clock.now().getTime() + 5 * 60_000);
    await t.update("sessions", { user_id: person.id }, { last_active_at: later });
    const known = await sessions.find(person.sid);
    t.clock.advance({ minutes: 2 });
    await sessions.touch({ ...known!, lastActiveAt: 0 });
    expect(await lastActive(person)).toBe(later.getTime());
  });

  it("keeps a session to its last moment, and drops it after", async () => {
    const person = await t.seedConsumer();
    t.clock.advance({ hours: 1 });
    await sessions.sweep();
    expect(await rowsOf(person)).toHaveLength(1);
    t.clock.advance({ seconds: 1 });
    await sessions.sweep();
    expect(await rowsOf(person)).toHaveLength(0);
  });
});

describe("the sweep of sessions", () => {
  it("looks at those that are over alone", async () => {
    const person = await t.seedConsumer();
    const aDayAgo = new Date(t.clock.now().getTime() - 86_400_000);
    const aMinuteAgo = new Date(t.clock.now().getTime() - 60_000);
    await sql`
      insert into sessions (sid_hash, user_id, created_at, last_active_at)
      select 'many ' || n, ${person.id},
        case when n % 100 = 0 then ${aDayAgo}::timestamptz else ${aMinuteAgo}::timestamptz end,
        ${aMinuteAgo}::timestamptz
      from generate_series(1, 5000) as n`.execute(t.db.query);
    await sql`analyze sessions`.execute(t.db.query);
    for (const some of sessionsOver(t.db.query, t.config.session, t.clock.now().getTime())) {
      const { sql: text, parameters } = some.compile();
      const plan = CompiledQuery.raw(`explain ${text}`, [...parameters]);
      const { rows } = await t.db.query.executeQuery(plan);
      expect(JSON.stringify(rows)).toMatch(/(on|using) sessions_by_/);
    }
    await sessions.sweep();
    const { count } = await t.db.query
      .selectFrom("sessions")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("sid_hash", "like", "many %")
      .executeTakeFirstOrThrow();
    expect(count).toBe(4950);
    await t.db.query.deleteFrom("sessions").where("sid_hash", "like", "many %").execute();
  });
});

it("the end that is told is an hour after the last activity, never later than the end of all", () => {
  const createdAt = Date.parse("2026-01-01T00:00:00Z");
  const endsAfter = (minutes: number) =>
    sessions.endsAt({
      sidHash: "",
      id: 1,
      role: "consumer",
      timeZone: "America/Chicago",
      createdAt,
      lastActiveAt: createdAt + minutes * 60_000,
    });
  const end = new Date("2026-01-01T12:00:00Z");
  expect(endsAfter(0)).toEqual({ idleEndsAt: new Date("2026-01-01T01:00:00Z"), endsAt: end });
  expect(endsAfter(11 * 60)).toEqual({ idleEndsAt: end, endsAt: end });
  expect(endsAfter(11 * 60 + 30)).toEqual({ idleEndsAt: end, endsAt: end });
});

describe("a session in several processes", () => {
  it("ends in all of them at once", async () => {
    const person = await t.seedConsumer();
    expect(await statusWith(person.sid, second)).toBe(200);
    await t.as(person).get("/auth/login");
    expect(await statusWith(person.sid)).toBe(401);
    expect(await statusWith(person.sid, second)).toBe(401);
  });

  it("lives where only another of them saw the person", async () => {
    const person = await t.seedConsumer();
    expect(await statusWith(person.sid)).toBe(200);
    t.clock.advance({ minutes: 50 });
    await second.as(person).get("/auth/check-session", { active: 1 });
    t.clock.advance({ minutes: 50 });
    expect(await statusWith(person.sid)).toBe(200);
  });
});

it("a session lives a quarter of an hour longer at most where the clock is set back", async () => {
  const person = await t.seedConsumer();
  t.clock.advance({ minutes: -15 });
  expect(await statusWith(person.sid)).toBe(200);
  t.clock.advance({ minutes: -1 });
  expect(await statusWith(person.sid)).toBe(401);
  expect(await statusWith(await logIn(person))).toBe(200);
  t.clock.advance({ minutes: 16 });
});

describe("logging out", () => {
  it("ends that session and no other, and is no error with a dead sid or without one", async () => {
    const person = await t.seedConsumer();
    const other = await logIn(person);
    const me = t.as(person);
    expect((await me.get("/auth/login")).status).toBe(200);
    expect((await me.get("/auth/login")).status).toBe(200);
    expect((await t.anyone().get("/auth/login")).status).toBe(200);
    const others = [
      await me.get("/user/profile"),
      await me.put("/user/profile", {}),
      await me.delete("/user/profile/delete"),
    ];
    expect(others.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(await statusWith(other)).toBe(200);
  });

  it("is not done by a browser that guesses ahead", async () => {
    const person = await t.seedConsumer();
    const reply = await t.request({
      url: `/api/auth/login?sid=${person.sid}`,
      headers: { "sec-purpose": "prefetch" },
    });
    expect(reply.statusCode).toBe(400);
    const head = await t.request({ method: "HEAD", url: `/api/auth/login?sid=${person.sid}` });
    expect(head.statusCode).toBe(404);
    expect((await t.as(person).get("/auth/check-session")).status).toBe(200);
  });
});

/** Another process on the same database, in which everything but the database begins anew. */
async function anotherStrictProcess(): Promise<TestApp> {
  const other = await testApp({
    database: t.db,
    config: { limits: { ...t.config.limits, loginByAccount: { max: 1, windowSeconds: 3600 } } },
  });
  other.clock.advance({ seconds: (t.clock.now().getTime() - other.clock.now().getTime()) / 1000 });
  return other;
}

/** Whether the account can still be signed in to from a network after strangers tried elsewhere. */
async function isLetIn(person: Person, ip: string): Promise<boolean> {
  const process = await anotherStrictProcess();
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

const placesOf = ({ id }: Person) => t.rows("known_places", { user_id: id });

describe("a network that somebody signed in from", () => {
  it("stays open to them in every process, and after a restart", async () => {
    const person = await t.seedConsumer();
    expect((await t.logIn(person, "198.51.100.1")).status).toBe(200);
    expect(await isLetIn(person, "198.51.100.1")).toBe(true);
    expect(await isLetIn(person, "198.51.100.2")).toBe(false);
  });

  it("is known by sign-ins alone, kept as a hash, once, and one of the newest twenty", async () => {
    const person = await t.seedConsumer();
    await t.logIn({ ...person, password: "a wrong password" }, "198.51.100.3");
    expect(await placesOf(person)).toEqual([]);
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
