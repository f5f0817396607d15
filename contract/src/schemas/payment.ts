import { Type, type Static } from "typebox";
import { Dollars, Id, Nullable, Text, Timestamp, oneOf } from "./common";

/** The winner's client, after the fee was paid. */
export const ClientInfo = Type.Object({
  usr_firstname: Type.String(),
  usr_lastname: Type.String(),
  usr_email: Type.String(),
  usr_phonenumber: Type.String(),
});
export type ClientInfo = Static<typeof ClientInfo>;

/** The card provider's intent; `amount` in cents. */
export const PaymentIntent = Type.Object({
  id: Type.String(),
  client_secret: Type.String(),
  status: Type.String(),
  amount: Type.Integer(),
  currency: Type.String(),
});
export type PaymentIntent = Static<typeof PaymentIntent>;

export const SavedCard = Type.Object({
  id: Type.String(),
  card: Type.Object({
    brand: Type.String(),
    last4: Type.String(),
    exp_month: Type.Integer(),
    exp_year: Type.Integer(),
  }),
});
export type SavedCard = Static<typeof SavedCard>;

/** Names a saved card by the provider's id. */
export const CardParams = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 255, pattern: "^[A-Za-z0-9_]+$" }),
});
export type CardParams = Static<typeof CardParams>;

/** The lead being paid for, so that the person knows what for. */
export const PaidLead = Type.Object({
  aps_id: Id,
  aps_submitted: Timestamp,
  usr_firstname: Type.String(),
  usr_lastname: Type.String(),
  ins_names: Type.Array(Type.String()),
  inc_name: Type.String(),
  /** A month of the quote that was chosen, of all types together. */
  qot_monthly: Type.Optional(Dollars),
});
export type PaidLead = Static<typeof PaidLead>;

/** POST confirm. `price` in whole US dollars. */
export const PaymentReply = Type.Object({
  payment_intent: PaymentIntent,
  payment_methods: Type.Array(SavedCard),
  price: Type.Integer(),
  lead: PaidLead,
});
export type PaymentReply = Static<typeof PaymentReply>;

/** GET confirm, not paid yet (402, `payment-required`), and provider failures of POST. */
export const PaymentErrorReply = Type.Object({
  message: Type.String(),
  data: Type.Array(Type.String()),
  payment_intent: Type.Optional(Nullable(PaymentIntent)),
  payment_methods: Type.Optional(Type.Array(SavedCard)),
  price: Type.Optional(Type.Integer()),
  lead: Type.Optional(PaidLead),
});
export type PaymentErrorReply = Static<typeof PaymentErrorReply>;

/** `returning` is granted, and on its way through the card provider. */
export const FeeReturnStatus = oneOf(["asked", "returning", "returned", "refused"]);
export type FeeReturnStatus = Static<typeof FeeReturnStatus>;

/** A fee that its agent asked back. */
export const FeeReturn = Type.Object({
  status: FeeReturnStatus,
  reason: oneOf(["contact-fails", "never-asked", "duplicate"]),
  words: Type.String(),
  asked_at: Timestamp,
  /** When it is decided at the latest. */
  decide_by: Timestamp,
  decided_at: Nullable(Timestamp),
  /** Why it was decided so; empty before. */
  answer: Type.String(),
});
export type FeeReturn = Static<typeof FeeReturn>;

/** Asks for the fee of a lead back. What the fields must say are rules. */
export const FeeReturnBody = Type.Object({ reason: Text, words: Text });
export type FeeReturnBody = Static<typeof FeeReturnBody>;

/** A fee that was paid; `amount` in whole US dollars. */
export const Payment = Type.Object({
  /** Receipt number. */
  number: Type.String(),
  paid_at: Timestamp,
  aps_id: Id,
  lead: Type.String(),
  ins_names: Type.Array(Type.String()),
  amount: Type.Integer(),
  brand: Nullable(Type.String()),
  last4: Nullable(Type.String()),
  /** `disputed`: the cardholder's bank looks into it; `charged-back`: it took the money back. */
  status: oneOf(["paid", "partly-refunded", "refunded", "disputed", "charged-back"]),
  /** How much went back; absent where nothing did. */
  refunded_cents: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Who paid. */
  agency: Type.Optional(Type.String()),
  /** Absent where it was not asked back. */
  fee_return: Type.Optional(FeeReturn),
  /** Until when it can be asked back; absent where it cannot. */
  fee_return_until: Type.Optional(Timestamp),
});
export type Payment = Static<typeof Payment>;

/** What the client agreed to by choosing the agent's quote. */
export const ContactConsent = Type.Object({
  /** As the client was shown it, in their language; empty once their account is gone. */
  text: Type.String(),
  text_version: Type.Integer({ minimum: 1 }),
  given_at: Timestamp,
});
export type ContactConsent = Static<typeof ContactConsent>;

/** GET confirm, paid. */
export const ClientInfoReply = Type.Object({
  user_data: ClientInfo,
  payment_intent: Nullable(PaymentIntent),
  payment_methods: Type.Array(SavedCard),
  payment: Type.Optional(Payment),
  consent: Type.Optional(ContactConsent),
});
export type ClientInfoReply = Static<typeof ClientInfoReply>;

/** Which of an agent's payments, the newest first; without a limit a thousand. */
export const AgentPaymentsQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  /** The one with this receipt number. */
  number: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
});
export type AgentPaymentsQuery = Static<typeof AgentPaymentsQuery>;

/** A page of payments; `count` of all that were asked for. */
export const PaymentsReply = Type.Object({
  data: Type.Array(Payment),
  count: Type.Integer({ minimum: 0 }),
});
export type PaymentsReply = Static<typeof PaymentsReply>;

/** What a browser needs to know of the outside services. Nothing in it is secret. */
export const ConfigReply = Type.Object({
  /** Publishable key of the card payment provider. */
  publicKey: Type.String(),
  /** Address of the card processor's script where it is not the provider's own. */
  cardScriptUrl: Nullable(Type.String()),
  /** What an agent pays for a client's contact details, in dollars. */
  leadFee: Type.Optional(Type.Integer({ minimum: 0 })),
  humanVerification: Type.Object({
    kind: oneOf(["altcha", "recaptcha"]),
    siteKey: Nullable(Type.String()),
  }),
});
export type ConfigReply = Static<typeof ConfigReply>;
