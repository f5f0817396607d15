import type { ProviderCard } from "../../ports/paymentProvider";
import { appForTests, type Person, type TestApp } from "../../testing";
import {
  aLeadBeingPaid,
  aPaidLead,
  aWonLead,
  confirmPath,
  intentIdOf,
  paymentOf,
} from "./paymentFixtures";

const t = appForTests();

const aCard = (changes: Partial<ProviderCard> = {}): ProviderCard => ({
  id: "pm_1",
  brand: "visa",
  last4: "4242",
  expMonth: 4,
  expYear: 2031,
  fingerprint: "f1",
  ...changes,
});

describe("paying for a won lead", () => {
  it("shows what is due before anything was begun, and asks the provider for nothing", async () => {
    const { agent, path, leadId, consumer } = await aWonLead(t);
    const before = t.payments.calls.length;
    const { status, body } = await t.as(agent).get(path);
    expect(status).toBe(402);
    expect(body).toMatchObject({
      data: ["payment-required"],
      payment_intent: null,
      payment_methods: [],
      price: 49,
      lead: { aps_id: leadId, ins_names: ["Home", "Auto"], inc_name: expect.any(String) },
    });
    expect(JSON.stringify(body)).not.toContain(consumer.email);
    expect(t.payments.calls).toHaveLength(before);
  });

  it("gives an intent at the server's price, whatever the caller sends along", async () => {
    const { agent, path, leadId } = await aWonLead(t);
    const { status, body } = await t.as(agent).post(path, {
      amount: 1,
      currency: "jpy",
      customer: "cus_of_somebody",
      id: 1,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      payment_intent: { amount: 4900, currency: "usd", client_secret: expect.any(String) },
      payment_methods: [],
      price: 49,
    });
    const payment = await paymentOf(t, leadId);
    expect(t.payments.intents.get(intentIdOf({ ...nothing, body }))).toMatchObject({
      amountCents: 4900,
      customerId: payment.customer_id,
      metadata: {
        application: String(leadId),
        agent: String(agent.id),
        payment: String(payment.id),
      },
    });
  });

  it("makes one intent and one customer for ten calls at once", async () => {
    const { agent, path } = await aWonLead(t);
    const known = { intents: t.payments.intents.size, customers: t.payments.customers.size };
    const replies = await Promise.all(Array.from({ length: 10 }, () => t.as(agent).post(path)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(replies.map(intentIdOf)).size).toBe(1);
    expect(t.payments.intents.size - known.intents).toBe(1);
    expect(t.payments.customers.size - known.customers).toBe(1);
  });

  it("makes one customer for two leads at once", async () => {
    const first = await aWonLead(t);
    const second = await anotherLeadOf(first.agent);
    const before = t.payments.customers.size;
    await Promise.all([
      t.as(first.agent).post(first.path),
      t.as(first.agent).post(confirmPath(second)),
    ]);
    expect(t.payments.customers.size - before).toBe(1);
  });

  it("gives the same intent on every reload until it is paid", async () => {
    const { agent, path, intentId } = await aLeadBeingPaid(t);
    const reload = await t.as(agent).get(path);
    const again = await t.as(agent).post(path);
    expect([reload.status, again.status]).toEqual([402, 200]);
    expect([intentIdOf(reload), intentIdOf(again)]).toEqual([intentId, intentId]);
  });

  it("is news to whoever asks for notifications: the agent's other devices", async () => {
    const { agent, path, intentId } = await aLeadBeingPaid(t);
    const paidClients = async () =>
      (await t.as(agent).get("/notifications", { limit: 3 })).body.data.paid_clients;
    expect(await paidClients()).toBeUndefined();
    t.payments.succeed(intentId);
    await t.as(agent).get(path);
    expect(await paidClients()).toBe(1);
  });

  it("unlocks the client's details once the provider says that it is paid", async () => {
    const { agent, consumer, path, intentId, leadId } = await aLeadBeingPaid(t);
    t.payments.succeed(intentId);
    const { status, body } = await t.as(agent).get(path);
    expect(status).toBe(200);
    expect(body.user_data).toEqual({
      usr_firstname: expect.any(String),
      usr_lastname: expect.any(String),
      usr_email: consumer.email,
      usr_phonenumber: expect.stringMatching(/^\(512\)/),
    });
    const year = t.clock.now().getUTCFullYear();
    const payment = await paymentOf(t, leadId);
    expect(payment).toMatchObject({
      status: "succeeded",
      card_brand: "visa",
      card_last4: "4242",
      receipt_number: `QH-${year}-${String(payment.id).padStart(6, "0")}`,
    });
  });

  it("shows with the details what the client agreed to, and when, and not before", async () => {
    const consumer = await t.seedConsumer();
    const agent = await t.seedAgent({ profile: { agency_name: "Whitfield Agency" } });
    const leadId = await t.seedApplication(consumer, { submitted: true });
    const quoteId = await t.seedQuote(agent, leadId);
    const chosenAt = t.clock.now().toISOString();
    await t.as(consumer).post(`/user/quotes/${quoteId}`);
    const path = confirmPath(leadId);
    expect((await t.as(agent).get(path)).body).not.toHaveProperty("consent");
    t.payments.succeed(intentIdOf(await t.as(agent).post(path)));
    const { consent } = (await t.as(agent).get(path)).body;
    expect(consent).toMatchObject({ given_at: chosenAt, text_version: 2 });
    expect(consent.text).toContain("Whitfield Agency");

    await t.as(consumer).delete("/user/profile/delete");

    expect((await t.as(agent).get(path)).body.consent).toEqual({ ...consent, text: "" });
  });

  it("unlocks once and mails one receipt when five reloads notice together", async () => {
    const { agent, path, intentId, leadId } = await aLeadBeingPaid(t);
    t.payments.succeed(intentId);
    const replies = await Promise.all(Array.from({ length: 5 }, () => t.as(agent).get(path)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await t.deliver();
    const { receipt_number } = await paymentOf(t, leadId);
    const receipts = t.mails.filter(({ to }) => to === agent.email);
    expect(receipts).toHaveLength(1);
    expect(receipts[0]?.text).toContain(receipt_number);
    expect(receipts[0]?.text).toContain("$49");
  });

  it("stays locked whatever the caller claims", async () => {
    const { agent, path } = await aLeadBeingPaid(t);
    const claims = { redirect_status: "succeeded", payment_intent: "pi_1", status: "succeeded" };
    expect((await t.as(agent).get(path, claims)).status).toBe(402);
    expect((await t.as(agent).post(path, claims)).body.user_data).toBeUndefined();
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
    expect(reload.status).toBe(402);
    expect(reload.body.payment_intent).toBeNull();
    expect((await t.as(agent).post(path)).body.data).toEqual(["payment-mismatch"]);
  });

  it("does not take another lead's paid intent", async () => {
    const mine = await aLeadBeingPaid(t);
    const other = await aLeadBeingPaid(t);
    t.payments.succeed(other.intentId);
    await t.db.query
      .updateTable("payments")
      .set({ status: "created", intent_id: null })
      .where("application_id", "=", other.leadId)
      .execute();
    await t.db.query
      .updateTable("payments")
      .set({ intent_id: other.intentId })
      .where("application_id", "=", mine.leadId)
      .execute();
    expect((await t.as(mine.agent).get(mine.path)).status).toBe(402);
  });

  it("lets a declined card be tried again on the same intent", async () => {
    const { agent, path, intentId } = await aLeadBeingPaid(t);
    for (const status of ["requires_payment_method", "requires_action", "processing"]) {
      t.payments.change(intentId, { status });
      const reload = await t.as(agent).get(path);
      expect(reload.status).toBe(402);
      expect(reload.body.payment_intent).toMatchObject({ id: intentId, status });
    }
    t.payments.succeed(intentId);
    expect((await t.as(agent).get(path)).status).toBe(200);
  });

  it("refuses to charge a second time", async () => {
    const { agent, path, intentId } = await aLeadBeingPaid(t);
    t.payments.succeed(intentId);
    const before = t.payments.intents.size;
    const unnoticed = await t.as(agent).post(path);
    const noticed = await t.as(agent).post(path);
    for (const { status, body } of [unnoticed, noticed]) {
      expect(status).toBe(409);
      expect(body.data).toEqual(["already-paid"]);
    }
    expect(t.payments.intents.size).toBe(before);
  });

  it("replaces an intent that was cancelled at the provider, once", async () => {
    const { agent, path, intentId, leadId } = await aLeadBeingPaid(t);
    t.payments.change(intentId, { status: "canceled" });
    const reload = await t.as(agent).get(path);
    expect(reload.status).toBe(402);
    expect(reload.body.payment_intent).toBeNull();
    const replies = await Promise.all([1, 2, 3].map(() => t.as(agent).post(path)));
    const ids = new Set(replies.map(intentIdOf));
    expect(ids.size).toBe(1);
    expect(ids.has(intentId)).toBe(false);
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

  it("offers the agent's own saved cards with nothing but id, brand, expiry and last four", async () => {
    const { agent, path, leadId } = await aLeadBeingPaid(t);
    const other = await aLeadBeingPaid(t);
    const { customer_id } = await paymentOf(t, leadId);
    t.payments.customers.get(customer_id ?? "")?.cards.push(aCard());
    expect((await t.as(agent).get(path)).body.payment_methods).toEqual([
      { id: "pm_1", card: { brand: "visa", last4: "4242", exp_month: 4, exp_year: 2031 } },
    ]);
    expect((await t.as(other.agent).get(other.path)).body.payment_methods).toEqual([]);
  });
});

describe("a saved card", () => {
  async function withCards(...cards: ReturnType<typeof aCard>[]) {
    const lead = await aLeadBeingPaid(t);
    const { customer_id } = await paymentOf(t, lead.leadId);
    t.payments.customers.get(customer_id ?? "")?.cards.push(...cards);
    const idsOf = async () => {
      const { body } = await t.as(lead.agent).get(lead.path);
      return body.payment_methods.map(({ id }: { id: string }) => id);
    };
    return { ...lead, idsOf };
  }

  it("is listed once, however often it was saved", async () => {
    const { idsOf } = await withCards(
      aCard({ id: "pm_new" }),
      aCard({ id: "pm_other", fingerprint: "f2" }),
      aCard({ id: "pm_old" }),
    );
    expect(await idsOf()).toEqual(["pm_new", "pm_other"]);
  });

  it("goes with everything it was saved as, and only by its owner", async () => {
    const { agent, idsOf } = await withCards(
      aCard({ id: "pm_a" }),
      aCard({ id: "pm_b", fingerprint: "f2" }),
      aCard({ id: "pm_c" }),
    );
    const stranger = await withCards();
    const remove = (by: Person) => t.as(by).delete("/agent/profile/cards/pm_a");
    expect((await remove(stranger.agent)).status).toBe(404);
    expect((await remove(await t.seedAgent())).status).toBe(404);
    expect((await remove(agent)).status).toBe(200);
    expect(await idsOf()).toEqual(["pm_b"]);
    expect((await remove(agent)).status).toBe(404);
  });

  it("stays, and it is said, while the provider does not answer", async () => {
    const { agent } = await withCards(aCard());
    t.payments.setDown(true);
    const reply = await t.as(agent).delete("/agent/profile/cards/pm_1");
    t.payments.setDown(false);
    expect([reply.status, reply.body.data]).toEqual([502, ["payment-provider-unavailable"]]);
  });
});

describe("who may pay", () => {
  it("is nobody but the agent who won", async () => {
    const { agent, consumer, path, leadId } = await aWonLead(t);
    const otherConsumer = await t.seedConsumer();
    const quoted = await t.seedAgent({ carriers: [2] });
    await t.seedQuote(quoted, leadId, { carrierId: 2 });
    const before = t.payments.intents.size;
    for (const method of ["get", "post"] as const) {
      expect((await t.anyone()[method](path)).status).toBe(401);
      expect((await t.as({ id: 1, sid: "dead" })[method](path)).status).toBe(401);
      expect((await t.as(consumer)[method](path)).status).toBe(403);
      expect((await t.as(otherConsumer)[method](path)).status).toBe(403);
      expect((await t.as(quoted)[method](path)).status).toBe(404);
      expect((await t.as(agent)[method](confirmPath(999_999))).status).toBe(404);
      expect((await t.as(agent)[method](confirmPath(Number.NaN))).status).toBe(404);
    }
    expect(t.payments.intents.size).toBe(before);
  });

  it("is nobody while the lead is not won yet", async () => {
    const agent = await t.seedAgent();
    const leadId = await t.seedApplication(await t.seedConsumer(), { submitted: true });
    await t.seedQuote(agent, leadId);
    expect((await t.as(agent).post(confirmPath(leadId))).status).toBe(404);
  });

  it("ends for a while after very many tries", async () => {
    const { agent, path } = await aWonLead(t);
    t.config.limits.paymentByAgent = { max: 3, windowSeconds: 600 };
    const statuses: number[] = [];
    for (let n = 0; n < 4; n++) statuses.push((await t.as(agent).get(path)).status);
    t.config.limits.paymentByAgent = { max: 60, windowSeconds: 600 };
    expect(statuses).toEqual([402, 402, 402, 429]);
  });
});

describe("the list of payments", () => {
  it("has the agent's own paid leads, newest first", async () => {
    const first = await aPaidLead(t);
    t.clock.advance({ minutes: 1 });
    const secondId = await anotherLeadOf(first.agent);
    const begun = await t.as(first.agent).post(confirmPath(secondId));
    expect((await t.as(first.agent).get("/agent/profile/payments")).body.data).toHaveLength(1);
    t.payments.succeed(intentIdOf(begun));
    await t.as(first.agent).get(confirmPath(secondId));
    await aPaidLead(t);

    const { body } = await t.as(first.agent).get("/agent/profile/payments");
    expect(body.data).toEqual([
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
    expect(body.count).toBe(2);
  });

  it("comes in pages, and one by its receipt number to whom it belongs", async () => {
    const { agent } = await aPaidLead(t);
    t.clock.advance({ minutes: 1 });
    const second = confirmPath(await anotherLeadOf(agent));
    t.payments.succeed(intentIdOf(await t.as(agent).post(second)));
    await t.as(agent).get(second);
    const ask = async (query: Record<string, string | number>, person = agent) =>
      (await t.as(person).get("/agent/profile/payments", query)).body;
    const { data: both } = await ask({});

    expect(await ask({ limit: 1 })).toEqual({ data: [both[0]], count: 2 });
    expect(await ask({ limit: 1, offset: 1 })).toEqual({ data: [both[1]], count: 2 });
    expect(await ask({ limit: 1, offset: 2 })).toEqual({ data: [], count: 2 });
    const { number } = both[1];
    expect(await ask({ number })).toEqual({ data: [both[1]], count: 1 });
    expect(await ask({ number }, await t.seedAgent())).toEqual({ data: [], count: 0 });
  });
});

const nothing = { status: 0, headers: {}, text: "" };

async function anotherLeadOf(agent: Parameters<TestApp["seedQuote"]>[0]): Promise<number> {
  const leadId = await t.seedApplication(await t.seedConsumer(), { submitted: true });
  await t.seedAcceptance(await t.seedQuote(agent, leadId));
  return leadId;
}
