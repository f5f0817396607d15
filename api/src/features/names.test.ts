import { appForTests } from "../testing";
import { agentSignup, marriedSignup } from "../testing/signupBodies";

const t = appForTests();

const signup = async (body: object) =>
  t.anyone().post("/auth/signup", { ...body, token: await t.humanToken("signup") });

const married = { usr_maritalstatus: 1, usr_partnerdateofbirth: "1990-03-01" };
const partner = { ...married, usr_partnerfirstname: "Pat", usr_partnerlastname: "Client" };

/** Every call that takes a name: in which fields, how long it may be, and who makes it. */
const calls: [
  string,
  string[],
  number,
  (names: object) => Promise<{ status: number; body: unknown }>,
][] = [
  [
    "an agent's registration",
    ["name", "lastname"],
    255,
    (names) => signup({ ...agentSignup, ...names }),
  ],
  [
    "a consumer's registration",
    ["firstName", "lastName", "partnerFirstName", "partnerLastName"],
    500,
    (names) => signup({ ...marriedSignup, ...names }),
  ],
  [
    "a consumer's profile",
    ["usr_firstname", "usr_lastname", "usr_partnerfirstname", "usr_partnerlastname"],
    500,
    async (names) => t.as(await t.seedConsumer()).put("/user/profile", { ...partner, ...names }),
  ],
  [
    "an agent's profile",
    ["usr_firstname", "usr_lastname", "usr_agencyname"],
    500,
    async (names) => t.as(await t.seedAgent()).put("/agent/profile", names),
  ],
];

describe.each(calls)("a name in %s", (_what, fields, length, send) => {
  it.each([
    ["a link", "Win at https://evil.example", "name"],
    ["a direction override", "Cora\u202Egro.live", "name"],
    ["a line break", "Cora\nSubject: Hello", "name"],
    ["an invisible character", "Co\u200Bra", "name"],
    ["too many characters", "x".repeat(length + 1), "max-length"],
  ])("is refused with %s", async (_why, name, code) => {
    for (const field of fields) {
      const reply = await send({ [field]: name });
      expect([field, reply.status, reply.body]).toEqual([
        field,
        422,
        expect.objectContaining({ data: [code] }),
      ]);
    }
  });

  it(`may be anybody's of ${length} characters`, async () => {
    for (const field of fields) {
      for (const name of [
        "O'Neil-D’Árcy",
        "李小龍",
        "Jean-Luc de la Cruz: III",
        "x".repeat(length),
      ]) {
        expect((await send({ [field]: name })).status).toBe(200);
      }
    }
  });
});

describe("a long name", () => {
  const long = "x".repeat(500);

  it("is shortened in mails to others and to oneself, and in what lists are answered", async () => {
    const consumer = await t.seedConsumer({
      user: { first_name: long, last_name: long },
      profile: { city: long },
    });
    const agent = await t.seedAgent({ user: { first_name: long, last_name: long } });
    await t.as(agent).put("/agent/profile", { usr_agencyname: long });
    const leadId = await t.seedApplication(consumer, { types: [2], submitted: true });
    const quoteId = await t.seedQuote(agent, leadId);
    expect((await t.as(consumer).post(`/user/quotes/${quoteId}`)).status).toBe(200);
    await t.deliver();

    const [lead] = (await t.as(agent).get("/agent/profile/leads")).body.data.data;
    expect(lead.client.length).toBeLessThan(50);
    const mailTo = (address: string) => t.mails.find(({ to }) => to === address);
    for (const { email } of [consumer, agent]) {
      expect(mailTo(email)?.text).toMatch(/^Hello x{59}…,\n/);
      expect(mailTo(email)?.subject.length).toBeLessThan(100);
    }
    expect(mailTo(agent.email)?.text).not.toContain("x".repeat(60));
  });

  it("is whole in what a client agreed to", async () => {
    const consumer = await t.seedConsumer();
    const agent = await t.seedAgent({ user: { first_name: long } });
    const leadId = await t.seedApplication(consumer, { types: [2], submitted: true });
    await t.as(consumer).post(`/user/quotes/${await t.seedQuote(agent, leadId)}`);
    await t.deliver();
    expect(t.mails.find(({ to }) => to === consumer.email)?.text).toContain(`agree that ${long}`);
  });
});

describe("the greeting of a mail", () => {
  it("names nobody where the address is not proved yet, and the person afterwards", async () => {
    await signup({ ...agentSignup, name: "Cheap Pills", email: "stranger@example.com" });
    const person = await t.seedConsumer({ user: { first_name: "Casey" } });
    await t.as(person).put("/user/profile", {
      usr_email: "new.address@example.com",
      usr_currentPassword: person.password,
    });
    await t.deliver();
    const textTo = (address: string) => t.mails.find(({ to }) => to === address)?.text;

    expect(textTo("stranger@example.com")).toMatch(/^Hello,\n/);
    expect(textTo("new.address@example.com")).toMatch(/^Hello,\n/);
    expect(textTo(person.email)).toMatch(/^Hello Casey,\n/);
  });
});
