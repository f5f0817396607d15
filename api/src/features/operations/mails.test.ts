import { enqueue, queueMail } from "../../outbox/outbox";
import type { Mail } from "../../ports/mailer";
import { forgetRegistrationsOf } from "../../registrations/keptRegistrations";
import { testApp, type Operator, type Person, type TestApp } from "../../testing";
import { aKeptRegistration } from "../../testing/keptRegistration";

let t: TestApp;
let operator: Operator;
let isMailDown = true;
const sent: Mail[] = [];
beforeAll(async () => {
  const mailer = {
    async send(mail: Mail) {
      if (isMailDown) throw Object.assign(new Error("No."), { code: "SMTP 550" });
      sent.push(mail);
    },
    close: async () => {},
  };
  t = await testApp({ deps: { mailer } });
  operator = await t.seedOperator();
});
beforeEach(async () => {
  isMailDown = true;
  sent.length = 0;
  await t.db.query.deleteFrom("outbox").execute();
});
afterAll(() => t.close());

/** Some time later, when operators have to sign in again. */
async function passes(hours: number) {
  t.clock.advance({ hours });
  operator = await t.seedOperator();
}

const why = "Their mail server is back.";
const list = async () => (await t.as(operator).get("/operations/mails")).body;
const resend = (id: number, reason = why) =>
  t.as(operator).post(`/operations/mails/${id}/resend`, { why: reason });
const newestAct = async () => (await t.as(operator).get("/operations/log")).body.data[0];

/** Tries what is due for the last time. */
async function giveUp() {
  await t.db.query
    .updateTable("outbox")
    .set({ attempts: t.config.mail.maxAttempts - 1, next_attempt_at: t.clock.now() })
    .where("given_up_at", "is", null)
    .execute();
  await t.deliver();
}

const changed = ({ id }: Person, dedupeKey?: string) =>
  queueMail(t.db.query, {
    userId: id,
    content: { template: "password-changed" },
    dedupeKey,
    now: t.clock.now(),
  });

async function askForReset({ email }: Person) {
  const token = await t.humanToken("forgot-password");
  await t.anyone().get("/auth/forgot-password", { email, token });
}

describe("a mail that was given up", () => {
  it("is listed without a client's name, or anybody's address, and the oldest first", async () => {
    const agent = await t.seedAgent({ user: { first_name: "Avery", last_name: "Agent" } });
    const client = await t.seedConsumer({ user: { first_name: "Zelda" } });
    const queuedAt = t.clock.now().toISOString();
    await changed(agent);
    await giveUp();
    await passes(1);
    await changed(client);
    await giveUp();
    const given = { about: "password-changed", attempts: t.config.mail.maxAttempts };
    const { data, count } = await list();
    expect(count).toBe(2);
    expect(data).toEqual([
      {
        ...{ ...given, id: expect.any(Number), lastError: "SMTP 550", isLinkOver: false },
        ...{ queuedAt, givenUpAt: queuedAt },
        person: { id: agent.id, kind: "agent", agentName: "Avery Agent" },
      },
      expect.objectContaining({
        ...{ ...given, givenUpAt: t.clock.now().toISOString() },
        person: { id: client.id, kind: "consumer", agentName: null },
      }),
    ]);
    expect(JSON.stringify(data)).not.toMatch(/Zelda|@/);
  });

  it("is listed where it is for no account, or does not say what to send", async () => {
    const now = t.clock.now();
    await enqueue(t.db.query, now, { kind: "feedback-mail", payload: { feedbackId: 1 } });
    await enqueue(t.db.query, now, { kind: "mail", payload: { content: {}, to: null } });
    await giveUp();
    expect((await list()).data).toMatchObject([
      { about: "feedback", person: null },
      { about: "unreadable", person: null },
    ]);
  });

  it("is tried no more, and another one with its key is", async () => {
    const person = await t.seedConsumer();
    await changed(person, "key");
    await giveUp();
    isMailDown = false;
    await passes(24);
    await t.deliver();
    expect(sent).toEqual([]);
    await changed(person, "key");
    await t.deliver();
    expect(sent).toHaveLength(1);
    expect((await list()).count).toBe(1);
  });

  it("is sent again once, for a reason that the log keeps", async () => {
    const person = await t.seedConsumer();
    await changed(person);
    await giveUp();
    const { id } = (await list()).data[0];
    isMailDown = false;
    expect((await resend(id, " ")).body.data).toEqual(["required"]);
    const replies = await Promise.all([resend(id), resend(id)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    await t.deliver();
    await t.deliver();
    expect(sent.map(({ to }) => to)).toEqual([person.email]);
    expect((await list()).count).toBe(0);
    expect((await resend(id)).status).toBe(404);
    expect(await newestAct()).toMatchObject({
      ...{ act: "mail-resend", operator: operator.email, why },
      about: { kind: "person", id: person.id },
    });
  });

  it("is tried as often as a new one after it was sent again", async () => {
    await changed(await t.seedConsumer());
    await giveUp();
    const { id } = (await list()).data[0];
    await resend(id);
    await t.deliver();
    expect((await list()).count).toBe(0);
    await giveUp();
    expect((await list()).data).toMatchObject([{ id }]);
  });

  it("goes with its account", async () => {
    const person = await t.seedConsumer();
    await changed(person);
    await giveUp();
    expect((await list()).count).toBe(1);
    await t.as(operator).post(`/operations/people/${person.id}/delete`, { why });
    expect((await list()).count).toBe(0);
  });
});

describe("a link in a mail that was given up", () => {
  it("works when it is sent again, however long that took", async () => {
    const person = await t.seedConsumer();
    await askForReset(person);
    await giveUp();
    await passes(24);
    const [mail] = (await list()).data;
    expect(mail).toMatchObject({ about: "reset-password", isLinkOver: false });
    isMailDown = false;
    await resend(mail.id);
    await t.deliver();
    const token = /token=([\w-]+)/.exec(sent[0]?.text ?? "")?.[1];
    const checked = await t.anyone().post("/auth/validate", { token });
    expect(checked.status).toBe(200);
  });

  it("is not sent again once a newer one was asked for, and the mail says so", async () => {
    const person = await t.seedConsumer();
    await askForReset(person);
    await giveUp();
    await askForReset(person);
    const [mail] = (await list()).data;
    expect(mail).toMatchObject({ about: "reset-password", isLinkOver: true });
    const refused = await resend(mail.id);
    expect([refused.status, refused.body.data]).toEqual([409, ["link-over"]]);
    expect((await list()).count).toBe(1);
  });

  it("is not sent again once its registration is gone", async () => {
    const token = await t.humanToken("keep-registration");
    const draft = aKeptRegistration({ email: "later@example.com" });
    await t.anyone().post("/auth/keep-registration", { draft, token });
    await giveUp();
    expect((await list()).data).toMatchObject([{ about: "registration", isLinkOver: false }]);
    await forgetRegistrationsOf(t.db.query, "later@example.com");
    const [mail] = (await list()).data;
    expect(mail).toMatchObject({ person: null, isLinkOver: true });
    expect((await resend(mail.id)).body.data).toEqual(["link-over"]);
  });
});
