import type { CustomerRole } from "@quotehaven/contract/rules";
import fc from "fast-check";
import { sweep } from "../../leaving/maintenance";
import { appForTests, type TestReply } from "../../testing";
import { aKeptRegistration } from "../../testing/keptRegistration";
import { consumerSignup } from "../../testing/signupBodies";

const t = appForTests();

const firstNames = ["Ada", "Bea", "Cora", "Dora"] as const;
const passwords = [
  "Brisk-heron-58",
  "Quiet-otter-31",
  "Proud-magpie-77",
  "Eager-robin-64",
] as const;

/** Registers somebody as a person of these tests, each with a name and a password of their own. */
async function register(
  email: string,
  role: CustomerRole,
  who = 0,
  ip?: string,
): Promise<TestReply> {
  const password = passwords[who];
  const name = role === "agent" ? { name: firstNames[who] } : { firstName: firstNames[who] };
  return t.register(role, { email, password, confirmPassword: password, ...name }, ip);
}

/** The links of the newest mail, delivered as soon as one may go. */
async function linksTo(email: string): Promise<string[]> {
  t.clock.advance({ minutes: 1 });
  await t.deliver();
  return t.linksMailedTo(email);
}

const usersWith = (email: string) => t.rows("users", { email });
const waitingFor = (email: string) => t.rows("registrations", { email });
const validate = (token: string | undefined, use?: "verify" | "reset") =>
  t.anyone().post("/auth/validate", { token, ...(use && { for: use }) });
const resend = async (email: string, ip?: string) =>
  t.anyone(ip).post("/auth/resend-verification", {
    email,
    token: await t.humanToken("resend-verification"),
  });
const askForReset = async (email: string, ip?: string) =>
  t
    .anyone(ip)
    .get("/auth/forgot-password", { email, token: await t.humanToken("forgot-password") });

const refused = { status: 422, body: { data: ["invalid-token"] } };

describe("registrations of one address", () => {
  it("become the account of the link that is pressed first, in any order of presses, and no other", async () => {
    let round = 0;
    const roles = fc.array(fc.constantFrom<CustomerRole>("agent", "consumer"), {
      minLength: 2,
      maxLength: firstNames.length,
    });
    const cases = roles.chain((all) =>
      fc.record({
        roles: fc.constant(all),
        presses: fc.shuffledSubarray([...all.keys()], { minLength: 1 }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(cases, async ({ roles: all, presses }) => {
        round += 1;
        const email = `order${round}@example.com`;
        for (const [who, role] of all.entries()) {
          expect((await register(email, role, who)).status).toBe(200);
        }
        const links = await linksTo(email);
        expect(links).toHaveLength(all.length);
        const [first = 0, ...later] = presses;
        const role = all[first] ?? "consumer";
        expect((await validate(links[first], "verify")).body.registration).toMatchObject({
          firstName: firstNames[first],
          insuranceTypeId: role === "agent" ? null : 2,
        });
        expect(await t.verify(links[first] ?? "")).toMatchObject({
          status: 200,
          body: { type: role === "agent" ? 2 : 1, email },
        });
        for (const press of later) {
          expect(await t.verify(links[press] ?? "")).toMatchObject(refused);
        }
        expect(await usersWith(email)).toMatchObject([{ first_name: firstNames[first] }]);
        expect(await waitingFor(email)).toEqual([]);
        const [own, other] = [passwords[first], passwords[first === 0 ? 1 : 0]];
        const logIn = (password = "") => t.logIn({ email, password, role });
        expect((await logIn(other)).status).toBe(422);
        expect((await logIn(own)).status).toBe(200);
      }),
      { numRuns: 6 },
    );
  });

  it("wait as they are while others come and go, so that a stranger's changes none", async () => {
    const email = "owner@example.com";
    await register(email, "consumer");
    const [link = ""] = await linksTo(email);
    const before = await waitingFor(email);

    await register(email.toUpperCase(), "consumer", 1);
    await register(email, "agent", 2);

    expect(await waitingFor(email)).toEqual([...before, expect.anything()]);
    expect(await t.verify(link)).toMatchObject({ status: 200, body: { type: 1, email } });
    expect((await t.logIn({ email, password: passwords[0], role: "consumer" })).status).toBe(200);
    const { id } = await t.row("users", { email });
    expect(await t.row("consumers", { user_id: id })).toMatchObject({ city: "Austin" });
    expect(await t.row("applications", { consumer_id: id })).toMatchObject({ draft_types: [2] });
    expect(await waitingFor(email.toUpperCase())).toEqual([]);
  });

  it.each([
    ["of one link", () => [0, 0, 0, 0, 0, 0]],
    ["of several links", () => [0, 1, 2, 0, 1, 2]],
  ])("make one account of six presses at once, %s", async (name, presses) => {
    const email = `at.once.${name.length}@example.com`;
    for (const who of [0, 1, 2]) await register(email, "consumer", who);
    const links = await linksTo(email);
    const replies = await Promise.all(presses().map((press) => t.verify(links[press] ?? "")));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(422)]);
    expect(await usersWith(email)).toHaveLength(1);
  });

  it("are refused once there is the account, also where it came by a change of address", async () => {
    const email = "wanted@example.com";
    await register(email, "agent", 1);
    const [link = ""] = await linksTo(email);
    const person = await t.seedConsumer();
    await t
      .as(person)
      .put("/user/profile", { usr_email: email, usr_currentPassword: person.password });
    const [change = ""] = await linksTo(email);
    expect((await t.verify(change)).status).toBe(200);
    expect(await t.verify(link)).toMatchObject(refused);
    expect(await usersWith(email)).toMatchObject([{ id: person.id }]);
    const message = "A user with that email address already exists.";
    expect(await register(email.toUpperCase(), "agent")).toMatchObject({
      status: 409,
      body: { data: ["duplicate-email"], message },
    });
  });

  it("keep of what was typed no password, and of their links only a hash", async () => {
    const email = "kept.safe@example.com";
    await register(email, "consumer");
    const [link = ""] = await linksTo(email);
    const stored = JSON.stringify(await waitingFor(email));
    expect(stored).toContain(firstNames[0]);
    expect(stored).not.toContain(passwords[0]);
    expect(stored).not.toContain(link);
  });

  it("end seven days after they were made, each by itself, and go with the next sweep", async () => {
    const email = "week@example.com";
    await register(email, "consumer");
    t.clock.advance({ days: 3 });
    await register(email, "consumer", 1);
    const links = await linksTo(email);
    t.clock.advance({ days: 3, hours: 23 });
    await sweep(t.deps);
    expect(await waitingFor(email)).toHaveLength(2);
    t.clock.advance({ hours: 1 });
    expect(await validate(links[0])).toMatchObject(refused);
    expect(await t.verify(links[0] ?? "")).toMatchObject(refused);
    await sweep(t.deps);
    expect(await waitingFor(email)).toHaveLength(1);
    expect((await t.verify(links[1] ?? "")).status).toBe(200);
  });
});

describe("the mail of registrations that wait", () => {
  const mailsTo = (email: string) => t.mailsTo({ email });

  it("names nobody where one waits, and tells several apart as their pages do", async () => {
    const email = "apart@example.com";
    await register(email, "consumer");
    await t.deliver();
    const [single] = mailsTo(email);
    expect(single).toMatchObject({ subject: "Please confirm your email" });
    expect(single?.text).toContain("for 7 days");
    expect(single?.text).not.toContain(firstNames[0]);

    await register(email, "agent", 1);
    const links = await linksTo(email);
    const list = mailsTo(email).at(-1);
    for (const text of [list?.text, list?.html]) {
      expect(text).toMatch(/Life insurance, Ada, \d\d\/\d\d\/\d{4}, \d+:\d\d [AP]M C[DS]T/);
      expect(text).toMatch(/Agent, Bea, \d\d\/\d\d\/\d{4}, \d+:\d\d [AP]M [A-Z]{3}/);
      expect(text).toMatch(/If you began none of them, you have nothing to do/);
    }
    expect(links).toHaveLength(2);
    for (const link of links) expect(list?.html).toContain(`/verify?token=${link}"`);
  });

  it("is in the language of the newest", async () => {
    const email = "hola@example.com";
    await register(email, "consumer");
    await t.request({
      method: "POST",
      url: "/api/auth/signup",
      headers: { "content-type": "application/json", "accept-language": "es" },
      payload: JSON.stringify({ ...consumerSignup, email, token: await t.humanToken("signup") }),
    });
    await t.deliver();
    const mail = mailsTo(email).at(-1);
    expect(mail?.subject).toBe("Confirme su correo electrónico");
    expect(mail?.text).toMatch(/Seguro de vida, Cora, /);
    expect(mail?.text).toMatch(/Si usted no inició ninguno, no tiene que hacer nada/);
  });

  it("comes at most once a minute, however many register at once and while it is sent", async () => {
    const email = "race@example.com";
    const isRace = ({ to }: { to: string }) => to.toLowerCase() === email;
    const replies = await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        const reply = await register(
          index % 3 ? email : email.toUpperCase(),
          index % 2 ? "agent" : "consumer",
        );
        await t.deliver();
        return reply;
      }),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(t.mails.filter(isRace)).toHaveLength(1);
    t.clock.advance({ seconds: 59 });
    await t.deliver();
    expect(t.mails.filter(isRace)).toHaveLength(1);
    t.clock.advance({ seconds: 1 });
    await t.deliver();
    t.clock.advance({ minutes: 5 });
    await t.deliver();
    // Whoever registered after the first mail was made is in the second; nobody may have.
    const mails = t.mails.filter(isRace);
    expect([1, 2]).toContain(mails.length);
    expect(t.linksMailedTo(mails.at(-1)?.to ?? "")).toHaveLength(10);
  });

  it("is tried again where it failed, with what came meanwhile", async () => {
    const email = "failed.once@example.com";
    const send = jest.spyOn(t.deps.mailer, "send").mockRejectedValueOnce(new Error("No."));
    await register(email, "consumer");
    await t.deliver();
    expect(mailsTo(email)).toEqual([]);
    await register(email, "consumer", 1);
    expect(await linksTo(email)).toHaveLength(2);
    send.mockRestore();
  });

  it("is caused five times a day from one place, which keeps nobody's elsewhere away", async () => {
    const email = "capped@example.com";
    const strangers = "203.0.113.51";
    await register(email, "consumer", 1, strangers);
    await register(email, "agent", 1, strangers);
    expect((await resend(email.toUpperCase(), strangers)).status).toBe(200);
    expect((await askForReset(email, strangers)).status).toBe(404);
    const draft = { draft: aKeptRegistration({ email }) };
    const token = await t.humanToken("keep-registration");
    const kept = await t.anyone(strangers).post("/auth/keep-registration", { ...draft, token });
    expect(kept.status).toBe(200);

    for (const late of [
      await register(email, "consumer", 1, strangers),
      await resend(email, strangers),
      await askForReset(email, strangers),
    ]) {
      expect(late).toMatchObject({ status: 429, body: { data: ["too-many-requests"] } });
    }
    expect(await waitingFor(email)).toHaveLength(3);
    expect((await register("another@example.com", "consumer", 1, strangers)).status).toBe(200);

    expect((await register(email, "consumer", 0)).status).toBe(200);
    const links = await linksTo(email);
    expect(links).toHaveLength(3);
    expect((await t.verify(links.at(-1) ?? "")).status).toBe(200);
    expect((await t.logIn({ email, password: passwords[0], role: "consumer" })).status).toBe(200);
    t.clock.advance({ days: 1 });
    expect((await register("capped.anew@example.com", "consumer", 1, strangers)).status).toBe(200);
  });
});

describe("asking for the links of registrations that wait", () => {
  it("mails all of them again, and earlier ones still count", async () => {
    const email = "again@example.com";
    await register(email, "consumer");
    const [earlier = ""] = await linksTo(email);
    await register(email, "agent", 1);
    await linksTo(email);
    expect((await resend(email.toUpperCase())).status).toBe(200);
    const links = await linksTo(email);
    expect(links).toHaveLength(2);
    expect(links).toContain(earlier);
    expect((await t.verify(earlier)).status).toBe(200);
  });

  it("is answered alike for every address, and mails only where one waits", async () => {
    const waiting = "waiting@example.com";
    await register(waiting, "consumer");
    await linksTo(waiting);
    const person = await t.seedConsumer();
    const replies = [];
    for (const email of [waiting, person.email, "nobody.here@example.com"]) {
      const { status, text } = await resend(email);
      replies.push({ status, text });
    }
    expect(replies).toEqual(Array(3).fill({ status: 200, text: replies[0]?.text }));
    await linksTo(waiting);
    expect([t.mailsTo({ email: waiting }).length, t.mailsTo(person).length]).toEqual([2, 0]);
    expect(t.mailsTo({ email: "nobody.here@example.com" })).toEqual([]);
  });

  it("is done by asking for a new password, which is answered as for an unknown address", async () => {
    const email = "forgot@example.com";
    await register(email, "consumer");
    await linksTo(email);
    const [known, unknown] = [
      await askForReset(email),
      await askForReset("nobody.forgot@example.com"),
    ];
    expect(known).toMatchObject({ status: 404, body: { data: ["doesnt-exist"] } });
    expect(known.text).toBe(unknown.text);
    const [link = ""] = await linksTo(email);
    expect(t.mailsTo({ email })).toHaveLength(2);
    expect(await validate(link, "reset")).toMatchObject(refused);
    expect((await t.verify(link)).status).toBe(200);
  });

  it("is limited by place, whatever the addresses are", async () => {
    const place = (count: number) => resend(`nobody${count}@example.com`, "203.0.113.32");
    for (let count = 0; count < 25; count++) expect((await place(count)).status).toBe(200);
    expect((await place(25)).status).toBe(429);
  });
});
