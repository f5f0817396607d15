import { appForTests } from "../../testing";

const t = appForTests();

describe("signing in", () => {
  it("answers the type, the account and a sid that works", async () => {
    const agent = await t.seedAgent();
    const reply = await t.logIn(agent);
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

  it("sends a consumer whose application is not submitted to the application", async () => {
    const consumer = await t.seedConsumer();
    await t.seedApplication(consumer);
    expect((await t.logIn(consumer)).body.redirect).toBe("application");
  });

  it("sends a consumer with a submitted application nowhere special", async () => {
    const consumer = await t.seedConsumer();
    await t.seedApplication(consumer, { submitted: true });
    expect((await t.logIn(consumer)).body.redirect).toBeNull();
  });

  it("sends an agent to the leads once the profile is complete, and nowhere special until then", async () => {
    const ready = await t.seedAgent({ carriers: [1] });
    const without = await t.seedAgent({ carriers: [] });
    expect((await t.logIn(ready)).body.redirect).toBe("leads");
    expect((await t.logIn(without)).body.redirect).toBeNull();
  });

  it("answers a wrong password, an unknown address, a wrong role and an unverified account alike", async () => {
    const person = await t.seedConsumer();
    const unverified = await t.seedConsumer({ user: { verified_at: null } });
    const replies = [
      await t.logIn({ ...person, password: "not the password" }),
      await t.logIn({ ...person, email: "nobody@example.com" }),
      await t.logIn({ ...person, accountType: "agent" }),
      await t.logIn(unverified),
    ];
    for (const reply of replies) {
      expect(reply).toMatchObject({ status: 422, body: { data: ["invalid-credentials"] } });
      expect(reply.text).toBe(replies[0]?.text);
    }
  });

  it("takes the address in any case", async () => {
    const person = await t.seedConsumer();
    expect(await t.logIn({ ...person, email: person.email.toUpperCase() })).toMatchObject({
      status: 200,
    });
  });
});

describe("limits on signing in", () => {
  it("stop a place that tries one account after the other, and pass with their window", async () => {
    const person = await t.seedConsumer();
    const attempt = (count: number, ip = "192.0.2.44") =>
      t.logIn({ ...person, email: `nobody${count}@example.com` }, ip);
    for (let count = 0; count < 25; count++) expect((await attempt(count)).status).toBe(422);

    const stopped = await t.logIn(person, "192.0.2.44");
    expect(stopped).toMatchObject({ status: 429, body: { data: ["too-many-requests"] } });
    expect(Number(stopped.headers["retry-after"])).toBeLessThanOrEqual(300);
    expect((await attempt(26, "192.0.2.45")).status).toBe(422);
    t.clock.advance({ seconds: 299 });
    expect((await t.logIn(person, "192.0.2.44")).status).toBe(429);
    t.clock.advance({ seconds: 1 });
    expect((await t.logIn(person, "192.0.2.44")).status).toBe(200);
  });

  it("stop one place, and let another place in", async () => {
    const person = await t.seedConsumer();
    for (let attempt = 0; attempt < 25; attempt++) {
      await t.logIn({ ...person, password: "a wrong password" }, "203.0.113.5");
    }
    const stopped = await t.logIn(person, "203.0.113.5");
    expect(stopped).toMatchObject({ status: 429, body: { data: ["too-many-requests"] } });
    expect(Number(stopped.headers["retry-after"])).toBeGreaterThan(0);
    expect((await t.logIn(person, "198.51.100.7")).status).toBe(200);
  });

  it("pass with their window", async () => {
    const person = await t.seedConsumer();
    const attempt = () => t.logIn({ ...person, password: "a wrong password" }, "203.0.113.9");
    for (let count = 0; count < 25; count++) expect((await attempt()).status).toBe(422);
    expect((await attempt()).status).toBe(429);
    t.clock.advance({ seconds: 3599 });
    expect((await attempt()).status).toBe(429);
    t.clock.advance({ seconds: 1 });
    expect((await t.logIn(person, "203.0.113.9")).status).toBe(200);
  });
});
