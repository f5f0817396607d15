import { addWeekdayHours } from "@quotehaven/contract/choice";
import { createOutboxWorker } from "../../outbox/worker";
import { runOperator } from "../../operator/runOperator";
import { lastingSessions, testApp, type Person } from "../../testing";
import { deleteAgentAccount, deleteConsumerAccount } from "../account/deleteAccount";
import { backgroundWork } from "../backgroundWork";
import { aLeadBeingPaid, aPaidLead, paymentOf, sendWebhook } from "../payment/paymentFixtures";

const t = await testApp({
  config: { session: lastingSessions },
});
t.config.stripe.webhookSecret = "whsec_for_tests";
afterAll(() => t.close());
beforeEach(() => {
  t.mails.length = 0;
});
afterEach(() => t.payments.setDown(false));

const worker = () => createOutboxWorker(t.deps, backgroundWork(t.deps).handlers);
const deliverAll = () => worker().runDue();
const request = { reason: "contact-fails", words: "The number belongs to somebody else." };

/** A lead whose fee is paid, with no mail yet to come. */
async function aReturnableLead() {
  const lead = await aPaidLead(t);
  await deliverAll();
  t.mails.length = 0;
  return lead;
}

const ask = (agent: Person, leadId: number, body: unknown = request) =>
  t.as(agent).post(`/agent/profile/leads/${leadId}/fee-return`, body);
const paymentsOf = async (agent: Person) =>
  (await t.as(agent).get("/agent/profile/payments")).body.data;
const operate = (...args: string[]) => runOperator(t.deps, args);
const decide = (verb: "return" | "refuse", id: number, why = "We called and nobody answered.") =>
  operate("fee", verb, String(id), "--by", "Olga", "--why", why);
const newsOf = async (agent: Person) =>
  (await t.as(agent).get("/notifications")).body.data.data.map(
    ({ ntp_name }: { ntp_name: string }) => ntp_name,
  );
const subjectsTo = ({ email }: Person) =>
  t.mails.filter(({ to }) => to === email).map(({ subject }) => subject);

async function aRequest() {
  const lead = await aReturnableLead();
  expect((await ask(lead.agent, lead.leadId)).status).toBe(200);
  const { id } = await t.db.query
    .selectFrom("fee_returns")
    .innerJoin("payments", (join) =>
      join
        .onRef("payments.application_id", "=", "fee_returns.application_id")
        .onRef("payments.id", "=", "fee_returns.payment_id"),
    )
    .select("fee_returns.id")
    .where("payments.application_id", "=", lead.leadId)
    .executeTakeFirstOrThrow();
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

  it("is refused a second time, for somebody else's lead and for one that is not paid", async () => {
    const { agent, leadId } = await aRequest();
    const again = await ask(agent, leadId);
    expect([again.status, again.body.data]).toEqual([409, ["fee-already-asked"]]);
    expect((await ask(await t.seedAgent(), leadId)).status).toBe(404);
    const unpaid = await aLeadBeingPaid(t);
    expect((await ask(unpaid.agent, unpaid.leadId)).status).toBe(404);
  });

  it("makes one request of two at the same moment", async () => {
    const { agent, leadId } = await aReturnableLead();
    const replies = await Promise.all([ask(agent, leadId), ask(agent, leadId)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("is refused after two weeks", async () => {
    const { agent, leadId } = await aReturnableLead();
    t.clock.advance({ days: 14 });
    const late = await ask(agent, leadId);
    expect([late.status, late.body.data]).toEqual([409, ["fee-too-late"]]);
    expect((await paymentsOf(agent))[0]).not.toHaveProperty("fee_return_until");
  });

  it.each(["refunded", "disputed", "charged-back"] as const)(
    "is refused where the payment is %s",
    async (status) => {
      const { agent, leadId } = await aReturnableLead();
      await t.db.query
        .updateTable("payments")
        .set(
          status === "refunded"
            ? { status, refunded_cents: 4900, refunded_at: t.clock.now() }
            : { status, disputed_at: t.clock.now() },
        )
        .where("application_id", "=", leadId)
        .execute();
      expect((await ask(agent, leadId)).body.data).toEqual(["fee-not-returnable"]);
    },
  );

  it.each([
    [{ ...request, reason: "too dear" }, "option"],
    [{ ...request, words: " " }, "required"],
    [{ ...request, words: "x".repeat(501) }, "max-length"],
  ])(
    "needs one of the reasons, and words of a length that can be read (%#)",
    async (body, code) => {
      const { agent, leadId } = await aReturnableLead();
      const refused = await ask(agent, leadId, body);
      expect(refused.body.data).toContain(code);
      expect((await paymentsOf(agent))[0]).not.toHaveProperty("fee_return");
    },
  );
});

describe("an operator", () => {
  it("sees open requests, and one of them with what both sides said", async () => {
    const { agent, consumer, leadId, id } = await aRequest();
    await t.db.query
      .insertInto("consents")
      .values({
        consumer_id: consumer.id,
        application_id: leadId,
        quote_id: (await paymentOf(t, leadId)).quote_id,
        agent_id: agent.id,
        text_version: 1,
        text: "You agree that Avery may contact you about this quote.",
        carrier_id: 1,
        prices: "{}",
        given_at: t.clock.now(),
      })
      .execute();
    expect((await operate("fee", "list")).text).toContain(`${id}  asked`);
    const { text } = await operate("fee", "show", String(id));
    expect(text).toContain("the contact does not work");
    expect(text).toContain(`> ${request.words}`);
    expect(text).toContain("> You agree that Avery may contact you about this quote.");
    expect(text).toContain(consumer.email);
    expect(text).toContain("This agent paid for nobody else with this email or phone.");
    expect(text).toContain("Nobody has decided.");
  });

  it("sees who else the agent paid for with the same phone", async () => {
    const { agent, leadId, id } = await aRequest();
    const other = await aReturnableLead();
    await t.db.query
      .updateTable("unlocked_clients")
      .set({ agent_id: agent.id, phone: "(512)555-7777" })
      .where("application_id", "in", [leadId, other.leadId])
      .execute();
    const { text } = await operate("fee", "show", String(id));
    expect(text).toContain(`Paid for as well: lead ${other.leadId}`);
  });

  it("refuses with a reason, which the agent is told once", async () => {
    const { agent, id } = await aRequest();
    expect(await decide("refuse", id)).toMatchObject({ isDone: true });
    await deliverAll();
    const [payment] = await paymentsOf(agent);
    expect(payment.status).toBe("paid");
    expect(payment.fee_return).toMatchObject({
      status: "refused",
      answer: "We called and nobody answered.",
      decided_at: t.clock.now().toISOString(),
    });
    expect(await newsOf(agent)).toContain("fee-refused");
    expect(subjectsTo(agent)).toEqual(["Your fee is not returned"]);
    expect(t.mails[0]?.text).toContain("We called and nobody answered.");
    expect(t.payments.refunded).not.toContain((await paymentOf(t, payment.aps_id)).intent_id);
  });

  it("gives it back exactly once, which the lead, the receipt and the agent show", async () => {
    const { agent, leadId, intentId, path, id } = await aRequest();
    await decide("return", id);
    expect((await paymentsOf(agent))[0].fee_return.status).toBe("returning");
    await Promise.all([worker().runDue(), worker().runDue()]);
    await deliverAll();

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
    const replies = await Promise.all([decide("return", id), decide("refuse", id)]);
    expect(replies.filter(({ isDone }) => isDone)).toHaveLength(1);
    await deliverAll();
    const isReturned = replies[0]?.isDone === true;
    expect(t.payments.refunded.includes(intentId)).toBe(isReturned);
    const acts = await t.db.query
      .selectFrom("operator_acts")
      .select(["operator", "act", "why", "acted_at"])
      .where("fee_return_id", "=", id)
      .execute();
    expect(acts).toEqual([
      {
        operator: "Olga",
        act: isReturned ? "fee-return" : "fee-refuse",
        why: "We called and nobody answered.",
        acted_at: t.clock.now(),
      },
    ]);
  });

  it("returns nothing that never went through the card provider", async () => {
    const { id, leadId } = await aRequest();
    await t.db.query
      .updateTable("payments")
      .set({ intent_id: null, idempotency_key: `demo-${leadId}` })
      .where("application_id", "=", leadId)
      .execute();
    const reply = await decide("return", id);
    expect(reply.isDone).toBe(false);
    expect(reply.text).toContain("there is nothing to return");
    expect(await decide("refuse", id)).toMatchObject({ isDone: true });
  });

  it("leaves a record that nobody changes", async () => {
    const { id } = await aRequest();
    await decide("refuse", id);
    const acts = t.db.query;
    await expect(acts.updateTable("operator_acts").set({ why: "!" }).execute()).rejects.toThrow(
      "keeps what was written",
    );
    await expect(acts.deleteFrom("operator_acts").execute()).rejects.toThrow(
      "keeps what was written",
    );
  });

  it.each([
    [["fee", "return", "1", "--by", "Olga"], "--why is needed"],
    [["fee", "refuse", "1", "--why", "No."], "--by is needed"],
    [["fee", "show", "none"], "Which request?"],
    [["fee", "show", "999999"], "There is no request 999999."],
    [["fee", "return", "999999", "--by", "Olga", "--why", "Yes."], "There is no request 999999."],
    [["fee", "--unknown"], "Usage:"],
    [[], "Usage:"],
  ])("is told what is missing: %j", async (args, words) => {
    const reply = await operate(...args);
    expect(reply.isDone).toBe(false);
    expect(reply.text).toContain(words);
  });

  it("reads nobody's words as commands of the terminal", async () => {
    const lead = await aReturnableLead();
    await ask(lead.agent, lead.leadId, { ...request, words: "red \u001b[31m text\nsecond line" });
    const { text } = await operate("fee", "list", "--all");
    const id = text.split("\n").at(-2)?.trim().split(" ")[0] ?? "";
    const shown = (await operate("fee", "show", id)).text;
    expect(shown).not.toContain("\u001b");
    expect(shown).toContain("  > second line");
  });
});

describe("a fee that is going back", () => {
  it("waits for a provider that is down", async () => {
    const { agent, id, intentId } = await aRequest();
    t.payments.setDown(true);
    await decide("return", id);
    await deliverAll();
    expect((await paymentsOf(agent))[0].fee_return.status).toBe("returning");
    t.payments.setDown(false);
    t.clock.advance({ minutes: 1 });
    await deliverAll();
    expect((await paymentsOf(agent))[0].fee_return.status).toBe("returned");
    expect(t.payments.refunded.filter((one) => one === intentId)).toHaveLength(1);
  });

  it("is one where the process ends after the provider gave it back", async () => {
    const { agent, id, intentId } = await aRequest();
    await decide("return", id);
    const { refund } = t.payments;
    const keys: string[] = [];
    t.payments.refund = async (input) => {
      keys.push(input.idempotencyKey);
      await refund(input);
      if (keys.length === 1) throw new Error("killed");
    };
    await deliverAll();
    expect((await paymentsOf(agent))[0].fee_return.status).toBe("returning");
    t.clock.advance({ minutes: 1 });
    await deliverAll();
    t.payments.refund = refund;
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
    expect(t.payments.refunded.filter((one) => one === intentId)).toHaveLength(1);
    expect(await newsOf(agent)).toEqual(["fee-returned"]);
  });

  it("agrees with the provider's webhook, whichever comes first", async () => {
    const { agent, leadId, id, intentId } = await aRequest();
    await decide("return", id);
    const event = {
      id: `evt_${intentId}`,
      type: "charge.refunded",
      intentId,
      refundedCents: 4_900,
    };
    await sendWebhook(t, event, "good");
    expect((await paymentsOf(agent))[0].fee_return.status).toBe("returned");
    await deliverAll();
    await sendWebhook(t, { ...event, id: `${event.id}_again` }, "good");
    await deliverAll();
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
    await t.db.query
      .updateTable("payments")
      .set({ status: "disputed", disputed_at: t.clock.now() })
      .where("application_id", "=", leadId)
      .execute();
    await decide("return", id);
    await deliverAll();
    expect(t.payments.refunded).not.toContain(intentId);
    const closed = { id: `evt_lost_${intentId}`, type: "charge.dispute.closed", intentId };
    await sendWebhook(t, { ...closed, disputeStatus: "lost" }, "good");
    t.clock.advance({ hours: 1 });
    await deliverAll();
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
      const { text, isDone } = await operate("fee", "show", String(lead.id));
      expect(isDone).toBe(true);
      expect(text).not.toContain(request.words);
      expect(text).toContain("the contact does not work");
      await decide("return", lead.id);
      await deliverAll();
      expect(t.payments.refunded).toContain(lead.intentId);
    },
  );
});
