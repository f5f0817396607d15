import { addWeekdayHours } from "@quotehaven/contract/choice";
import { appForTests, lastingSessions, type Operator, type Person } from "../../testing";
import { deleteAgentAccount, deleteConsumerAccount } from "../account/deleteAccount";
import {
  aLeadBeingPaid,
  aPaidLead,
  deliverAll,
  paymentOf,
  sendWebhook,
} from "../payment/paymentFixtures";

const t = appForTests({ config: { session: lastingSessions } });
let operator: Operator;
beforeAll(async () => {
  t.config.stripe.webhookSecret = "whsec_for_tests";
  operator = await t.seedOperator();
});
beforeEach(() => {
  t.mails.length = 0;
});
afterEach(() => t.payments.setDown(false));

const request = { reason: "contact-fails", words: "The number belongs to somebody else." };

/** A lead whose fee is paid, with no mail yet to come. */
async function aReturnableLead() {
  const lead = await aPaidLead(t);
  await deliverAll(t);
  t.mails.length = 0;
  return lead;
}

const ask = (agent: Person, leadId: number, body: unknown = request) =>
  t.as(agent).post(`/agent/profile/leads/${leadId}/fee-return`, body);
const paymentsOf = async (agent: Person) =>
  (await t.as(agent).get("/agent/profile/payments")).body.data;
const why = "We called and nobody answered.";
const decide = (isGranted: boolean, id: number, words = why) =>
  t.as(operator).post(`/operations/fees/${id}`, { isGranted, why: words });
const newsOf = async (agent: Person) => (await t.noticesOf(agent)).map(({ ntp_name }) => ntp_name);
const subjectsTo = (person: Person) => t.mailsTo(person).map(({ subject }) => subject);

async function aRequest() {
  const lead = await aReturnableLead();
  expect((await ask(lead.agent, lead.leadId)).status).toBe(200);
  const { id } = await t.row("fee_returns", { application_id: lead.leadId });
  return { ...lead, id };
}

describe("asking for a fee", () => {
  it("is possible for two weeks, and shows its state on the payment, the lead and its details", async () => {
    const { agent, leadId, path } = await aReturnableLead();
    const [paid] = await paymentsOf(agent);
    const until = new Date(new Date(paid.paid_at).getTime() + 14 * 86_400_000).toISOString();
    expect(paid).toMatchObject({ status: "paid", fee_return_until: until });
    expect(paid.agency).toMatch(/^Agency \d+$/);

    expect((await ask(agent, leadId)).status).toBe(200);
    const asked = {
      status: "asked",
      ...request,
      asked_at: t.clock.now().toISOString(),
      decide_by: addWeekdayHours(t.clock.now(), 72).toISOString(),
      decided_at: null,
      answer: "",
    };
    const [payment] = await paymentsOf(agent);
    expect(payment.fee_return).toEqual(asked);
    expect(payment).not.toHaveProperty("fee_return_until");
    const { data: cards } = (await t.as(agent).get("/agent/profile/leads")).body.data;
    expect(cards[0]).toMatchObject({ aps_id: leadId, fee_return: "asked" });
    expect((await t.as(agent).get(path)).body.payment).toEqual(payment);
  });

  it("is done once, also at the same moment, for one's own paid lead", async () => {
    const { agent, leadId } = await aReturnableLead();
    const replies = await Promise.all([ask(agent, leadId), ask(agent, leadId)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const again = await ask(agent, leadId);
    expect([again.status, again.body.data]).toEqual([409, ["fee-already-asked"]]);
    expect((await ask(await t.seedAgent(), leadId)).status).toBe(404);
    const unpaid = await aLeadBeingPaid(t);
    expect((await ask(unpaid.agent, unpaid.leadId)).status).toBe(404);
  });

  it("is refused where money went back or may yet, and after two weeks", async () => {
    const { agent, leadId } = await aReturnableLead();
    const now = t.clock.now();
    const disputed = { refunded_cents: 0, refunded_at: null, disputed_at: now };
    for (const change of [
      { status: "refunded", refunded_cents: 4900, refunded_at: now },
      { ...disputed, status: "disputed" },
      { ...disputed, status: "charged-back" },
    ] as const) {
      await t.update("payments", { application_id: leadId }, change);
      expect((await ask(agent, leadId)).body.data).toEqual(["fee-not-returnable"]);
    }
    const paid = { status: "succeeded", disputed_at: null } as const;
    await t.update("payments", { application_id: leadId }, paid);
    t.clock.advance({ days: 14 });
    const late = await ask(agent, leadId);
    expect([late.status, late.body.data]).toEqual([409, ["fee-too-late"]]);
    expect((await paymentsOf(agent))[0]).not.toHaveProperty("fee_return_until");
  });

  it("needs one of the reasons, and words of a length that can be read", async () => {
    const { agent, leadId } = await aReturnableLead();
    for (const [change, code] of [
      [{ reason: "too dear" }, "option"],
      [{ words: " " }, "required"],
      [{ words: "x".repeat(501) }, "max-length"],
    ] as const) {
      const refused = await ask(agent, leadId, { ...request, ...change });
      expect(refused.body.data).toContain(code);
    }
    expect((await paymentsOf(agent))[0]).not.toHaveProperty("fee_return");
  });
});

describe("an operator", () => {
  const found = async (id: number) =>
    (await t.as(operator).get("/operations/fees", { all: "1" })).body.data.find(
      (request: { id: number }) => request.id === id,
    );

  it("sees open requests, with what both sides said, and whom else with the same phone the agent paid for", async () => {
    const { agent, consumer, leadId, quoteId } = await t.seedQuotedLead();
    await t.choose(consumer, quoteId);
    const { text } = await t.row("consents", { quote_id: quoteId });
    const givenAt = t.clock.now().toISOString();
    await t.pay(agent, leadId);
    await ask(agent, leadId);
    const { id } = await t.row("fee_returns", { application_id: leadId });
    const { body } = await t.as(operator).get("/operations/fees");
    expect(body.data.map((one: { id: number }) => one.id)).toContain(id);
    expect(await found(id)).toMatchObject({
      ...{ status: "asked", ...request, leadId, samePerson: [], acts: [] },
      consents: [{ text, givenAt, withdrawnAt: null }],
      opened: { email: consumer.email },
    });
    const other = await aReturnableLead();
    const same = { agent_id: agent.id, phone: "(512)555-7777" };
    for (const application_id of [leadId, other.leadId]) {
      await t.update("unlocked_clients", { application_id }, same);
    }
    expect((await found(id)).samePerson).toMatchObject([{ leadId: other.leadId }]);
  });

  it("refuses with a reason, which the agent is told once", async () => {
    const { agent, id } = await aRequest();
    expect((await decide(false, id, " ")).body.data).toEqual(["required"]);
    expect((await decide(false, id)).status).toBe(200);
    const again = await decide(true, id);
    expect([again.status, again.body.data]).toEqual([409, ["already-decided"]]);
    await deliverAll(t);
    const [payment] = await paymentsOf(agent);
    expect(payment.status).toBe("paid");
    expect(payment.fee_return).toMatchObject({
      ...{ status: "refused", answer: why },
      decided_at: t.clock.now().toISOString(),
    });
    expect(await newsOf(agent)).toContain("fee-refused");
    const open = await t.as(operator).get("/operations/fees");
    expect(open.body.data.map((one: { id: number }) => one.id)).not.toContain(id);
    const { leadId } = await found(id);
    const { body } = await t.as(operator).get("/operations/payments", { state: "succeeded" });
    const record = body.data.find((one: { leadId: number }) => one.leadId === leadId);
    expect(record.history.map(({ what }: { what: string }) => what)).toEqual(
      expect.arrayContaining(["created", "paid", "asked", "decided"]),
    );
    expect(subjectsTo(agent)).toEqual(["Your fee is not returned"]);
    expect(t.mails[0]?.text).toContain(why);
    expect(t.payments.refunded).not.toContain((await paymentOf(t, payment.aps_id)).intent_id);
  });

  it("gives it back exactly once when the provider answers, which the lead, the receipt and the agent show", async () => {
    const { agent, leadId, intentId, path, id } = await aRequest();
    t.payments.setDown(true);
    await decide(true, id);
    await deliverAll(t);
    expect((await paymentsOf(agent))[0].fee_return.status).toBe("returning");
    t.payments.setDown(false);
    t.clock.advance({ minutes: 1 });
    await Promise.all([deliverAll(t), deliverAll(t)]);
    await deliverAll(t);

    expect(t.payments.refunded.filter((one) => one === intentId)).toHaveLength(1);
    const [payment] = await paymentsOf(agent);
    expect(payment).toMatchObject({
      status: "refunded",
      refunded_cents: 4_900,
      fee_return: { status: "returned" },
    });
    const { data: cards } = (await t.as(agent).get("/agent/profile/leads")).body.data;
    expect(cards.find(({ aps_id }: { aps_id: number }) => aps_id === leadId)).toMatchObject({
      aps_confirmed: true,
      fee_return: "returned",
    });
    expect((await t.as(agent).get(path)).status).toBe(200);
    expect(await newsOf(agent)).toContain("fee-returned");
    expect(subjectsTo(agent)).toEqual(["Your fee goes back to you"]);
    expect(t.mails[0]?.text).toContain("$49 goes back");
  });

  it("decides once, whoever else decides at the same moment", async () => {
    const { id, intentId } = await aRequest();
    const replies = await Promise.all([decide(true, id), decide(false, id)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    await deliverAll(t);
    const isReturned = replies[0]?.status === 200;
    expect(t.payments.refunded.includes(intentId)).toBe(isReturned);
    expect((await found(id)).acts).toEqual([
      {
        operator: operator.email,
        act: isReturned ? "fee-return" : "fee-refuse",
        why,
        at: t.clock.now().toISOString(),
      },
    ]);
  });

  it("returns nothing that never went through the card provider, nor what nobody asked for", async () => {
    const { id, leadId } = await aRequest();
    await t.update(
      "payments",
      { application_id: leadId },
      { intent_id: null, idempotency_key: `demo-${leadId}` },
    );
    const reply = await decide(true, id);
    expect([reply.status, reply.body.data]).toEqual([409, ["fee-not-returnable"]]);
    expect((await decide(false, id)).status).toBe(200);
    expect((await decide(true, 999_999)).status).toBe(404);
  });
});

describe("a fee that is going back", () => {
  it("agrees with the provider's webhook, whichever comes first", async () => {
    const { agent, leadId, id, intentId } = await aRequest();
    await decide(true, id);
    const about = { id: `evt_${intentId}`, type: "charge.refunded", intentId };
    const event = { ...about, refundedCents: 4_900 };
    await sendWebhook(t, event, "good");
    expect((await paymentsOf(agent))[0].fee_return.status).toBe("returned");
    await deliverAll(t);
    await sendWebhook(t, { ...event, id: `${event.id}_again` }, "good");
    await deliverAll(t);
    expect(await newsOf(agent)).toEqual(["fee-returned"]);
    expect(await paymentOf(t, leadId)).toMatchObject({ status: "refunded", refunded_cents: 4_900 });
  });

  it("ends a request that nobody decided on, where the provider gave it back by itself", async () => {
    const { agent, intentId } = await aRequest();
    const event = { id: `evt_${intentId}`, type: "charge.refunded", intentId };
    await sendWebhook(t, { ...event, refundedCents: 4_900 }, "good");
    const [{ fee_return: feeReturn }] = await paymentsOf(agent);
    expect(feeReturn).toMatchObject({ status: "returned", decided_at: expect.any(String) });
    expect(await newsOf(agent)).toEqual(["fee-returned"]);
  });

  it("waits for a bank that looks into the payment, and follows what it decides", async () => {
    const { agent, leadId, id, intentId } = await aRequest();
    await t.update(
      "payments",
      { application_id: leadId },
      { status: "disputed", disputed_at: t.clock.now() },
    );
    await decide(true, id);
    await deliverAll(t);
    expect(t.payments.refunded).not.toContain(intentId);
    const closed = { id: `evt_lost_${intentId}`, type: "charge.dispute.closed", intentId };
    await sendWebhook(t, { ...closed, disputeStatus: "lost" }, "good");
    t.clock.advance({ hours: 1 });
    await deliverAll(t);
    expect(t.payments.refunded).not.toContain(intentId);
    const [payment] = await paymentsOf(agent);
    expect(payment).toMatchObject({ status: "charged-back", fee_return: { status: "returned" } });
  });
});

describe("the words of a request", () => {
  it.each([
    ["agent", deleteAgentAccount],
    ["consumer", deleteConsumerAccount],
  ] as const)(
    "go with the account of the %s, and the request stays",
    async (who, deleteAccount) => {
      const lead = await aRequest();
      await deleteAccount(t.deps, lead[who].id);
      const { body } = await t.as(operator).get("/operations/fees", { all: "1" });
      const kept = body.data.find(({ id }: { id: number }) => id === lead.id);
      expect(kept).toMatchObject({ reason: request.reason, words: "" });
      await decide(true, lead.id);
      await deliverAll(t);
      expect(t.payments.refunded).toContain(lead.intentId);
    },
  );
});
