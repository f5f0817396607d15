import { sweep } from "../../maintenance";
import { appForTests, type Person } from "../../testing";
import { wholeDatabase } from "../../testing/wholeDatabase";

const t = appForTests();

async function resetLink(person: Person): Promise<string> {
  const query = { email: person.email, token: await t.humanToken("forgot-password") };
  expect((await t.anyone().get("/auth/forgot-password", query)).status).toBe(200);
  await t.deliver();
  return t.tokenMailedTo(person.email);
}

const reset = async (token: unknown) =>
  t.anyone().post("/auth/forgot-password", {
    token,
    password: "Brisk-heron-58",
    google_token: await t.humanToken("reset"),
  });
const verify = async (token: unknown) =>
  t.anyone().post("/auth/verify", { token, google_token: await t.humanToken("verify") });
const validate = (token: unknown) => t.anyone().post("/auth/validate", { token });

const invalid = { status: 422, body: { data: ["invalid-token"] } };

const malformed: [string, unknown][] = [
  ["missing", undefined],
  ["null", null],
  ["a number", 1],
  ["true", true],
  ["a list", ["x"]],
  ["an object", { $gt: "" }],
  ["empty", ""],
  ["one letter", "x"],
  ["the word undefined", "undefined"],
  ["an SQL quote", "' or 1=1 --"],
  ["8 kB", "a".repeat(8_000)],
  ["9 kB", "a".repeat(9_000)],
  ["of the right length", "A".repeat(43)],
];

describe("a mailed link", () => {
  it.each(malformed)("is refused alike by all three calls when it is %s", async (_what, token) => {
    expect(await validate(token)).toMatchObject(invalid);
    expect(await verify(token)).toMatchObject(invalid);
    expect(await reset(token)).toMatchObject(invalid);
  });

  it("cannot be made out of what the database holds", async () => {
    const person = await t.seedConsumer();
    const token = await resetLink(person);
    expect((await wholeDatabase(t.db)).includes(token)).toBe(false);
    const { token_hash, nonce } = await t.row("tokens", { user_id: person.id });
    expect(await reset(token_hash)).toMatchObject(invalid);
    expect(await reset(nonce)).toMatchObject(invalid);
    expect((await reset(token)).status).toBe(200);
  });

  it("to reset a password does not verify, and stays good", async () => {
    const person = await t.seedConsumer();
    const token = await resetLink(person);
    expect(await verify(token)).toMatchObject(invalid);
    expect((await reset(token)).status).toBe(200);
  });

  it("to reset a password is dead after the password was changed otherwise", async () => {
    const person = await t.seedConsumer();
    const token = await resetLink(person);
    const changed = await t.as(person).put("/user/profile", {
      usr_oldPassword: person.password,
      usr_password: "Other-maple-48",
      usr_confirmNewPassword: "Other-maple-48",
    });
    expect(changed.status).toBe(200);
    expect(await reset(token)).toMatchObject(invalid);
  });

  it("to reset a password counts once for ten calls at the same time", async () => {
    const person = await t.seedConsumer();
    const token = await resetLink(person);
    const replies = await Promise.all(Array.from({ length: 10 }, () => reset(token)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(422)]);
  });

  it("is not used up by a password that is refused", async () => {
    const person = await t.seedConsumer();
    const token = await resetLink(person);
    const weak = await t.anyone().post("/auth/forgot-password", {
      token,
      password: "password1",
      google_token: await t.humanToken("reset"),
    });
    expect(weak).toMatchObject({ status: 422, body: { data: ["common-password"] } });
    expect((await reset(token)).status).toBe(200);
  });

  it("is not used up by being looked at", async () => {
    const person = await t.seedConsumer();
    const token = await resetLink(person);
    expect((await validate(token)).status).toBe(200);
    expect((await validate(token)).status).toBe(200);
    expect((await reset(token)).status).toBe(200);
    expect(await validate(token)).toMatchObject(invalid);
  });

  it("to verify expires after two days", async () => {
    const person = await t.seedConsumer({ user: { verified_at: null } });
    const token = await resetLink(person);
    t.clock.advance({ hours: 47 });
    expect((await validate(token)).status).toBe(200);
    t.clock.advance({ hours: 1 });
    expect(await verify(token)).toMatchObject(invalid);
  });

  it("to reset a password lives ten minutes from its mail, however long that had to wait", async () => {
    const person = await t.seedConsumer();
    const query = { email: person.email, token: await t.humanToken("forgot-password") };
    await t.anyone().get("/auth/forgot-password", query);
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
      expect((await place.post("/auth/validate", { token: "x" })).status).toBe(422);
      const google_token = await t.humanToken("verify");
      expect((await place.post("/auth/verify", { token: "x", google_token })).status).toBe(422);
    }
    const late = await place.post("/auth/forgot-password", {
      token: "x",
      password: "Brisk-heron-58",
      google_token: await t.humanToken("reset"),
    });
    expect(late.status).toBe(429);
    expect(Number(late.headers["retry-after"])).toBeGreaterThan(0);
    t.clock.advance({ minutes: 5 });
    expect((await place.post("/auth/validate", { token: "x" })).status).toBe(422);
  });
});

describe("a password with NUL", () => {
  it("is refused as unreadable, wherever it is sent", async () => {
    const password = "Quiet\u0000otter-31";
    const login = { email: "a@example.com", password, type: 1, token: "x" };
    expect((await t.anyone().post("/auth/login", login)).status).toBe(400);
    const body = { token: "x", password, google_token: "x" };
    expect((await t.anyone().post("/auth/forgot-password", body)).status).toBe(400);
  });
});

describe("methods that are not there", () => {
  it.each(["login", "signup", "validate", "verify", "forgot-password", "check-session"])(
    "are refused on %s",
    async (name) => {
      for (const method of ["TRACE", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"]) {
        const { statusCode } = await t.request({ method, url: `/api/auth/${name}` });
        expect([404, 405]).toContain(statusCode);
      }
    },
  );
});

describe("asking for a reset", () => {
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
    expect(t.mails.filter(({ to }) => to === person.email)).toEqual([]);
  });

  it("is limited by place, whatever the addresses are", async () => {
    const place = t.anyone("203.0.113.88");
    const ask = async (index: number) =>
      place.get("/auth/forgot-password", {
        email: `nobody${index}@example.com`,
        token: await t.humanToken("forgot-password"),
      });
    for (let index = 0; index < 25; index++) expect((await ask(index)).status).toBe(404);
    expect((await ask(26)).status).toBe(429);
    t.clock.advance({ minutes: 5 });
    expect((await ask(27)).status).toBe(404);
  });
});
