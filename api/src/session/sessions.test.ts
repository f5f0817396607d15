import { testApp, type Person, type TestApp } from "../testing";
import { createSessions, type Sessions } from "./sessions";

let t: TestApp;
/** A second process on the same database. */
let second: TestApp;
let sessions: Sessions;
beforeAll(async () => {
  t = await testApp();
  sessions = await createSessions(t.config, t.db, t.clock);
  second = await testApp({ database: t.db, deps: { clock: t.clock, sessions } });
}, 60_000);
afterAll(async () => {
  await second.close();
  await sessions.close();
  await t.close();
});

const logIn = async (person: Person, query: Record<string, string> = {}): Promise<string> => {
  const { email, password, type } = person;
  const body = { email, password, type, token: await t.humanToken("login") };
  return (await t.anyone().post("/auth/login", body, query)).body.sid;
};
const statusWith = async (sid: string, app = t) =>
  (await app.anyone().get("/auth/check-session", { sid })).status;

/** Other processes hear within a moment. */
async function until(isTrue: () => Promise<boolean>): Promise<boolean> {
  for (let attempt = 0; attempt < 50; attempt++) {
    if (await isTrue()) return true;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
}

describe("a sid", () => {
  it("is 256 random bits, and none is like another", async () => {
    const person = await t.seedConsumer();
    const { password_hash } = await t.db.query
      .selectFrom("users")
      .select("password_hash")
      .where("id", "=", person.id)
      .executeTakeFirstOrThrow();
    const sids = await Promise.all(
      Array.from({ length: 500 }, async () => {
        const sid = await t.deps.sessions.open(person.id, password_hash ?? "");
        return sid ?? "none";
      }),
    );
    expect(new Set(sids).size).toBe(sids.length);
    expect(sids.every((sid) => Buffer.from(sid, "base64url").length === 32)).toBe(true);
    expect(new Set(sids.map((sid) => sid.slice(0, 6))).size).toBe(sids.length);
  });

  it("cannot be made out of what is stored", async () => {
    const person = await t.seedConsumer();
    const sid = await logIn(person);
    const rows = await t.db.query
      .selectFrom("sessions")
      .select("sid_hash")
      .where("user_id", "=", person.id)
      .execute();
    for (const { sid_hash } of rows) {
      expect(sid_hash).not.toBe(sid);
      expect(await statusWith(sid_hash)).toBe(401);
    }
  });

  it("counts in the address only: not in a body, a form, a path or a referrer", async () => {
    const { sid } = await t.seedConsumer();
    const replies = [
      await t.anyone().post("/notifications/seen-all", { sid }),
      await t.anyone().put("/user/profile", { sid, usr_city: "Dallas" }),
      await t.anyone().get(`/auth/check-session/${sid}`),
      await t.anyone().get(`/auth/check-session;sid=${sid}`),
    ];
    expect(replies.map(({ status }) => status)).toEqual([401, 401, 404, 404]);
    const referred = await t.request({
      url: "/api/auth/check-session",
      headers: { referer: `http://localhost/?sid=${sid}`, "x-sid": sid, "x-session-id": sid },
    });
    expect(referred.statusCode).toBe(401);
  });

  it("is never set as a cookie", async () => {
    const person = await t.seedConsumer();
    const body = { email: person.email, password: person.password, type: 1 };
    const token = await t.humanToken("login");
    const reply = await t.anyone().post("/auth/login", { ...body, token });
    expect(reply.status).toBe(200);
    expect(reply.headers).not.toHaveProperty("set-cookie");
  });

  it("that the caller brings to a sign-in is neither taken over nor ended", async () => {
    const [victim, attacker] = [await t.seedConsumer(), await t.seedConsumer()];
    const sid = await logIn(victim, { sid: attacker.sid });
    expect(sid).not.toBe(attacker.sid);
    expect((await t.as(attacker).get("/user/profile")).body.data.usr_email).toBe(attacker.email);
  });
});

describe("a session in several processes", () => {
  it("ends in all of them at once", async () => {
    const person = await t.seedConsumer();
    expect(await statusWith(person.sid, second)).toBe(200);
    await t.as(person).get("/auth/login");
    expect(await statusWith(person.sid)).toBe(401);
    expect(await until(async () => (await statusWith(person.sid, second)) === 401)).toBe(true);
  });

  it("ends in all of them with the account", async () => {
    const person = await t.seedAgent();
    expect(await statusWith(person.sid, second)).toBe(200);
    await t.as(person).delete("/agent/profile/delete");
    expect(await until(async () => (await statusWith(person.sid, second)) === 401)).toBe(true);
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

describe("a session on a clock that is set back", () => {
  it("lives by a quarter of an hour at most longer, or ends", async () => {
    const person = await t.seedConsumer();
    t.clock.advance({ minutes: -15 });
    expect(await statusWith(person.sid)).toBe(200);
    t.clock.advance({ minutes: -1 });
    expect(await statusWith(person.sid)).toBe(401);
    expect(await statusWith(await logIn(person))).toBe(200);
    t.clock.advance({ minutes: 16 });
  });
});

describe("a change of the account", () => {
  it("acts at once on sessions that are alive: another role", async () => {
    const person = await t.seedConsumer();
    expect((await t.as(person).get("/user/profile")).status).toBe(200);
    await t.db.query.updateTable("users").set({ type: 2 }).where("id", "=", person.id).execute();
    await t.deps.sessions.forget(t.db.query, person.id);
    expect((await t.as(person).get("/user/profile")).status).toBe(403);
    expect((await t.as(person).get("/auth/check-session")).body.type).toBe(2);
  });
});

describe("logging out", () => {
  it("twice is no error, and everything else with that sid is 401", async () => {
    const person = await t.seedConsumer();
    const me = t.as(person);
    expect((await me.get("/auth/login")).status).toBe(200);
    expect((await me.get("/auth/login")).status).toBe(200);
    const others = [
      await me.get("/user/profile"),
      await me.put("/user/profile", {}),
      await me.get("/notifications"),
      await me.delete("/user/profile/delete"),
    ];
    expect(others.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  });
});
