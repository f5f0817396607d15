import { jest } from "@jest/globals";
import type { PaymentIntentResult, Stripe, StripeCardElement } from "@stripe/stripe-js";
import { confirmPayment } from "./confirmPayment";
import { loadCardProvider } from "./loadCardProvider";
import { putProviderOnPage } from "./paymentScreenFixtures";

const card = {} as StripeCardElement;
const saved = { kind: "saved", id: "pm_1" } as const;

function aProvider(result: unknown = { paymentIntent: { status: "succeeded" } }) {
  const confirmCardPayment = jest.fn<Stripe["confirmCardPayment"]>();
  confirmCardPayment.mockResolvedValue(result as PaymentIntentResult);
  return { confirmCardPayment };
}

it("hands over the secret and the card, and asks to keep a new one only when its box is ticked", async () => {
  const provider = aProvider();
  await confirmPayment(provider, "secret", saved);
  await confirmPayment(provider, "secret", { kind: "new", card, save: true });
  await confirmPayment(provider, "secret", { kind: "new", card, save: false });
  expect(provider.confirmCardPayment.mock.calls).toEqual([
    ["secret", { payment_method: "pm_1" }],
    ["secret", { payment_method: { card }, setup_future_usage: "on_session" }],
    ["secret", { payment_method: { card } }],
  ]);
});

const invalid = { type: "invalid_request_error", message: "This PaymentIntent's status is …" };
const unexpected = { ...invalid, code: "payment_intent_unexpected_state" };
const bank = "We are unable to authenticate your payment method.";
const declined = "Your card was declined.";

it.each([
  ["paid", { paymentIntent: { status: "succeeded" } }, { kind: "succeeded" }],
  [
    "paid in another tab already",
    { error: { ...unexpected, payment_intent: { status: "succeeded" } } },
    { kind: "succeeded" },
  ],
  ["undecided", { paymentIntent: { status: "processing" } }, { kind: "processing" }],
  ["declined", { error: { message: declined } }, { kind: "refused", message: declined }],
  [
    "refused by the bank",
    { error: { ...invalid, code: "payment_intent_authentication_failure", message: bank } },
    { kind: "refused", message: bank },
  ],
  [
    "an unfinished 3-D Secure",
    { paymentIntent: { status: "requires_action" } },
    { kind: "refused", message: "" },
  ],
  [
    "two confirmations at once",
    { error: { ...invalid, code: "lock_timeout" } },
    { kind: "unclear" },
  ],
  [
    "an intent that was cancelled meanwhile",
    { error: { ...unexpected, payment_intent: { status: "canceled" } } },
    { kind: "unclear" },
  ],
  [
    "too many calls",
    { error: { type: "rate_limit_error", message: invalid.message } },
    { kind: "unclear" },
  ],
])("tells how a confirmation ended: %s", async (_what, result, outcome) => {
  await expect(confirmPayment(aProvider(result), "secret", saved)).resolves.toEqual(outcome);
});

const config = { publicKey: "pk_test_1", locale: "es", cardScriptUrl: null } as const;
const theScripts = () => [...document.querySelectorAll<HTMLScriptElement>("script")];
const provider = { confirmCardPayment: () => {} };

it("gives up a script that hangs, starts anew when tried again, and speaks the page's language", async () => {
  await expect(loadCardProvider(config, 20)).rejects.toThrow("took too long");
  const [hung] = theScripts();
  const second = loadCardProvider(config, 2_000);
  await new Promise((resolve) => setTimeout(resolve, 20));
  const [fresh] = theScripts();
  expect(fresh).not.toBe(hung);
  const start = jest.fn(() => provider);
  putProviderOnPage(start);
  fresh?.dispatchEvent(new Event("load"));
  await expect(second).resolves.toHaveProperty("confirmCardPayment");
  expect(start).toHaveBeenCalledWith("pk_test_1", { locale: "es" });
});

it("loads the configured script first where there is one, and says so when it cannot be had", async () => {
  const loadFrom = (cardScriptUrl: string, event: string) => {
    Reflect.deleteProperty(window, "Stripe");
    const loading = loadCardProvider({ publicKey: cardScriptUrl, locale: "en", cardScriptUrl });
    const script = theScripts().find(({ src }) => src === cardScriptUrl);
    putProviderOnPage(() => provider);
    script?.dispatchEvent(new Event(event));
    return loading;
  };
  const there = loadFrom("http://localhost:9/v3/", "load");
  await expect(there).resolves.toHaveProperty("confirmCardPayment");
  const gone = loadFrom("http://localhost:9/gone", "error");
  await expect(gone).rejects.toThrow("could not be loaded");
});
