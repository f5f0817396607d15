import type { ApiErrorBody } from "./apiError";

/** The API version whose shapes the sandbox speaks; the one the pinned SDK expects. */
export const API_VERSION = "2026-10-28.endive";

type Metadata = Record<string, string>;

export type Customer = {
  id: string;
  object: "customer";
  created: number;
  deleted?: true;
  email: string | null;
  metadata: Metadata;
  name: string | null;
};

export type CardDetails = {
  brand: string;
  exp_month: number;
  exp_year: number;
  fingerprint: string;
  last4: string;
};

export type PaymentMethod = {
  id: string;
  object: "payment_method";
  card: CardDetails;
  created: number;
  customer: string | null;
  type: "card";
  /** Which test card it is; the number itself is never kept. */
  sandbox_card: string;
  /** Used once or detached, without being saved: Stripe refuses it from then on. */
  sandbox_spent: boolean;
};

export type PaymentIntent = {
  id: string;
  object: "payment_intent";
  amount: number;
  client_secret: string;
  created: number;
  currency: string;
  customer: string | null;
  description: string | null;
  last_payment_error: ApiErrorBody | null;
  latest_charge: string | null;
  metadata: Metadata;
  next_action: {
    type: "use_stripe_sdk";
    use_stripe_sdk: { type: "three_d_secure_redirect"; stripe_js: string; source: string };
  } | null;
  payment_method: string | null;
  status: "requires_payment_method" | "requires_action" | "succeeded" | "canceled";
  /** Whether the card is saved once the payment succeeds. */
  setup_future_usage: "on_session" | null;
  /** Proves to the authentication page that it was opened for this very attempt. */
  sandbox_authentication: string | null;
};

export type Charge = {
  id: string;
  object: "charge";
  amount: number;
  amount_refunded: number;
  created: number;
  currency: string;
  customer: string | null;
  disputed: boolean;
  metadata: Metadata;
  paid: boolean;
  payment_intent: string;
  payment_method: string;
  payment_method_details: { card: CardDetails; type: "card" };
  refunded: boolean;
  status: "succeeded" | "failed";
};

export type Refund = {
  id: string;
  object: "refund";
  amount: number;
  charge: string;
  created: number;
  currency: string;
  payment_intent: string;
  status: "succeeded";
};

export type Dispute = {
  id: string;
  object: "dispute";
  amount: number;
  charge: string;
  created: number;
  currency: string;
  payment_intent: string;
  reason: string;
  status: "needs_response";
};

export type ProcessorEvent = {
  id: string;
  object: "event";
  api_version: string;
  created: number;
  data: { object: object };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
};

/** The answer first given under an idempotency key. */
export type KeptReply = {
  id: string;
  at: number;
  fingerprint: string;
  status: number;
  body: string;
  requestId: string;
};

/** A guard for records read back from the sandbox's own journal. */
export function isObject<T extends { object: string }>(object: T["object"]) {
  return (value: unknown): value is T =>
    typeof value === "object" && value !== null && "object" in value && value.object === object;
}

/** The record as the outside sees it, without the sandbox's own notes. */
export function publicView<T extends object>(record: T): object {
  return Object.fromEntries(
    Object.entries(record).filter(([name]) => !name.startsWith("sandbox_")),
  );
}
