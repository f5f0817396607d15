import Stripe from "stripe";
import type { ProviderEvent } from "../ports/paymentProvider";

const TOLERANCE_SECONDS = 300;

/**
 * The event of a webhook call, where its signature (scheme v1, at most 300 s old) was made with
 * our secret over these very bytes; null otherwise, and always null without a secret.
 */
export function readStripeEvent(
  secret: string | null,
  rawBody: Buffer,
  signature: string,
  now: Date,
): ProviderEvent | null {
  if (secret === null || secret === "") return null;
  let event: Stripe.Event;
  try {
    event = Stripe.webhooks.constructEvent(
      rawBody,
      signature,
      secret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    );
  } catch {
    return null;
  }
  if (typeof event.id !== "string" || typeof event.type !== "string") return null;
  return { id: event.id, type: event.type, ...subjectOf(event) };
}

function subjectOf(event: Stripe.Event): Pick<ProviderEvent, "intentId" | "refundedCents"> {
  switch (event.type) {
    case "payment_intent.succeeded":
    case "payment_intent.canceled":
      return { intentId: event.data.object.id, refundedCents: null };
    case "charge.refunded": {
      const { payment_intent, amount_refunded } = event.data.object;
      return { intentId: idOf(payment_intent), refundedCents: amount_refunded };
    }
    case "charge.dispute.created":
      return { intentId: idOf(event.data.object.payment_intent), refundedCents: null };
    default:
      return { intentId: null, refundedCents: null };
  }
}

const idOf = (reference: string | { id: string } | null) =>
  typeof reference === "string" ? reference : (reference?.id ?? null);
