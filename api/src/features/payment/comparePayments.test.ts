import { randomUUID } from "node:crypto";
import type { RowChange } from "../../database";
import { ProviderUnavailable } from "../../ports/paymentProvider";
import { appForTests, lastingSessions, testApp } from "../../testing";
import { deleteConsumerAccount } from "../account/deleteAccount";
import { comparePayments } from "./comparePayments";
import { aLeadBeingPaid, aPaidLead, aWonLead, paymentOf } from "./paymentFixtures";
import { sweepPayments } from "./sweepPayments";

const options = { config: { session: lastingSessions } };
const t = appForTests(options);

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
  t.payments.setDown(false);
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
      t.payments.giveBack(there.intentId, 4900);
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
  t.payments.giveBack(intentId, 4900);
  await nextDaysComparison();
  const { receipt_number: receipt } = await paymentOf(t, leadId);
  const list = async (query = {}) =>
    (await t.as(operator).get("/operations/differences", query)).body;
  const { data, count } = await list();
  expect([count, data[0]]).toEqual([
    1,
    {
      ...{ id: expect.any(Number), intentId, leadId, receipt, what: "refund" },
      ...{ ours: "0.00", theirs: "49.00", foundAt: t.clock.now().toISOString() },
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
