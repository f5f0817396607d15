import type { ApiErrorBody } from "./apiError";

/** The API version whose shapes the sandbox speaks; the one the pinned SDK expects. */
export const API_VERSION = "2026-10-28.endive";

export type Metadata = Record<string, string>;

export type Customer = {
  id: string;
  object: "customer";
  created: number;
  deleted?: true;
  description: string | null;
  email: string | null;
  livemode: false;
  metadata: Metadata;
  name: string | null;
  phone: string | null;
};

export type BillingDetails = {
  address: Record<"city" | "country" | "line1" | "line2" | "postal_code" | "state", string | null>;
  email: string | null;
  name: string | null;
  phone: string | null;
  tax_id: null;
};

export type CardDetails = {
  brand: string;
  checks: Record<"address_line1_check" | "address_postal_code_check" | "cvc_check", string | null>;
  country: string;
  display_brand: string;
  exp_month: number;
  exp_year: number;
  fingerprint: string;
  funding: string;
  generated_from: null;
  last4: string;
  networks: { available: string[]; preferred: null };
  regulated_status: "unregulated";
  three_d_secure_usage: { supported: boolean };
  wallet: null;
};

export type PaymentMethod = {
  id: string;
  object: "payment_method";
  allow_redisplay: "always" | "limited" | "unspecified";
  billing_details: BillingDetails;
  card: CardDetails;
  created: number;
  customer: string | null;
  livemode: false;
  metadata: Metadata;
  type: "card";
  /** Which test card it is; the number itself is never kept. */
  sandbox_card: string;
  /** Used once or detached, without being saved: Stripe refuses it from then on. */
  sandbox_spent: boolean;
};

export type IntentStatus =
  | "requires_payment_method"
  | "requires_confirmation"
  | "requires_action"
  | "processing"
  | "succeeded"
  | "canceled";

export type NextAction =
  | {
      type: "use_stripe_sdk";
      use_stripe_sdk: { type: "three_d_secure_redirect"; stripe_js: string; source: string };
    }
  | { type: "redirect_to_url"; redirect_to_url: { url: string; return_url: string } };

export type PaymentIntent = {
  id: string;
  object: "payment_intent";
  amount: number;
  amount_capturable: 0;
  amount_received: number;
  automatic_payment_methods: { allow_redirects: "always" | "never"; enabled: true } | null;
  canceled_at: number | null;
  cancellation_reason: string | null;
  capture_method: "automatic_async";
  client_secret: string;
  confirmation_method: "automatic";
  created: number;
  currency: string;
  customer: string | null;
  description: string | null;
  last_payment_error: ApiErrorBody | null;
  latest_charge: string | null;
  livemode: false;
  metadata: Metadata;
  next_action: NextAction | null;
  payment_method: string | null;
  payment_method_types: string[];
  processing: null;
  receipt_email: string | null;
  setup_future_usage: "on_session" | "off_session" | null;
  shipping: null;
  statement_descriptor: null;
  statement_descriptor_suffix: null;
  status: IntentStatus;
  /** Proves to the authentication page that it was opened for this very attempt. */
  sandbox_authentication: string | null;
};

export type Charge = {
  id: string;
  object: "charge";
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  billing_details: BillingDetails;
  captured: boolean;
  created: number;
  currency: string;
  customer: string | null;
  description: string | null;
  disputed: boolean;
  failure_code: string | null;
  failure_message: string | null;
  livemode: false;
  metadata: Metadata;
  outcome: Record<"network_status" | "reason" | "seller_message" | "type", string | null>;
  paid: boolean;
  payment_intent: string;
  payment_method: string;
  payment_method_details: { card: Partial<CardDetails> & { network: string }; type: "card" };
  receipt_email: string | null;
  receipt_number: string | null;
  receipt_url: string | null;
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
  metadata: Metadata;
  payment_intent: string;
  reason: string | null;
  status: "succeeded";
};

export type Dispute = {
  id: string;
  object: "dispute";
  amount: number;
  charge: string;
  created: number;
  currency: string;
  livemode: false;
  metadata: Metadata;
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
