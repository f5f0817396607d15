import { completeAnswers } from "../testing/answers";
import { testApp, type Person, type TestApp } from "../testing";
import { createOutboxWorker } from "./worker";

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(() => {
  t.mails.length = 0;
});
afterAll(() => t.close());

// All of them write life.
const [EVERYTHING, OTHER, THIRD] = [1, 5, 8];

async function aLead(language: "en" | "es" = "en") {
  const consumer = await t.seedConsumer({ user: { first_name: "Casey", language } });
  await t.as(consumer).post("/user/application", {
    answers: [{ ins_id: 2, answers: completeAnswers(2) }],
    submit: true,
  });
  const { id: leadId } = await t.db.query
    .selectFrom("applications")
    .select("id")
    .where("consumer_id", "=", consumer.id)
    .executeTakeFirstOrThrow();
  return { consumer, leadId };
}

const anAgent = () => t.seedAgent({ carriers: [EVERYTHING, OTHER, THIRD] });

const body = async (carrierId: number, monthly: number, more: object = {}) => ({
  inc_id: carrierId,
  prices: [{ ins_id: 2, qpr_monthly: monthly, qpr_yearly: monthly * 11 }],
  token: await t.humanToken("quote"),
  ...more,
});

async function quote(agent: Person, leadId: number, carrierId: number, monthly: number, more = {}) {
  const reply = await t
    .as(agent)
    .post(`/agent/profile/leads/${leadId}`, await body(carrierId, monthly, more));
  expect(reply.status).toBe(200);
  return reply.body.data.qot_id as number;
}

async function update(agent: Person, leadId: number, quoteId: number, monthly: number) {
  await t.db.query
    .updateTable("quotes")
    .set({ needs_update: true })
    .where("id", "=", quoteId)
    .execute();
  const sent = await body(EVERYTHING, monthly, { qot_id: quoteId });
  expect((await t.as(agent).put(`/agent/profile/leads/${leadId}`, sent)).status).toBe(200);
}

const newest = async (person: Person) =>
  (await t.as(person).get("/notifications")).body.data.data[0];
const mailsTo = ({ email }: Person) => t.mails.filter(({ to }) => to === email);

async function afterMinutes(minutes: number) {
  t.clock.advance({ minutes });
  await t.deliver();
}

describe("a notification of a quote", () => {
  it("says company, price, and how many lines of the need are met", async () => {
    const { consumer, leadId } = await aLead();
    const cover = { life: { deathBenefit: 100_000_000, policyKind: "term", termYears: 30 } };
    const id = await quote(await anAgent(), leadId, EVERYTHING, 100, { qot_cover: cover });
    const { ntp_id, details } = await newest(consumer);
    expect(ntp_id).toBe(1);
    expect(details.quote).toMatchObject({
      id,
      carrier: expect.stringMatching(/\w/),
      monthly: 100,
      yearly: 1_100,
      isLowest: false,
      verdict: expect.stringMatching(/meets|below|notStated/),
    });
    expect(details.quote.met).toBeGreaterThan(0);
    expect(details.quote.met).toBeLessThanOrEqual(details.quote.lines);
  });

  it("says that it is the lowest so far only below every other that stands", async () => {
    const { consumer, leadId } = await aLead();
    const agent = await anAgent();
    const isLowest = async (carrierId: number, monthly: number) => {
      await quote(agent, leadId, carrierId, monthly);
      return (await newest(consumer)).details.quote.isLowest as boolean;
    };
    expect(await isLowest(EVERYTHING, 100)).toBe(false);
    t.clock.advance({ seconds: 1 });
    expect(await isLowest(OTHER, 90)).toBe(true);
    t.clock.advance({ seconds: 1 });
    expect(await isLowest(THIRD, 90)).toBe(false);
  });

  it("says of an update from what to what", async () => {
    const { consumer, leadId } = await aLead();
    const agent = await anAgent();
    const id = await quote(agent, leadId, EVERYTHING, 100);
    expect((await newest(consumer)).details.quote).not.toHaveProperty("before");
    t.clock.advance({ seconds: 1 });
    await update(agent, leadId, id, 80);
    expect((await newest(consumer)).details.quote).toMatchObject({
      monthly: 80,
      before: { monthly: 100, yearly: 1_100 },
    });
  });
});

describe("a notification of a new lead", () => {
  it("says city and types, and no longer once the client is gone", async () => {
    const { consumer } = await aLead();
    const agent = await anAgent();
    const { consumer: next, leadId } = await aLead();
    await t.deliver();
    expect((await newest(agent)).details).toEqual({ lead: { city: "Austin", types: [2] } });
    const [mail] = mailsTo(agent);
    expect(mail?.subject).toBe("You have a new prospect to quote: Life in Austin, TX");
    expect(mail?.text).not.toContain("Casey");
    const said = async () => {
      const { data } = (await t.as(agent).get("/notifications")).body.data;
      return data.filter(({ details }: { details?: object }) => details).length;
    };
    const before = await said();
    await t.as(next).delete("/user/profile/delete");
    expect(await said()).toBe(before - 1);
    await t.deliver();
    const left = await t.db.query
      .selectFrom("notifications")
      .select("details")
      .where("application_id", "=", leadId)
      .execute();
    expect(left.map(({ details }) => details)).toEqual(left.map(() => null));
    await t.as(consumer).delete("/user/profile/delete");
  });
});

describe("the mail of quotes", () => {
  it("waits ten minutes, and tells of all that came until then", async () => {
    const { consumer, leadId } = await aLead();
    const agent = await anAgent();
    await quote(agent, leadId, EVERYTHING, 100);
    await afterMinutes(5);
    await quote(agent, leadId, OTHER, 90);
    await afterMinutes(4);
    expect(mailsTo(consumer)).toEqual([]);

    await afterMinutes(1);

    const [mail, ...more] = mailsTo(consumer);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("You have 2 quotes to review");
    expect(mail?.text).toContain("new: $100 a month or $1,100 a year.");
    expect(mail?.text).toContain("new: $90 a month or $990 a year. The lowest price so far.");
    await afterMinutes(20);
    expect(mailsTo(consumer)).toHaveLength(1);
  });

  it("has company and price in its subject where it tells of one", async () => {
    const { consumer, leadId } = await aLead();
    await quote(await anAgent(), leadId, EVERYTHING, 1_234);
    await afterMinutes(10);
    expect(mailsTo(consumer)[0]?.subject).toMatch(
      /^You have a new quote to review: .+, \$1,234 a month$/,
    );
  });

  it("says it in the reader's language", async () => {
    const { consumer, leadId } = await aLead("es");
    await quote(await anAgent(), leadId, EVERYTHING, 100);
    await afterMinutes(10);
    expect(mailsTo(consumer)[0]?.subject).toMatch(/^Tiene una nueva cotización: .+ al mes$/);
  });

  it("tells of a quote that came and changed once, as it is now", async () => {
    const { consumer, leadId } = await aLead();
    const agent = await anAgent();
    const id = await quote(agent, leadId, EVERYTHING, 100);
    await update(agent, leadId, id, 70);
    await afterMinutes(10);
    const [mail] = mailsTo(consumer);
    expect(mail?.text).toContain("new: $70 a month");
    expect(mail?.text).not.toContain("$100");

    await update(agent, leadId, id, 60);
    await update(agent, leadId, id, 50);
    await afterMinutes(10);
    expect(mailsTo(consumer)[1]?.text).toContain(
      "updated: now $50 a month or $550 a year, before $70 a month or $770 a year.",
    );
  });

  it("is not sent where nothing is left to tell", async () => {
    const { consumer, leadId } = await aLead();
    const agent = await anAgent();
    await quote(agent, leadId, EVERYTHING, 100);
    await t.as(agent).delete("/agent/profile/delete");
    await afterMinutes(10);
    expect(mailsTo(consumer)).toEqual([]);

    await quote(await anAgent(), leadId, EVERYTHING, 100);
    await t.as(consumer).delete("/notifications");
    await afterMinutes(10);
    expect(mailsTo(consumer)).toEqual([]);
  });

  it("is sent once by several processes, and loses nothing that comes meanwhile", async () => {
    const { consumer, leadId } = await aLead();
    const agent = await anAgent();
    await quote(agent, leadId, EVERYTHING, 100);
    t.clock.advance({ minutes: 10 });
    let late: Promise<number> | undefined;
    const send = async (mail: (typeof t.mails)[number]) => {
      if (mail.to === consumer.email) late ??= quote(agent, leadId, OTHER, 90);
      await late;
      t.mails.push(mail);
    };
    const mailer = { send, close: async () => {} };
    const workers = Array.from({ length: 4 }, () => createOutboxWorker({ ...t.deps, mailer }));

    await Promise.all(workers.map((worker) => worker.runDue()));

    expect(mailsTo(consumer)).toHaveLength(1);
    expect(mailsTo(consumer)[0]?.text).not.toContain("$90");
    t.clock.advance({ minutes: 10 });
    await Promise.all(workers.map((worker) => worker.runDue()));
    expect(mailsTo(consumer)).toHaveLength(2);
    expect(mailsTo(consumer)[1]?.text).toContain("$90");
    expect(mailsTo(consumer)[1]?.text).not.toContain("$100");
  });

  it("is written again alike after a failure, and holds up no other mail", async () => {
    const { consumer, leadId } = await aLead();
    const agent = await anAgent();
    await quote(agent, leadId, EVERYTHING, 100);
    t.clock.advance({ minutes: 10 });
    const down = { send: () => Promise.reject(new Error("421")), close: async () => {} };
    await createOutboxWorker({ ...t.deps, mailer: down }).runDue();
    await quote(agent, leadId, OTHER, 90);
    const reset = { email: consumer.email, token: await t.humanToken("forgot-password") };
    await t.anyone().get("/auth/forgot-password", reset);
    await t.deliver();
    expect(mailsTo(consumer).map(({ subject }) => subject)).toEqual(["Reset your password"]);

    await afterMinutes(1);
    expect(mailsTo(consumer)[1]?.text).toContain("$100");
    await afterMinutes(10);
    expect(mailsTo(consumer)[2]?.text).toContain("$90");
    expect(mailsTo(consumer)).toHaveLength(3);
  });

  it("still waits when the embedded database's process starts anew", async () => {
    const { consumer, leadId } = await aLead();
    await quote(await anAgent(), leadId, EVERYTHING, 100);
    const worker = createOutboxWorker(t.deps);
    await worker.start();
    await worker.stop();
    expect(mailsTo(consumer)).toEqual([]);
    await afterMinutes(10);
    expect(mailsTo(consumer)).toHaveLength(1);
  });
});
