import { sweep } from "../../maintenance";
import { appForTests, ZIP_ID } from "../../testing";
import { agentSignup, consumerSignup } from "../../testing/signupBodies";

const t = appForTests();

const bodies = { agent: agentSignup, consumer: consumerSignup };

/** Registers somebody, with other values than usual; gives the body and the reply. */
async function register(role: keyof typeof bodies, changes: object = {}) {
  const body = { ...bodies[role], token: await t.humanToken("signup"), ...changes };
  return { body, reply: await t.anyone().post("/auth/signup", body) };
}

async function registered(role: keyof typeof bodies, changes: object = {}) {
  const { body, reply } = await register(role, changes);
  expect(reply.status).toBe(200);
  return t.row("users", { email: body.email });
}

const verify = async (token: string) =>
  t.anyone().post("/auth/verify", { token, google_token: await t.humanToken("verify") });

async function linkTo(email: string): Promise<string> {
  await t.deliver();
  return t.tokenMailedTo(email);
}

describe("registering an agent", () => {
  it("mails a link that verifies the account once, and then lets it sign in", async () => {
    const { body, reply } = await register("agent");
    expect(reply.status).toBe(200);
    const signIn = async () => (await t.logIn({ ...body, accountType: "agent" })).status;
    expect(await signIn()).toBe(422);
    const token = await linkTo(body.email);
    expect((await t.anyone().post("/auth/validate", { token })).status).toBe(200);
    expect(await verify(token)).toMatchObject({
      status: 200,
      body: { type: 2, email: body.email },
    });
    const spent = await verify(token);
    expect(spent).toMatchObject({ status: 422, body: { data: ["invalid-token"] } });
    expect(spent.text).not.toContain(body.email);
    expect(await signIn()).toBe(200);
  });

  it("keeps a phone number without its country code, and nothing that it was not asked for", async () => {
    const user = await registered("agent", {
      ...{ email: "abroad@example.com", phone: "+1 (512) 555-0199", provider_customer_id: "cus_1" },
      ...{ verified: true, verified_at: "2020-01-01", usr_type: 1, type: 1 },
    });
    expect(user).toMatchObject({ phone: "(512)555-0199", type: 2, verified_at: null });
  });

  it("takes a password as typed: blanks, capitals and 200 characters of any script", async () => {
    const password = ` ${"пароль🔑".repeat(24)} `;
    const email = "long.password@example.com";
    await registered("agent", { email, password, confirmPassword: password });
    await t.update("users", { email }, { verified_at: t.clock.now() });
    const signIn = async (typed: string) =>
      (await t.logIn({ email, accountType: "agent", password: typed })).status;
    expect(await signIn(password)).toBe(200);
    expect(await signIn(password.trim())).toBe(422);
    expect(await signIn(password.slice(0, 100))).toBe(422);
  });
});

describe("registering a consumer", () => {
  it("keeps the profile, days in whatever shape they were typed, and a draft that is not submitted", async () => {
    const { id } = await registered("consumer", {
      dateOfBirth: "02/28/1990",
      maritalStatus: 1,
      partnerFirstName: "Pat",
      partnerLastName: "Client",
      partnerDateOfBirth: "3.2.1991",
    });
    expect(await t.row("consumers", { user_id: id })).toMatchObject({
      date_of_birth: "1990-02-28",
      partner_date_of_birth: "1991-03-02",
      address2: null,
      zip_id: ZIP_ID,
      current_carrier_id: null,
    });
    expect(await t.row("applications", { consumer_id: id })).toMatchObject({
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
    const { id } = await registered("consumer", { email, insId: 3, questionAnswers });
    const { draft_answers: answers } = await t.row("applications", { consumer_id: id });
    const answer = answers[3]?.find(({ questionId }) => questionId === 150);
    expect(answer?.answerId ?? null).toBe(answerId);
  });

  it("does not become an agent by a word of the other form", async () => {
    const changes = { email: "no.agent@example.com", agent: false, name: ["x"] };
    expect((await registered("consumer", changes)).type).toBe(1);
    const both = { email: "both@example.com", agent: true, name: ["x"] };
    expect((await register("consumer", both)).reply.status).toBe(422);
  });

  it("asks the questions of one insurance type", async () => {
    const { status, body } = await t.anyone().get("/auth/signup", { insId: 3 });
    expect(status).toBe(200);
    expect(body.data).toEqual([expect.objectContaining({ ins_id: 3 })]);
    expect((await t.anyone().get("/auth/signup", { insId: 9 })).status).toBe(422);
  });
});

it.each([
  ["agent", { email: "no address" }, "email"],
  ["agent", { email: "a@example.com\r\nBcc: b@example.com" }, "email"],
  ["agent", { phone: "(151)255-5019" }, "phone"],
  ["agent", { confirmPassword: "Quiet-otter-32" }, "password"],
  ["agent", { password: "password1", confirmPassword: "password1" }, "common-password"],
  ["consumer", { zipcodes: [{ id: 1 }] }, "zip-code"],
  ["consumer", { zipcodes: [] }, "required"],
  ["consumer", { currentInsuranceCompany: 9999 }, "insurance-company-not-found"],
  ["consumer", { dateOfBirth: "1990-02-30" }, "pattern"],
  ["consumer", { dateOfBirth: "2023-01-01" }, "under-age"],
  ["consumer", { address1: "12 Oak Street, 512-555-0199" }, "address"],
  ["consumer", { questionAnswers: [{ que_id: 187, ans_content: "2005" }] }, "limit"],
  ["consumer", { questionAnswers: [{ que_id: 99999, ans_id: 1 }] }, "invalid-answer"],
  ["consumer", { state: "ZZ" }, "option"],
] as const)("registering a(n) %s refuses %j", async (role, changes, code) => {
  const { reply } = await register(role, { email: "refused@example.com", ...changes });
  expect(reply).toMatchObject({ status: 422, body: { data: [code] } });
});

describe("ten registrations of one address at the same moment", () => {
  const isRace = ({ to }: { to: string }) => to.toLowerCase() === "race@example.com";

  /** Agents and consumers, in upper and lower case; mails are sent as soon as each one is answered. */
  const registerAtOnce = () =>
    Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        const email = index % 3 ? "race@example.com" : "RACE@Example.com";
        const { reply } = await register(index % 2 ? "agent" : "consumer", { email });
        await t.deliver();
        return reply;
      }),
    );

  const accounts = async () => [
    ...(await t.rows("users", { email: "race@example.com" })),
    ...(await t.rows("users", { email: "RACE@Example.com" })),
  ];

  it("are one account and at most one mail a minute, whose link is the last one's", async () => {
    const replies = [...(await registerAtOnce()), ...(await registerAtOnce())];

    for (const { status, body } of replies) {
      expect(status).toBe(200);
      expect(body).not.toHaveProperty("sid");
    }
    const [account, ...others] = await accounts();
    expect(others).toEqual([]);
    expect(t.mails.filter(isRace)).toHaveLength(1);

    t.clock.advance({ seconds: 59 });
    await t.deliver();
    expect(t.mails.filter(isRace)).toHaveLength(1);
    t.clock.advance({ seconds: 1 });
    await t.deliver();
    t.clock.advance({ minutes: 5 });
    await t.deliver();
    const mails = t.mails.filter(isRace);
    expect(mails).toHaveLength(2);
    const verified = await verify(t.tokenMailedTo(mails[1]?.to ?? ""));
    expect(verified).toMatchObject({ status: 200, body: { type: account?.type } });
  });

  it("are refused as taken once one of them was verified", async () => {
    for (const { status, body } of await registerAtOnce()) {
      expect([status, body.data]).toEqual([409, ["duplicate-email"]]);
    }
    expect(await accounts()).toHaveLength(1);
  });
});

describe("asking ahead whether a registration would be refused", () => {
  const check = async (changes: object, ip?: string) =>
    t.anyone(ip).post("/auth/check-signup", {
      email: "asked.ahead@example.com",
      password: "Quiet-otter-31",
      token: await t.humanToken("check-signup"),
      ...changes,
    });

  it("names what is taken, common or not there, all at once, and registers nobody", async () => {
    const email = (await t.seedConsumer()).email.toUpperCase();
    expect(await check({ email, password: "password1" })).toMatchObject({
      status: 200,
      body: { data: ["duplicate-email", "common-password"] },
    });
    expect((await check({ zipcodes: [{ id: 1 }] })).body).toEqual({ data: ["zip-code"] });
    expect((await check({ zipcodes: [{ id: ZIP_ID }] })).body).toEqual({ data: [] });
    expect((await check({})).body).toEqual({ data: [] });
  });

  it("is limited by place", async () => {
    const ask = async () => (await check({}, "203.0.113.31")).status;
    for (let count = 0; count < 40; count++) expect(await ask()).toBe(200);
    expect(await ask()).toBe(429);
  });
});

describe("asking for the confirmation mail again", () => {
  const resend = async (email: string, ip?: string) =>
    t.anyone(ip).post("/auth/resend-verification", {
      email,
      token: await t.humanToken("resend-verification"),
    });

  it("brings a link that verifies, and voids the one before", async () => {
    const { email } = await t.seedConsumer({ user: { verified_at: null } });
    await resend(email);
    const older = await linkTo(email);
    await resend(email.toUpperCase());
    const newer = await linkTo(email);
    expect((await verify(older)).status).toBe(422);
    expect((await verify(newer)).status).toBe(200);
  });

  it("answers every address alike, and mails only who waits for it", async () => {
    const waiting = await t.seedConsumer({ user: { verified_at: null } });
    const verified = await t.seedConsumer();
    const replies = [];
    for (const email of [waiting.email, verified.email, "nobody.here@example.com"]) {
      const { status, text } = await resend(email);
      replies.push({ status, text });
    }
    expect(replies).toEqual(Array(3).fill({ status: 200, text: replies[0]?.text }));
    await t.deliver();
    expect([t.mailsTo(waiting).length, t.mailsTo(verified).length]).toEqual([1, 0]);
  });

  it("is limited by address, whoever has it, and by place", async () => {
    const one = () => resend("nobody.at.all@example.com");
    for (let count = 0; count < 5; count++) expect((await one()).status).toBe(200);
    expect((await one()).status).toBe(429);
    const place = (count: number) => resend(`nobody${count}@example.com`, "203.0.113.32");
    for (let count = 0; count < 25; count++) expect((await place(count)).status).toBe(200);
    expect((await place(25)).status).toBe(429);
  });
});

describe("an address that somebody else registered and never proved", () => {
  const registerWith = async (role: keyof typeof bodies, email: string, password: string) =>
    (await register(role, { email, password, confirmPassword: password })).reply;
  const usersWith = (email: string) => t.rows("users", { email });

  it.each(["agent", "consumer"] as const)(
    "is its owner's by registering, and the earlier link of the %s is dead",
    async (earlier) => {
      const email = `owner.of.${earlier}@example.com`;
      await registerWith(earlier, email, "Squatter-magpie-77");
      const squattersLink = await linkTo(email);

      const own = await registerWith("consumer", email.toUpperCase(), "Brisk-heron-58");
      t.clock.advance({ minutes: 1 });
      const ownLink = await linkTo(email.toUpperCase());

      expect(own.status).toBe(200);
      expect((await verify(squattersLink)).body.data).toEqual(["invalid-token"]);
      expect(await verify(ownLink)).toMatchObject({ status: 200, body: { type: 1 } });
      const signIn = (password: string) => t.logIn({ email, password, accountType: "consumer" });
      expect((await signIn("Squatter-magpie-77")).status).toBe(422);
      expect((await signIn("Brisk-heron-58")).status).toBe(200);
    },
  );

  it("can become the address of an account that proves it", async () => {
    const email = "wanted@example.com";
    const person = await t.seedConsumer();
    await registerWith("agent", email, "Squatter-magpie-77");
    await linkTo(email);

    const asked = await t
      .as(person)
      .put("/user/profile", { usr_email: email, usr_currentPassword: person.password });
    const proved = await verify(await linkTo(email));

    expect([asked.status, proved.status]).toEqual([200, 200]);
    expect(await usersWith(email)).toMatchObject([{ id: person.id }]);
  });

  it("is free after a week, unless the newest link still counts", async () => {
    await registerWith("consumer", "waits@example.com", "Brisk-heron-58");
    await registerWith("agent", "asks.again@example.com", "Brisk-heron-58");
    t.clock.advance({ hours: 6 * 24 });
    await t.anyone().get("/auth/forgot-password", {
      email: "asks.again@example.com",
      token: await t.humanToken("forgot-password"),
    });
    await sweep(t.deps);
    expect(await usersWith("waits@example.com")).toHaveLength(1);

    t.clock.advance({ hours: 25 });
    await sweep(t.deps);
    expect(await usersWith("waits@example.com")).toEqual([]);
    expect(await usersWith("asks.again@example.com")).toHaveLength(1);

    t.clock.advance({ hours: 48 });
    await sweep(t.deps);
    expect(await usersWith("asks.again@example.com")).toEqual([]);
  });

  it("stays with a verified account, in any case", async () => {
    const person = await t.seedConsumer();
    t.clock.advance({ hours: 30 * 24 });
    await sweep(t.deps);

    const reply = await registerWith("agent", person.email.toUpperCase(), "Brisk-heron-58");

    const message = "A user with that email address already exists.";
    expect(reply).toMatchObject({ status: 409, body: { data: ["duplicate-email"], message } });
  });
});
