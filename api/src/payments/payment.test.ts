import { KeySpent, type ProviderCard } from "./provider/paymentProvider";
import { appForTests, type Person } from "../testing";
import {
  aLeadBeingPaid,
  aPaidLead,
  aWonLead,
  confirmPath,
  intentIdOf,
  paymentOf,
  sendWebhook,
} from "./paymentFixtures";

const t = appForTests();
beforeAll(() => {
  t.config.stripe.timeoutMs = 300;
  t.config.stripe.webhookSecret = "whsec_for_tests";
});

const paymentsOf = async (agent: Person, query: Record<string, string | number> = {}) =>
  (await t.as(agent).get("/agent/profile/payments", query)).body;
const confirmedAt = async (leadId: number) =>
  (await t.row("applications", { id: leadId })).confirmed_at;
const receiptsOf = async (agent: Person) => {
  await t.deliver();
  return t.mailsTo(agent).filter(({ subject }) => subject.startsWith("Receipt"));
};

/** Another lead that this agent won. */
async function anotherLeadOf(agent: Person): Promise<number> {
  const leadId = await t.seedApplication(await t.seedConsumer(), { submitted: true });
  await t.seedAcceptance(await t.seedQuote(agent, leadId));
  return leadId;
}

describe("paying for a won lead", () => {
  it("shows what is due before anything was begun, and asks the provider for nothing", async () => {
    const { agent, path, leadId, consumer } = await aWonLead(t);
    const before = t.payments.calls.length;
    const { status, body, text } = await t.as(agent).get(path);
    expect(status).toBe(402);
    expect(body).toMatchObject({
      data: ["payment-required"],
      payment_intent: null,
      payment_methods: [],
      price: 49,
      lead: {
        aps_id: leadId,
        ins_names: ["Home", "Auto"],
        inc_name: expect.any(String),
        qot_monthly: expect.any(Number),
      },
    });
    expect(text).not.toContain(consumer.email);
    expect(t.payments.calls).toHaveLength(before);
  });

  it("gives an intent at the server's price, whatever the caller claims", async () => {
    const { agent, path, leadId } = await aWonLead(t);
    const claims = { redirect_status: "succeeded", payment_intent: "pi_1", status: "succeeded" };
    const { status, body } = await t.as(agent).post(path, {
      ...{ amount: 1, currency: "jpy", customer: "cus_of_somebody", id: 1, ...claims },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      payment_intent: { amount: 4900, currency: "usd", client_secret: expect.any(String) },
      payment_methods: [],
      price: 49,
    });
    expect(body.user_data).toBeUndefined();
    const payment = await paymentOf(t, leadId);
    expect(t.payments.intents.get(body.payment_intent.id)).toMatchObject({
      amountCents: 4900,
      customerId: payment.customer_id,
      metadata: {
        application: String(leadId),
        agent: String(agent.id),
        payment: String(payment.id),
      },
    });
    expect((await t.as(agent).get(path, claims)).status).toBe(402);
  });

  it("makes one intent and one customer for ten calls at once, and for another lead's", async () => {
    const { agent, path } = await aWonLead(t);
    const other = confirmPath(await anotherLeadOf(agent));
    const known = { intents: t.payments.intents.size, customers: t.payments.customers.size };
    const [elsewhere, ...replies] = await Promise.all(
      [other, ...Array<string>(10).fill(path)].map((one) => t.as(agent).post(one)),
    );
    expect([elsewhere, ...replies].map((reply) => reply?.status)).toEqual(Array(11).fill(200));
    expect(new Set(replies.map(intentIdOf)).size).toBe(1);
    expect(t.payments.intents.size - known.intents).toBe(2);
    expect(t.payments.customers.size - known.customers).toBe(1);
  });

  it("keeps its intent until it is paid, whatever becomes of a card, and tells other devices then", async () => {
    const { agent, path, intentId } = await aLeadBeingPaid(t);
    const paidClients = async () =>
      (await t.as(agent).get("/notifications", { limit: 3 })).body.data.paid_clients;
    for (const status of ["requires_payment_method", "requires_action", "processing"] as const) {
      t.payments.change(intentId, { status });
      const reload = await t.as(agent).get(path);
      expect(reload.status).toBe(402);
      expect(reload.body.payment_intent).toMatchObject({ id: intentId, status });
    }
    expect(intentIdOf(await t.as(agent).post(path))).toBe(intentId);
    expect(await paidClients()).toBeUndefined();
    t.payments.succeed(intentId);
    expect((await t.as(agent).get(path)).status).toBe(200);
    expect(await paidClients()).toBe(1);
  });

  it("unlocks the client's details once, and mails one receipt, when five reloads notice together", async () => {
    const { agent, consumer, path, intentId, leadId } = await aLeadBeingPaid(t);
    t.payments.succeed(intentId);
    const replies = await Promise.all(Array.from({ length: 5 }, () => t.as(agent).get(path)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(replies[0]?.body.user_data.usr_email).toBe(consumer.email);
    const payment = await paymentOf(t, leadId);
    const number = `QH-${t.clock.now().getUTCFullYear()}-${String(payment.id).padStart(6, "0")}`;
    expect(payment).toMatchObject({
      ...{ status: "succeeded", card_brand: "visa", card_last4: "4242", receipt_number: number },
    });
    const [receipt, ...others] = await receiptsOf(agent);
    expect(others).toEqual([]);
    expect(receipt?.text).toContain(number);
    expect(receipt?.text).toContain("$49");
  });

  it("shows with the details what the client agreed to, and when, and keeps the details when the client goes", async () => {
    const consumer = await t.seedConsumer();
    const agent = await t.seedAgent({ profile: { agency_name: "Whitfield Agency" } });
    const leadId = await t.seedApplication(consumer, { submitted: true });
    const chosenAt = t.clock.now().toISOString();
    await t.choose(consumer, await t.seedQuote(agent, leadId));
    const read = async () => (await t.as(agent).get(confirmPath(leadId))).body;
    expect(await read()).not.toHaveProperty("consent");
    await t.pay(agent, leadId);
    const paid = await read();
    const { consent } = paid;
    expect(paid.user_data.usr_email).toBe(consumer.email);
    expect(consent).toMatchObject({ given_at: chosenAt, text_version: 2 });
    expect(consent.text).toContain("Whitfield Agency");

    await t.endAccount(consumer);

    const left = await read();
    expect([left.consent, left.user_data]).toEqual([{ ...consent, text: "" }, paid.user_data]);
  });

  it.each([
    ["amount", { amountCents: 50 }, {}],
    ["currency", { currency: "jpy" }, {}],
    ["lead", {}, { application: "0" }],
    ["agent", {}, { agent: "0" }],
    ["payment", {}, { payment: "0" }],
  ])("stays locked for a paid intent of another %s", async (_what, changes, labels) => {
    const { agent, path, intentId } = await aLeadBeingPaid(t);
    t.payments.succeed(intentId);
    const metadata = { ...t.payments.intents.get(intentId)?.metadata, ...labels };
    t.payments.change(intentId, { ...changes, metadata });
    const reload = await t.as(agent).get(path);
    expect([reload.status, reload.body.payment_intent]).toEqual([402, null]);
    expect((await t.as(agent).post(path)).body.data).toEqual(["payment-mismatch"]);
  });

  it("refuses to charge a second time", async () => {
    const { agent, path, intentId } = await aLeadBeingPaid(t);
    t.payments.succeed(intentId);
    const before = t.payments.intents.size;
    const unnoticed = await t.as(agent).post(path);
    const noticed = await t.as(agent).post(path);
    for (const { status, body } of [unnoticed, noticed]) {
      expect([status, body.data]).toEqual([409, ["already-paid"]]);
    }
    expect(t.payments.intents.size).toBe(before);
  });

  it("replaces an intent that was cancelled at the provider, once", async () => {
    const { agent, path, intentId, leadId } = await aLeadBeingPaid(t);
    t.payments.change(intentId, { status: "canceled" });
    const reload = await t.as(agent).get(path);
    expect([reload.status, reload.body.payment_intent]).toEqual([402, null]);
    const replies = await Promise.all([1, 2, 3].map(() => t.as(agent).post(path)));
    const ids = new Set(replies.map(intentIdOf));
    expect([ids.size, ids.has(intentId)]).toEqual([1, false]);
    expect((await paymentOf(t, leadId)).status).toBe("pending");
  });

  it("begins anew where the provider knows neither intent nor customer", async () => {
    const { agent, path, intentId } = await aLeadBeingPaid(t);
    t.payments.intents.delete(intentId);
    t.payments.customers.clear();
    const reply = await t.as(agent).post(path);
    expect(reply.status).toBe(200);
    expect(intentIdOf(reply)).not.toBe(intentId);
  });

  it("ends for a while after very many tries", async () => {
    const { agent, path } = await aWonLead(t);
    const usual = t.config.limits.paymentByAgent;
    t.config.limits.paymentByAgent = { max: 3, windowSeconds: 600 };
    const statuses: number[] = [];
    for (let n = 0; n < 4; n++) statuses.push((await t.as(agent).get(path)).status);
    t.config.limits.paymentByAgent = usual;
    expect(statuses).toEqual([402, 402, 402, 429]);
  });
});

describe("a saved card", () => {
  const aCard = (changes: Partial<ProviderCard> = {}): ProviderCard => ({
    ...{ id: "pm_1", brand: "visa", last4: "4242", expMonth: 4, expYear: 2031 },
    fingerprint: "f1",
    ...changes,
  });
  async function withCards(...cards: ProviderCard[]) {
    const lead = await aLeadBeingPaid(t);
    const { customer_id } = await paymentOf(t, lead.leadId);
    t.payments.customers.get(customer_id ?? "")?.cards.push(...cards);
    const offered = async () => (await t.as(lead.agent).get(lead.path)).body.payment_methods;
    return { ...lead, offered };
  }

  it("is offered to its owner once, however often it was saved, with nothing but what tells it apart", async () => {
    const { offered } = await withCards(
      aCard({ id: "pm_new" }),
      aCard({ id: "pm_other", fingerprint: "f2" }),
      aCard({ id: "pm_old" }),
    );
    const card = { brand: "visa", last4: "4242", exp_month: 4, exp_year: 2031 };
    expect(await offered()).toEqual(["pm_new", "pm_other"].map((id) => ({ id, card })));
    expect(await (await withCards()).offered()).toEqual([]);
  });

  it("goes with everything it was saved as, and only by its owner", async () => {
    const { agent, offered } = await withCards(
      aCard({ id: "pm_a" }),
      aCard({ id: "pm_b", fingerprint: "f2" }),
      aCard({ id: "pm_c" }),
    );
    const stranger = await withCards();
    const remove = async (by: Person) =>
      (await t.as(by).delete("/agent/profile/cards/pm_a")).status;
    expect(await remove(stranger.agent)).toBe(404);
    expect(await remove(await t.seedAgent())).toBe(404);
    expect(await remove(agent)).toBe(200);
    expect(await offered()).toMatchObject([{ id: "pm_b" }]);
    expect(await remove(agent)).toBe(404);
  });

  it("stays, and it is said, while the provider does not answer", async () => {
    const { agent } = await withCards(aCard());
    t.payments.setDown(true);
    const reply = await t.as(agent).delete("/agent/profile/cards/pm_1");
    t.payments.setDown(false);
    expect([reply.status, reply.body.data]).toEqual([502, ["payment-provider-unavailable"]]);
  });
});

it("lists an agent's own paid leads, newest first, in pages, and one by its receipt's number", async () => {
  const first = await aPaidLead(t);
  const { agent } = first;
  t.clock.advance({ minutes: 1 });
  const secondId = await anotherLeadOf(agent);
  await t.as(agent).post(confirmPath(secondId));
  expect(await paymentsOf(agent)).toMatchObject({ count: 1 });
  await t.pay(agent, secondId);
  await aPaidLead(t);

  const { data: both, count } = await paymentsOf(agent);
  expect(count).toBe(2);
  expect(both).toEqual([
    expect.objectContaining({ aps_id: secondId, ins_names: ["Life"] }),
    {
      number: expect.stringMatching(/^QH-\d{4}-\d{6}$/),
      paid_at: expect.any(String),
      aps_id: first.leadId,
      lead: expect.stringMatching(/^Casey\d+ Client\d+$/),
      ins_names: ["Home", "Auto"],
      amount: 49,
      brand: "visa",
      last4: "4242",
      status: "paid",
      agency: expect.stringMatching(/^Agency \d+$/),
      fee_return_until: expect.any(String),
    },
  ]);
  for (const [offset, data] of [[both[0]], [both[1]], []].entries()) {
    expect(await paymentsOf(agent, { limit: 1, offset })).toEqual({ data, count: 2 });
  }
  const { number } = both[1];
  expect(await paymentsOf(agent, { number })).toEqual({ data: [both[1]], count: 1 });
  expect(await paymentsOf(await t.seedAgent(), { number })).toEqual({ data: [], count: 0 });
});

describe("a provider that does not answer", () => {
  afterEach(() => {
    for (const call of ["createCustomer", "createIntent", "getIntent", "listCards"] as const) {
      t.payments.setFault(call, null);
    }
  });

  it.each([
    ["createIntent", "down"],
    ["createIntent", "hang"],
    ["createIntent", "lost-reply"],
    ["createCustomer", "lost-reply"],
  ] as const)(
    "on %s (%s): a coded refusal with the price, and one intent and customer after a retry",
    async (call, fault) => {
      const { agent, path } = await aWonLead(t);
      const [intents, customers] = [t.payments.intents.size, t.payments.customers.size];
      t.payments.setFault(call, fault);
      const refused = await t.as(agent).post(path);
      expect(refused.status).toBe(502);
      expect(refused.body).toMatchObject({
        data: ["payment-provider-unavailable"],
        payment_methods: [],
        payment_intent: null,
        price: 49,
      });
      t.payments.setFault(call, null);
      expect((await t.as(agent).post(path)).status).toBe(200);
      expect(t.payments.intents.size - intents).toBe(1);
      expect(t.payments.customers.size - customers).toBe(1);
    },
  );

  it.each(["createCustomer", "createIntent"] as const)(
    "when it repeats its own failure of %s for ever: asks anew under another key",
    async (call) => {
      const { agent, path } = await aWonLead(t);
      const usual = t.payments[call];
      const keys: string[] = [];
      const failing = async (input: Parameters<typeof usual>[0]) => {
        keys.push(input.idempotencyKey);
        if (input.idempotencyKey === keys[0]) throw new KeySpent();
        return usual(input as never);
      };
      Object.assign(t.payments, { [call]: failing });
      const { status } = await t.as(agent).post(path);
      Object.assign(t.payments, { [call]: usual });
      expect(status).toBe(200);
      expect(new Set(keys).size).toBe(2);
    },
  );

  it("when asked for the intent: a coded refusal, and no second intent", async () => {
    const { agent, path, intentId } = await aLeadBeingPaid(t);
    const before = t.payments.intents.size;
    t.payments.setFault("getIntent", "hang");
    for (const reply of [await t.as(agent).get(path), await t.as(agent).post(path)]) {
      expect(reply.status).toBe(502);
      expect(reply.body).toMatchObject({ price: 49, payment_intent: null });
    }
    t.payments.setFault("getIntent", null);
    expect(intentIdOf(await t.as(agent).post(path))).toBe(intentId);
    expect(t.payments.intents.size).toBe(before);
  });

  it("when listing cards: says so, with the intent that can be paid all the same", async () => {
    const { agent, path, intentId } = await aLeadBeingPaid(t);
    t.payments.setFault("listCards", "down");
    for (const reply of [await t.as(agent).get(path), await t.as(agent).post(path)]) {
      expect([reply.status, intentIdOf(reply)]).toEqual([502, intentId]);
      expect(reply.body.payment_methods).toEqual([]);
    }
  });
});

describe("the provider's webhook", () => {
  let count = 0;
  const anEvent = (type: string, intentId: string | null, more: object = {}) => ({
    id: `evt_${(count += 1)}`,
    type,
    intentId,
    ...more,
  });
  const send = (type: string, intentId: string | null, more: object = {}) =>
    sendWebhook(t, anEvent(type, intentId, more), "good");

  it("unlocks a lead once, however many copies come", async () => {
    const { agent, leadId, intentId } = await aLeadBeingPaid(t);
    t.payments.succeed(intentId);
    const event = anEvent("payment_intent.succeeded", intentId);
    const replies = await Promise.all([1, 2, 3, 4].map(() => sendWebhook(t, event, "good")));
    replies.push(await sendWebhook(t, event, "good"), await send(event.type, intentId));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await confirmedAt(leadId)).not.toBeNull();
    expect(await receiptsOf(agent)).toHaveLength(1);
  });

  it("unlocks nothing by a claim that the provider does not confirm, a bad signature, or no secret", async () => {
    const { leadId, intentId } = await aLeadBeingPaid(t);
    expect((await send("payment_intent.succeeded", intentId)).status).toBe(200);
    t.payments.change(intentId, { status: "processing" });
    for (const signature of [undefined, "bad", ""]) {
      const event = anEvent("payment_intent.succeeded", intentId);
      expect(await sendWebhook(t, event, signature)).toMatchObject({
        status: 400,
        body: { data: ["invalid-signature"] },
      });
    }
    t.payments.succeed(intentId);
    t.config.stripe.webhookSecret = null;
    expect((await send("payment_intent.succeeded", intentId)).status).toBe(503);
    t.config.stripe.webhookSecret = "whsec_for_tests";
    expect(await confirmedAt(leadId)).toBeNull();
  });

  it("takes events that are none of ours", async () => {
    for (const [type, intentId] of [
      ["customer.created", null],
      ["payment_intent.succeeded", "pi_of_somebody_else"],
      ["charge.refunded", null],
    ] as const) {
      expect((await send(type, intentId)).status).toBe(200);
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

  const partly = { status: "partly-refunded", refunded_cents: 1050 };
  it.each([
    ["a refund", { status: "refunded", amount: 49 }, [{ refundedCents: 4900 }]],
    ["refunds in part", partly, [{ refundedCents: 1050 }, { refundedCents: 100 }]],
    ["a dispute", { status: "disputed" }, [{}]],
    ["a dispute that is won", { status: "paid" }, [{ disputeStatus: "won" }, {}]],
    ["a warning that is over", { status: "paid" }, [{ disputeStatus: "warning_closed" }, {}]],
    ["a dispute that is lost", { status: "charged-back" }, [{ disputeStatus: "lost" }, {}]],
  ])(
    "records %s; the details stay with the agent unless all of it went back",
    async (_what, payment, events) => {
      const { agent, path, intentId } = await aPaidLead(t);
      for (const event of events) {
        const dispute = `charge.dispute.${"disputeStatus" in event ? "closed" : "created"}`;
        await send("refundedCents" in event ? "charge.refunded" : dispute, intentId, event);
      }
      expect((await paymentsOf(agent)).data).toMatchObject([payment]);
      const isReturned = payment.status === "refunded";
      expect((await t.as(agent).get(path)).status).toBe(isReturned ? 409 : 200);
    },
  );

  it("records a refund whose event overtook the payment's, and leaves nothing open", async () => {
    const { agent, path, intentId, leadId } = await aLeadBeingPaid(t);
    t.payments.succeed(intentId);
    await send("charge.refunded", intentId, { refundedCents: 4900 });
    await send("payment_intent.succeeded", intentId);
    expect((await t.as(agent).get(path)).status).toBe(409);
    expect((await paymentOf(t, leadId)).status).toBe("refunded");
  });
});
