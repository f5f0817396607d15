import { readFileSync } from "node:fs";
import type { Sandbox } from "../startSandbox";
import { aSandbox, stripeAt } from "../testing/aSandbox";
import { localeOf, said } from "./cardTexts";

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await aSandbox();
});
afterAll(() => sandbox.close());

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
  const { id } = await stripeAt(sandbox).paymentIntents.create({ amount: 4900, currency: "usd" });
  const { next_action } = await stripeAt(sandbox).paymentIntents.confirm(id, {
    payment_method: "pm_card_threeDSecure2Required",
  });
  const page = `${next_action?.use_stripe_sdk?.["stripe_js"]}&parent=http://localhost:3000`;
  const question = await pageOf(`${page}&locale=es`);
  expect(question).toContain("¿Es usted quien paga?");
  expect(question).toMatch(/con la tarjeta que termina en <strong>3220<\/strong>/);
  expect(await pageOf(page)).toContain("Is this you paying?");
});
