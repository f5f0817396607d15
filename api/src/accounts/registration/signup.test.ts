import { appForTests, ZIP_ID } from "../../testing";
import { agentSignup, consumerSignup } from "../../testing/signupBodies";

const t = appForTests();

const bodies = { agent: agentSignup, consumer: consumerSignup };

/** Registers somebody, with other values than usual; gives the body and the reply. */
async function register(role: keyof typeof bodies, changes: object = {}) {
  return { body: { ...bodies[role], ...changes }, reply: await t.register(role, changes) };
}

/** The account of somebody who registered and used the link. */
async function registered(role: keyof typeof bodies, changes: object = {}) {
  const { body, reply } = await register(role, changes);
  expect(reply.status).toBe(200);
  expect((await t.verify(await linkTo(body.email))).status).toBe(200);
  return t.row("users", { email: body.email });
}

async function linkTo(email: string): Promise<string> {
  await t.deliver();
  return t.tokenMailedTo(email);
}

describe("registering an agent", () => {
  it("mails a link that verifies the account once, and then lets it sign in", async () => {
    const { body, reply } = await register("agent");
    expect(reply.status).toBe(200);
    const signIn = async () => (await t.logIn({ ...body, role: "agent" })).status;
    expect(await signIn()).toBe(422);
    const token = await linkTo(body.email);
    expect((await t.anyone().post("/auth/validate", { token })).status).toBe(200);
    expect(await t.verify(token)).toMatchObject({
      status: 200,
      body: { type: 2, email: body.email },
    });
    const spent = await t.verify(token);
    expect(spent).toMatchObject({ status: 422, body: { data: ["invalid-token"] } });
    expect(spent.text).not.toContain(body.email);
    expect(await signIn()).toBe(200);
  });

  it("keeps a phone number without its country code, and nothing that it was not asked for", async () => {
    const user = await registered("agent", {
      ...{ email: "abroad@example.com", phone: "+1 (512) 555-0199", provider_customer_id: "cus_1" },
      ...{ usr_type: 1, type: 1, created_at: "2020-01-01" },
    });
    expect(user).toMatchObject({ phone: "(512)555-0199", type: 2, created_at: t.clock.now() });
    const agent = await t.row("agents", { user_id: user.id });
    expect(agent.provider_customer_id).toBeNull();
  });

  it("takes a password as typed: blanks, capitals and 200 characters of any script", async () => {
    const password = ` ${"пароль🔑".repeat(24)} `;
    const email = "long.password@example.com";
    await registered("agent", { email, password, confirmPassword: password });
    const signIn = async (typed: string) =>
      (await t.logIn({ email, role: "agent", password: typed })).status;
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
      has_other_carrier: false,
    });
    expect(await t.row("applications", { consumer_id: id })).toMatchObject({
      draft_types: [2],
      submitted_at: null,
    });
  });

  it("keeps what people paste as they mean it: composed, without what nobody sees at its ends", async () => {
    const { reply } = await register("consumer", {
      email: "\u00a0pasted@example.com\u200b",
      firstName: "\ufeffJose\u0301 ",
      lastName: "علی\u200cرضا",
      address1: "\u200e8 Elm Ct\u200f",
      city: "St. Louis\u00a0",
      dateOfBirth: "5 Jan 1990",
      phoneNumber: "＋1 ５１２ 555-0199",
      otherInsuranceCompany: true,
    });
    expect(reply.status).toBe(200);
    await t.verify(await linkTo("pasted@example.com"));
    const { id } = await t.row("users", { email: "pasted@example.com" });
    expect(await t.row("users", { id })).toMatchObject({
      first_name: "José",
      last_name: "علی\u200cرضا",
      phone: "(512)555-0199",
    });
    expect(await t.row("consumers", { user_id: id })).toMatchObject({
      address1: "8 Elm Ct",
      city: "St. Louis",
      date_of_birth: "1990-01-05",
      current_carrier_id: null,
      has_other_carrier: true,
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
  ["agent", { phone: "+52 55 1234 5678" }, "phone"],
  ["agent", { phone: "+65 8412 3456" }, "phone"],
  ["agent", { phone: "51255501995" }, "phone"],
  ["agent", { phone: "512-555-0199 x5" }, "phone"],
  ["agent", { name: "A\u200bda" }, "name"],
  ["agent", { name: "\u3164" }, "required"],
  ["agent", { email: "a\u200b@example.com" }, "email"],
  ["agent", { confirmPassword: "Quiet-otter-32" }, "password"],
  ["agent", { password: "password1", confirmPassword: "password1" }, "common-password"],
  ["agent", { name: "Ada mayaruiz.insure" }, "contact-details"],
  ["agent", { lastname: "Quotehaven" }, "own-name"],
  ["consumer", { zipcodes: [{ id: 1 }] }, "zip-code"],
  ["consumer", { zipcodes: [] }, "required"],
  ["consumer", { currentInsuranceCompany: 9999 }, "insurance-company-not-found"],
  ["consumer", { dateOfBirth: "1990-02-30" }, "pattern"],
  ["consumer", { dateOfBirth: "20/12/1985" }, "pattern"],
  ["consumer", { dateOfBirth: "1/5/90" }, "pattern"],
  ["consumer", { city: "Aus\u200btin" }, "pattern"],
  ["consumer", { address2: "Apt\u202e 4" }, "pattern"],
  ["consumer", { questionAnswers: [{ que_id: 187, ans_content: "1,5" }] }, "invalid-answer"],
  ["consumer", { questionAnswers: [{ que_id: 187, ans_content: "12.5" }] }, "invalid-answer"],
  ["consumer", { questionAnswers: [{ que_id: 187, ans_content: "1-2" }] }, "invalid-answer"],
  ["consumer", { currentInsuranceCompany: 1, otherInsuranceCompany: true }, "invalid"],
  ["consumer", { dateOfBirth: "2023-01-01" }, "under-age"],
  ["consumer", { address1: "12 Oak Street, 512-555-0199" }, "contact-details"],
  ["consumer", { lastName: "Client +52 55 1234 5678" }, "contact-details"],
  ["consumer", { questionAnswers: [{ que_id: 191, ans_content: "ig: cora" }] }, "contact-details"],
  ["consumer", { questionAnswers: [{ que_id: 187, ans_content: "2005" }] }, "limit"],
  ["consumer", { questionAnswers: [{ que_id: 99999, ans_id: 1 }] }, "invalid-answer"],
  ["consumer", { state: "ZZ" }, "option"],
] as const)("registering a(n) %s refuses %j", async (role, changes, code) => {
  const { reply } = await register(role, { email: "refused@example.com", ...changes });
  expect(reply).toMatchObject({ status: 422, body: { data: [code] } });
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
