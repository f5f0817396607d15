import { createOutboxWorker } from "../../outbox/worker";
import { appForTests, type Person } from "../../testing";
import { deleteAgentAccount, deleteConsumerAccount } from "../account/deleteAccount";
import { backgroundWork } from "../backgroundWork";
import { aLeadBeingPaid, aWonLead, intentIdOf, paymentOf, sendWebhook } from "./paymentFixtures";
import { sweepPayments } from "./sweepPayments";

const t = appForTests();
beforeAll(() => {
  t.config.stripe.webhookSecret = "whsec_for_tests";
});
afterEach(() => t.payments.setDown(false));

/** Delivers the outbox as the running server does, with the payments' own kind of row. */
const deliverAll = () => createOutboxWorker(t.deps, backgroundWork(t.deps).handlers).runDue();
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
    await deliverAll();
    expect(t.payments.intents.get(intentId)?.status).toBe("canceled");
    expect((await t.as(agent).get(path)).status).toBe(404);
    expect((await t.as(agent).post(path)).status).toBe(404);
  });

  it("has money that still came refunded, even without a card, logged and listed", async () => {
    const { agent, consumer, intentId, leadId } = await aLeadBeingPaid(t);
    t.payments.succeed(intentId);
    t.payments.change(intentId, { card: null });
    await deleteConsumerAccount(t.deps, consumer.id);
    await deliverAll();
    await deliverAll();
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
    await deliverAll();
    expect(t.payments.refunded).not.toContain(intentId);
    t.payments.cancelIntent = cancel;
    t.payments.succeed(intentId);
    t.clock.advance({ minutes: 2 });
    await deliverAll();
    expect(t.payments.refunded).toContain(intentId);
  });

  it("has nothing to end where no intent was ever made", async () => {
    const { agent, consumer, path } = await aWonLead(t);
    t.payments.setFault("createIntent", "down");
    await t.as(agent).post(path);
    t.payments.setFault("createIntent", null);
    t.payments.calls.length = 0;
    await deleteConsumerAccount(t.deps, consumer.id);
    await deliverAll();
    expect(t.payments.calls).not.toContain("cancelIntent");
  });

  it("is refunded also where the webhook is the first to know", async () => {
    const { consumer, intentId } = await aLeadBeingPaid(t);
    t.payments.setDown(true);
    await deleteConsumerAccount(t.deps, consumer.id);
    await deliverAll();
    t.payments.setDown(false);
    t.payments.succeed(intentId);
    const event = { id: `evt_${intentId}`, type: "payment_intent.succeeded", intentId };
    expect((await sendWebhook(t, event, "good")).status).toBe(200);
    t.clock.advance({ minutes: 2 });
    await deliverAll();
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
    await deliverAll();
    const made = [...t.payments.intents.values()].filter(({ id }) => !known.has(id));
    expect(made.map(({ status }) => status)).toEqual(["canceled"]);
  });

  it("opens again for the consumer when the agent's account goes, and the customer is removed", async () => {
    const { agent, leadId, intentId } = await aLeadBeingPaid(t);
    const { customer_id } = await paymentOf(t, leadId);
    await deleteAgentAccount(t.deps, agent.id);
    await deliverAll();
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
    await deliverAll();
    await deliverAll();
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
    await deliverAll();
    const isPaid = (await applicationOf(leadId)).confirmed_at !== null;
    expect(status).toBe(isPaid ? 409 : 200);
    expect(t.payments.refunded.includes(intentId)).toBe(!isPaid);
  });
});
