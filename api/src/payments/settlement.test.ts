import { randomUUID } from "node:crypto";
import type { RowChange } from "../database";
import { ProviderUnavailable } from "./provider/paymentProvider";
import { appForTests, lastingSessions, testApp, type Person } from "../testing";
import { deleteAgentAccount, deleteConsumerAccount } from "../leaving/deleteAccount";
import { comparePayments } from "./comparePayments";
import {
  aLeadBeingPaid,
  aPaidLead,
  aWonLead,
  deliverAll,
  intentIdOf,
  paymentOf,
  sendWebhook,
} from "./paymentFixtures";
import { sweepPayments } from "./sweepPayments";

const options = { config: { session: lastingSessions } };
const t = appForTests(options);
beforeEach(() => {
  t.config.stripe.webhookSecret = "whsec_for_tests";
});
afterEach(() => t.payments.setDown(false));

/** A lead that its client withdrew while it was being paid, with nothing ended at the provider. */
async function aWithdrawnLead() {
  const lead = await aLeadBeingPaid(t);
  await deleteConsumerAccount(t.deps, lead.consumer.id);
  await t.db.query.deleteFrom("outbox").execute();
  return lead;
}

/** Changes our row by hand, as nothing of ours would. */
const changeOurs = (leadId: number, changes: RowChange<"payments">) =>
  t.update("payments", { application_id: leadId }, changes);

const differences = () =>
  t.db.query
    .selectFrom("payment_differences")
    .select(["intent_id as intentId", "what", "ours", "theirs"])
    .orderBy("id")
    .execute();

/** What the next day's comparison finds. */
async function nextDaysComparison() {
  const before = await differences();
  t.clock.advance({ days: 1 });
  await comparePayments(t.deps);
  return (await differences()).slice(before.length);
}

it("finds nothing on clean days, whatever became of the payments", async () => {
  await aWonLead(t);
  await aLeadBeingPaid(t);
  await aPaidLead(t);
  const canceled = await aLeadBeingPaid(t);
  t.payments.change(canceled.intentId, { status: "canceled" });
  t.clock.advance({ minutes: 1 });
  await sweepPayments(t.deps);
  expect(await nextDaysComparison()).toEqual([]);
  expect(await nextDaysComparison()).toEqual([]);
});

it("leaves to the next day what is under way", async () => {
  t.clock.advance({ days: 1 });
  const intentId = await anIntentOfSomebody();
  t.clock.advance({ days: -1, minutes: 30 });
  expect(await nextDaysComparison()).toEqual([]);
  expect(await nextDaysComparison()).toMatchObject([{ intentId, what: "missing-here" }]);
});

it("unlocks what was paid and nobody noticed, which is no difference", async () => {
  const { agent, path, intentId } = await aLeadBeingPaid(t);
  t.payments.succeed(intentId);
  expect(await nextDaysComparison()).toEqual([]);
  t.payments.setDown(true);
  expect((await t.as(agent).get(path)).status).toBe(200);
});

async function anIntentOfSomebody() {
  const { id: customerId } = await t.payments.createCustomer({
    ...{ email: "a@example.com", name: "A", metadata: {}, idempotencyKey: randomUUID() },
  });
  const { id } = await t.payments.createIntent({
    ...{ amountCents: 100, currency: "usd", customerId, description: "", metadata: {} },
    idempotencyKey: randomUUID(),
  });
  return id;
}

type Intent = { intentId: string };
const different = (what: string, ...leads: Intent[]) =>
  leads.map(({ intentId }) => ({ intentId, what }));

describe("a difference that was made by hand is written down once", () => {
  const cases: Record<string, () => Promise<ReturnType<typeof different>>> = {
    "an intent that we do not know": async () =>
      different("missing-here", { intentId: await anIntentOfSomebody() }),
    "an intent that the provider does not know": async () => {
      const lead = await aPaidLead(t);
      t.payments.intents.delete(lead.intentId);
      return different("missing-there", lead);
    },
    "another amount or currency": async () => {
      const [here, there] = [await aPaidLead(t), await aPaidLead(t)];
      await changeOurs(here.leadId, { amount_cents: 4800 });
      t.payments.change(there.intentId, { currency: "jpy" });
      return different("amount", here, there);
    },
    "another lead, agent or payment": async () => {
      const lead = await aPaidLead(t);
      t.payments.change(lead.intentId, { metadata: { application: "0" } });
      return different("owner", lead);
    },
    "a payment that is paid on one side only": async () => {
      const [here, there] = [await aPaidLead(t), await aPaidLead(t)];
      await changeOurs(there.leadId, { status: "pending", paid_at: null, receipt_number: null });
      t.payments.change(here.intentId, { status: "requires_payment_method" });
      return different("state", here, there);
    },
    "an intent of a withdrawn lead that was never ended, unpaid or paid": async () => {
      const [unpaid, paid] = [await aWithdrawnLead(), await aWithdrawnLead()];
      t.payments.succeed(paid.intentId);
      return different("state", unpaid, paid);
    },
    "money that went back on one side only": async () => {
      const [here, there] = [await aPaidLead(t), await aPaidLead(t)];
      await changeOurs(here.leadId, { refunded_cents: 1050, refunded_at: t.clock.now() });
      t.payments.giveBack(there.intentId, 1050);
      return different("refund", here, there);
    },
    "a dispute that one side knows of": async () => {
      const [here, there] = [await aPaidLead(t), await aPaidLead(t)];
      await changeOurs(here.leadId, { status: "disputed", disputed_at: t.clock.now() });
      t.payments.change(there.intentId, { isDisputed: true });
      return different("dispute", here, there);
    },
    "what changed on either side long after the intent was made": async () => {
      const [here, there] = [await aPaidLead(t), await aPaidLead(t)];
      for (let day = 0; day < 10; day++) await nextDaysComparison();
      await changeOurs(here.leadId, { amount_cents: 1, updated_at: t.clock.now() });
      t.payments.giveBack(there.intentId, 4800);
      return [...different("refund", there), ...different("amount", here)];
    },
  };

  it.each(Object.entries(cases))("%s", async (_what, makeByHand) => {
    await aPaidLead(t);
    const made = await makeByHand();
    const found = await nextDaysComparison();
    expect(found).toHaveLength(made.length);
    expect(found).toEqual(expect.arrayContaining(made.map((one) => expect.objectContaining(one))));
    expect(await nextDaysComparison()).toEqual([]);
  });
});

it("is done by one process a day, and begins anew where it was cut short", async () => {
  await t.close();
  Object.assign(t, await testApp(options));
  const intentId = await anIntentOfSomebody();
  t.clock.advance({ days: 1 });
  t.payments.setDown(true);
  await expect(comparePayments(t.deps)).rejects.toThrow(ProviderUnavailable);
  t.payments.setDown(false);
  t.payments.calls.length = 0;
  await comparePayments(t.deps);
  expect(t.payments.calls).toEqual([]);
  t.clock.advance({ hours: 3 });
  await Promise.all([comparePayments(t.deps), comparePayments(t.deps)]);
  await comparePayments(t.deps);
  expect(t.payments.calls).toEqual(["listIntents", "listRefunds"]);
  expect(await differences()).toMatchObject([{ intentId }]);
});

it("is shown to operators with the lead, and resolved once with a reason that the log keeps", async () => {
  const operator = await t.seedOperator("olga@example.com");
  t.payments.intents.clear();
  await t.db.query.deleteFrom("payment_differences").execute();
  const { leadId, intentId } = await aPaidLead(t);
  t.payments.giveBack(intentId, 1000);
  await nextDaysComparison();
  const { receipt_number: receipt } = await paymentOf(t, leadId);
  const list = async (query = {}) =>
    (await t.as(operator).get("/operations/differences", query)).body;
  const { data, count } = await list();
  expect([count, data[0]]).toEqual([
    1,
    {
      ...{ id: expect.any(Number), intentId, leadId, receipt, what: "refund" },
      ...{ ours: "0.00", theirs: "10.00", foundAt: t.clock.now().toISOString() },
      ...{ resolvedAt: null, acts: [] },
    },
  ]);
  const resolve = (why: string, id: number = data[0].id) =>
    t.as(operator).post(`/operations/differences/${id}/resolve`, { why });
  expect((await resolve(" ")).body.data).toEqual(["required"]);
  expect((await resolve("Refunded by hand.", 999)).status).toBe(404);
  expect((await resolve("Refunded by hand.")).status).toBe(200);
  expect((await resolve("Again.")).body.data).toEqual(["already-decided"]);
  expect((await list()).count).toBe(0);
  const [resolved] = (await list({ all: "1" })).data;
  expect(resolved.acts).toMatchObject([{ operator: "olga@example.com", why: "Refunded by hand." }]);
  const [act] = (await t.as(operator).get("/operations/log")).body.data;
  expect(act).toMatchObject({
    act: "difference-resolve",
    about: { kind: "difference", id: data[0].id },
  });
  // What was resolved is not found again.
  await nextDaysComparison();
  expect((await list()).count).toBe(0);
});

const applicationOf = (leadId: number) => t.row("applications", { id: leadId });

describe("a payment that nobody reported", () => {
  it("is found by the sweep and unlocks the details, with one receipt", async () => {
    const { agent, path, intentId, leadId } = await aLeadBeingPaid(t);
    t.payments.succeed(intentId);
    t.payments.setDown(true);
    expect(await sweepPayments(t.deps)).toBe(0);
    t.payments.setDown(false);
    t.clock.advance({ seconds: 60 });
    expect(await Promise.all([sweepPayments(t.deps), sweepPayments(t.deps)])).toContain(1);
    expect((await applicationOf(leadId)).confirmed_at).not.toBeNull();
    t.payments.setDown(true);
    expect((await t.as(agent).get(path)).status).toBe(200);
    await t.deliver();
    expect(t.mailsTo(agent)).toHaveLength(1);
  });

  it("is asked about ever more rarely while it stays unpaid", async () => {
    const { leadId } = await aLeadBeingPaid(t);
    const checks = async (minutes: number) => {
      const before = (await paymentOf(t, leadId)).checked_at;
      t.clock.advance({ minutes });
      await sweepPayments(t.deps);
      return (await paymentOf(t, leadId)).checked_at?.getTime() !== before?.getTime();
    };
    expect(await checks(1)).toBe(true);
    expect(await checks(1)).toBe(true);
    t.clock.advance({ days: 30 });
    expect(await checks(1)).toBe(true);
    expect(await checks(60)).toBe(false);
    expect(await checks(6 * 60)).toBe(true);
  });

  it("is found where the clock was set back meanwhile", async () => {
    const { intentId, leadId } = await aLeadBeingPaid(t);
    await sweepPayments(t.deps);
    t.payments.succeed(intentId);
    t.clock.advance({ hours: -1 });
    await sweepPayments(t.deps);
    expect((await applicationOf(leadId)).confirmed_at).not.toBeNull();
    t.clock.advance({ hours: 1 });
  });

  it("ends in the list of what can be paid where the provider cancelled it", async () => {
    const { intentId, leadId } = await aLeadBeingPaid(t);
    t.payments.change(intentId, { status: "canceled" });
    t.clock.advance({ minutes: 1 });
    await sweepPayments(t.deps);
    expect((await paymentOf(t, leadId)).status).toBe("canceled");
  });
});

describe("a lead that is withdrawn while it is being paid", () => {
  it("has its intent cancelled at the provider", async () => {
    const { agent, consumer, path, intentId, leadId } = await aLeadBeingPaid(t);
    await deleteConsumerAccount(t.deps, consumer.id);
    expect((await paymentOf(t, leadId)).status).toBe("canceled");
    await deliverAll(t);
    expect(t.payments.intents.get(intentId)?.status).toBe("canceled");
    expect((await t.as(agent).get(path)).status).toBe(404);
    expect((await t.as(agent).post(path)).status).toBe(404);
  });

  it("has money that still came refunded, even without a card, logged and listed", async () => {
    const { agent, consumer, intentId, leadId } = await aLeadBeingPaid(t);
    t.payments.succeed(intentId);
    t.payments.change(intentId, { card: null });
    await deleteConsumerAccount(t.deps, consumer.id);
    await deliverAll(t);
    await deliverAll(t);
    expect(t.payments.refunded.filter((id) => id === intentId)).toHaveLength(1);
    expect(t.logLines.join("")).toContain("refunded a payment for a withdrawn lead");
    expect((await t.as(agent).get("/agent/profile/payments")).body.data).toMatchObject([
      { aps_id: leadId, status: "refunded", lead: `#${leadId}` },
    ]);
    const noCard = { card_brand: null, card_last4: null };
    expect(await paymentOf(t, leadId)).toMatchObject({ status: "refunded", ...noCard });
  });

  it("is asked for again where the provider is still at work on it", async () => {
    const { consumer, intentId } = await aLeadBeingPaid(t);
    const cancel = t.payments.cancelIntent;
    t.payments.cancelIntent = async (id) => ({
      ...t.payments.intents.get(id)!,
      status: "processing",
    });
    await deleteConsumerAccount(t.deps, consumer.id);
    await deliverAll(t);
    expect(t.payments.refunded).not.toContain(intentId);
    t.payments.cancelIntent = cancel;
    t.payments.succeed(intentId);
    t.clock.advance({ minutes: 2 });
    await deliverAll(t);
    expect(t.payments.refunded).toContain(intentId);
  });

  it("has nothing to end where no intent was ever made", async () => {
    const { agent, consumer, path } = await aWonLead(t);
    t.payments.setFault("createIntent", "down");
    await t.as(agent).post(path);
    t.payments.setFault("createIntent", null);
    t.payments.calls.length = 0;
    await deleteConsumerAccount(t.deps, consumer.id);
    await deliverAll(t);
    expect(t.payments.calls).not.toContain("cancelIntent");
  });

  it("is refunded also where the webhook is the first to know", async () => {
    const { consumer, intentId } = await aLeadBeingPaid(t);
    t.payments.setDown(true);
    await deleteConsumerAccount(t.deps, consumer.id);
    await deliverAll(t);
    t.payments.setDown(false);
    t.payments.succeed(intentId);
    const event = { id: `evt_${intentId}`, type: "payment_intent.succeeded", intentId };
    expect((await sendWebhook(t, event, "good")).status).toBe(200);
    t.clock.advance({ minutes: 2 });
    await deliverAll(t);
    expect(t.payments.refunded).toContain(intentId);
  });

  it("leaves no intent behind where it was being made just then", async () => {
    const { agent, consumer, path } = await aWonLead(t);
    const create = t.payments.createIntent;
    t.payments.createIntent = async (input) => {
      await deleteConsumerAccount(t.deps, consumer.id);
      return create(input);
    };
    const known = new Set(t.payments.intents.keys());
    const reply = await t.as(agent).post(path);
    t.payments.createIntent = create;
    expect(reply.status).toBe(404);
    expect(reply.body.payment_intent).toBeUndefined();
    await deliverAll(t);
    const made = [...t.payments.intents.values()].filter(({ id }) => !known.has(id));
    expect(made.map(({ status }) => status)).toEqual(["canceled"]);
  });

  it("opens again for the consumer when the agent's account goes, and the customer is removed", async () => {
    const { agent, leadId, intentId } = await aLeadBeingPaid(t);
    const { customer_id } = await paymentOf(t, leadId);
    await deleteAgentAccount(t.deps, agent.id);
    await deliverAll(t);
    expect(await applicationOf(leadId)).toMatchObject({ is_open: true, winner_id: null });
    expect(t.payments.intents.get(intentId)?.status).toBe("canceled");
    expect(t.payments.customers.has(customer_id ?? "")).toBe(false);
  });
});

describe("a choice that is taken back while it is being paid", () => {
  const takeBack = async (consumer: Person, leadId: number) => {
    const { accepted_quote_id: quoteId } = await applicationOf(leadId);
    return t.as(consumer).delete(`/user/quotes/${quoteId}/choice`);
  };

  it.each([
    ["nothing came", false],
    ["money came and went back", true],
  ])("can be paid again only once the same quote is chosen again: %s", async (_what, isPaid) => {
    const { agent, consumer, path, intentId, leadId } = await aLeadBeingPaid(t);
    const { accepted_quote_id: quoteId } = await applicationOf(leadId);
    if (isPaid) t.payments.succeed(intentId);
    await takeBack(consumer, leadId);
    await deliverAll(t);
    await deliverAll(t);
    expect(t.payments.refunded.filter((id) => id === intentId)).toHaveLength(isPaid ? 1 : 0);
    if (!isPaid) expect(t.payments.intents.get(intentId)?.status).toBe("canceled");
    for (const refused of [await t.as(agent).get(path), await t.as(agent).post(path)]) {
      expect([refused.status, refused.body.data]).toEqual([409, ["choice-ended"]]);
    }
    expect((await t.choose(consumer, quoteId ?? 0)).status).toBe(200);
    const asked = await t.as(agent).post(path);
    expect(intentIdOf(asked)).not.toBe(intentId);
    t.payments.succeed(intentIdOf(asked));
    t.clock.advance({ minutes: 1 });
    await sweepPayments(t.deps);
    expect((await applicationOf(leadId)).confirmed_at).not.toBeNull();
  });

  it("is either taken back or paid where both come at the same moment", async () => {
    const { consumer, intentId, leadId } = await aLeadBeingPaid(t);
    t.payments.succeed(intentId);
    t.clock.advance({ minutes: 1 });
    const [{ status }] = await Promise.all([takeBack(consumer, leadId), sweepPayments(t.deps)]);
    await deliverAll(t);
    const isPaid = (await applicationOf(leadId)).confirmed_at !== null;
    expect(status).toBe(isPaid ? 409 : 200);
    expect(t.payments.refunded.includes(intentId)).toBe(!isPaid);
  });
});
