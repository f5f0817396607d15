import { sweep } from "../../maintenance";
import { appForTests, type Person } from "../../testing";

const t = appForTests();

const ask = async (email: string, ip?: string) =>
  t
    .anyone(ip)
    .get("/auth/forgot-password", { email, token: await t.humanToken("forgot-password") });

async function mailedLink({ email }: Person): Promise<string> {
  expect((await ask(email)).status).toBe(200);
  await t.deliver();
  return t.tokenMailedTo(email);
}

const NEW_PASSWORD = "Brisk-heron-58";
const reset = async (token: unknown, password = NEW_PASSWORD, caller = t.anyone()) =>
  caller.post("/auth/forgot-password", {
    token,
    password,
    google_token: await t.humanToken("reset"),
  });
const verify = async (token: unknown, caller = t.anyone()) =>
  caller.post("/auth/verify", { token, google_token: await t.humanToken("verify") });
const validate = (token: unknown, caller = t.anyone()) => caller.post("/auth/validate", { token });

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
    const token = await mailedLink(await t.seedConsumer());
    expect((await validate(token)).status).toBe(200);
    expect((await reset(token, "password1")).body.data).toEqual(["common-password"]);
    expect(await verify(token)).toMatchObject(invalid);
    expect((await validate(token)).status).toBe(200);
    expect((await reset(token)).status).toBe(200);
    expect(await validate(token)).toMatchObject(invalid);
  });

  it("to verify is mailed again to who asks for a reset, resets nothing, and expires after two days", async () => {
    const person = await t.seedConsumer({ user: { verified_at: null } });
    const token = await mailedLink(person);
    const mail = t.mails.findLast(({ to }) => to === person.email);
    expect(mail?.text).toContain("/verify?token=");
    expect(await reset(token)).toMatchObject(invalid);
    t.clock.advance({ hours: 47 });
    expect((await validate(token)).status).toBe(200);
    t.clock.advance({ hours: 1 });
    expect(await verify(token)).toMatchObject(invalid);
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
