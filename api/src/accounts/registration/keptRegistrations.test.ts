import { outboxHandlers } from "../../backgroundWork";
import { sweep } from "../../leaving/maintenance";
import { createOutboxWorker } from "../../outbox/worker";
import { appForTests, PASSWORD } from "../../testing";
import { aKeptRegistration } from "../../testing/keptRegistration";
import { consumerSignup } from "../../testing/signupBodies";

const t = appForTests();
beforeEach(async () => {
  await t.db.query.deleteFrom("registrations").execute();
});

const deliver = () => createOutboxWorker(t.deps, outboxHandlers).runDue();

async function keep(email: string, more: object = {}, ip?: string) {
  const token = await t.humanToken("keep-registration");
  return t
    .anyone(ip)
    .post("/auth/keep-registration", { draft: aKeptRegistration({ email }), token, ...more });
}

const kept = () => t.db.query.selectFrom("registrations").selectAll().execute();

const open = (token: string) => t.anyone().post("/auth/continue-registration", { token });

/** Keeps a registration and answers the link that was mailed for it. */
async function keptLink(email: string): Promise<string> {
  expect((await keep(email)).status).toBe(200);
  await deliver();
  return t.tokenMailedTo(email);
}

/** The token of the mail that confirms the registration of an address. */
async function confirmationTo(email: string): Promise<string> {
  expect((await t.register("consumer", { email })).status).toBe(200);
  await deliver();
  return t.tokenMailedTo(email);
}

const refused = { status: 422, body: { data: ["invalid-token"] } };

describe("a registration kept for another device", () => {
  it("is opened by the mailed link, as it was typed, as often as it is wanted", async () => {
    const email = "kept@example.com";
    const link = await keptLink(email);
    const mail = t.mails.findLast(({ to }) => to === email);
    expect(mail).toMatchObject({ subject: "Continue your registration" });
    expect(mail?.text).toContain(`/continue-registration?token=${link}`);
    expect(mail?.text).toContain("7 days");
    for (let time = 0; time < 2; time += 1) {
      expect(await open(link)).toMatchObject({
        status: 200,
        body: { data: aKeptRegistration({ email }) },
      });
    }
  });

  it("is refused with a password", async () => {
    const email = "password@example.com";
    const draft = { ...aKeptRegistration({ email }), password: PASSWORD };
    expect((await keep(email, { draft })).status).toBe(422);
    expect(await kept()).toEqual([]);
  });

  it("is mailed once, and of its link only a hash is kept then", async () => {
    const email = "no.password@example.com";
    await keep(email);
    const waiting = await t.db.query.selectFrom("outbox").select("payload").execute();
    expect(JSON.stringify(waiting)).not.toMatch(/no\.password@|Cora/);
    await deliver();
    await deliver();
    expect(t.mailsTo({ email })).toHaveLength(1);
    const stored = await kept();
    expect(stored).toMatchObject([{ nonce: null }]);
    expect(JSON.stringify(stored)).not.toContain(t.tokenMailedTo(email));
  });

  it("says nothing of what was typed in its mail, which is in the asker's language", async () => {
    const email = "hola@example.com";
    const draft = aKeptRegistration({ email, firstName: "Buy <b>now</b>" });
    await t.request({
      method: "POST",
      url: "/api/auth/keep-registration",
      headers: { "content-type": "application/json", "accept-language": "es" },
      payload: JSON.stringify({ draft, token: await t.humanToken("keep-registration") }),
    });
    await deliver();
    const [mail] = t.mailsTo({ email });
    expect(mail?.subject).toBe("Continúe su registro");
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/Buy|now|Elm/);
  });

  it("answers alike whether somebody has an account with the address", async () => {
    const person = await t.seedConsumer();
    for (const email of [person.email.toUpperCase(), "nobody@example.com"]) {
      const { status, body } = await keep(email);
      expect([status, Object.keys(body.data)]).toEqual([200, ["token"]]);
    }
  });

  it("is mailed to one address, in any case, five times a day from one place; others' are mailed still", async () => {
    const many = (count: number) => (count % 2 ? "many@example.com" : "MANY@example.com");
    for (let count = 0; count < 5; count += 1) {
      expect((await keep(many(count), {}, "203.0.113.41")).status).toBe(200);
    }
    expect((await keep(many(5), {}, "203.0.113.41")).status).toBe(429);
    expect((await keep("few@example.com", {}, "203.0.113.41")).status).toBe(200);
    expect((await keep(many(6))).status).toBe(200);
  });
});

describe("the link to a kept registration", () => {
  it.each(["", "x", "x".repeat(8_000)])("opens nothing when it is made up: %#", async (token) => {
    expect(await open(token)).toMatchObject(refused);
  });

  it("opens nothing but it, and no other mailed link opens it", async () => {
    const link = await keptLink("purpose@example.com");
    expect(await t.anyone().post("/auth/validate", { token: link })).toMatchObject(refused);
    expect(await t.verify(link)).toMatchObject(refused);
    expect(await open(await confirmationTo("purpose@example.com"))).toMatchObject(refused);
    expect((await open(link)).status).toBe(200);
  });

  it("ends after 7 days, and what it opened goes with the next sweep", async () => {
    const link = await keptLink("late@example.com");
    t.clock.advance({ days: 6, hours: 23 });
    await sweep(t.deps);
    expect((await open(link)).status).toBe(200);
    t.clock.advance({ hours: 1 });
    expect(await open(link)).toMatchObject(refused);
    await sweep(t.deps);
    expect(await kept()).toEqual([]);
  });

  it("is void once the same registration is kept anew", async () => {
    const older = await keptLink("anew@example.com");
    await keep("anew@example.com", { continued: older });
    await deliver();
    expect(await open(older)).toMatchObject(refused);
    expect((await open(t.tokenMailedTo("anew@example.com"))).status).toBe(200);
  });

  it("ends with the registration, also under another address", async () => {
    const link = await keptLink("finished@example.com");
    const other = await keptLink("not.finished@example.com");
    const reply = await t.anyone().post("/auth/signup", {
      ...consumerSignup,
      email: "finished.otherwise@example.com",
      continued: link,
      token: await t.humanToken("signup"),
    });
    expect(reply.status).toBe(200);
    expect(await open(link)).toMatchObject(refused);
    expect((await open(other)).status).toBe(200);
  });

  it("ends once its address is proved to be an account's, and with that account", async () => {
    const email = "proved@example.com";
    const link = await keptLink(email);
    await t.verify(await confirmationTo(email));
    expect(await open(link)).toMatchObject(refused);

    const person = await t.seedConsumer();
    const next = await keptLink(person.email);
    expect((await t.endAccount(person)).status).toBe(200);
    expect(await open(next)).toMatchObject(refused);
  });
});
