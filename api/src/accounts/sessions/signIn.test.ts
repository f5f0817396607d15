import { readConfig } from "../../server/settings/config";
import { sweep } from "../../leaving/maintenance";
import { createPasswords, usualCost } from "../passwords/passwords";
import { PASSWORD, appForTests, testApp, type Person, type TestApp } from "../../testing";

const t = appForTests();

const NEW_PASSWORD = "Brisk-heron-58";

describe("signing in", () => {
  it("answers the type, the account and a sid that works, with the address in any case", async () => {
    const agent = await t.seedAgent();
    const reply = await t.logIn({ ...agent, email: agent.email.toUpperCase() });
    expect(reply).toMatchObject({ status: 200, body: { type: 2, account: agent.id } });
    const check = await t.anyone().get("/auth/check-session", { sid: reply.body.sid });
    expect(check).toMatchObject({ status: 200, body: { type: 2, account: agent.id } });
  });

  it("leaves a trail of what was refused: which account, from which area, and nothing secret", async () => {
    const person = await t.seedConsumer();
    const before = t.logLines.length;
    await t.logIn({ ...person, password: "Wrong-heron-11" }, "203.0.113.77");
    await t.logIn({ ...person, email: "nobody@example.com" }, "203.0.113.77");
    const lines = t.logLines.slice(before);
    const trail = lines
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => msg === "sign-in refused");
    expect(trail).toMatchObject([
      { userId: person.id, area: "203.0.113.0/24" },
      { userId: null, area: "203.0.113.0/24" },
    ]);
    expect(lines.join()).not.toMatch(/Wrong-heron|example\.com|203\.0\.113\.77/);
  });

  it("leads to what a person has to do next", async () => {
    const [drafting, submitted] = [await t.seedConsumer(), await t.seedConsumer()];
    await t.seedApplication(drafting);
    await t.seedApplication(submitted, { submitted: true });
    for (const [person, redirect] of [
      [drafting, "application"],
      [submitted, null],
      [await t.seedAgent(), "leads"],
      [await t.seedAgent({ carriers: [] }), null],
    ] as const) {
      expect((await t.logIn(person)).body.redirect).toBe(redirect);
    }
  });

  it("is refused with a password that is changed while it is checked", async () => {
    const consumer = await t.seedConsumer();
    const { verify } = t.deps.passwords;
    const checking = jest
      .spyOn(t.deps.passwords, "verify")
      .mockImplementationOnce(async (...of) => {
        const fits = await verify(...of);
        await t.update("users", { id: consumer.id }, { password_hash: "$another" });
        return fits;
      });
    expect((await t.logIn(consumer)).body.data).toEqual(["invalid-credentials"]);
    expect(checking).toHaveBeenCalledTimes(1);
    checking.mockRestore();
  });
});

describe("limits on signing in", () => {
  it.each([
    ["a place that tries one account after the other", 300, "192.0.2.44"],
    ["a place that tries one account again and again", 3_600, "203.0.113.9"],
  ])("stop %s, no other place, and pass with their window", async (_what, seconds, ip) => {
    const person = await t.seedConsumer();
    for (let count = 0; count < 25; count++) {
      const guess =
        seconds === 300 ? { email: `nobody${count}@example.com` } : { password: "a wrong one" };
      expect((await t.logIn({ ...person, ...guess }, ip)).status).toBe(422);
    }
    const stopped = await t.logIn(person, ip);
    expect(stopped).toMatchObject({ status: 429, body: { data: ["too-many-requests"] } });
    const wait = Number(stopped.headers["retry-after"]);
    expect([wait > 0, wait <= seconds]).toEqual([true, true]);
    expect((await t.logIn(person, "198.51.100.7")).status).toBe(200);
    t.clock.advance({ seconds: seconds - 1 });
    expect((await t.logIn(person, ip)).status).toBe(429);
    t.clock.advance({ seconds: 1 });
    expect((await t.logIn(person, ip)).status).toBe(200);
  });
});

describe("the language of an account", () => {
  const logInReading = async (language: string, person: Person, password = PASSWORD) =>
    t.request({
      method: "POST",
      url: "/api/auth/login",
      headers: { "content-type": "application/json", "accept-language": language },
      payload: JSON.stringify({
        email: person.email,
        password,
        type: person.role === "consumer" ? 1 : 2,
        token: await t.humanToken("login"),
      }),
    });
  const languageOf = async (person: Person) => (await t.row("users", { id: person.id })).language;
  const choose = (person: Person, body: object) => t.as(person).post("/auth/language", body);

  it("is the one its owner signs in with, each time, and nothing that a refused sign-in changes", async () => {
    const person = await t.seedConsumer();
    expect((await logInReading("es-US,es;q=0.9,en;q=0.5", person)).statusCode).toBe(200);
    expect(await languageOf(person)).toBe("es");
    expect((await logInReading("en", person)).statusCode).toBe(200);
    expect(await languageOf(person)).toBe("en");
    expect((await logInReading("es", person, "not the password")).statusCode).toBe(422);
    expect(await languageOf(person)).toBe("en");
  });

  it("is settled when many sign-ins in two languages come at once", async () => {
    const person = await t.seedAgent();
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, index) => logInReading(index % 2 ? "es" : "en", person)),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
  });

  it("is chosen by its owner, and each mail is in the one of the moment it is sent", async () => {
    const changePassword = (person: Person, old: object) => {
      const changes = { usr_password: NEW_PASSWORD, usr_confirmNewPassword: NEW_PASSWORD };
      return t.as(person).put(`/${"usr_oldPassword" in old ? "user" : "agent"}/profile`, {
        ...changes,
        ...old,
      });
    };
    const [agent, consumer, other] = [
      await t.seedAgent(),
      await t.seedConsumer({ user: { language: "es" } }),
      await t.seedConsumer(),
    ];
    expect(await choose(agent, { language: "es" })).toMatchObject({
      status: 200,
      body: { message: "Done." },
    });
    expect((await changePassword(agent, {})).status).toBe(200);
    expect((await changePassword(consumer, { usr_oldPassword: PASSWORD })).status).toBe(200);
    await choose(consumer, { language: "en" });
    await t.deliver();
    expect(t.mailsTo(agent)).toMatchObject([{ subject: "Su contraseña ha cambiado" }]);
    expect(t.mailsTo(consumer)).toMatchObject([{ subject: "Your password was changed" }]);
    expect(await languageOf(other)).toBe("en");
  });

  it("is one of ours, or stays what it was", async () => {
    const person = await t.seedConsumer({ user: { language: "es" } });
    for (const body of [{ language: "fr" }, { language: "" }, {}]) {
      expect((await choose(person, body)).status).toBe(422);
    }
    expect(await languageOf(person)).toBe("es");
  });
});

describe("a sign-in that fails", () => {
  const MAX_ROUNDS = 120;
  /** The same database, with passwords that cost what they cost people. */
  let slow: TestApp;
  beforeAll(async () => {
    const usual = readConfig({});
    // Long windows of attempts are the subject of other tests.
    const unlimited = { max: 1_000_000, windowSeconds: 1 };
    const names = ["loginByIp", "loginByAccountAndIp", "loginByAccount"];
    const limits = Object.fromEntries(names.map((name) => [name, unlimited]));
    slow = await testApp({
      database: t.db,
      config: { limits: { ...usual.limits, ...limits } },
      deps: { passwords: createPasswords(usual.passwords, usualCost) },
    });
  });
  afterAll(() => slow.close());

  it("is answered alike and takes as long, whatever the reason is", async () => {
    const { email, password } = await slow.seedConsumer({ user: { email: "slow@example.com" } });
    const waiting = "waiting@example.com";
    await slow.register("consumer", { email: waiting, password, confirmPassword: password });
    const attempts = {
      "wrong password": { email, password: "Not-this-one-1", type: 1 },
      "unknown address": { email: "nobody@example.com", password, type: 1 },
      "wrong role": { email, password, type: 2 },
      "not confirmed": { email: waiting, password, type: 1 },
    };
    const times: Record<string, number[]> = {};
    const texts = new Set<string>();
    // Whatever else the machine does only adds: the shortest time is what the work itself takes.
    const areAlike = () => {
      const shortest = Object.values(times).map((each) => Math.min(...each));
      const [fastest, slowest] = [Math.min(...shortest), Math.max(...shortest)];
      return slowest - fastest < Math.max(25, 0.3 * fastest);
    };
    for (let round = 0; round < 10 || (round < MAX_ROUNDS && !areAlike()); round++) {
      // One after the other in each round, so that a busy machine slows all of them alike.
      for (const [reason, attempt] of Object.entries(attempts)) {
        const token = await slow.humanToken("login");
        const start = performance.now();
        const reply = await slow.anyone().post("/auth/login", { ...attempt, token });
        (times[reason] ??= []).push(performance.now() - start);
        expect(reply).toMatchObject({ status: 422, body: { data: ["invalid-credentials"] } });
        texts.add(reply.text);
      }
    }
    expect(texts.size).toBe(1);
    expect(areAlike()).toBe(true);
  });
});

const ask = async (email: string, ip?: string) =>
  t
    .anyone(ip)
    .get("/auth/forgot-password", { email, token: await t.humanToken("forgot-password") });

async function mailedLink({ email }: Person): Promise<string> {
  expect((await ask(email)).status).toBe(200);
  await t.deliver();
  return t.tokenMailedTo(email);
}

const reset = async (token: unknown, password = NEW_PASSWORD, caller = t.anyone()) =>
  caller.post("/auth/forgot-password", {
    token,
    password,
    google_token: await t.humanToken("reset"),
  });
const verify = async (token: unknown, caller = t.anyone()) =>
  caller.post("/auth/verify", { token, google_token: await t.humanToken("verify") });
const validate = (token: unknown, caller = t.anyone(), more = {}) =>
  caller.post("/auth/validate", { token, ...more });

const invalid = { status: 422, body: { data: ["invalid-token"] } };

const malformed: unknown[] = [
  ...[undefined, null, 1, true, ["x"], { $gt: "" }, "", "x", "undefined", "' or 1=1 --"],
  ...["a".repeat(9_000), "A".repeat(43)],
];

describe("a mailed link", () => {
  it("that is none is refused alike by all three calls", async () => {
    for (const token of malformed) {
      expect(await validate(token)).toMatchObject(invalid);
      expect(await verify(token)).toMatchObject(invalid);
      expect(await reset(token)).toMatchObject(invalid);
    }
  });

  it("cannot be made out of what the database holds", async () => {
    const person = await t.seedConsumer();
    const token = await mailedLink(person);
    const { token_hash, nonce } = await t.row("tokens", { user_id: person.id });
    expect(await reset(token_hash)).toMatchObject(invalid);
    expect(await reset(nonce)).toMatchObject(invalid);
    expect((await reset(token)).status).toBe(200);
  });

  it("to reset a password counts once for ten calls at the same time", async () => {
    const token = await mailedLink(await t.seedConsumer());
    const replies = await Promise.all(Array.from({ length: 10 }, () => reset(token)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(422)]);
  });

  it("to reset a password outlives a look, a refused password and a call that it is not for", async () => {
    const person = await t.seedConsumer();
    const token = await mailedLink(person);
    expect((await validate(token)).status).toBe(200);
    expect((await reset(token, "password1")).body.data).toEqual(["common-password"]);
    expect(await verify(token)).toMatchObject(invalid);
    expect(await validate(token, t.anyone(), { for: "verify" })).toMatchObject(invalid);
    expect(await validate(token, t.anyone(), { for: "reset" })).toMatchObject({
      status: 200,
      body: { email: person.email },
    });
    expect((await reset(token)).status).toBe(200);
    expect(await validate(token)).toMatchObject(invalid);
  });

  it("to reset a password lives ten minutes from its mail, however long that had to wait", async () => {
    const person = await t.seedConsumer();
    await ask(person.email);
    t.clock.advance({ minutes: 45 });
    await sweep(t.deps);
    await t.deliver();
    const token = t.tokenMailedTo(person.email);
    t.clock.advance({ minutes: 9 });
    expect((await validate(token)).status).toBe(200);
    t.clock.advance({ minutes: 1 });
    expect(await reset(token)).toMatchObject(invalid);
  });

  it("may be tried 30 times in five minutes from one place, over all three calls", async () => {
    const place = t.anyone("203.0.113.77");
    for (let count = 0; count < 15; count++) {
      expect((await validate("x", place)).status).toBe(422);
      expect((await verify("x", place)).status).toBe(422);
    }
    const late = await reset("x", NEW_PASSWORD, place);
    expect(late.status).toBe(429);
    expect(Number(late.headers["retry-after"])).toBeGreaterThan(0);
    t.clock.advance({ minutes: 5 });
    expect((await validate("x", place)).status).toBe(422);
  });
});

describe("resetting a password", () => {
  it("sets it by the newest link, ends every session, signs nobody in and tells the address", async () => {
    const person = await t.seedConsumer();
    const older = await mailedLink(person);
    const token = await mailedLink(person);
    expect((await reset(older)).status).toBe(422);
    const reply = await reset(token);
    expect(reply.status).toBe(200);
    expect(reply.text).not.toContain("sid");
    expect((await t.as(person).get("/auth/check-session")).status).toBe(401);
    expect((await t.logIn({ ...person, password: NEW_PASSWORD })).status).toBe(200);
    expect((await t.logIn(person)).status).toBe(422);
    await t.deliver();
    expect(t.mailsTo(person).at(-1)?.subject).toBe("Your password was changed");
  });

  it("is mailed five times in half an hour to one address, in any case", async () => {
    const { email } = await t.seedConsumer();
    for (let count = 0; count < 5; count++) expect((await ask(email)).status).toBe(200);
    expect((await ask(email.toUpperCase())).status).toBe(429);
    t.clock.advance({ minutes: 30 });
    expect((await ask(email)).status).toBe(200);
  });

  it("is asked for 25 times from one place, whatever the addresses are, which it says are unknown", async () => {
    const from = (index: number) => ask(`nobody${index}@example.com`, "203.0.113.88");
    for (let index = 0; index < 25; index++) {
      expect(await from(index)).toMatchObject({ status: 404, body: { data: ["doesnt-exist"] } });
    }
    expect((await from(26)).status).toBe(429);
    t.clock.advance({ minutes: 5 });
    expect((await from(27)).status).toBe(404);
  });

  it("links to the configured address, whatever the request's Host says", async () => {
    const person = await t.seedConsumer();
    await t.request({
      url: "/api/auth/forgot-password",
      query: { email: person.email, token: await t.humanToken("forgot-password") },
      headers: { host: "evil.example", "x-forwarded-host": "evil.example" },
    });
    await t.deliver();
    const [mail] = t.mailsTo(person);
    expect(mail?.text).toContain(`${t.config.publicOrigin}/reset-password?token=`);
    expect(`${mail?.text}${mail?.html}`).not.toContain("evil.example");
  });

  it("mails nothing when a browser guesses ahead, or asks for the head only", async () => {
    const person = await t.seedConsumer();
    const token = await t.humanToken("forgot-password");
    const url = `/api/auth/forgot-password?email=${person.email}&token=${token}`;
    for (const headers of [
      { "sec-purpose": "prefetch;prerender" },
      { purpose: "prefetch" },
      { "x-moz": "prefetch" },
    ] as Record<string, string>[]) {
      expect((await t.request({ url, headers })).statusCode).toBe(400);
    }
    expect((await t.request({ method: "HEAD", url })).statusCode).toBe(404);
    await t.deliver();
    expect(t.mailsTo(person)).toEqual([]);
  });
});
