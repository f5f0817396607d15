import { daysAfter } from "@quotehaven/contract/cover";
import { localDay } from "@quotehaven/contract/rules";
import { outboxHandlers } from "../backgroundWork";
import { createOutboxWorker } from "../outbox/worker";
import { appForTests, type Person } from "../testing";
import { completeAnswers } from "../testing/answers";
import { readQuoteNews, readQuotePrice } from "./readQuoteNews";
import { tellQuotesEnd } from "./tellQuotesEnd";

const t = appForTests();
beforeEach(() => {
  t.mails.length = 0;
});

// Both of them write life.
const [EVERYTHING, OTHER] = [1, 5];

async function aLead(language: "en" | "es" = "en") {
  const consumer = await t.seedConsumer({ user: { first_name: "Casey", language } });
  await t.as(consumer).post("/user/application", {
    answers: [{ ins_id: 2, answers: completeAnswers(2) }],
    submit: true,
  });
  const { id: leadId } = await t.row("applications", { consumer_id: consumer.id });
  // The mail of a submission has tests of its own.
  const dedupeKey = `application-submitted:${leadId}`;
  await t.db.query.deleteFrom("outbox").where("dedupe_key", "=", dedupeKey).execute();
  return { consumer, leadId };
}

const anAgent = () => t.seedAgent({ carriers: [EVERYTHING, OTHER] });

const at = (monthly: number) => ({
  prices: [{ ins_id: 2, qpr_monthly: monthly, qpr_yearly: monthly * 11 }],
});

async function quote(agent: Person, leadId: number, carrierId: number, monthly: number, more = {}) {
  const reply = await t.quote(agent, leadId, { inc_id: carrierId, ...at(monthly), ...more });
  expect(reply.status).toBe(200);
  return reply.body.data.qot_id as number;
}

async function update(agent: Person, leadId: number, quoteId: number, monthly: number) {
  await t.update("quotes", { id: quoteId }, { needs_update: true });
  const changed = { qot_id: quoteId, ...at(monthly) };
  expect((await t.quote(agent, leadId, changed, "put")).status).toBe(200);
}

const newest = async (person: Person) => (await t.noticesOf(person))[0];

async function afterMinutes(minutes: number) {
  t.clock.advance({ minutes });
  await t.deliver();
}

it("a quote's notification says company, price and lines met, and what an update changed", async () => {
  const { consumer, leadId } = await aLead();
  const agent = await anAgent();
  const cover = { life: { deathBenefit: 100_000_000, policyKind: "term", termYears: 30 } };
  const id = await quote(agent, leadId, EVERYTHING, 100, { qot_cover: cover });
  const { ntp_id, details } = await newest(consumer);
  expect(ntp_id).toBe(1);
  expect(details.quote).toMatchObject({
    id,
    carrier: expect.stringMatching(/\w/),
    monthly: 100,
    yearly: 1_100,
    isLowest: false,
    among: 1,
    verdict: expect.stringMatching(/meets|below|notStated/),
    validUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  expect(details.quote.met).toBeGreaterThan(0);
  expect(details.quote.met).toBeLessThanOrEqual(details.quote.lines);
  expect(details.quote).not.toHaveProperty("before");

  t.clock.advance({ seconds: 1 });
  await update(agent, leadId, id, 80);
  const before = { monthly: 100, yearly: 1_100 };
  expect((await newest(consumer)).details.quote).toMatchObject({ monthly: 80, before });
});

it("a new lead's notification says city and types until the client is gone", async () => {
  const { consumer } = await aLead();
  const agent = await anAgent();
  const { consumer: next, leadId } = await aLead();
  await t.deliver();
  expect((await newest(agent)).details).toEqual({
    lead: { city: "Austin", types: [2], needs: [{ type: 2, amount: expect.any(Number) }] },
  });
  const [mail] = t.mailsTo(agent);
  expect(mail?.subject).toBe("You have a new prospect to quote: Life in Austin, TX");
  expect(mail?.text).not.toContain("Casey");
  const said = async () => (await t.noticesOf(agent)).filter(({ details }) => details).length;
  const before = await said();
  await t.endAccount(next);
  expect(await said()).toBe(before - 1);
  await t.deliver();
  const left = await t.rows("notifications", { application_id: leadId });
  expect(left.map(({ details }) => details)).toEqual(left.map(() => null));
  await t.endAccount(consumer);
});

describe("the mail of quotes", () => {
  it("waits ten minutes, and tells of all that came until then", async () => {
    const { consumer, leadId } = await aLead();
    const agent = await anAgent();
    await quote(agent, leadId, EVERYTHING, 100);
    await afterMinutes(5);
    await quote(agent, leadId, OTHER, 90);
    await afterMinutes(4);
    expect(t.mailsTo(consumer)).toEqual([]);

    await afterMinutes(1);

    const [mail, ...more] = t.mailsTo(consumer);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("You have 2 quotes to review");
    expect(mail?.text).toContain("New: $100 a month or $1,100 a year.");
    expect(mail?.text).toContain("New: $90 a month or $990 a year. The lowest of 2.");
    await afterMinutes(20);
    expect(t.mailsTo(consumer)).toHaveLength(1);
  });

  it.each([
    ["en", /^You have a new quote to review: .+, \$1,234 a month$/],
    ["es", /^Tiene una nueva cotización: .+, \$1,234 al mes$/],
  ] as const)(
    "has company and price in its subject where it tells of one: %s",
    async (language, subject) => {
      const { consumer, leadId } = await aLead(language);
      await quote(await anAgent(), leadId, EVERYTHING, 1_234);
      await afterMinutes(10);
      expect(t.mailsTo(consumer)[0]?.subject).toMatch(subject);
    },
  );

  it("tells of a quote that came and changed once, as it is now", async () => {
    const { consumer, leadId } = await aLead();
    const agent = await anAgent();
    const id = await quote(agent, leadId, EVERYTHING, 100);
    await update(agent, leadId, id, 70);
    await afterMinutes(10);
    const [mail] = t.mailsTo(consumer);
    expect(mail?.text).toContain("New: $70 a month");
    expect(mail?.text).not.toContain("$100");

    await update(agent, leadId, id, 60);
    await update(agent, leadId, id, 50);
    await afterMinutes(10);
    expect(t.mailsTo(consumer)[1]?.text).toContain(
      "Updated: now $50 a month or $550 a year, before $70 a month or $770 a year.",
    );
  });

  it("is not sent where nothing is left to tell", async () => {
    const { consumer, leadId } = await aLead();
    const agent = await anAgent();
    await quote(agent, leadId, EVERYTHING, 100);
    await t.endAccount(agent);
    await afterMinutes(10);
    expect(t.mailsTo(consumer)).toEqual([]);

    await quote(await anAgent(), leadId, EVERYTHING, 100);
    await t.as(consumer).delete("/notifications");
    await afterMinutes(10);
    expect(t.mailsTo(consumer)).toEqual([]);
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
    const workers = Array.from({ length: 4 }, () =>
      createOutboxWorker({ ...t.deps, mailer }, outboxHandlers),
    );

    await Promise.all(workers.map((worker) => worker.runDue()));

    expect(t.mailsTo(consumer)).toHaveLength(1);
    expect(t.mailsTo(consumer)[0]?.text).not.toContain("$90");
    t.clock.advance({ minutes: 10 });
    await Promise.all(workers.map((worker) => worker.runDue()));
    expect(t.mailsTo(consumer)).toHaveLength(2);
    expect(t.mailsTo(consumer)[1]?.text).toContain("$90");
    expect(t.mailsTo(consumer)[1]?.text).not.toContain("$100");
  });

  it("is written again alike after a failure, and holds up no other mail", async () => {
    const { consumer, leadId } = await aLead();
    const agent = await anAgent();
    await quote(agent, leadId, EVERYTHING, 100);
    t.clock.advance({ minutes: 10 });
    const down = { send: () => Promise.reject(new Error("421")), close: async () => {} };
    await createOutboxWorker({ ...t.deps, mailer: down }, outboxHandlers).runDue();
    await quote(agent, leadId, OTHER, 90);
    const reset = { email: consumer.email, token: await t.humanToken("forgot-password") };
    await t.anyone().get("/auth/forgot-password", reset);
    await t.deliver();
    expect(t.mailsTo(consumer).map(({ subject }) => subject)).toEqual(["Reset your password"]);

    await afterMinutes(1);
    expect(t.mailsTo(consumer)[1]?.text).toContain("$100");
    await afterMinutes(10);
    expect(t.mailsTo(consumer)[2]?.text).toContain("$90");
    expect(t.mailsTo(consumer)).toHaveLength(3);
  });

  it("still waits when the embedded database's process starts anew", async () => {
    const { consumer, leadId } = await aLead();
    await quote(await anAgent(), leadId, EVERYTHING, 100);
    const worker = createOutboxWorker(t.deps, outboxHandlers);
    await worker.start();
    await worker.stop();
    expect(t.mailsTo(consumer)).toEqual([]);
    await afterMinutes(10);
    expect(t.mailsTo(consumer)).toHaveLength(1);
  });
});

const aSeededLead = async (types: number[] = [2]) =>
  t.seedApplication(await t.seedConsumer(), { types, submitted: true });

const newsOf = (leadId: number, quoteId: number) =>
  t.db.transaction((tx) => readQuoteNews(tx, { lead: { id: leadId }, quoteId, needs: {} }));

describe("what a client is told of a quote", () => {
  it.each([
    ["the only one", [], false],
    ["below all others", [120, 101], true],
    ["below one of the others", [120, 90], false],
    ["as low as another", [100], false],
  ])("says that it is the lowest: %s", async (_case, others, isLowest) => {
    const leadId = await aSeededLead();
    const agent = await t.seedAgent();
    for (const [index, monthly] of others.entries()) {
      await t.seedQuote(await t.seedAgent(), leadId, { carrierId: index + 2, monthly });
    }
    const quoteId = await t.seedQuote(agent, leadId, { monthly: 100 });
    expect(await newsOf(leadId, quoteId)).toMatchObject({ id: quoteId, monthly: 100, isLowest });
  });

  it("holds it against no quote of another lead, and none that was removed", async () => {
    const leadId = await aSeededLead();
    const agent = await t.seedAgent();
    const quoteId = await t.seedQuote(agent, leadId, { monthly: 100 });
    await t.seedQuote(agent, await aSeededLead(), { monthly: 120 });
    await t.seedQuote(await t.seedAgent(), leadId, {
      monthly: 120,
      row: { removed_at: t.clock.now() },
    });
    expect(await newsOf(leadId, quoteId)).toMatchObject({ isLowest: false });
  });
});

it("a quote costs the sum of its prices, or its bundle's price", async () => {
  const leadId = await aSeededLead([1, 3]);
  const agent = await t.seedAgent();
  const [apart, bundled] = [
    await t.seedQuote(agent, leadId, { monthly: 70 }),
    await t.seedQuote(agent, leadId, {
      ...{ carrierId: 2, monthly: 70 },
      row: { bundle_monthly: 99, bundle_yearly: 1_000 },
    }),
  ];
  expect((await readQuotePrice(t.db.query, leadId, apart)).monthly).toBe(140);
  expect(await readQuotePrice(t.db.query, leadId, bundled)).toEqual({ monthly: 99, yearly: 1_000 });
});

/** Where seeded clients live. */
const inDays = (days: number) => daysAfter(localDay(t.clock.now(), "America/Chicago"), days);

/** A lead whose quotes end in so many days, one of an agent each. */
async function aQuotedLead(...days: number[]) {
  const consumer = await t.seedConsumer();
  const leadId = await t.seedApplication(consumer, { types: [1], submitted: true });
  const quoteIds: number[] = [];
  for (const [index, left] of days.entries()) {
    quoteIds.push(
      await t.seedQuote(await t.seedAgent(), leadId, {
        carrierId: index + 1,
        row: { valid_until: inDays(left) },
      }),
    );
  }
  return { consumer, leadId, quoteIds };
}

async function toldOf(consumer: Person): Promise<string[]> {
  await tellQuotesEnd(t.deps);
  return (await t.noticesOf(consumer)).map(({ ntp_name }) => ntp_name);
}

describe("the end of the last good quote", () => {
  it.each([
    ["in four days", [4], []],
    ["in three days", [3], ["quotes-end-soon"]],
    ["today", [0], ["quotes-end-soon"]],
    ["yesterday", [-1], []],
    ["in three days, where others ended", [-5, 1, 3], ["quotes-end-soon"]],
    ["in three days, where one holds longer", [3, 10], []],
  ])("is told of: %s", async (_when, days, told) => {
    const { consumer } = await aQuotedLead(...days);
    expect(await toldOf(consumer)).toEqual(told);
  });

  it("counts no quote that was removed or waits for its agent", async () => {
    const { consumer, quoteIds } = await aQuotedLead(3, 20, 20);
    await t.update("quotes", { id: quoteIds[1] }, { removed_at: t.clock.now() });
    await t.update("quotes", { id: quoteIds[2] }, { needs_update: true });
    expect(await toldOf(consumer)).toEqual(["quotes-end-soon"]);
  });

  it("is nothing to whoever has chosen", async () => {
    const { consumer, quoteIds } = await aQuotedLead(2);
    await t.seedAcceptance(quoteIds[0] ?? 0);
    expect(await toldOf(consumer)).toEqual([]);
  });

  it("is told and mailed once, with the day and a link, also where several processes look", async () => {
    const { consumer } = await aQuotedLead(1, 3);
    await Promise.all([tellQuotesEnd(t.deps), tellQuotesEnd(t.deps)]);
    await t.as(consumer).delete("/notifications");
    expect(await toldOf(consumer)).toEqual([]);
    await t.deliver();
    const mails = t.mailsTo(consumer);
    expect(mails).toHaveLength(1);
    const [year, month, day] = inDays(3).split("-");
    expect(mails[0]?.text).toContain(`${month}/${day}/${year}`);
    expect(mails[0]?.text).toContain("/go/consumer/my-quotes");
  });

  it("is told again only where a renewed quote ends later", async () => {
    const { consumer, quoteIds } = await aQuotedLead(1);
    expect(await toldOf(consumer)).toEqual(["quotes-end-soon"]);
    await t.update("quotes", { id: quoteIds[0] }, { valid_until: inDays(2) });
    expect(await toldOf(consumer)).toEqual(["quotes-end-soon", "quotes-end-soon"]);
  });
});
