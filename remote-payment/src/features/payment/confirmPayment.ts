import type {
  PaymentIntentResult,
  Stripe,
  StripeCardElement,
  StripeError,
} from "@stripe/stripe-js";

/** What the fee is paid with. */
export type CardChoice =
  { kind: "saved"; id: string } | { kind: "new"; card: StripeCardElement; save: boolean };

/** How a confirmation ended. */
type PaymentOutcome =
  | { kind: "succeeded" }
  /** The provider has not decided yet. */
  | { kind: "processing" }
  /** Nothing was charged; `message` is the provider's own, empty when it had none. */
  | { kind: "refused"; message: string }
  /** It went wrong at the provider, not with the card: only the server knows its state. */
  | { kind: "unclear" };

/** Kinds of error whose words are for developers: two confirmations at once, a cancelled intent, … */
const providersOwn: readonly string[] = [
  "api_connection_error",
  "api_error",
  "authentication_error",
  "idempotency_error",
  "invalid_request_error",
  "rate_limit_error",
];

/** The payer's bank said no, or the payer did: its words are theirs to read, whatever its kind. */
const refusedByBank = "payment_intent_authentication_failure";

function isProvidersOwn({ type, code }: StripeError): boolean {
  if (code === refusedByBank) return false;
  return providersOwn.includes(type) || code === "lock_timeout";
}

function outcomeOf({ paymentIntent, error }: PaymentIntentResult): PaymentOutcome {
  // Confirmed once before, in another tab for instance: the provider refuses, and the money is paid.
  const status = paymentIntent?.status ?? error?.payment_intent?.status;
  if (status === "succeeded") return { kind: "succeeded" };
  if (status === "processing") return { kind: "processing" };
  if (error && isProvidersOwn(error)) return { kind: "unclear" };
  return { kind: "refused", message: error?.message ?? "" };
}

/**
 * Confirms the intent with a card (specification 4.10). The provider carries out 3-D Secure by
 * itself. `setup_future_usage` goes along only when a new card is to be saved.
 *
 * @throws when the provider's script fails as such, a lost network for instance
 */
export async function confirmPayment(
  provider: Pick<Stripe, "confirmCardPayment">,
  clientSecret: string,
  choice: CardChoice,
): Promise<PaymentOutcome> {
  if (choice.kind === "saved") {
    return outcomeOf(
      await provider.confirmCardPayment(clientSecret, { payment_method: choice.id }),
    );
  }
  return outcomeOf(
    await provider.confirmCardPayment(clientSecret, {
      payment_method: { card: choice.card },
      ...(choice.save && { setup_future_usage: "on_session" }),
    }),
  );
}
