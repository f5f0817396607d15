import { readFileSync } from "node:fs";
import type { Sandbox } from "../startSandbox";
import { asBrowser, aSandbox, stripeAt } from "../testing/aSandbox";
import { localeOf, said } from "./cardTexts";
import { testCards } from "./testCards";

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await aSandbox();
});
afterAll(() => sandbox.close());

const inSpanish = (path: string, form: Record<string, string>) =>
  asBrowser(sandbox, path, form, { "accept-language": "es" });

const aCard = (number: string, card: Record<string, string> = {}) =>
  inSpanish("/v1/payment_methods", {
    type: "card",
    "card[number]": number,
    "card[exp_month]": "12",
    "card[exp_year]": String(new Date().getFullYear() + 1),
    ...card,
  });

const pageOf = async (address: string) => (await fetch(address)).text();

it.each([
  ["es", "es"],
  ["es-US", "es"],
  ["es-MX,es;q=0.9,en;q=0.8", "es"],
  ["en-US", "en"],
  ["est", "en"],
  ["*", "en"],
  [undefined, "en"],
])("understands %s as %s", (asked, locale) => {
  expect(localeOf(asked)).toBe(locale);
});

it.each(testCards.filter(({ behaviour }) => behaviour.kind === "decline"))(
  "says in Spanish why the card $name was refused, and to a server in English",
  async ({ number, behaviour }) => {
    const english = behaviour.kind === "decline" ? behaviour.message : "";
    const stripe = stripeAt(sandbox);
    const intent = await stripe.paymentIntents.create({ amount: 4900, currency: "usd" });
    const { body: method } = await aCard(number);
    const { body } = await inSpanish(`/v1/payment_intents/${intent.id}/confirm`, {
      client_secret: intent.client_secret ?? "",
      payment_method: method.id,
    });
    expect(said(english, "es")).not.toBe(english);
    expect(body.error.message).toBe(said(english, "es"));
    expect(body.error.payment_intent.last_payment_error.message).toBe(said(english, "es"));
    const kept = await stripe.paymentIntents.retrieve(intent.id);
    expect(kept.last_payment_error?.message).toBe(english);
  },
);

it.each([
  [{ "card[number]": "4242424242424241" }, "El número de su tarjeta es incorrecto."],
  [{ "card[exp_month]": "13" }, "El mes de vencimiento de su tarjeta no es válido."],
  [{ "card[exp_year]": "2020" }, "El año de vencimiento de su tarjeta no es válido."],
  [{ "card[cvc]": "12" }, "El código de seguridad de su tarjeta no es válido."],
  [{ "card[number]": "4111111111111111" }, expect.stringMatching(/^Su tarjeta fue rechazada\. /)],
])("says in Spanish what is wrong with %j", async (wrong, message) => {
  expect((await aCard("4242424242424242", wrong)).body.error.message).toEqual(message);
});

it("has Spanish words for all that the card's form says of a card", () => {
  const rules = readFileSync(new URL("../../assets/cardRules.js", import.meta.url), "utf8");
  const sentences = [...rules.matchAll(/"(Your [^"]+\.)"/g)].map(([, sentence]) => sentence ?? "");
  expect(sentences).toHaveLength(9);
  expect(sentences.filter((sentence) => said(sentence, "es") === sentence)).toEqual([]);
});

it("shows the card's form in the language it is asked in", async () => {
  const frame = `${sandbox.origin}/elements/card?parent=http://localhost:3000&element=e`;
  const spanish = await pageOf(`${frame}&locale=es`);
  expect(spanish).toContain('<html lang="es">');
  expect(spanish).toContain('placeholder="Número de tarjeta"');
  expect(spanish).toContain('aria-label="Código de seguridad"');
  expect(spanish).not.toMatch(/(?:label|placeholder)="(?:Card|Expiration|Security|ZIP)/);
  const english = await pageOf(frame);
  expect(english).toContain('<html lang="en">');
  expect(english).toContain('placeholder="Card number"');
});

it("asks as the bank in the language it is asked in", async () => {
  const stripe = stripeAt(sandbox);
  const intent = await stripe.paymentIntents.create({ amount: 4900, currency: "usd" });
  const { body: method } = await aCard("4000000000003220");
  const { body } = await inSpanish(`/v1/payment_intents/${intent.id}/confirm`, {
    client_secret: intent.client_secret ?? "",
    payment_method: method.id,
  });
  const page = body.next_action.use_stripe_sdk.stripe_js;
  const spanish = await pageOf(`${page}&locale=es`);
  expect(spanish).toContain('<html lang="es">');
  expect(spanish).toContain("¿Es usted quien paga?");
  expect(spanish).toMatch(/con la tarjeta que termina en <strong>3220<\/strong>/);
  expect(await pageOf(page)).toContain("Is this you paying?");
});
