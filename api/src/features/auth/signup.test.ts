import { appForTests, ZIP_ID } from "../../testing";
import { agentSignup, consumerSignup } from "../../testing/signupBodies";

const t = appForTests();

const agentBody = async (changes: object = {}) => ({
  ...agentSignup,
  token: await t.humanToken("signup"),
  ...changes,
});

const consumerBody = async (changes: object = {}) => ({
  ...consumerSignup,
  token: await t.humanToken("signup"),
  ...changes,
});

describe("registering an agent", () => {
  it("mails a link that verifies the account once, and then lets it sign in", async () => {
    const body = await agentBody();
    expect((await t.anyone().post("/auth/signup", body)).status).toBe(200);
    expect((await t.logIn({ ...body, accountType: "agent" })).status).toBe(422);
    await t.deliver();
    const token = t.tokenMailedTo(body.email);
    expect((await t.anyone().post("/auth/validate", { token })).status).toBe(200);
    const verify = async () =>
      t.anyone().post("/auth/verify", { token, google_token: await t.humanToken("verify") });
    expect(await verify()).toMatchObject({ status: 200, body: { type: 2, email: body.email } });
    const spent = await verify();
    expect(spent).toMatchObject({ status: 422, body: { data: ["invalid-token"] } });
    expect(JSON.stringify(spent.body)).not.toContain(body.email);
    expect((await t.logIn({ ...body, accountType: "agent" })).status).toBe(200);
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

  it.each([
    [{ email: "no address" }, "email"],
    [{ email: "a@example.com\r\nBcc: b@example.com" }, "email"],
    [{ phone: "123" }, "phone"],
    [{ phone: "(151)255-5019" }, "phone"],
    [{ password: "12345678", confirmPassword: "12345678" }, "password-length"],
    [{ confirmPassword: "Quiet-otter-32" }, "password"],
    [{ password: "password1", confirmPassword: "password1" }, "common-password"],
    [{ name: "" }, "required"],
    [{ name: "x".repeat(256) }, "max-length"],
  ])("refuses %j", async (changes, code) => {
    const reply = await t.anyone().post("/auth/signup", await agentBody(changes));
    expect(reply).toMatchObject({ status: 422, body: { data: [code] } });
  });

  it("keeps a phone number without its country code", async () => {
    const body = await agentBody({ email: "abroad@example.com", phone: "+1 (512) 555-0199" });
    expect((await t.anyone().post("/auth/signup", body)).status).toBe(200);
    const { phone } = await t.row("users", { email: body.email });
    expect(phone).toBe("(512)555-0199");
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
    const user = await t.row("users", { email: body.email });
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

  it("does not become an agent by a word of the other form", async () => {
    const body = await consumerBody({ email: "no.agent@example.com", agent: false, name: ["x"] });
    expect((await t.anyone().post("/auth/signup", body)).status).toBe(200);
    const { type } = await t.row("users", { email: body.email });
    expect(type).toBe(1);
    const both = await consumerBody({ email: "both@example.com", agent: true, name: ["x"] });
    expect((await t.anyone().post("/auth/signup", both)).status).toBe(422);
  });

  it("keeps the day of a date in whatever shape it was typed", async () => {
    const body = await consumerBody({
      email: "typed.date@example.com",
      dateOfBirth: "02/28/1990",
      maritalStatus: 1,
      partnerFirstName: "Pat",
      partnerLastName: "Client",
      partnerDateOfBirth: "3.2.1991",
    });
    expect((await t.anyone().post("/auth/signup", body)).status).toBe(200);
    const row = await t.db.query
      .selectFrom("consumers as c")
      .innerJoin("users as u", "u.id", "c.user_id")
      .select(["c.date_of_birth", "c.partner_date_of_birth"])
      .where("u.email", "=", body.email)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ date_of_birth: "1990-02-28", partner_date_of_birth: "1991-03-02" });
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
    [{ dateOfBirth: "2023-01-01" }, "under-age"],
    [{ phoneNumber: "(512)155-0199" }, "phone"],
    [{ address1: "12 Oak Street, 512-555-0199" }, "address"],
    [{ address1: "ada@example.com" }, "address"],
    [{ city: "call 512 555 0199" }, "address"],
    [{ questionAnswers: [{ que_id: 187, ans_content: "2005" }] }, "limit"],
    [{ insId: 3, questionAnswers: [{ que_id: 178, ans_content: "2090-01-01" }] }, "limit"],
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

describe("ten registrations of one address at the same moment", () => {
  const isRace = ({ to }: { to: string }) => to.toLowerCase() === "race@example.com";

  /** Agents and consumers, in upper and lower case; mails are sent as soon as each one is answered. */
  async function registerAtOnce() {
    const bodies = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (index % 2 ? agentBody : consumerBody)({
          email: index % 3 ? "race@example.com" : "RACE@Example.com",
        }),
      ),
    );
    return Promise.all(
      bodies.map(async (body) => {
        const reply = await t.anyone().post("/auth/signup", body);
        await t.deliver();
        return reply;
      }),
    );
  }

  const accounts = () =>
    t.db.query
      .selectFrom("users")
      .select("type")
      .where("email", "in", ["race@example.com", "RACE@Example.com"])
      .execute();

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
    const verified = await t.anyone().post("/auth/verify", {
      token: t.tokenMailedTo(mails[1]?.to ?? ""),
      google_token: await t.humanToken("verify"),
    });
    expect(verified).toMatchObject({ status: 200, body: { type: account?.type } });
  });

  it("are refused as taken once one of them was verified", async () => {
    for (const { status, body } of await registerAtOnce()) {
      expect([status, body.data]).toEqual([409, ["duplicate-email"]]);
    }
    expect(await accounts()).toHaveLength(1);
  });
});

describe("a password at registration", () => {
  it("counts as typed: blanks, capitals and 200 characters of any script", async () => {
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
    expect((await t.logIn({ email: body.email, accountType: "agent", password })).status).toBe(200);
    expect(
      (await t.logIn({ email: body.email, accountType: "agent", password: password.trim() }))
        .status,
    ).toBe(422);
    expect(
      (
        await t.logIn({
          email: body.email,
          accountType: "agent",
          password: `${password.slice(0, 100)}`,
        })
      ).status,
    ).toBe(422);
  });
});

describe("asking ahead whether a registration would be refused", () => {
  const check = async (email: string, password: string, ip?: string) =>
    t.anyone(ip).post("/auth/check-signup", {
      email,
      password,
      token: await t.humanToken("check-signup"),
    });

  it("names a taken address, in any case, and a common password, both at once", async () => {
    const person = await t.seedConsumer();
    expect(await check(person.email.toUpperCase(), "password1")).toMatchObject({
      status: 200,
      body: { data: ["duplicate-email", "common-password"] },
    });
  });

  it("names a zip code that is not there", async () => {
    const ask = async (id: number) =>
      t.anyone().post("/auth/check-signup", {
        email: "place@example.com",
        password: "Quiet-otter-31",
        zipcodes: [{ id }],
        token: await t.humanToken("check-signup"),
      });
    expect((await ask(1)).body).toEqual({ data: ["zip-code"] });
    expect((await ask(ZIP_ID)).body).toEqual({ data: [] });
  });

  it("has nothing against what would be taken, and registers nobody", async () => {
    const email = "asked.ahead@example.com";
    expect((await check(email, "Quiet-otter-31")).body).toEqual({ data: [] });
    expect((await check(email, "Quiet-otter-31")).body).toEqual({ data: [] });
  });

  it("needs a token made for it, and is limited by place", async () => {
    const body = { email: "a@example.com", password: "x", token: await t.humanToken("signup") };
    expect(await t.anyone().post("/auth/check-signup", body)).toMatchObject({
      status: 422,
      body: { data: ["invalid-token"] },
    });
    const ask = () => check("a@example.com", "Quiet-otter-31", "203.0.113.31");
    for (let count = 0; count < 40; count++) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
  });
});

describe("asking for the confirmation mail again", () => {
  const resend = async (email: string, ip?: string) =>
    t.anyone(ip).post("/auth/resend-verification", {
      email,
      token: await t.humanToken("resend-verification"),
    });
  const mailsTo = (address: string) => t.mails.filter(({ to }) => to === address);

  it("brings a link that verifies, and voids the one before", async () => {
    const person = await t.seedConsumer({ user: { verified_at: null } });
    await resend(person.email);
    await t.deliver();
    const older = t.tokenMailedTo(person.email);
    await resend(person.email.toUpperCase());
    await t.deliver();
    const verify = async (token: string) =>
      t.anyone().post("/auth/verify", { token, google_token: await t.humanToken("verify") });
    expect((await verify(older)).status).toBe(422);
    expect((await verify(t.tokenMailedTo(person.email))).status).toBe(200);
  });

  it("answers every address alike, and mails only who waits for it", async () => {
    const waiting = await t.seedConsumer({ user: { verified_at: null } });
    const verified = await t.seedConsumer();
    const replies = [
      await resend(waiting.email),
      await resend(verified.email),
      await resend("nobody.here@example.com"),
    ];
    for (const reply of replies) {
      expect(reply.status).toBe(200);
      expect(reply.text).toBe(replies[0]?.text);
    }
    await t.deliver();
    expect(mailsTo(waiting.email)).toHaveLength(1);
    expect(mailsTo(verified.email)).toHaveLength(0);
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
