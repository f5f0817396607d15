import { createHmac } from "node:crypto";
import Stripe from "stripe";
import type { Config } from "../../server/settings/config";
import { CustomerUnknown, KeySpent, ProviderUnavailable } from "./paymentProvider";
import { anIntentBody, aStripe, refusalBody } from "../../testing/aStripe";
import { readStripeEvent } from "./readStripeEvent";
import { createStripeProvider } from "./stripeProvider";
import { TooLate, within } from "./within";

let stub: Awaited<ReturnType<typeof aStripe>>;
beforeAll(async () => {
  stub = await aStripe();
});
afterAll(() => stub.close());

const replayed = { "idempotent-replayed": "true" };

const aProvider = (changes: Partial<Config["stripe"]> = {}) =>
  createStripeProvider(stub.config(changes));

const anOrder = (idempotencyKey = "key-1") => ({
  amountCents: 4900,
  currency: "usd",
  customerId: "cus_1",
  description: "Client details of lead 12",
  metadata: { application: "12", agent: "3", payment: "7" },
  idempotencyKey,
});

const failureOf = async (work: Promise<unknown>): Promise<Error> => {
  try {
    await work;
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error("It did not fail.");
};

// Before anything is asked: the timers of a connection would be counted, too.
describe("work that has a time to end in", () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ["Date"] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it("gives or throws what the work does, and leaves nothing to wait for", async () => {
    await expect(within(Promise.resolve("done"), 500)).resolves.toBe("done");
    expect(jest.getTimerCount()).toBe(0);
    await expect(within(Promise.reject(new Error("broken")), 500)).rejects.toThrow("broken");
    expect(jest.getTimerCount()).toBe(0);
  });

  it("ends at its time, however late the work fails", async () => {
    const late = within(
      new Promise((_resolve, reject) => setTimeout(() => reject(new Error("broken")), 900)),
      500,
    );
    const ended = expect(late).rejects.toMatchObject({
      name: "TooLate",
      message: "No answer within 500 ms.",
    });
    await jest.advanceTimersByTimeAsync(499);
    expect(jest.getTimerCount()).toBe(2);
    await jest.advanceTimersByTimeAsync(1);
    await ended;
    await expect(late).rejects.toBeInstanceOf(TooLate);
    await jest.advanceTimersByTimeAsync(400);
  });
});

describe("talking to Stripe", () => {
  it("creates a customer under our key", async () => {
    stub.answer({ body: { id: "cus_9", object: "customer" } });
    const made = await aProvider().createCustomer({
      email: "ann@example.com",
      name: "Ann Lee",
      metadata: { agent: "3" },
      idempotencyKey: "customer-1",
    });
    expect(made).toEqual({ id: "cus_9" });
    expect(stub.asked).toMatchObject([
      {
        method: "POST",
        path: "/v1/customers",
        form: { email: "ann@example.com", name: "Ann Lee", "metadata[agent]": "3" },
        key: "Bearer sk_test_secret",
        idempotencyKey: "customer-1",
      },
    ]);
  });

  it("creates an intent for cards, with amount, customer and what it is for", async () => {
    stub.answer({ body: anIntentBody() });
    expect(await aProvider().createIntent(anOrder())).toEqual({
      id: "pi_1",
      clientSecret: "pi_1_secret_x",
      status: "requires_payment_method",
      amountCents: 4900,
      currency: "usd",
      customerId: "cus_1",
      metadata: { payment: "7" },
      card: null,
      refundedCents: 0,
      isDisputed: false,
    });
    expect(stub.asked).toMatchObject([
      {
        method: "POST",
        path: "/v1/payment_intents",
        idempotencyKey: "key-1",
        form: {
          amount: "4900",
          currency: "usd",
          customer: "cus_1",
          description: "Client details of lead 12",
          "metadata[application]": "12",
          "metadata[agent]": "3",
          "metadata[payment]": "7",
          "automatic_payment_methods[enabled]": "true",
          "automatic_payment_methods[allow_redirects]": "never",
        },
      },
    ]);
  });

  it("sends one request for two simultaneous calls with one key", async () => {
    stub.answer({ body: anIntentBody() });
    const provider = aProvider();
    const both = await Promise.all([1, 2].map(() => provider.createIntent(anOrder())));
    expect(both.map(({ id }) => id)).toEqual(["pi_1", "pi_1"]);
    expect(stub.asked).toHaveLength(1);
    await provider.createIntent(anOrder());
    expect(stub.asked).toHaveLength(2);
  });

  it("reads the card that paid from the charge", async () => {
    const card = { brand: "mastercard", last4: "4444" };
    stub.answer({
      body: anIntentBody({
        status: "succeeded",
        latest_charge: { id: "ch_1", paid: true, payment_method_details: { type: "card", card } },
      }),
    });
    expect(await aProvider().getIntent("pi_1")).toMatchObject({ status: "succeeded", card });
    expect(stub.asked).toMatchObject([
      { method: "GET", path: "/v1/payment_intents/pi_1", form: { "expand[0]": "latest_charge" } },
    ]);
  });

  it("lists a page of intents and of refunds that were made in a time", async () => {
    const charge = { paid: true, amount_refunded: 900, disputed: true };
    const intents = [anIntentBody({ latest_charge: charge })];
    stub.answer({ body: { object: "list", data: intents, has_more: true } });
    const made = { from: new Date(60_000), to: new Date(120_000) };
    expect(await aProvider().listIntents(made, "pi_2")).toMatchObject({
      items: [{ id: "pi_1", refundedCents: 900, isDisputed: true }],
      hasMore: true,
    });
    const within = { "created[gte]": "60", "created[lte]": "120", limit: "100" };
    const expand = { "expand[0]": "data.latest_charge" };
    expect(stub.asked).toMatchObject([
      { path: "/v1/payment_intents", form: { ...within, ...expand, starting_after: "pi_2" } },
    ]);
    const refunds = [
      { id: "re_1", payment_intent: "pi_1" },
      { id: "re_2", payment_intent: null },
    ];
    stub.answer({ body: { object: "list", data: refunds, has_more: false } });
    expect(await aProvider().listRefunds(made)).toEqual({
      items: [
        { id: "re_1", intentId: "pi_1" },
        { id: "re_2", intentId: null },
      ],
      hasMore: false,
    });
    expect(stub.asked).toMatchObject([{ path: "/v1/refunds", form: within }]);
  });

  it.each([
    ["whose it is", { customer: { id: "cus_2", object: "customer" } }, { customerId: "cus_2" }],
    ["that it is nobody's", { customer: null }, { customerId: null }],
    ["no secret", { client_secret: null }, { clientSecret: "" }],
    ["no card of a charge without one", { latest_charge: { id: "ch_1", paid: true } }, {}],
    [
      "no card of a charge that failed",
      { latest_charge: { paid: false, payment_method_details: { card: { brand: "visa" } } } },
      {},
    ],
    [
      "a card that the bank says little of",
      { latest_charge: { paid: true, payment_method_details: { card: { brand: null } } } },
      { card: { brand: "card", last4: "" } },
    ],
  ])("reads of an intent %s", async (_what, said, read) => {
    stub.answer({ body: anIntentBody(said) });
    expect(await aProvider().getIntent("pi_1")).toMatchObject({ card: null, ...read });
  });

  it("has null for an intent that Stripe does not know", async () => {
    stub.answer({ status: 404, body: refusalBody("resource_missing", { param: "intent" }) });
    expect(await aProvider().getIntent("pi_gone")).toBeNull();
    expect(await aProvider().cancelIntent("pi_gone")).toBeNull();
  });

  it("cancels an intent, or answers how one stands that cannot be cancelled any more", async () => {
    stub.answer({ body: anIntentBody({ status: "canceled" }) });
    expect(await aProvider().cancelIntent("pi_1")).toMatchObject({ status: "canceled" });
    expect(stub.asked).toMatchObject([{ method: "POST", path: "/v1/payment_intents/pi_1/cancel" }]);
    const paid = { body: anIntentBody({ status: "succeeded" }) };
    stub.answer({ status: 400, body: refusalBody("payment_intent_unexpected_state") }, paid);
    expect(await aProvider().cancelIntent("pi_1")).toMatchObject({ status: "succeeded" });
    stub.answer({ status: 400, body: refusalBody("api_key_expired") }, paid);
    expect(await failureOf(aProvider().cancelIntent("pi_1"))).toBeInstanceOf(ProviderUnavailable);
    expect(stub.asked).toHaveLength(1);
  });

  it("refunds once: money that is back already is no error", async () => {
    const refund = { intentId: "pi_1", idempotencyKey: "key-1:refund" };
    stub.answer({ body: { id: "re_1", object: "refund" } });
    await aProvider().refund(refund);
    expect(stub.asked).toMatchObject([
      { path: "/v1/refunds", form: { payment_intent: "pi_1" }, idempotencyKey: "key-1:refund" },
    ]);
    for (const code of ["charge_already_refunded", "charge_disputed"]) {
      stub.answer({ status: 400, body: refusalBody(code) });
      await expect(aProvider().refund(refund)).resolves.toBeUndefined();
    }
    stub.answer({ status: 400, body: refusalBody("parameter_missing") });
    expect(await failureOf(aProvider().refund(refund))).toBeInstanceOf(ProviderUnavailable);
  });

  it("lists saved cards without anything else of them", async () => {
    const card = { brand: "visa", last4: "4242", exp_month: 4, exp_year: 2031, fingerprint: "f1" };
    const methods = [
      { id: "pm_1", type: "card", card },
      { id: "pm_2", type: "us_bank_account" },
      { id: "pm_3", type: "card", card: { ...card, fingerprint: null } },
    ];
    stub.answer({ body: { object: "list", data: methods, has_more: false } });
    const listed = { brand: "visa", last4: "4242", expMonth: 4, expYear: 2031 };
    expect(await aProvider().listCards("cus_1")).toEqual([
      { ...listed, id: "pm_1", fingerprint: "f1" },
      { ...listed, id: "pm_3", fingerprint: "" },
    ]);
    expect(stub.asked).toMatchObject([
      { method: "GET", path: "/v1/customers/cus_1/payment_methods", form: { type: "card" } },
    ]);
  });

  it("detaches a card, and takes one that is gone for detached", async () => {
    stub.answer(
      { body: { object: "payment_method", id: "pm_1" } },
      { status: 404, body: refusalBody("resource_missing") },
    );
    await aProvider().removeCard("pm_1");
    await expect(aProvider().removeCard("pm_2")).resolves.toBeUndefined();
    expect(stub.asked).toMatchObject([
      { method: "POST", path: "/v1/payment_methods/pm_1/detach" },
      { path: "/v1/payment_methods/pm_2/detach" },
    ]);
    stub.answer({ status: 400, body: refusalBody("payment_method_unexpected_state") });
    await expect(aProvider().removeCard("pm_3")).resolves.toBeUndefined();
  });

  it("says so when a card cannot be detached without a reason that is the card's", async () => {
    for (const body of [refusalBody("api_key_expired"), { message: "Not found" }]) {
      stub.answer({ status: 400, body });
      expect(await failureOf(aProvider().removeCard("pm_1"))).toBeInstanceOf(ProviderUnavailable);
    }
  });

  it("deletes a customer, and takes one that is gone for one without cards, and gone", async () => {
    stub.answer({ body: { id: "cus_1", object: "customer", deleted: true } });
    await expect(aProvider().deleteCustomer("cus_1")).resolves.toBeUndefined();
    expect(stub.asked).toMatchObject([{ method: "DELETE", path: "/v1/customers/cus_1" }]);
    stub.answer({ status: 404, body: refusalBody("resource_missing", { param: "customer" }) });
    expect(await aProvider().listCards("cus_gone")).toEqual([]);
    await expect(aProvider().deleteCustomer("cus_gone")).resolves.toBeUndefined();
  });

  it("says so when an intent is for a customer that is gone, and for no other reason", async () => {
    const refusedWith = (code: string, param: string) => {
      stub.answer({ status: 400, body: refusalBody(code, { param }) });
      return failureOf(aProvider().createIntent(anOrder()));
    };
    const error = await refusedWith("resource_missing", "customer");
    expect(error).toBeInstanceOf(CustomerUnknown);
    expect(error.cause).toBeInstanceOf(Error);
    const other = [
      await refusedWith("resource_missing", "payment_method"),
      await refusedWith("parameter_invalid", "customer"),
    ];
    for (const { name } of other) expect(name).toBe("ProviderUnavailable");
  });
});

describe("when Stripe does not answer", () => {
  it.each([
    ["429", { status: 429, body: refusalBody("rate_limit") }],
    ["503", { status: 503, body: { error: { type: "api_error", message: "Down." } } }],
    ["401", { status: 401, body: refusalBody("api_key_expired") }],
    ["a new 500", { status: 500, body: { error: { type: "api_error", message: "Down." } } }],
    ["a kept 429", { status: 429, body: refusalBody("rate_limit"), headers: replayed }],
    ["a 502 of something in between", { status: 502, body: { message: "Bad gateway" } }],
    ["a dropped line", "drop"],
  ] as const)("%s is told as unavailable, without what was sent", async (_what, answer) => {
    stub.answer(answer);
    const error = await failureOf(aProvider().createIntent(anOrder()));
    expect(error.name).toBe("ProviderUnavailable");
    expect(error.cause).toBeInstanceOf(Error);
    expect(`${error.message} ${String(error.cause)}`).not.toContain("ann@example.com");
  });

  it("believes nothing that is not what it asked for", async () => {
    stub.answer({ body: { object: "something" } });
    const provider = aProvider();
    for (const work of [
      provider.createCustomer({ email: "", name: "", metadata: {}, idempotencyKey: "key-3" }),
      provider.deleteCustomer("cus_1"),
      provider.getIntent("pi_1"),
      provider.cancelIntent("pi_1"),
      provider.refund({ intentId: "pi_1", idempotencyKey: "key-4" }),
      provider.listCards("cus_1"),
    ]) {
      const error = await failureOf(work);
      expect(error).toBeInstanceOf(ProviderUnavailable);
      expect(String(error.cause)).toMatch(/^Error: The answer is no \w+\.$/);
    }
  });

  it.each([
    ["a kept 500", { status: 500, body: { error: { type: "api_error" } }, headers: replayed }],
    ["another call's key", { status: 400, body: { error: { type: "idempotency_error" } } }],
  ])("asks for a new key after %s", async (_what, answer) => {
    stub.answer(answer);
    const error = await failureOf(aProvider().createIntent(anOrder()));
    expect(error).toBeInstanceOf(KeySpent);
    expect(String(error.cause)).toMatch(/^Error: Stripe\w+Error \d{3}$/);
  });

  it("asks again under the same key after a dropped line", async () => {
    stub.answer("drop", { body: anIntentBody() });
    expect(await aProvider().createIntent(anOrder("key-2"))).toMatchObject({ id: "pi_1" });
    expect(stub.asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual(["key-2", "key-2"]);
  });

  it("gives up in time where nothing ever comes", async () => {
    stub.answer("hang");
    const error = await failureOf(aProvider({ timeoutMs: 300 }).getIntent("pi_1"));
    expect(error).toBeInstanceOf(ProviderUnavailable);
    // Our own end, however often Stripe's SDK would try again.
    expect(error.cause).toBeInstanceOf(TooLate);
  });

  it("has no answer without a key", async () => {
    const error = await failureOf(aProvider({ secretKey: "" }).getIntent("pi_1"));
    expect(error).toBeInstanceOf(ProviderUnavailable);
    expect(String(error.cause)).toContain("No key is configured.");
  });
});

describe("an event of Stripe", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const atSeconds = now.getTime() / 1000;
  const body = JSON.stringify({
    id: "evt_1",
    object: "event",
    type: "payment_intent.succeeded",
    data: { object: anIntentBody({ status: "succeeded" }) },
  });
  type Signing = { payload?: string; secret?: string; timestamp?: number; scheme?: string };
  const signed = (options: Signing) =>
    Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: "whsec_for_tests",
      timestamp: atSeconds,
      ...options,
    });
  const read = (signature: string, text = body) =>
    aProvider().readWebhook(Buffer.from(text), signature, now);

  it("is read where our secret signed these bytes", () => {
    expect(read(signed({}))).toEqual({
      id: "evt_1",
      type: "payment_intent.succeeded",
      intentId: "pi_1",
      refundedCents: null,
      disputeStatus: null,
    });
  });

  it.each([
    [-300, true],
    [-301, false],
    [300, true],
    [301, false],
    [100_000_000, false],
  ])("signed %i seconds from now by our own clock is read: %s", (seconds, isRead) => {
    expect(read(signed({ timestamp: atSeconds + seconds })) !== null).toBe(isRead);
  });

  it.each([
    "null",
    "5",
    "[]",
    '{"id":4,"type":"customer.created","data":{"object":{}}}',
    '{"id":"evt_4","type":4,"data":{"object":{}}}',
    '{"id":"evt_4","type":"payment_intent.succeeded"}',
    '{"id":"evt_4","type":"payment_intent.succeeded","data":null}',
    '{"id":"evt_4","type":"charge.refunded","data":{"object":null}}',
  ])("is refused, however well it is signed, where it is no event: %s", (text) => {
    expect(read(signed({ payload: text }), text)).toBeNull();
  });

  it.each([
    ["another secret", signed({ secret: "whsec_other" })],
    ["an old scheme alone", signed({ scheme: "v0" })],
    ["other bytes", signed({ payload: `${body} ` })],
    ["no scheme", `t=${atSeconds}`],
    ["no time", signed({}).replace(/^t=\d+,/, "")],
    ["nothing", ""],
    ["noise", "t=x,v1=y"],
  ])("is refused with a signature of %s", (_what, signature) => {
    expect(read(signature)).toBeNull();
  });

  it("is refused without a secret of ours", () => {
    for (const ours of [null, ""]) {
      // Whoever knows that there is none can sign with none.
      const hash = createHmac("sha256", "").update(`${atSeconds}.${body}`).digest("hex");
      for (const signature of [signed({ secret: "x" }), `t=${atSeconds},v1=${hash}`]) {
        expect(readStripeEvent(ours, Buffer.from(body), signature, now)).toBeNull();
      }
    }
  });

  const [of2, is2] = [{ payment_intent: "pi_2" }, { intentId: "pi_2" }];
  it.each([
    ["payment_intent.canceled", anIntentBody(), { intentId: "pi_1" }],
    ["charge.refunded", { payment_intent: null, amount_refunded: 4900 }, { refundedCents: 4900 }],
    ["charge.refunded", { ...of2, amount_refunded: 4900 }, { ...is2, refundedCents: 4900 }],
    [
      "charge.dispute.created",
      { payment_intent: { id: "pi_2" }, status: "needs_response" },
      { ...is2, disputeStatus: "needs_response" },
    ],
    ["charge.dispute.closed", { ...of2, status: "lost" }, { ...is2, disputeStatus: "lost" }],
    ["customer.created", {}, {}],
  ])("of the kind %s is read as it is meant", (type, object, said) => {
    const text = JSON.stringify({ id: "evt_2", object: "event", type, data: { object } });
    const nothing = { intentId: null, refundedCents: null, disputeStatus: null };
    expect(read(signed({ payload: text }), text)).toEqual({
      id: "evt_2",
      type,
      ...nothing,
      ...said,
    });
  });
});
