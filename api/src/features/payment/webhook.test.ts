import { appForTests } from "../../testing";
import { aLeadBeingPaid, aPaidLead, paymentOf, sendWebhook } from "./paymentFixtures";

let count = 0;

const t = appForTests();
beforeAll(() => {
  t.config.stripe.webhookSecret = "whsec_for_tests";
});

const anEvent = (type: string, intentId: string | null, more: object = {}) => ({
  id: `evt_${(count += 1)}`,
  type,
  intentId,
  ...more,
});
const receiptsOf = async (email: string) => {
  await t.deliver();
  return t.mails.filter(({ to, subject }) => to === email && subject.startsWith("Receipt"));
};
const confirmedAt = async (leadId: number) =>
  (
    await t.db.query
      .selectFrom("applications")
      .select("confirmed_at")
      .where("id", "=", leadId)
      .executeTakeFirstOrThrow()
  ).confirmed_at;

describe("the provider's webhook", () => {
  it("unlocks a lead once, however many copies come", async () => {
    const { agent, leadId, intentId } = await aLeadBeingPaid(t);
    t.payments.succeed(intentId);
    const event = anEvent("payment_intent.succeeded", intentId);
    const replies = await Promise.all([1, 2, 3, 4].map(() => sendWebhook(t, event, "good")));
    replies.push(await sendWebhook(t, event, "good"));
    replies.push(await sendWebhook(t, anEvent("payment_intent.succeeded", intentId), "good"));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await confirmedAt(leadId)).not.toBeNull();
    expect(await receiptsOf(agent.email)).toHaveLength(1);
  });

  it("only makes us ask: a claim that the provider does not confirm unlocks nothing", async () => {
    const { leadId, intentId } = await aLeadBeingPaid(t);
    const reply = await sendWebhook(t, anEvent("payment_intent.succeeded", intentId), "good");
    expect(reply.status).toBe(200);
    expect(await confirmedAt(leadId)).toBeNull();
  });

  it.each([
    ["is missing", undefined],
    ["is wrong", "bad"],
    ["is empty", ""],
  ])("is refused where the signature %s", async (_how, signature) => {
    const { leadId, intentId } = await aLeadBeingPaid(t);
    t.payments.succeed(intentId);
    const event = anEvent("payment_intent.succeeded", intentId);
    expect(await sendWebhook(t, event, signature)).toMatchObject({
      status: 400,
      body: { data: ["invalid-signature"] },
    });
    expect(await confirmedAt(leadId)).toBeNull();
  });

  it("is refused where there is no secret to check with", async () => {
    const { leadId, intentId } = await aLeadBeingPaid(t);
    t.payments.succeed(intentId);
    t.config.stripe.webhookSecret = null;
    const reply = await sendWebhook(t, anEvent("payment_intent.succeeded", intentId), "good");
    t.config.stripe.webhookSecret = "whsec_for_tests";
    expect(reply.status).toBe(503);
    expect(await confirmedAt(leadId)).toBeNull();
  });

  it("takes events that are none of ours", async () => {
    for (const event of [
      anEvent("customer.created", null),
      anEvent("payment_intent.succeeded", "pi_of_somebody_else"),
      anEvent("charge.refunded", null),
    ]) {
      expect((await sendWebhook(t, event, "good")).status).toBe(200);
    }
  });

  it("asks to be told again while the provider itself does not answer", async () => {
    const { leadId, intentId } = await aLeadBeingPaid(t);
    t.payments.succeed(intentId);
    const event = anEvent("payment_intent.succeeded", intentId);
    t.payments.setDown(true);
    expect((await sendWebhook(t, event, "good")).status).toBe(503);
    t.payments.setDown(false);
    expect((await sendWebhook(t, event, "good")).status).toBe(200);
    expect(await confirmedAt(leadId)).not.toBeNull();
  });

  it.each([
    ["refunded", "charge.refunded"],
    ["disputed", "charge.dispute.created"],
  ])("records a payment that is %s; the details stay with the agent", async (status, type) => {
    const { agent, path, intentId } = await aPaidLead(t);
    await sendWebhook(t, anEvent(type, intentId, { refundedCents: 4900 }), "good");
    const { body } = await t.as(agent).get("/agent/profile/payments");
    expect(body.data).toMatchObject([{ status, amount: 49 }]);
    expect((await t.as(agent).get(path)).status).toBe(200);
  });

  it("says how much of a payment went back that is refunded in part", async () => {
    const { agent, leadId, intentId } = await aPaidLead(t);
    for (const refundedCents of [1050, 100]) {
      await sendWebhook(t, anEvent("charge.refunded", intentId, { refundedCents }), "good");
    }
    const { body } = await t.as(agent).get("/agent/profile/payments");
    expect(body.data).toMatchObject([{ status: "partly-refunded", refunded_cents: 1050 }]);
    expect((await paymentOf(t, leadId)).status).toBe("succeeded");
  });

  it.each([
    ["won", "paid"],
    ["warning_closed", "paid"],
    ["lost", "charged-back"],
  ])("follows a dispute to its end: %s", async (disputeStatus, status) => {
    const { agent, path, intentId } = await aPaidLead(t);
    await sendWebhook(t, anEvent("charge.dispute.closed", intentId, { disputeStatus }), "good");
    await sendWebhook(t, anEvent("charge.dispute.created", intentId), "good");
    const { body } = await t.as(agent).get("/agent/profile/payments");
    expect(body.data).toMatchObject([{ status }]);
    expect((await t.as(agent).get(path)).status).toBe(200);
  });

  it("unlocks and records a refund whose event overtook the payment's", async () => {
    const { agent, path, intentId, leadId } = await aLeadBeingPaid(t);
    t.payments.succeed(intentId);
    const paid = anEvent("payment_intent.succeeded", intentId);
    await sendWebhook(t, anEvent("charge.refunded", intentId, { refundedCents: 4900 }), "good");
    await sendWebhook(t, paid, "good");
    expect((await t.as(agent).get(path)).status).toBe(200);
    expect((await paymentOf(t, leadId)).status).toBe("refunded");
  });
});
