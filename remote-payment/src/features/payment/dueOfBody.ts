import type { ClientInfo, PaidLead, PaymentIntent, SavedCard } from "@quotehaven/contract/schemas";

/** What a refusal may carry of a payment that is due. */
export type DueBody = {
  /** Null where the provider could not be asked; paying is possible once there is one. */
  intent: PaymentIntent | null;
  cards: SavedCard[];
  /** Whole US dollars. */
  price: number | null;
  lead: PaidLead | null;
};

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function hasTexts<Name extends string>(
  value: unknown,
  names: readonly Name[],
): value is Fields & Record<Name, string> {
  return isFields(value) && names.every((name) => typeof value[name] === "string");
}

function isIntent(value: unknown): value is PaymentIntent {
  return (
    hasTexts(value, ["id", "client_secret", "status", "currency"]) &&
    typeof value.amount === "number"
  );
}

function isSavedCard(value: unknown): value is SavedCard {
  return hasTexts(value, ["id"]) && hasTexts(value.card, ["brand", "last4"]);
}

function isPaidLead(value: unknown): value is PaidLead {
  return (
    hasTexts(value, ["aps_submitted", "usr_firstname", "usr_lastname", "inc_name"]) &&
    typeof value.aps_id === "number" &&
    Array.isArray(value.ins_names) &&
    value.ins_names.every((name) => typeof name === "string")
  );
}

/**
 * Reads the error body of the confirm calls, which carries the intent, the saved cards, the price
 * and the lead beside the message (specification 4.10, PAY-3). Null when it has none of them.
 */
export function dueOfBody(body: unknown): DueBody | null {
  if (!isFields(body)) return null;
  const { payment_intent, payment_methods, price, lead } = body;
  if (payment_intent == null && payment_methods == null && price == null) return null;
  return {
    intent: isIntent(payment_intent) ? payment_intent : null,
    cards: Array.isArray(payment_methods) ? payment_methods.filter(isSavedCard) : [],
    price: typeof price === "number" ? price : null,
    lead: isPaidLead(lead) ? lead : null,
  };
}

/** The client's details of a paid reply; null when it has none. */
export function clientOfBody(body: unknown): ClientInfo | null {
  if (!isFields(body)) return null;
  const { user_data } = body;
  const names = ["usr_firstname", "usr_lastname", "usr_email", "usr_phonenumber"] as const;
  return hasTexts(user_data, names) ? user_data : null;
}
