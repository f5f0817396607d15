import Stripe from "stripe";
import type { ProviderEvent } from "./paymentProvider";

const TOLERANCE_SECONDS = 300;

/**
 * The event of a webhook call, where its signature (scheme v1, within 300 s of our clock) was made
 * with our secret over these very bytes; null otherwise, where the bytes are no event, and always
 * without a secret.
 */
export function readStripeEvent(
  secret: string | null,
  rawBody: Buffer,
  signature: string,
  now: Date,
): ProviderEvent | null {
  if (secret === null || secret === "") return null;
  // Stripe's own check bounds how old a signature may be, and not how far ahead.
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  if (!(signedAt <= now.getTime() / 1000 + TOLERANCE_SECONDS)) return null;
  try {
    const event = Stripe.webhooks.constructEvent(
      rawBody,
      signature,
      secret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    );
    if (typeof event.id !== "string" || typeof event.type !== "string") return null;
    return { id: event.id, type: event.type, ...subjectOf(event) };
  } catch {
    return null;
  }
}

type Subject = Pick<ProviderEvent, "intentId" | "refundedCents" | "disputeStatus">;

const nothing: Subject = { intentId: null, refundedCents: null, disputeStatus: null };

function subjectOf(event: Stripe.Event): Subject {
  switch (event.type) {
    case "payment_intent.succeeded":
    case "payment_intent.canceled":
      return { ...nothing, intentId: event.data.object.id };
    case "charge.refunded": {
      const { payment_intent, amount_refunded } = event.data.object;
      return { ...nothing, intentId: idOf(payment_intent), refundedCents: amount_refunded };
    }
    case "charge.dispute.created":
    case "charge.dispute.closed": {
      const { payment_intent, status } = event.data.object;
      return { ...nothing, intentId: idOf(payment_intent), disputeStatus: status };
    }
    default:
      return nothing;
  }
}

const idOf = (reference: string | { id: string } | null) =>
  typeof reference === "string" ? reference : (reference?.id ?? null);
