import { appForTests } from "../../testing";

const t = appForTests();

describe("resetting a password", () => {
  const request = async (email: string, ip?: string) =>
    t
      .anyone(ip)
      .get("/auth/forgot-password", { email, token: await t.humanToken("forgot-password") });
  const reset = async (token: string, password = "Brisk-heron-58") =>
    t.anyone().post("/auth/forgot-password", {
      token,
      password,
      google_token: await t.humanToken("reset"),
    });

  it("sets the password once, ends every session, signs nobody in and tells the address", async () => {
    const person = await t.seedConsumer();
    await request(person.email);
    await t.deliver();
    const token = t.tokenMailedTo(person.email);
    const reply = await reset(token);
    expect(reply.status).toBe(200);
    expect(reply.text).not.toContain("sid");
    expect((await t.as(person).get("/auth/check-session")).status).toBe(401);
    expect((await t.logIn({ ...person, password: "Brisk-heron-58" })).status).toBe(200);
    expect((await t.logIn(person)).status).toBe(422);
    expect(await reset(token)).toMatchObject({ status: 422, body: { data: ["invalid-token"] } });
    await t.deliver();
    expect(t.mails.filter(({ to }) => to === person.email).at(-1)?.subject).toBe(
      "Your password was changed",
    );
  });

  it("voids the older link when a newer one is asked for", async () => {
    const person = await t.seedConsumer();
    await request(person.email);
    await t.deliver();
    const older = t.tokenMailedTo(person.email);
    await request(person.email);
    await t.deliver();
    expect((await reset(older)).status).toBe(422);
    expect((await reset(t.tokenMailedTo(person.email))).status).toBe(200);
  });

  it("expires", async () => {
    const person = await t.seedConsumer();
    await request(person.email);
    await t.deliver();
    t.clock.advance({ minutes: 10 });
    expect((await reset(t.tokenMailedTo(person.email))).status).toBe(422);
  });

  it("does not take a verification link", async () => {
    const person = await t.seedConsumer({ user: { verified_at: null } });
    await request(person.email);
    await t.deliver();
    expect(t.mails.at(-1)?.text).toContain("/verify?token=");
    expect((await reset(t.tokenMailedTo(person.email))).status).toBe(422);
  });

  it("says that an address is unknown", async () => {
    expect(await request("unknown@example.com")).toMatchObject({
      status: 404,
      body: { data: ["doesnt-exist"] },
    });
  });

  it("mails an unverified account its verification link again", async () => {
    const person = await t.seedConsumer({ user: { verified_at: null } });
    await request(person.email);
    await t.deliver();
    expect(t.mails.at(-1)?.text).toContain("/verify?token=");
  });

  it("is mailed five times in half an hour to one address, in any case", async () => {
    const person = await t.seedConsumer();
    for (let count = 0; count < 5; count++) expect((await request(person.email)).status).toBe(200);
    expect((await request(person.email.toUpperCase())).status).toBe(429);
    t.clock.advance({ minutes: 30 });
    expect((await request(person.email)).status).toBe(200);
  });

  it("links to the configured address, whatever the request's Host says", async () => {
    const person = await t.seedConsumer();
    await t.request({
      url: "/api/auth/forgot-password",
      query: { email: person.email, token: await t.humanToken("forgot-password") },
      headers: { host: "evil.example", "x-forwarded-host": "evil.example" },
    });
    await t.deliver();
    const mail = t.mails.at(-1);
    expect(mail?.text).toContain(`${t.config.publicOrigin}/reset-password?token=`);
    expect(`${mail?.text}${mail?.html}`).not.toContain("evil.example");
  });

  it.each([
    ["empty", ""],
    ["one letter", "x"],
    ["the word null", "null"],
    ["8 kB", "a".repeat(8000)],
  ])("refuses a token that is %s", async (_what, token) => {
    expect(await reset(token)).toMatchObject({ status: 422, body: { data: ["invalid-token"] } });
  });

  it.each([null, 1, {}, [], true])("refuses a token that is %j", async (token) => {
    const reply = await t.anyone().post("/auth/validate", { token });
    expect(reply).toMatchObject({ status: 422, body: { data: ["invalid-token"] } });
  });
});
