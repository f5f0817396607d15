import { jest } from "@jest/globals";
import type { PaymentIntentResult, Stripe, StripeCardElement } from "@stripe/stripe-js";
import { confirmPayment } from "./confirmPayment";

function aProvider(result: unknown) {
  const confirmCardPayment = jest.fn<Stripe["confirmCardPayment"]>();
  confirmCardPayment.mockResolvedValue(result as PaymentIntentResult);
  return { confirmCardPayment };
}
const succeeded = { paymentIntent: { status: "succeeded" } };
const card = {} as StripeCardElement;

describe("confirming a payment", () => {
  it("hands over the secret and the saved card, and never saves it again", async () => {
    const provider = aProvider(succeeded);
    await expect(
      confirmPayment(provider, "secret", { kind: "saved", id: "pm_1" }),
    ).resolves.toEqual({ kind: "succeeded" });
    expect(provider.confirmCardPayment).toHaveBeenCalledWith("secret", { payment_method: "pm_1" });
  });

  it("asks to keep a new card only when its box is ticked", async () => {
    const provider = aProvider(succeeded);
    await confirmPayment(provider, "secret", { kind: "new", card, save: true });
    await confirmPayment(provider, "secret", { kind: "new", card, save: false });
    expect(provider.confirmCardPayment.mock.calls.map(([, data]) => data)).toEqual([
      { payment_method: { card }, setup_future_usage: "on_session" },
      { payment_method: { card } },
    ]);
  });

  it("gives the provider's words when the card is declined", async () => {
    const provider = aProvider({ error: { message: "Your card was declined." } });
    await expect(
      confirmPayment(provider, "secret", { kind: "saved", id: "pm_1" }),
    ).resolves.toEqual({ kind: "refused", message: "Your card was declined." });
  });

  it("knows a payment that another tab has already made", async () => {
    const provider = aProvider({
      error: { code: "payment_intent_unexpected_state", payment_intent: { status: "succeeded" } },
    });
    await expect(
      confirmPayment(provider, "secret", { kind: "saved", id: "pm_1" }),
    ).resolves.toEqual({ kind: "succeeded" });
  });

  it("does not call an undecided payment paid", async () => {
    const provider = aProvider({ paymentIntent: { status: "processing" } });
    await expect(
      confirmPayment(provider, "secret", { kind: "saved", id: "pm_1" }),
    ).resolves.toEqual({ kind: "processing" });
  });

  it.each([
    ["two confirmations at once", { type: "invalid_request_error", code: "lock_timeout" }],
    [
      "an intent that was cancelled meanwhile",
      {
        type: "invalid_request_error",
        code: "payment_intent_unexpected_state",
        payment_intent: { status: "canceled" },
      },
    ],
    ["too many calls", { type: "rate_limit_error" }],
  ])("keeps the provider's words for developers from people: %s", async (_what, error) => {
    const provider = aProvider({
      error: { message: "This PaymentIntent's status is …", ...error },
    });
    await expect(
      confirmPayment(provider, "secret", { kind: "saved", id: "pm_1" }),
    ).resolves.toEqual({ kind: "unclear" });
  });

  it("gives the provider's words when the bank says no", async () => {
    const message = "We are unable to authenticate your payment method.";
    const code = "payment_intent_authentication_failure";
    const provider = aProvider({ error: { type: "invalid_request_error", code, message } });
    await expect(
      confirmPayment(provider, "secret", { kind: "saved", id: "pm_1" }),
    ).resolves.toEqual({ kind: "refused", message });
  });

  it("refuses an unfinished 3-D Secure", async () => {
    const provider = aProvider({ paymentIntent: { status: "requires_action" } });
    await expect(
      confirmPayment(provider, "secret", { kind: "saved", id: "pm_1" }),
    ).resolves.toEqual({ kind: "refused", message: "" });
  });
});
