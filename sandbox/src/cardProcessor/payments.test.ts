import { readFileSync } from "node:fs";
import type Stripe from "stripe";
import type { Sandbox } from "../startSandbox";
import {
  aCardAt,
  aSandbox,
  confirmAsBrowser,
  failure,
  PUBLISHABLE_KEY,
  stripeAt,
} from "../testing/aSandbox";
import { localeOf, said } from "./cardTexts";
import { testCards } from "./testCards";

let sandbox: Sandbox;
let stripe: Stripe;
const nextYear = new Date().getFullYear() + 1;
const params = { amount: 4900, currency: "usd" };

beforeAll(async () => {
  sandbox = await aSandbox();
  stripe = stripeAt(sandbox);
});
afterAll(() => sandbox.close());

const anIntent = (more: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  stripe.paymentIntents.create({ ...params, ...more });

/** The payer speaks Spanish. */
const spanish = { "accept-language": "es" };

const aCard = (number: string, card: Record<string, string> = {}) =>
  aCardAt(sandbox, number, card, spanish);

const pay = (intent: Stripe.PaymentIntent, method: string, more: Record<string, string> = {}) =>
  confirmAsBrowser(sandbox, intent, { payment_method: method, ...more }, spanish);

const chargesOf = async (intent: Stripe.PaymentIntent) => {
  const { data } = await stripe.charges.list({ limit: 100 });
  return data.filter(({ payment_intent }) => payment_intent === intent.id);
};

describe("a payment", () => {
  it.each([
    ["4242424242424242", "visa"],
    ["5555555555554444", "mastercard"],
    ["378282246310005", "amex"],
  ])("with %s succeeds with exactly one charge, and only once", async (number, brand) => {
    const { id: customer } = await stripe.customers.create({ email: "ann@example.com" });
    const intent = await anIntent({
      customer,
      metadata: { lead: "12" },
      automatic_payment_methods: { enabled: true, allow_redirects: "never" },
    });
    expect(intent).toMatchObject({ ...params, status: "requires_payment_method" });
    expect(intent).not.toHaveProperty("sandbox_authentication");
    const card = await aCard(number);
    expect(JSON.stringify(card)).not.toContain(number);
    const { status, body } = await pay(intent, card.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: intent.id, status: "succeeded" });
    expect(body).not.toHaveProperty("metadata");

    const paid = await stripe.paymentIntents.retrieve(intent.id, { expand: ["latest_charge"] });
    expect(paid).toMatchObject({ customer, metadata: { lead: "12" } });
    expect(paid.latest_charge).toMatchObject({
      paid: true,
      amount: 4900,
      payment_method_details: { card: { brand, last4: number.slice(-4), exp_year: nextYear } },
    });
    const again = await pay(intent, "pm_card_visa");
    expect(again.body.error).toMatchObject({
      code: "payment_intent_unexpected_state",
      payment_intent: { status: "succeeded" },
    });
    expect(await chargesOf(intent)).toHaveLength(1);
    expect((await failure(stripe.paymentIntents.cancel(intent.id))).code).toBe(
      "payment_intent_unexpected_state",
    );
  });

  it.each(
    testCards.flatMap(({ number, behaviour }) =>
      behaviour.kind === "decline" ? [{ number, ...behaviour }] : [],
    ),
  )("with $number is declined as $code, in Spanish, and can be tried again", async (card) => {
    const { number, code, declineCode, message } = card;
    const inSpanish = said(message, "es");
    expect(inSpanish).not.toBe(message);
    const { id: customer } = await stripe.customers.create();
    const intent = await anIntent({ customer });
    const saving = { setup_future_usage: "on_session" };
    const { status, body } = await pay(intent, (await aCard(number)).id, saving);
    expect(status).toBe(402);
    expect(body.error).toMatchObject({
      type: "card_error",
      code,
      message: inSpanish,
      payment_intent: {
        id: intent.id,
        status: "requires_payment_method",
        last_payment_error: { message: inSpanish },
      },
    });
    expect(body.error.decline_code).toBe(declineCode);
    expect(body.error.payment_intent).not.toHaveProperty("metadata");
    expect((await stripe.customers.listPaymentMethods(customer)).data).toEqual([]);

    const after = await stripe.paymentIntents.retrieve(intent.id);
    expect(after.last_payment_error).toMatchObject({ code, message });
    expect((await pay(intent, "pm_card_visa")).body.status).toBe("succeeded");
    expect((await chargesOf(intent)).filter(({ paid }) => paid)).toHaveLength(1);
  });

  it.each([
    [{ "card[number]": "4242424242424241" }, "incorrect_number", "El número de su tarjeta es"],
    [{ "card[exp_month]": "13" }, "invalid_expiry_month", "El mes de vencimiento de su tarjeta"],
    [{ "card[exp_year]": "2020" }, "invalid_expiry_year", "El año de vencimiento de su tarjeta"],
    [{ "card[cvc]": "12" }, "invalid_cvc", "El código de seguridad de su tarjeta"],
    [{ "card[number]": "4111111111111111" }, "card_declined", "Su tarjeta fue rechazada. La"],
  ])("with %j is refused as %s, in Spanish", async (wrong, code, words) => {
    expect((await aCard("4242424242424242", wrong)).error).toMatchObject({
      type: "card_error",
      code,
      message: expect.stringContaining(words),
    });
  });

  it.each([
    [{ amount: 10, currency: "usd" }, "amount_too_small"],
    [{ ...params, customer: "cus_nobody" }, "resource_missing"],
    [{ ...params, lead: "12" }, "parameter_unknown"],
  ])("refuses %j as %s", async (wrong, code) => {
    expect(await failure(stripe.paymentIntents.create(wrong))).toMatchObject({
      statusCode: 400,
      code,
      type: "StripeInvalidRequestError",
    });
  });

  it("is refunded once, and listed by when it was made, a page at a time", async () => {
    const start = Math.floor(Date.now() / 1000);
    const intent = await anIntent();
    await pay(intent, "pm_card_visa");
    const refund = { payment_intent: intent.id };
    expect(await stripe.refunds.create(refund)).toMatchObject({ amount: 4900 });
    expect((await failure(stripe.refunds.create(refund))).code).toBe("charge_already_refunded");

    const within = { created: { gte: start - 60, lte: start + 60 } };
    const expand = ["data.latest_charge"];
    const listed: Stripe.PaymentIntent[] = [];
    for await (const one of stripe.paymentIntents.list({ ...within, limit: 2, expand })) {
      listed.push(one);
    }
    expect(listed.length).toBeGreaterThan(2);
    expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
    expect(listed[0]).toMatchObject({ id: intent.id, latest_charge: { amount_refunded: 4900 } });
    const { data: refunds } = await stripe.refunds.list({ ...within, limit: 100 });
    expect(refunds).toMatchObject([refund]);
    for (const created of [{ gte: start + 60 }, { lte: start - 60 }]) {
      expect((await stripe.paymentIntents.list({ created })).data).toEqual([]);
      expect((await stripe.refunds.list({ created })).data).toEqual([]);
    }
  });
});

describe("a saved card", () => {
  const saving = { setup_future_usage: "on_session" };
  const cardsOf = async (customer: string) =>
    (await stripe.customers.listPaymentMethods(customer, { type: "card" })).data;

  it("is kept where it was asked for, pays again, and goes when it is detached", async () => {
    const { id: customer } = await stripe.customers.create();
    const card = await aCard("5555555555554444");
    await pay(await anIntent({ customer }), card.id, saving);
    expect((await cardsOf(customer)).map(({ id }) => id)).toEqual([card.id]);
    expect((await pay(await anIntent({ customer }), card.id)).body.status).toBe("succeeded");
    expect((await pay(await anIntent(), card.id)).status).toBe(400);
    expect((await stripe.paymentMethods.detach(card.id)).customer).toBeNull();
    expect(await cardsOf(customer)).toEqual([]);
    expect((await pay(await anIntent({ customer }), card.id)).status).toBe(400);
  });

  it("is none where nobody asked for it, and cannot be used again", async () => {
    const { id: customer } = await stripe.customers.create();
    const card = await aCard("4242424242424242");
    await pay(await anIntent({ customer }), card.id);
    expect(await cardsOf(customer)).toEqual([]);
    expect((await pay(await anIntent({ customer }), card.id)).status).toBe(400);
  });
});

describe("3-D Secure", () => {
  const asked = async (number: string) => {
    const intent = await anIntent();
    const { body } = await pay(intent, (await aCard(number)).id);
    return { intent, body, page: new URL(body.next_action.use_stripe_sdk.stripe_js) };
  };
  const answer = ({ origin, pathname }: URL, proof: string | null, outcome: string) =>
    fetch(`${origin}${pathname}`, {
      method: "POST",
      body: new URLSearchParams({ proof: proof ?? "", outcome }),
    });

  it.each([
    ["4000000000003220", "succeed", { status: "succeeded" }],
    ["4000002500003155", "succeed", { status: "succeeded" }],
    [
      "4000000000003220",
      "fail",
      { last_payment_error: { code: "payment_intent_authentication_failure" } },
    ],
    [
      "4000008260003178",
      "succeed",
      { last_payment_error: { code: "card_declined", decline_code: "insufficient_funds" } },
    ],
  ])("is asked for by %s: %s", async (number, outcome, after) => {
    const { intent, body, page } = await asked(number);
    expect(body.status).toBe("requires_action");
    expect(await chargesOf(intent)).toEqual([]);
    await answer(page, page.searchParams.get("proof"), outcome);
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: "requires_payment_method",
      ...after,
    });
  });

  it("is answered only on the page opened for this attempt", async () => {
    const { intent, page } = await asked("4000000000003220");
    expect((await answer(page, "guess", "succeed")).status).toBe(404);
    expect((await fetch(`${page.href}&parent=https://elsewhere.example`)).status).toBe(404);
    const shown = await fetch(`${page.href}&parent=http://localhost:3000`);
    expect(await shown.text()).toContain("Complete authentication");
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe("requires_action");
  });
});

describe("keys", () => {
  it("that are wrong, or a browser's for what servers do, are refused", async () => {
    const error = await failure(stripeAt(sandbox, "sk_test_wrongKeyAltogether").customers.create());
    expect(error.statusCode).toBe(401);
    expect(error.message).not.toContain("wrongKeyAltogether");
    const browser = stripeAt(sandbox, PUBLISHABLE_KEY);
    expect((await failure(browser.customers.create())).statusCode).toBe(403);
    expect((await failure(browser.paymentIntents.create(params))).statusCode).toBe(403);
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
});

describe("idempotency", () => {
  it("makes one of twenty requests at once, and refuses the key for something else", async () => {
    const key = { idempotencyKey: "lead-1" };
    const made = await Promise.all(
      Array.from({ length: 20 }, () => stripe.paymentIntents.create(params, key)),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    const replayed = made.map(({ lastResponse }) => lastResponse.headers["idempotent-replayed"]);
    expect(replayed.filter((each) => each === "true")).toHaveLength(19);
    expect(
      await failure(stripe.paymentIntents.create({ ...params, amount: 5900 }, key)),
    ).toMatchObject({ statusCode: 400, rawType: "idempotency_error" });
  });
});

const pageOf = async (address: string) => (await fetch(address)).text();

it.each([
  ["es", "es"],
  ["es-MX,es;q=0.9,en;q=0.8", "es"],
  ["en-US", "en"],
  ["est", "en"],
  [undefined, "en"],
])("understands %s as %s", (asked, locale) => {
  expect(localeOf(asked)).toBe(locale);
});

it("has Spanish words for all that the card's form says of a card", () => {
  const rules = readFileSync(new URL("../../assets/cardRules.js", import.meta.url), "utf8");
  const sentences = [...rules.matchAll(/"(Your [^"]+\.)"/g)].map(([, sentence]) => sentence ?? "");
  expect(sentences).toHaveLength(9);
  expect(sentences.filter((sentence) => said(sentence, "es") === sentence)).toEqual([]);
});

it("shows the card's form in the language it is asked in", async () => {
  const frame = `${sandbox.origin}/elements/card?parent=http://localhost:3000&element=e`;
  const page = await pageOf(`${frame}&locale=es`);
  expect(page).toContain('<html lang="es">');
  expect(page).toContain('placeholder="Número de tarjeta"');
  expect(page).not.toMatch(/(?:label|placeholder)="(?:Card|Expiration|Security|ZIP)/);
  expect(await pageOf(frame)).toContain('placeholder="Card number"');
});

it("asks as the bank in the language it is asked in", async () => {
  const { id } = await anIntent();
  const { next_action } = await stripe.paymentIntents.confirm(id, {
    payment_method: "pm_card_threeDSecure2Required",
  });
  const page = `${next_action?.use_stripe_sdk?.["stripe_js"]}&parent=http://localhost:3000`;
  const question = await pageOf(`${page}&locale=es`);
  expect(question).toContain("¿Es usted quien paga?");
  expect(question).toMatch(/con la tarjeta que termina en <strong>3220<\/strong>/);
  expect(await pageOf(page)).toContain("Is this you paying?");
});
