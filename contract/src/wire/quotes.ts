import type * as wire from "../schemas";
import { entity, flag, inData, list, type Inside } from "./codec";
import { ownPolicies } from "./presentPolicies";

/** One insurance type's price within a quote. */
export const quotePrice = entity<wire.QuotePrice>()({
  insuranceTypeId: "ins_id",
  insuranceTypeName: "ins_name",
  monthly: "qpr_monthly",
  yearly: "qpr_yearly",
});
export type QuotePrice = Inside<typeof quotePrice>;

/** A quote as its consumer sees it. */
export const consumerQuote = entity<wire.ConsumerQuote>()({
  id: "qot_id",
  number: "number",
  carrierName: "inc_name",
  monthly: "qot_monthly",
  yearly: "qot_yearly",
  isRemoved: "qot_deleted",
  needsUpdate: ["qot_edit", flag],
  isAccepted: "accepted",
  prices: ["prices", list(quotePrice)],
  version: "qot_version",
  unwrittenTypes: "qot_unwritten",
  contactDue: "contact_due",
  isContactLate: "contact_late",
  agent: "agent",
  cover: "qot_cover",
  validUntil: "qot_valid_until",
  startsOn: "qot_starts",
  message: "qot_message",
  unreadMessages: "unread_messages",
});
export type ConsumerQuote = Inside<typeof consumerQuote>;

/** What the consumer agreed to by choosing a quote. */
export const quoteConsent = entity<wire.QuoteConsent>()({
  quoteId: "qot_id",
  carrierName: "inc_name",
  text: "text",
  textVersion: "text_version",
  givenAt: "given_at",
  withdrawnAt: "withdrawn_at",
  isFeeReturned: "fee_returned",
});
export type QuoteConsent = Inside<typeof quoteConsent>;

/** Every quote of the consumer, the need that they are held against, and what was agreed to last. */
export const consumerQuotesReply = entity<wire.ConsumerQuotesReply>()({
  quotes: ["data", list(consumerQuote)],
  need: "need",
  consent: ["consent", quoteConsent],
  present: ["present", ownPolicies],
});
export type ConsumerQuotes = Inside<typeof consumerQuotesReply>;

const shownPrice = entity<NonNullable<wire.QuoteChoice["prices"]>[number]>()({
  insuranceTypeId: "ins_id",
  monthly: "qpr_monthly",
  yearly: "qpr_yearly",
});

/** What the consumer saw of the quote they choose. */
export const quoteChoice = entity<wire.QuoteChoice>()({
  version: "qot_version",
  monthly: "qot_monthly",
  yearly: "qot_yearly",
  prices: ["prices", list(shownPrice)],
});
export type QuoteChoice = Inside<typeof quoteChoice>;

/** A quote as the agent who gave it sees it. */
export const agentQuote = entity<wire.AgentQuote>()({
  id: "qot_id",
  carrierId: "inc_id",
  carrierName: "inc_name",
  monthly: "qot_monthly",
  yearly: "qot_yearly",
  needsUpdate: ["qot_edit", flag],
  isAccepted: "accepted",
  prices: ["prices", list(quotePrice)],
  cover: "qot_cover",
  validUntil: "qot_valid_until",
  startsOn: "qot_starts",
  message: "qot_message",
  unreadMessages: "unread_messages",
});
export type AgentQuote = Inside<typeof agentQuote>;

const givenPrice = entity<wire.QuoteBody["prices"][number]>()({
  insuranceTypeId: "ins_id",
  insuranceTypeName: "ins_name",
  monthly: "qpr_monthly",
  yearly: "qpr_yearly",
});

/** Creates or updates a quote. `quoteId` names the quote to update; on a new one it is the form's key. */
export const quoteBody = entity<wire.QuoteBody>()({
  leadId: "id",
  token: "token",
  quoteId: "qot_id",
  carrierId: "inc_id",
  monthly: "qot_monthly",
  yearly: "qot_yearly",
  prices: ["prices", list(givenPrice)],
  cover: "qot_cover",
  validUntil: "qot_valid_until",
  startsOn: "qot_starts",
  message: "qot_message",
});
export type QuoteBody = Inside<typeof quoteBody>;

export const quoteReply = inData(agentQuote);
