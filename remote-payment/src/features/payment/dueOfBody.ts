import {
  clientInfo,
  paidLead,
  paymentIntent,
  savedCard,
  type ClientInfo,
  type PaidLead,
  type PaymentIntent,
  type SavedCard,
} from "@quotehaven/contract/wire";

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
    hasTexts(value, ["id", "clientSecret", "status", "currency"]) &&
    typeof value.amountCents === "number"
  );
}

function isSavedCard(value: unknown): value is SavedCard {
  return hasTexts(value, ["id"]) && hasTexts(value.card, ["brand", "last4"]);
}

function isPaidLead(value: unknown): value is PaidLead {
  return (
    hasTexts(value, ["submittedAt", "firstName", "lastName", "carrierName"]) &&
    typeof value.id === "number" &&
    Array.isArray(value.typeNames) &&
    value.typeNames.every((name) => typeof name === "string") &&
    (value.monthly === undefined || typeof value.monthly === "number")
  );
}

/** A part of a body in our words, not yet believed: what it holds is looked at after. */
function inOurWords(codec: { decode: (sent: never) => unknown }, sent: unknown): unknown {
  return isFields(sent) ? codec.decode(sent as never) : undefined;
}

function readCard(sent: unknown): SavedCard[] {
  const card = isFields(sent) && isFields(sent.card) ? inOurWords(savedCard, sent) : undefined;
  return isSavedCard(card) ? [card] : [];
}

/**
 * Reads the error body of the confirm calls, which carries the intent, the saved cards, the price
 * and the lead beside the message (specification 4.10, PAY-3). Null when it has none of them.
 */
export function dueOfBody(body: unknown): DueBody | null {
  if (!isFields(body)) return null;
  const { payment_intent: sentIntent, payment_methods: cards, price } = body;
  if (sentIntent == null && cards == null && price == null) return null;
  const intent = inOurWords(paymentIntent, sentIntent);
  const lead = inOurWords(paidLead, body.lead);
  return {
    intent: isIntent(intent) ? intent : null,
    cards: Array.isArray(cards) ? cards.flatMap(readCard) : [],
    price: typeof price === "number" ? price : null,
    lead: isPaidLead(lead) ? lead : null,
  };
}

/** The client's details of a paid reply; null when it has none. */
export function clientOfBody(body: unknown): ClientInfo | null {
  if (!isFields(body)) return null;
  const client = inOurWords(clientInfo, body.user_data);
  return hasTexts(client, ["firstName", "lastName", "email", "phone"]) ? client : null;
}
