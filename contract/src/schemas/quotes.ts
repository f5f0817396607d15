import { Type, type Static } from "typebox";
import { quoteMessageLength } from "../cover";
import {
  CalendarDate,
  Dollars,
  Id,
  InsuranceTypeId,
  Nullable,
  SmallId,
  Timestamp,
  Token,
} from "./common";
import { CoverNeed, QuoteCover } from "./cover";
import { OwnPolicies } from "./presentPolicies";

/** One insurance type's price within a quote. */
export const QuotePrice = Type.Object({
  ins_id: InsuranceTypeId,
  ins_name: Type.String(),
  qpr_monthly: Dollars,
  qpr_yearly: Dollars,
});
export type QuotePrice = Static<typeof QuotePrice>;

/** What a quote may say beside its prices. What is absent was not stated. */
const statedOnQuote = {
  qot_cover: Type.Optional(QuoteCover),
  /** The last day on which the quote can be chosen. */
  qot_valid_until: Type.Optional(CalendarDate),
  /** The first day on which its policies can begin. */
  qot_starts: Type.Optional(Nullable(CalendarDate)),
  /** A word to the client. */
  qot_message: Type.Optional(Nullable(Type.String({ maxLength: quoteMessageLength }))),
};

/** How many messages about the quote the reader has not read; absent where there are none. */
const unreadMessages = { unread_messages: Type.Optional(Type.Integer({ minimum: 1 })) };

/** `qot_edit` 1: the application changed and the agent has yet to confirm or change the quote. */
const QuoteEdit = Type.Union([Type.Literal(0), Type.Literal(1)]);

/** Who gave a quote. Telephone and address are said once the agent has paid for the contact. */
export const QuotingAgent = Type.Object({
  agency: Type.String(),
  name: Type.String(),
  /** As it is written, letters included; its digits where the agent gave no more. */
  licenseNumber: Type.String(),
  /** Two letters: the client's state where a check covers it, else the license's own; absent until the agent gives it. */
  licenseState: Type.Optional(Type.String()),
  /** When an operator looked exactly this license up in the client's state and confirmed it; absent until one did. */
  licenseCheckedAt: Type.Optional(Timestamp),
  phone: Type.Optional(Type.String()),
  email: Type.Optional(Type.String()),
});
export type QuotingAgent = Static<typeof QuotingAgent>;

/** A quote as its consumer sees it. */
export const ConsumerQuote = Type.Object({
  qot_id: Id,
  /** Zero-padded to two digits below 10. */
  number: Type.String(),
  inc_name: Type.String(),
  /** Bundle price, when the agent gave one. */
  qot_monthly: Nullable(Dollars),
  qot_yearly: Nullable(Dollars),
  qot_deleted: Type.Boolean(),
  qot_edit: QuoteEdit,
  accepted: Type.Boolean(),
  prices: Type.Array(QuotePrice),
  /** Counts the agent's changes. */
  qot_version: Type.Optional(Type.Integer({ minimum: 1 })),
  /** Why a changed application withdrew the quote: the types that its carrier does not write. */
  qot_unwritten: Type.Optional(Type.Array(InsuranceTypeId)),
  /** Until when the agent of the chosen quote is to have paid. */
  contact_due: Type.Optional(Timestamp),
  /** Present, and true, once that passed unpaid: another quote can be chosen. */
  contact_late: Type.Optional(Type.Boolean()),
  /** Absent where the agent's account is gone. */
  agent: Type.Optional(QuotingAgent),
  ...statedOnQuote,
  ...unreadMessages,
});
export type ConsumerQuote = Static<typeof ConsumerQuote>;

/** What the consumer agreed to by choosing a quote. */
export const QuoteConsent = Type.Object({
  qot_id: Id,
  inc_name: Type.String(),
  /** As it was shown; empty once the agent's account is gone. */
  text: Type.String(),
  text_version: Type.Integer({ minimum: 1 }),
  given_at: Timestamp,
  /** When the choice ended; null while it holds. */
  withdrawn_at: Nullable(Timestamp),
  /** Present, and true, where the choice ended because the agent's fee went back. */
  fee_returned: Type.Optional(Type.Boolean()),
});
export type QuoteConsent = Static<typeof QuoteConsent>;

/**
 * `need` is that of the submitted version, which the quotes are for; `consent` the newest on this
 * application, also where its choice ended since.
 */
export const ConsumerQuotesReply = Type.Object({
  data: Type.Array(ConsumerQuote),
  need: Type.Optional(CoverNeed),
  consent: Type.Optional(QuoteConsent),
  /** The policies that the consumer has today, of the types that were submitted. */
  present: Type.Optional(OwnPolicies),
});
export type ConsumerQuotesReply = Static<typeof ConsumerQuotesReply>;

/**
 * What the consumer saw of the quote they choose. Whatever is sent and is not so any more refuses the
 * choice with `quote-changed`; without a body the quote is chosen as it is.
 */
export const QuoteChoice = Type.Object({
  qot_version: Type.Optional(Type.Integer({ minimum: 1 })),
  qot_monthly: Type.Optional(Nullable(Dollars)),
  qot_yearly: Type.Optional(Nullable(Dollars)),
  prices: Type.Optional(
    Type.Array(
      Type.Object({ ins_id: InsuranceTypeId, qpr_monthly: Dollars, qpr_yearly: Dollars }),
      { maxItems: 3 },
    ),
  ),
});
export type QuoteChoice = Static<typeof QuoteChoice>;

/** A quote as the agent who gave it sees it. */
export const AgentQuote = Type.Object({
  qot_id: Id,
  inc_id: SmallId,
  inc_name: Type.String(),
  qot_monthly: Nullable(Dollars),
  qot_yearly: Nullable(Dollars),
  qot_edit: QuoteEdit,
  accepted: Type.Boolean(),
  prices: Type.Array(QuotePrice),
  ...statedOnQuote,
  ...unreadMessages,
});
export type AgentQuote = Static<typeof AgentQuote>;

/** Creates or updates a quote. `qot_id` names the quote to update; on a new one it is the form's key. */
export const QuoteBody = Type.Object({
  id: Type.Optional(Id),
  token: Token,
  qot_id: Type.Optional(Id),
  inc_id: SmallId,
  qot_monthly: Type.Optional(Nullable(Dollars)),
  qot_yearly: Type.Optional(Nullable(Dollars)),
  prices: Type.Array(
    Type.Object({
      ins_id: InsuranceTypeId,
      ins_name: Type.Optional(Type.String({ maxLength: 60 })),
      qpr_monthly: Dollars,
      qpr_yearly: Dollars,
    }),
    { maxItems: 3 },
  ),
  ...statedOnQuote,
});
export type QuoteBody = Static<typeof QuoteBody>;

export const QuoteReply = Type.Object({ data: AgentQuote });
export type QuoteReply = Static<typeof QuoteReply>;
