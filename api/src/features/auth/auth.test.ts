import { PASSWORD, testApp, ZIP_ID, type TestApp } from "../../testing";

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
}, 60_000);
afterAll(() => t.close());

const agentBody = async (changes: object = {}) => ({
  agent: true,
  name: "Ada",
  lastname: "Broker",
  email: "ada.broker@example.com",
  phone: "(512)555-0199",
  password: "Quiet-otter-31",
  confirmPassword: "Quiet-otter-31",
  token: await t.humanToken("signup"),
  ...changes,
});

const consumerBody = async (changes: object = {}) => ({
  firstName: "Cora",
  lastName: "Client",
  dateOfBirth: "1990-02-28",
  address1: "5 Elm Street",
  city: "Austin",
  state: "TX",
  rents: true,
  zipcodes: [{ id: ZIP_ID }],
  maritalStatus: 0,
  gender: 1,
  phoneNumber: "(512)555-0147",
  email: "cora.client@example.com",
  currentInsuranceCompany: null,
  emailNotification: true,
  password: "Quiet-otter-31",
  confirmPassword: "Quiet-otter-31",
  insId: 2,
  questionAnswers: [],
  token: await t.humanToken("signup"),
  ...changes,
});

const logIn = async (person: { email: string; type: number; password?: string }, ip?: string) =>
  t.anyone(ip).post("/auth/login", {
    email: person.email,
    password: person.password ?? PASSWORD,
    type: person.type,
    token: await t.humanToken("login"),
  });

const linkToken = (to: string) => {
  const mail = t.mails.filter((one) => one.to === to).at(-1);
  return /token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
};

describe("signing in", () => {
  it("answers the type and a sid that works", async () => {
    const agent = await t.seedAgent();
    const reply = await logIn(agent);
    expect(reply).toMatchObject({ status: 200, body: { type: 2, redirect: null } });
    const check = await t.anyone().get("/auth/check-session", { sid: reply.body.sid });
    expect(check).toMatchObject({ status: 200, body: { type: 2 } });
  });

  it("sends a consumer whose application is not submitted to the application", async () => {
    const consumer = await t.seedConsumer();
    await t.seedApplication(consumer);
    expect((await logIn(consumer)).body.redirect).toBe("application");
  });

  it("sends a consumer with a submitted application nowhere special", async () => {
    const consumer = await t.seedConsumer();
    await t.seedApplication(consumer, { submitted: true });
    expect((await logIn(consumer)).body.redirect).toBeNull();
  });

  it("never gives the same sid twice, and ignores one that the caller brings", async () => {
    const person = await t.seedConsumer();
    const first = await logIn(person);
    const reply = await t
      .anyone()
      .post(
        "/auth/login",
        { email: person.email, password: PASSWORD, type: 1, token: await t.humanToken("login") },
        { sid: first.body.sid },
      );
    expect(reply.body.sid).not.toBe(first.body.sid);
    expect(reply.body.sid).toMatch(/^[\w-]{43}$/);
  });

  it("answers a wrong password, an unknown address, a wrong role and an unverified account alike", async () => {
    const person = await t.seedConsumer();
    const unverified = await t.seedConsumer({ user: { verified_at: null } });
    const replies = [
      await logIn({ ...person, password: "not the password" }),
      await logIn({ email: "nobody@example.com", type: 1 }),
      await logIn({ ...person, type: 2 }),
      await logIn(unverified),
    ];
    for (const reply of replies) {
      expect(reply).toMatchObject({ status: 422, body: { data: ["invalid-credentials"] } });
      expect(reply.text).toBe(replies[0]?.text);
    }
  });

  it("takes the address in any case", async () => {
    const person = await t.seedConsumer();
    expect(await logIn({ ...person, email: person.email.toUpperCase() })).toMatchObject({
      status: 200,
    });
  });

  it("stores only a hash of the sid", async () => {
    const person = await t.seedConsumer();
    const { body } = await logIn(person);
    const rows = await t.db.query.selectFrom("sessions").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(body.sid);
  });
});

describe("limits on signing in", () => {
  it("stop one place, and let another place in", async () => {
    const person = await t.seedConsumer();
    for (let attempt = 0; attempt < 25; attempt++) {
      await logIn({ ...person, password: "a wrong password" }, "203.0.113.5");
    }
    const stopped = await logIn(person, "203.0.113.5");
    expect(stopped).toMatchObject({ status: 429, body: { data: ["too-many-requests"] } });
    expect(Number(stopped.headers["retry-after"])).toBeGreaterThan(0);
    expect((await logIn(person, "198.51.100.7")).status).toBe(200);
  });

  it("pass with their window", async () => {
    const person = await t.seedConsumer();
    const attempt = () => logIn({ ...person, password: "a wrong password" }, "203.0.113.9");
    for (let count = 0; count < 25; count++) expect((await attempt()).status).toBe(422);
    expect((await attempt()).status).toBe(429);
    t.clock.advance({ seconds: 3599 });
    expect((await attempt()).status).toBe(429);
    t.clock.advance({ seconds: 1 });
    expect((await logIn(person, "203.0.113.9")).status).toBe(200);
  });
});

describe("logging out", () => {
  it("ends that session, and no other of the same person", async () => {
    const person = await t.seedConsumer();
    const other = (await logIn(person)).body.sid;
    expect((await t.as(person).get("/auth/login")).status).toBe(200);
    expect((await t.as(person).get("/auth/check-session")).status).toBe(401);
    expect((await t.anyone().get("/auth/check-session", { sid: other })).status).toBe(200);
  });

  it("answers 200 with a dead sid, and without one", async () => {
    expect((await t.anyone().get("/auth/login", { sid: "gone" })).status).toBe(200);
    expect((await t.anyone().get("/auth/login")).status).toBe(200);
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

describe("a session", () => {
  it("ends after an hour without activity", async () => {
    const person = await t.seedConsumer();
    t.clock.advance({ minutes: 59, seconds: 59 });
    expect((await t.as(person).get("/auth/check-session")).status).toBe(200);
    t.clock.advance({ seconds: 1 });
    expect((await t.as(person).get("/auth/check-session")).status).toBe(401);
  });

  it("is kept alive by the poll only where it says that the person did something", async () => {
    const person = await t.seedConsumer();
    t.clock.advance({ minutes: 50 });
    await t.as(person).get("/auth/check-session", { active: 1 });
    t.clock.advance({ minutes: 50 });
    expect((await t.as(person).get("/auth/check-session")).status).toBe(200);
    t.clock.advance({ minutes: 10 });
    expect((await t.as(person).get("/auth/check-session")).status).toBe(401);
  });

  it("ends after 12 hours whatever is done", async () => {
    const person = await t.seedConsumer();
    for (let count = 0; count < 15; count++) {
      t.clock.advance({ minutes: 48 });
      const { status } = await t.as(person).get("/auth/check-session", { active: 1 });
      expect(status).toBe(count < 14 ? 200 : 401);
    }
  });

  it("is not found in a header, a cookie or a body", async () => {
    const person = await t.seedConsumer();
    const reply = await t.request({
      url: "/api/auth/check-session",
      headers: {
        cookie: `sid=${person.sid}`,
        authorization: `Bearer ${person.sid}`,
        sid: person.sid,
      },
    });
    expect(reply.statusCode).toBe(401);
  });

  it.each([
    ["an empty one", ""],
    ["one letter", "x"],
    ["NUL", "%00"],
    ["7 kB", "a".repeat(7000)],
    ["bad UTF-8", "%ff"],
    ["undefined", "undefined"],
  ])("is refused for a sid that is %s", async (_what, sid) => {
    const reply = await t.request({ url: `/api/auth/check-session?sid=${sid}` });
    expect([400, 401]).toContain(reply.statusCode);
  });

  it("is refused where the sid stands twice, or as a list or an object", async () => {
    const { sid } = await t.seedConsumer();
    for (const query of [`sid=${sid}&sid=${sid}`, `sid[]=${sid}`, `sid[a]=${sid}`]) {
      const reply = await t.request({ url: `/api/auth/check-session?${query}` });
      expect([400, 401]).toContain(reply.statusCode);
    }
  });

  it("ends at once when the account is no longer verified", async () => {
    const person = await t.seedConsumer();
    expect((await t.as(person).get("/auth/check-session")).status).toBe(200);
    await t.db.query
      .updateTable("users")
      .set({ verified_at: null })
      .where("id", "=", person.id)
      .execute();
    await t.deps.sessions.forget(t.db.query, person.id);
    expect((await t.as(person).get("/auth/check-session")).status).toBe(401);
  });
});

describe("registering an agent", () => {
  it("mails a link that verifies the account once, and then lets it sign in", async () => {
    const body = await agentBody();
    expect((await t.anyone().post("/auth/signup", body)).status).toBe(200);
    expect((await logIn({ ...body, type: 2 })).status).toBe(422);
    await t.deliver();
    const token = linkToken(body.email);
    expect((await t.anyone().post("/auth/validate", { token })).status).toBe(200);
    const verify = async () =>
      t.anyone().post("/auth/verify", { token, google_token: await t.humanToken("verify") });
    expect(await verify()).toMatchObject({ status: 200, body: { type: 2 } });
    expect(await verify()).toMatchObject({ status: 422, body: { data: ["invalid-token"] } });
    expect((await logIn({ ...body, type: 2 })).status).toBe(200);
  });

  it("refuses an address that is taken, in any case", async () => {
    const person = await t.seedConsumer();
    const body = await agentBody({ email: person.email.toUpperCase() });
    expect(await t.anyone().post("/auth/signup", body)).toMatchObject({
      status: 409,
      body: {
        data: ["duplicate-email"],
        message: "A user with that email address already exists.",
      },
    });
  });

  it("makes one account and one mail of ten registrations at once", async () => {
    const bodies = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        agentBody({ email: index % 2 ? "race.agent@example.com" : "RACE.Agent@example.com" }),
      ),
    );
    const replies = await Promise.all(bodies.map((body) => t.anyone().post("/auth/signup", body)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    await t.deliver();
    expect(t.mails.filter(({ to }) => to.toLowerCase() === "race.agent@example.com")).toHaveLength(
      1,
    );
  });

  it.each([
    [{ email: "no address" }, "email"],
    [{ email: "a@example.com\r\nBcc: b@example.com" }, "email"],
    [{ phone: "123" }, "phone"],
    [{ password: "12345678", confirmPassword: "12345678" }, "password-length"],
    [{ confirmPassword: "Quiet-otter-32" }, "password"],
    [{ password: "password1", confirmPassword: "password1" }, "common-password"],
    [{ name: "" }, "required"],
    [{ name: "x".repeat(256) }, "max-length"],
  ])("refuses %j", async (changes, code) => {
    const reply = await t.anyone().post("/auth/signup", await agentBody(changes));
    expect(reply).toMatchObject({ status: 422, body: { data: [code] } });
  });

  it("takes nothing that it was not asked for", async () => {
    const body = await agentBody({
      email: "mass.assignment@example.com",
      verified: true,
      verified_at: "2020-01-01",
      usr_type: 1,
      type: 1,
      provider_customer_id: "cus_1",
    });
    await t.anyone().post("/auth/signup", body);
    const user = await t.db.query
      .selectFrom("users")
      .selectAll()
      .where("email", "=", body.email)
      .executeTakeFirstOrThrow();
    expect(user).toMatchObject({ type: 2, verified_at: null });
  });
});

describe("registering a consumer", () => {
  it("keeps the profile and a saved application that is not submitted", async () => {
    const body = await consumerBody();
    expect((await t.anyone().post("/auth/signup", body)).status).toBe(200);
    const row = await t.db.query
      .selectFrom("users as u")
      .innerJoin("consumers as c", "c.user_id", "u.id")
      .innerJoin("applications as a", "a.consumer_id", "u.id")
      .selectAll("c")
      .select(["u.type", "a.draft_types", "a.submitted_at"])
      .where("u.email", "=", body.email)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      type: 1,
      date_of_birth: "1990-02-28",
      address2: null,
      zip_id: ZIP_ID,
      current_carrier_id: null,
      draft_types: [2],
      submitted_at: null,
    });
  });

  it.each([
    ["is left open where the estimate asks for an umbrella", "2000000", null],
    ["is answered with none where it does not", "1000", 199],
  ])("the umbrella question %s", async (_case, savings, answerId) => {
    const email = `umbrella.${savings}@example.com`;
    const questionAnswers = [
      { que_id: 172, ans_id: null, ans_content: savings },
      { que_id: 150, ans_id: 199, ans_content: null },
    ];
    const body = await consumerBody({ email, insId: 3, questionAnswers });
    expect((await t.anyone().post("/auth/signup", body)).status).toBe(200);
    const { draft_answers: answers } = await t.db.query
      .selectFrom("applications as a")
      .innerJoin("users as u", "u.id", "a.consumer_id")
      .select("a.draft_answers")
      .where("u.email", "=", email)
      .executeTakeFirstOrThrow();
    const answer = answers[3]?.find(({ questionId }) => questionId === 150);
    expect(answer?.answerId ?? null).toBe(answerId);
  });

  it("asks the questions of one insurance type", async () => {
    const { status, body } = await t.anyone().get("/auth/signup", { insId: 3 });
    expect(status).toBe(200);
    expect(body.data).toHaveLength(1);
    expect(body.data[0]).toMatchObject({ ins_id: 3 });
    expect((await t.anyone().get("/auth/signup", { insId: 9 })).status).toBe(422);
  });

  it.each([
    [{ zipcodes: [{ id: 1 }] }, "zip-code"],
    [{ zipcodes: [] }, "required"],
    [{ currentInsuranceCompany: 9999 }, "insurance-company-not-found"],
    [{ dateOfBirth: "1990-02-30" }, "pattern"],
    [{ dateOfBirth: "2090-01-01" }, "date-of-birth"],
    [{ gender: 7 }, "option"],
    [{ state: "ZZ" }, "option"],
    [{ maritalStatus: 1 }, "required"],
    [{ questionAnswers: [{ que_id: 99999, ans_id: 1 }] }, "invalid-answer"],
  ])("refuses %j", async (changes, code) => {
    const body = await consumerBody({ email: "refused@example.com", ...changes });
    const reply = await t.anyone().post("/auth/signup", body);
    expect(reply).toMatchObject({ status: 422, body: { data: [code] } });
  });
});

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
    const token = linkToken(person.email);
    const reply = await reset(token);
    expect(reply.status).toBe(200);
    expect(reply.text).not.toContain("sid");
    expect((await t.as(person).get("/auth/check-session")).status).toBe(401);
    expect((await logIn({ ...person, password: "Brisk-heron-58" })).status).toBe(200);
    expect((await logIn(person)).status).toBe(422);
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
    const older = linkToken(person.email);
    await request(person.email);
    await t.deliver();
    expect((await reset(older)).status).toBe(422);
    expect((await reset(linkToken(person.email))).status).toBe(200);
  });

  it("expires", async () => {
    const person = await t.seedConsumer();
    await request(person.email);
    await t.deliver();
    t.clock.advance({ minutes: 10 });
    expect((await reset(linkToken(person.email))).status).toBe(422);
  });

  it("does not take a verification link", async () => {
    const body = await agentBody({ email: "wrong.kind@example.com" });
    await t.anyone().post("/auth/signup", body);
    await t.deliver();
    expect((await reset(linkToken(body.email))).status).toBe(422);
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

describe("passwords", () => {
  it("count as typed: blanks, capitals and 200 characters of any script", async () => {
    const password = ` ${"пароль🔑".repeat(24)} `;
    const body = await agentBody({
      email: "long.password@example.com",
      password,
      confirmPassword: password,
    });
    expect((await t.anyone().post("/auth/signup", body)).status).toBe(200);
    await t.db.query
      .updateTable("users")
      .set({ verified_at: t.clock.now() })
      .where("email", "=", body.email)
      .execute();
    expect((await logIn({ email: body.email, type: 2, password })).status).toBe(200);
    expect((await logIn({ email: body.email, type: 2, password: password.trim() })).status).toBe(
      422,
    );
    expect(
      (await logIn({ email: body.email, type: 2, password: `${password.slice(0, 100)}` })).status,
    ).toBe(422);
  });
});

describe("ZIP codes", () => {
  it("are a page of matches for a search, by code or city", async () => {
    const byCode = await t.anyone().get("/auth/zipcodes", { search: "7870" });
    expect(byCode.body.data[0]).toMatchObject({ zip_id: 78701, zip_code: "78701", city: "Austin" });
    const byCity = await t.anyone().get("/auth/zipcodes", { search: "austin, tx", limit: 3 });
    expect(byCity.body.data).toHaveLength(3);
  });

  it("are complete without a search", async () => {
    const { body } = await t.anyone().get("/auth/zipcodes");
    expect(body.data.length).toBeGreaterThan(40_000);
    expect(body.data[0]).toHaveProperty("zip_code", "00501");
  });
});
