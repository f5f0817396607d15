import { feeDecisionDeadline } from "@quotehaven/contract/choice";
import { feeReturnUntil } from "@quotehaven/contract/rules";
import { appForTests, lastingSessions, type Operator, type Person } from "../../testing";
import { completeAnswers } from "../../testing/answers";
import { deleteAgentAccount, deleteConsumerAccount } from "../../leaving/deleteAccount";
import {
  aLeadBeingPaid,
  aPaidLead,
  confirmPath,
  deliverAll,
  paymentOf,
  sendWebhook,
} from "../paymentFixtures";
import { comparePayments } from "../comparePayments";

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
  t.clock.advance({ minutes: 1 });
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
const cardOf = async (agent: Person, leadId: number) =>
  (await t.as(agent).get("/agent/profile/leads")).body.data.data.find(
    ({ aps_id }: { aps_id: number }) => aps_id === leadId,
  );
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
    const until = feeReturnUntil(new Date(paid.paid_at), "America/Chicago");
    expect(paid).toMatchObject({ status: "paid", fee_return_until: until.toISOString() });
    expect(paid.agency).toMatch(/^Agency \d+$/);

    expect((await ask(agent, leadId)).status).toBe(200);
    const asked = {
      status: "asked",
      ...request,
      asked_at: t.clock.now().toISOString(),
      decide_by: feeDecisionDeadline(t.clock.now()).toISOString(),
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
    t.clock.advance({ days: 15 });
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
      ...{ won_quote: false, aps_confirmed: false, has_quote: true },
      fee_return: "returned",
    });
    expect((await t.as(agent).get(path)).body.data).toEqual(["fee-returned"]);
    expect(await newsOf(agent)).toContain("fee-returned");
    expect(subjectsTo(agent)).toEqual(["Your fee goes back to you"]);
    expect(t.mailsTo(agent)[0]?.text).toContain("$49 goes back");
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

  it("is told of what the card provider does not know, and of what nobody asked for", async () => {
    const { id, leadId } = await aRequest();
    await t.update("payments", { application_id: leadId }, { intent_id: "pi_of_another_account" });
    const reply = await decide(true, id);
    expect([reply.status, reply.body.data]).toEqual([409, ["fee-unknown"]]);
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

describe("a fee that went back whole", () => {
  const webhook = (intentId: string, changes: object = {}) =>
    sendWebhook(
      t,
      {
        id: `evt_${intentId}`,
        type: "charge.refunded",
        intentId,
        refundedCents: 4_900,
        ...changes,
      },
      "good",
    );
  const compare = async (intentId: string) => {
    t.payments.giveBack(intentId, 4_900);
    t.clock.advance({ days: 1 });
    await comparePayments(t.deps);
  };
  const ways: Record<
    string,
    (intentId: string, leadId: number, agent: Person) => Promise<unknown>
  > = {
    "by an operator": async (_intentId, leadId, agent) => {
      await ask(agent, leadId);
      await decide(true, (await t.row("fee_returns", { application_id: leadId })).id);
      await deliverAll(t);
    },
    "at the provider, as its webhook says": (intentId) => webhook(intentId),
    "at the provider, as the daily comparison finds": compare,
  };

  it.each(Object.keys(ways))(
    "ends what it bought, %s, however often it is noticed",
    async (way) => {
      const { agent, consumer, leadId, quoteId } = await t.seedQuotedLead({ types: [1, 3] });
      await t.choose(consumer, quoteId);
      const intentId = await t.pay(agent, leadId);
      const path = confirmPath(leadId);
      await deliverAll(t);
      t.clock.advance({ minutes: 20 });
      t.mails.length = 0;
      const phone = "(512)555-0147";
      const say = (text: string) =>
        t.as(consumer).post(`/threads/${quoteId}`, { key: `k${text.length}`, text });
      await say(`Call me at ${phone}`);
      const otherId = await t.seedQuote(await t.seedAgent({ carriers: [5] }), leadId, {
        carrierId: 5,
      });

      await ways[way]?.(intentId, leadId, agent);
      // What notices later changes nothing.
      await webhook(intentId, { id: `evt_${intentId}_late` });
      await compare(intentId);
      await deliverAll(t);

      expect(await cardOf(agent, leadId)).toMatchObject({
        ...{ won_quote: false, aps_confirmed: false, has_quote: true, fee_return: "returned" },
      });
      expect((await paymentsOf(agent))[0]).toMatchObject({ status: "refunded", amount: 49 });
      expect((await t.as(agent).get(path)).body.data).toEqual(["fee-returned"]);
      const seen = [
        await t.as(agent).get(`/agent/profile/leads/${leadId}`),
        await t.as(agent).get("/agent/profile/exports/leads.csv"),
        await t.as(agent).get(`/threads/${quoteId}`),
      ];
      for (const { status, text } of seen) {
        expect(status).toBe(200);
        expect(text).not.toMatch(/555-0147|5550147/);
        expect(text).not.toContain(consumer.email);
      }
      expect(seen[2]?.body.data.masks).toBe(true);
      const told = async (person: Person, kind: string) =>
        (await newsOf(person)).filter((name) => name === kind).length;
      const mailed = (person: Person, words: string) =>
        subjectsTo(person).filter((subject) => subject === words).length;
      expect([await told(agent, "fee-returned"), await told(consumer, "choice-ended")]).toEqual([
        1, 1,
      ]);
      expect(mailed(agent, "Your fee goes back to you")).toBe(1);
      expect(mailed(consumer, "You can choose a quote again")).toBe(1);
      const { body } = await t.as(consumer).get("/user/quotes");
      expect(body.consent).toMatchObject({ qot_id: quoteId, fee_returned: true });
      expect((await t.as(consumer).delete(`/user/quotes/${quoteId}/choice`)).status).toBe(200);
      // Choosing the same agent again is a new choice, with a fee of its own.
      expect((await t.choose(consumer, quoteId)).status).toBe(200);
      await t.pay(agent, leadId);
      await webhook(intentId, { id: `evt_${intentId}_again` });
      expect((await t.as(agent).get(path)).status).toBe(200);
      const { intent_id: second } = await paymentOf(t, leadId);
      await webhook(second ?? "", { id: `evt_${second}` });
      expect((await t.choose(consumer, otherId)).status).toBe(200);
      await t.as(consumer).delete(`/user/quotes/${otherId}/choice`);
      const answers = [1, 3].map((id) => ({ ins_id: id, answers: completeAnswers(id) }));
      const resubmitted = { answers, submit: true, force: true };
      expect((await t.as(consumer).post("/user/application", resubmitted)).status).toBe(200);
      expect((await t.as(consumer).delete("/user/application", { force: true })).status).toBe(200);
    },
  );

  it("leaves nothing of a client whose account is gone, and no quote of an agent who is", async () => {
    const [gone, left] = [await aReturnableLead(), await aReturnableLead()];
    await deleteConsumerAccount(t.deps, gone.consumer.id);
    await webhook(gone.intentId);
    const application = await t.row("applications", { id: gone.leadId });
    expect(application).toMatchObject({ deleted_at: t.clock.now(), submitted_answers: {} });
    expect(await t.rows("unlocked_clients", { application_id: gone.leadId })).toEqual([]);
    expect(await cardOf(gone.agent, gone.leadId)).toMatchObject({ aps_deleted: true });

    await deleteAgentAccount(t.deps, left.agent.id);
    await webhook(left.intentId);
    expect((await t.row("applications", { id: left.leadId })).winner_id).toBeNull();
    expect((await t.row("quotes", { id: left.quoteId })).removed_at).toEqual(t.clock.now());
    expect(await newsOf(left.consumer)).toContain("choice-ended");
  });

  it("is none where a part went back, or a bank took it: access stays", async () => {
    const [part, lost] = [await aReturnableLead(), await aReturnableLead()];
    await webhook(part.intentId, { refundedCents: 1_000 });
    const about = { type: "charge.dispute.created", refundedCents: null, disputeStatus: "open" };
    await webhook(lost.intentId, about);
    const closed = { type: "charge.dispute.closed", disputeStatus: "lost", refundedCents: null };
    await webhook(lost.intentId, { ...closed, id: `evt_${lost.intentId}_lost` });
    for (const [lead, status] of [
      [part, "partly-refunded"],
      [lost, "charged-back"],
    ] as const) {
      expect((await paymentsOf(lead.agent))[0].status).toBe(status);
      expect((await t.as(lead.agent).get(lead.path)).body.user_data.usr_email).toBe(
        lead.consumer.email,
      );
      expect(await newsOf(lead.consumer)).not.toContain("choice-ended");
    }
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
