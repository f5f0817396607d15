import Stripe from "stripe";
import type { Sandbox } from "../startSandbox";
import { asBrowser, aSandbox, postJson, PUBLISHABLE_KEY, stripeAt } from "../testing/aSandbox";
import { testCards } from "./testCards";

let sandbox: Sandbox;
let stripe: Stripe;
const nextYear = new Date().getFullYear() + 1;

beforeAll(async () => {
  sandbox = await aSandbox();
  stripe = stripeAt(sandbox);
});
afterAll(() => sandbox.close());

const anIntent = (more: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  stripe.paymentIntents.create({ amount: 4900, currency: "usd", ...more });

const aCard = async (number: string, card: Record<string, string> = {}) => {
  const { body } = await asBrowser(sandbox, "/v1/payment_methods", {
    type: "card",
    "card[number]": number,
    "card[exp_month]": "12",
    "card[exp_year]": String(nextYear),
    "card[cvc]": number.length === 15 ? "1234" : "123",
    ...card,
  });
  return body;
};

const payAsBrowser = (intent: Stripe.PaymentIntent, form: Record<string, string>) =>
  asBrowser(sandbox, `/v1/payment_intents/${intent.id}/confirm`, {
    client_secret: intent.client_secret ?? "",
    ...form,
  });

const refused = async (work: Promise<unknown>): Promise<Stripe.errors.StripeError> => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw new Error("It was not refused.", { cause: error });
};

describe("a payment", () => {
  it("starts by wanting a payment method", async () => {
    const customer = await stripe.customers.create({ email: "ann@example.com" });
    const intent = await anIntent({
      customer: customer.id,
      metadata: { lead: "12" },
      receipt_email: "ann@example.com",
      automatic_payment_methods: { enabled: true },
    });
    expect(intent).toMatchObject({
      object: "payment_intent",
      amount: 4900,
      currency: "usd",
      customer: customer.id,
      metadata: { lead: "12" },
      status: "requires_payment_method",
      latest_charge: null,
    });
    expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_`));
    expect(intent).not.toHaveProperty("sandbox_authentication");
  });

  it.each([
    ["4242424242424242", "visa"],
    ["5555555555554444", "mastercard"],
    ["378282246310005", "amex"],
  ])("with %s succeeds with exactly one charge", async (number, brand) => {
    const intent = await anIntent({ receipt_email: "ann@example.com" });
    const { id } = await aCard(number);
    const { status, body } = await payAsBrowser(intent, { payment_method: id });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: intent.id, status: "succeeded" });

    const paid = await stripe.paymentIntents.retrieve(intent.id, { expand: ["latest_charge"] });
    const charges = await stripe.charges.list({ payment_intent: intent.id });
    expect(paid.amount_received).toBe(4900);
    expect(charges.data).toHaveLength(1);
    expect(paid.latest_charge).toMatchObject({
      paid: true,
      amount: 4900,
      receipt_number: expect.any(String),
      payment_method_details: { card: { brand, last4: number.slice(-4) } },
    });
  });

  it.each([
    ["4000000000000002", "card_declined", "generic_decline"],
    ["4000000000009995", "card_declined", "insufficient_funds"],
    ["4000000000009987", "card_declined", "lost_card"],
    ["4000000000000069", "expired_card", undefined],
    ["4000000000000127", "incorrect_cvc", undefined],
    ["4000000000000119", "processing_error", undefined],
    ["4000000000000341", "card_declined", "generic_decline"],
  ])("with %s is declined as %s/%s and can be tried again", async (number, code, declineCode) => {
    const intent = await anIntent();
    const { status, body } = await payAsBrowser(intent, {
      payment_method: (await aCard(number)).id,
    });
    expect(status).toBe(402);
    expect(body.error).toMatchObject({
      type: "card_error",
      code,
      payment_intent: { id: intent.id, status: "requires_payment_method" },
    });
    expect(body.error.decline_code).toBe(declineCode);
    expect(body.error.payment_intent).not.toHaveProperty("metadata");

    const after = await stripe.paymentIntents.retrieve(intent.id);
    expect(after.last_payment_error?.code).toBe(code);
    const again = await payAsBrowser(intent, { payment_method: "pm_card_visa" });
    expect(again.body.status).toBe("succeeded");
    const charges = await stripe.charges.list({ payment_intent: intent.id });
    expect(charges.data.filter(({ paid }) => paid)).toHaveLength(1);
  });

  it("cannot be confirmed twice", async () => {
    const intent = await anIntent({ payment_method: "pm_card_visa", confirm: true });
    expect(intent.status).toBe("succeeded");
    const error = await refused(stripe.paymentIntents.confirm(intent.id));
    expect(error).toMatchObject({ statusCode: 400, code: "payment_intent_unexpected_state" });
    expect(error.payment_intent?.status).toBe("succeeded");
    expect((await stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(1);
  });

  it("needs a payment method to be confirmed", async () => {
    const error = await refused(stripe.paymentIntents.confirm((await anIntent()).id));
    expect(error.code).toBe("payment_intent_unexpected_state");
  });

  it("can be cancelled until it succeeded", async () => {
    const open = await anIntent();
    const canceled = await stripe.paymentIntents.cancel(open.id, {
      cancellation_reason: "abandoned",
    });
    expect(canceled).toMatchObject({ status: "canceled", cancellation_reason: "abandoned" });
    const paying = await payAsBrowser(open, { payment_method: "pm_card_visa" });
    expect(paying.body.error.code).toBe("payment_intent_unexpected_state");
    const paid = await anIntent({ payment_method: "pm_card_visa", confirm: true });
    expect((await refused(stripe.paymentIntents.cancel(paid.id))).code).toBe(
      "payment_intent_unexpected_state",
    );
  });

  it("can be updated while it is open", async () => {
    const intent = await anIntent({ metadata: { lead: "1", old: "yes" } });
    const updated = await stripe.paymentIntents.update(intent.id, {
      amount: 5900,
      metadata: { lead: "2", old: "" },
    });
    expect(updated).toMatchObject({ amount: 5900, metadata: { lead: "2" } });
    expect(updated.metadata).not.toHaveProperty("old");
  });

  it.each([
    [{ amount: 10, currency: "usd" }, "amount_too_small"],
    [{ amount: 4900, currency: "usd", customer: "cus_nobody" }, "resource_missing"],
    [{ amount: 4900, currency: "usd", payment_method: "pm_nothing" }, "resource_missing"],
  ])("refuses %j as %s", async (params, code) => {
    expect(await refused(stripe.paymentIntents.create(params))).toMatchObject({
      statusCode: 400,
      code,
      type: "StripeInvalidRequestError",
    });
  });

  it("refuses parameters that Stripe does not know", async () => {
    const { status } = await fetch(`${sandbox.origin}/v1/payment_intents`, {
      method: "POST",
      headers: { authorization: "Bearer sk_test_sandboxForTests" },
      body: new URLSearchParams({ amount: "4900", currency: "usd", lead: "12" }),
    });
    expect(status).toBe(400);
  });

  it("is listed by when it was made, with its charge and refunds", async () => {
    const start = Math.floor(Date.now() / 1000);
    const intent = await anIntent();
    const card = await aCard("4242424242424242");
    await payAsBrowser(intent, { payment_method: card.id });
    await stripe.refunds.create({ payment_intent: intent.id, amount: 900 });
    const within = { created: { gte: start - 60, lte: start + 60 } };
    const listed: Stripe.PaymentIntent[] = [];
    const expand = ["data.latest_charge"];
    for await (const one of stripe.paymentIntents.list({ ...within, limit: 2, expand })) {
      listed.push(one);
    }
    expect(listed.find(({ id }) => id === intent.id)?.latest_charge).toMatchObject({
      amount_refunded: 900,
      disputed: false,
    });
    const { data: refunds } = await stripe.refunds.list({ ...within, limit: 100 });
    expect(refunds.map((refund) => refund.payment_intent)).toContain(intent.id);
    for (const created of [{ gt: start + 60 }, { lt: start - 60 }, start - 60]) {
      expect((await stripe.paymentIntents.list({ created })).data).toEqual([]);
      expect((await stripe.refunds.list({ created })).data).toEqual([]);
    }
  });

  it("is listed by customer, a page at a time", async () => {
    const { id: customer } = await stripe.customers.create();
    const made = [];
    for (let count = 0; count < 3; count += 1) made.push((await anIntent({ customer })).id);
    const first = await stripe.paymentIntents.list({ customer, limit: 2 });
    expect(first.data.map(({ id }) => id)).toEqual([made[2], made[1]]);
    expect(first.has_more).toBe(true);
    const all = await stripe.paymentIntents
      .list({ customer, limit: 2 })
      .autoPagingToArray({ limit: 10 });
    expect(all.map(({ id }) => id)).toEqual([...made].reverse());
  });
});

describe("a card", () => {
  it.each([
    [{ "card[number]": "4242424242424241" }, "incorrect_number"],
    [{ "card[exp_month]": "13" }, "invalid_expiry_month"],
    [{ "card[exp_year]": "2020" }, "invalid_expiry_year"],
    [{ "card[cvc]": "12" }, "invalid_cvc"],
    [{ "card[number]": "4111111111111111" }, "card_declined"],
  ])("with %j is refused as %s", async (wrong, code) => {
    const body = await aCard("4242424242424242", wrong);
    expect(body.error).toMatchObject({ type: "card_error", code });
  });

  it("says that a real number does not belong here", async () => {
    const { error } = await aCard("4111111111111111");
    expect(error.decline_code).toBe("test_mode_live_card");
    expect(error.message).toMatch(
      /^Your card was declined\. Your request was in test mode, but used a non test/,
    );
  });

  it("never shows its number", async () => {
    const method = await aCard("4242424242424242");
    expect(JSON.stringify(method)).not.toContain("4242424242424242");
    expect(method.card).toMatchObject({ brand: "visa", last4: "4242", exp_year: nextYear });
  });

  it.each(testCards.filter(({ token }) => token).map(({ token }) => `pm_card_${token}`))(
    "can be named as %s",
    async (name) => {
      expect((await stripe.paymentMethods.retrieve(name)).object).toBe("payment_method");
    },
  );
});

describe("saved cards", () => {
  it("are kept with the customer when the payment succeeds", async () => {
    const { id: customer } = await stripe.customers.create();
    const intent = await anIntent({ customer });
    const card = await aCard("5555555555554444");
    await payAsBrowser(intent, { payment_method: card.id, setup_future_usage: "on_session" });
    const saved = await stripe.paymentMethods.list({ customer, type: "card" });
    expect(saved.data.map(({ id }) => id)).toEqual([card.id]);
    expect((await stripe.customers.listPaymentMethods(customer)).data).toHaveLength(1);

    const next = await anIntent({ customer });
    const paid = await payAsBrowser(next, { payment_method: card.id });
    expect(paid.body.status).toBe("succeeded");
  });

  it("are not kept when nobody asked for it, and cannot be used again", async () => {
    const { id: customer } = await stripe.customers.create();
    const card = await aCard("4242424242424242");
    await payAsBrowser(await anIntent({ customer }), { payment_method: card.id });
    expect((await stripe.paymentMethods.list({ customer, type: "card" })).data).toEqual([]);
    const again = await payAsBrowser(await anIntent({ customer }), { payment_method: card.id });
    expect(again.status).toBe(400);
  });

  it("are not kept when the card is declined", async () => {
    const { id: customer } = await stripe.customers.create();
    const card = await aCard("4000000000000002");
    await payAsBrowser(await anIntent({ customer }), {
      payment_method: card.id,
      setup_future_usage: "on_session",
    });
    expect((await stripe.paymentMethods.list({ customer, type: "card" })).data).toEqual([]);
  });

  it("of another customer are refused", async () => {
    const owner = await stripe.customers.create();
    const other = await stripe.customers.create();
    const card = await aCard("4242424242424242");
    await stripe.paymentMethods.attach(card.id, { customer: owner.id });
    const { status, body } = await payAsBrowser(await anIntent({ customer: other.id }), {
      payment_method: card.id,
    });
    expect(status).toBe(400);
    expect(body.error.param).toBe("payment_method");
    expect(
      (await refused(anIntent({ customer: other.id, payment_method: card.id }))).statusCode,
    ).toBe(400);
  });

  it("go when they are detached, or with their customer", async () => {
    const customer = await stripe.customers.create();
    const [one, two] = [await aCard("4242424242424242"), await aCard("378282246310005")];
    for (const card of [one, two])
      await stripe.paymentMethods.attach(card.id, { customer: customer.id });
    expect((await stripe.paymentMethods.detach(one.id)).customer).toBeNull();
    expect(await stripe.customers.del(customer.id)).toMatchObject({ deleted: true });
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ deleted: true });
    expect((await stripe.paymentMethods.retrieve(two.id)).customer).toBeNull();
    expect((await refused(stripe.paymentMethods.list({ customer: customer.id }))).code).toBe(
      "resource_missing",
    );
  });
});

describe("3-D Secure", () => {
  const asked = async (number: string) => {
    const intent = await anIntent();
    const { body } = await payAsBrowser(intent, { payment_method: (await aCard(number)).id });
    return { intent, body };
  };
  const answer = (intent: Stripe.PaymentIntent, outcome: string) =>
    postJson(sandbox, "/faults/authentication", { payment_intent: intent.id, outcome });

  it.each(["4000000000003220", "4000002500003155"])(
    "is asked for by %s and then succeeds",
    async (number) => {
      const { intent, body } = await asked(number);
      expect(body).toMatchObject({
        status: "requires_action",
        next_action: { type: "use_stripe_sdk" },
      });
      expect((await stripe.charges.list({ payment_intent: intent.id })).data).toEqual([]);
      await answer(intent, "succeed");
      expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe("succeeded");
    },
  );

  it("that fails leaves the payment open", async () => {
    const { intent } = await asked("4000000000003220");
    await answer(intent, "fail");
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: "requires_payment_method",
      last_payment_error: { code: "payment_intent_authentication_failure" },
    });
  });

  it("may be followed by a decline", async () => {
    const { intent } = await asked("4000008260003178");
    await answer(intent, "succeed");
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: "requires_payment_method",
      last_payment_error: { code: "card_declined", decline_code: "insufficient_funds" },
    });
  });

  it("is answered only on the page opened for this attempt", async () => {
    const { intent, body } = await asked("4000000000003220");
    const page = new URL(body.next_action.use_stripe_sdk.stripe_js);
    const address = `${sandbox.origin}/authenticate/${intent.id}`;
    const guess = new URLSearchParams({ proof: "guess", outcome: "succeed" });
    expect((await fetch(address, { method: "POST", body: guess })).status).toBe(404);
    expect((await fetch(`${page.href}&parent=https://elsewhere.example`)).status).toBe(404);
    const shown = await fetch(`${page.href}&parent=http://localhost:3000`);
    expect(await shown.text()).toContain("Complete authentication");
    const proof = page.searchParams.get("proof") ?? "";
    await fetch(address, {
      method: "POST",
      body: new URLSearchParams({ proof, outcome: "succeed" }),
    });
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe("succeeded");
  });
});

describe("refunds and disputes", () => {
  it("give the money back, in part or whole, and not twice", async () => {
    const intent = await anIntent({ payment_method: "pm_card_visa", confirm: true });
    const part = await stripe.refunds.create({ payment_intent: intent.id, amount: 900 });
    expect(part).toMatchObject({ amount: 900, status: "succeeded" });
    await stripe.refunds.create({ payment_intent: intent.id });
    expect((await refused(stripe.refunds.create({ payment_intent: intent.id }))).code).toBe(
      "charge_already_refunded",
    );
    const list = await stripe.refunds.list({ payment_intent: intent.id });
    expect(list.data.map(({ amount }) => amount)).toEqual([4000, 900]);
  });

  it("are sent as events", async () => {
    const intent = await anIntent({ payment_method: "pm_card_visa", confirm: true });
    await stripe.refunds.create({ payment_intent: intent.id });
    await postJson(sandbox, "/faults/dispute", { payment_intent: intent.id });
    const events = await stripe.events.list({ limit: 3 });
    expect(events.data.map(({ type }) => type)).toEqual([
      "charge.dispute.created",
      "charge.refunded",
      "payment_intent.succeeded",
    ]);
    expect((await stripe.charges.list({ payment_intent: intent.id })).data[0]?.disputed).toBe(true);
  });
});

describe("keys", () => {
  it("that are wrong are refused", async () => {
    const error = await refused(stripeAt(sandbox, "sk_test_wrongKeyAltogether").customers.create());
    expect(error.statusCode).toBe(401);
    expect(error.message).not.toContain("wrongKeyAltogether");
  });

  it("of browsers may not do what servers do", async () => {
    const browser = stripeAt(sandbox, PUBLISHABLE_KEY);
    expect((await refused(browser.customers.create())).statusCode).toBe(403);
    expect(
      (await refused(browser.paymentIntents.create({ amount: 4900, currency: "usd" }))).statusCode,
    ).toBe(403);
  });

  it("of browsers read a payment only with its client secret", async () => {
    const intent = await anIntent({ metadata: { lead: "12" } });
    const read = (secret: string) =>
      fetch(
        `${sandbox.origin}/v1/payment_intents/${intent.id}?key=${PUBLISHABLE_KEY}&client_secret=${secret}`,
      );
    expect((await read("")).status).toBe(400);
    expect((await read(`${intent.id}_secret_guess`)).status).toBe(400);
    const seen = await (await read(intent.client_secret ?? "")).json();
    expect(seen).toMatchObject({ id: intent.id, status: "requires_payment_method" });
    expect(seen).not.toHaveProperty("metadata");
  });

  it("work from the product's pages and from no other site", async () => {
    const own = await asBrowser(sandbox, "/v1/payment_methods", {});
    expect(own.headers.get("access-control-allow-origin")).toBe("http://localhost:3000");
    const other = await fetch(`${sandbox.origin}/v1/payment_methods`, {
      method: "OPTIONS",
      headers: { origin: "https://elsewhere.example" },
    });
    expect(other.headers.get("access-control-allow-origin")).toBeNull();
  });
});

describe("idempotency", () => {
  const params = { amount: 4900, currency: "usd" };

  it("answers a repeated request with the first answer", async () => {
    const first = await stripe.paymentIntents.create(params, { idempotencyKey: "lead-1" });
    const second = await stripe.paymentIntents.create(params, { idempotencyKey: "lead-1" });
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers["idempotent-replayed"]).toBe("true");
    expect(first.lastResponse.headers["idempotent-replayed"]).toBeUndefined();
    expect(first.lastResponse.requestId).toMatch(/^req_/);
  });

  it("refuses the same key for something else", async () => {
    await stripe.paymentIntents.create(params, { idempotencyKey: "lead-2" });
    const other = stripe.paymentIntents.create(
      { ...params, amount: 5900 },
      { idempotencyKey: "lead-2" },
    );
    expect(await refused(other)).toMatchObject({ statusCode: 400, rawType: "idempotency_error" });
  });

  it("repeats a decline as well, but not a malformed request's refusal", async () => {
    const intent = await stripe.paymentIntents.create(params);
    const confirm = () =>
      stripe.paymentIntents.confirm(
        intent.id,
        { payment_method: "pm_card_visa_chargeDeclined" },
        { idempotencyKey: "confirm-1" },
      );
    await refused(confirm());
    await refused(confirm());
    expect((await stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(1);
    await refused(
      stripe.paymentIntents.create({ amount: 1, currency: "usd" }, { idempotencyKey: "lead-3" }),
    );
    const mended = await stripe.paymentIntents.create(params, { idempotencyKey: "lead-3" });
    expect(mended.amount).toBe(4900);
  });

  it("makes one of twenty requests at once", async () => {
    const made = await Promise.all(
      Array.from({ length: 20 }, () =>
        stripe.paymentIntents.create(params, { idempotencyKey: "lead-4" }),
      ),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  });
});
