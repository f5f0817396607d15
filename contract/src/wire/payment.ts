import type * as wire from "../schemas";
import { entity, list, nullable, type Inside } from "./codec";

/** The winner's client, after the fee was paid. */
export const clientInfo = entity<wire.ClientInfo>()({
  firstName: "usr_firstname",
  lastName: "usr_lastname",
  email: "usr_email",
  phone: "usr_phonenumber",
});
export type ClientInfo = Inside<typeof clientInfo>;

/** The card provider's intent. */
export const paymentIntent = entity<wire.PaymentIntent>()({
  id: "id",
  clientSecret: "client_secret",
  status: "status",
  amountCents: "amount",
  currency: "currency",
});
export type PaymentIntent = Inside<typeof paymentIntent>;

const cardFace = entity<wire.SavedCard["card"]>()({
  brand: "brand",
  last4: "last4",
  expiryMonth: "exp_month",
  expiryYear: "exp_year",
});

export const savedCard = entity<wire.SavedCard>()({ id: "id", card: ["card", cardFace] });
export type SavedCard = Inside<typeof savedCard>;

/** The lead being paid for, so that the person knows what for. */
export const paidLead = entity<wire.PaidLead>()({
  id: "aps_id",
  submittedAt: "aps_submitted",
  firstName: "usr_firstname",
  lastName: "usr_lastname",
  typeNames: "ins_names",
  carrierName: "inc_name",
  monthly: "qot_monthly",
});
export type PaidLead = Inside<typeof paidLead>;

/** POST confirm. `price` in whole US dollars. */
export const paymentReply = entity<wire.PaymentReply>()({
  intent: ["payment_intent", paymentIntent],
  cards: ["payment_methods", list(savedCard)],
  price: "price",
  lead: ["lead", paidLead],
});

/** GET confirm, not paid yet, and provider failures of POST. */
export const paymentErrorReply = entity<wire.PaymentErrorReply>()({
  message: "message",
  codes: "data",
  intent: ["payment_intent", nullable(paymentIntent)],
  cards: ["payment_methods", list(savedCard)],
  price: "price",
  lead: ["lead", paidLead],
});

export const feeReturn = entity<wire.FeeReturn>()({
  status: "status",
  reason: "reason",
  words: "words",
  askedAt: "asked_at",
  decideBy: "decide_by",
  decidedAt: "decided_at",
  answer: "answer",
});
/** A fee that its agent asked back. */
export type FeeReturn = Inside<typeof feeReturn>;

/** A fee that was paid; `amount` in whole US dollars. */
export const payment = entity<wire.Payment>()({
  number: "number",
  paidAt: "paid_at",
  leadId: "aps_id",
  lead: "lead",
  typeNames: "ins_names",
  amount: "amount",
  brand: "brand",
  last4: "last4",
  status: "status",
  refundedCents: "refunded_cents",
  agency: "agency",
  feeReturn: ["fee_return", feeReturn],
  feeReturnUntil: "fee_return_until",
});
export type Payment = Inside<typeof payment>;

export const contactConsent = entity<wire.ContactConsent>()({
  text: "text",
  textVersion: "text_version",
  givenAt: "given_at",
});
/** What the client agreed to by choosing the agent's quote. */
export type ContactConsent = Inside<typeof contactConsent>;

/** GET confirm, paid. */
export const clientInfoReply = entity<wire.ClientInfoReply>()({
  client: ["user_data", clientInfo],
  intent: ["payment_intent", nullable(paymentIntent)],
  cards: ["payment_methods", list(savedCard)],
  payment: ["payment", payment],
  consent: ["consent", contactConsent],
});

export const paymentsReply = entity<wire.PaymentsReply>()({
  payments: ["data", list(payment)],
  count: "count",
});
/** A page of payments, and how many there are. */
export type PaymentsPage = Inside<typeof paymentsReply>;
