import { testApp, type TestApp } from "../testing";
import { agentSignup, marriedSignup } from "../testing/signupBodies";

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const signup = async (body: object) =>
  t.anyone().post("/auth/signup", { ...body, token: await t.humanToken("signup") });

const married = { usr_maritalstatus: 1, usr_partnerdateofbirth: "1990-03-01" };
const partner = { ...married, usr_partnerfirstname: "Pat", usr_partnerlastname: "Client" };

/** Every call that takes a name: who makes it, and in which fields. */
const calls: [string, string[], (names: object) => Promise<{ status: number; body: unknown }>][] = [
  [
    "an agent's registration",
    ["name", "lastname"],
    (names) => signup({ ...agentSignup, ...names }),
  ],
  [
    "a consumer's registration",
    ["firstName", "lastName", "partnerFirstName", "partnerLastName"],
    (names) => signup({ ...marriedSignup, ...names }),
  ],
  [
    "a consumer's profile",
    ["usr_firstname", "usr_lastname", "usr_partnerfirstname", "usr_partnerlastname"],
    async (names) => t.as(await t.seedConsumer()).put("/user/profile", { ...partner, ...names }),
  ],
  [
    "an agent's profile",
    ["usr_firstname", "usr_lastname", "usr_agencyname"],
    async (names) => t.as(await t.seedAgent()).put("/agent/profile", names),
  ],
];

describe.each(calls)("a name in %s", (_what, fields, send) => {
  it.each([
    ["a link", "Win at https://evil.example", "name"],
    ["a direction override", "Cora\u202Egro.live", "name"],
    ["a line break", "Cora\nSubject: Hello", "name"],
    ["an invisible character", "Co\u200Bra", "name"],
    ["101 characters", "x".repeat(101), "max-length"],
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

  it("may be anybody's of 100 characters", async () => {
    for (const field of fields) {
      for (const name of ["O'Neil-D’Árcy", "李小龍", "Jean-Luc de la Cruz: III", "x".repeat(100)]) {
        expect((await send({ [field]: name })).status).toBe(200);
      }
    }
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
