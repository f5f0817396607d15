import { Type, type Static } from "typebox";
import { coverNounNames } from "../cover";
import {
  Carrier,
  Id,
  InsuranceType,
  InsuranceTypeId,
  Text,
  Timestamp,
  Token,
  oneOf,
} from "./common";

export const InsuranceTypesReply = Type.Object({ data: Type.Array(InsuranceType) });
export type InsuranceTypesReply = Static<typeof InsuranceTypesReply>;

/** Every carrier; 'None' is the client's own first entry. */
export const InsuranceCompaniesReply = Type.Object({ data: Type.Array(Carrier) });
export type InsuranceCompaniesReply = Static<typeof InsuranceCompaniesReply>;

export const FeedbackBody = Type.Object({ name: Text, email: Text, message: Text, token: Token });
export type FeedbackBody = Static<typeof FeedbackBody>;

/** What a notification says of a quote, as it was then. */
const QuoteNews = Type.Object({
  id: Id,
  carrier: Type.String(),
  monthly: Type.Integer({ minimum: 0 }),
  yearly: Type.Integer({ minimum: 0 }),
  /** Below every other quote that stood then. */
  isLowest: Type.Boolean(),
  verdict: oneOf(["meets", "below", "notStated"]),
  /** Of what the application needs: how many lines there are, and how many the quote meets and does not state. */
  lines: Type.Integer({ minimum: 0 }),
  met: Type.Integer({ minimum: 0 }),
  unstated: Type.Optional(Type.Integer({ minimum: 0 })),
  /** How many quotes stood then, with this one. */
  among: Type.Optional(Type.Integer({ minimum: 1 })),
  /** The largest amount that is missing, and of what. */
  short: Type.Optional(
    Type.Object({ what: oneOf(coverNounNames), amount: Type.Integer({ minimum: 1 }) }),
  ),
  /** Of an update: what it cost until then. */
  before: Type.Optional(
    Type.Object({
      monthly: Type.Integer({ minimum: 0 }),
      yearly: Type.Integer({ minimum: 0 }),
    }),
  ),
  /** The last day on which it could be chosen. */
  validUntil: Type.Optional(Type.String()),
});

/** What a notification says beside its sentence. */
const NotificationDetails = Type.Object({
  quote: Type.Optional(QuoteNews),
  /** Of a new prospect. */
  lead: Type.Optional(
    Type.Object({
      city: Type.String(),
      types: Type.Array(InsuranceTypeId),
      /** What each of them needs, in whole dollars, where that is known. */
      needs: Type.Optional(
        Type.Array(Type.Object({ type: InsuranceTypeId, amount: Type.Integer({ minimum: 0 }) })),
      ),
    }),
  ),
  /** Of a quote that was selected: with which carrier, and its price. */
  chosen: Type.Optional(
    Type.Object({ carrier: Type.String(), monthly: Type.Integer({ minimum: 0 }) }),
  ),
  /** Of a choice taken back: whether the client chose another quote instead. */
  otherChosen: Type.Optional(Type.Boolean()),
});

/**
 * `ntp_id`: 1 new quote, 2 new prospect, 3 change requested, 4 quote selected, 5 choice taken back,
 * 6 reminder of a deadline, 7 agent late, 8 last quote ends soon, 9 fee returned, 10 fee not returned,
 * 11 message to a consumer, 12 message to an agent.
 */
export const Notification = Type.Object({
  ntf_id: Id,
  ntf_seen: Type.Boolean(),
  ntf_date: Timestamp,
  ntp_id: Type.Integer({ minimum: 1, maximum: 12 }),
  ntp_name: Type.String(),
  usr_firstname: Type.String(),
  /** Of a change that withdrew the reader's quote: the carrier, which does not write what is asked for now. */
  withdrawn_inc: Type.Optional(Type.String()),
  /** Of a message: the quote it is about, its lead and its carrier. */
  qot_id: Type.Optional(Id),
  aps_id: Type.Optional(Id),
  inc_name: Type.Optional(Type.String()),
  /** Of a quote: the agency that gave it; absent once its account is gone. */
  agency: Type.Optional(Type.String()),
  /** Of a client who chose the reader: the fee, in cents, while it is not paid. */
  fee: Type.Optional(Type.Integer({ minimum: 0 })),
  details: Type.Optional(NotificationDetails),
});
export type Notification = Static<typeof Notification>;

/** Newest first. Without a limit the newest 500. */
export const NotificationsQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
});
export type NotificationsQuery = Static<typeof NotificationsQuery>;

/** The quote that a consumer opened: what they were told of it is read. */
export const NotificationsSeenBody = Type.Object({ qot_id: Id });
export type NotificationsSeenBody = Static<typeof NotificationsSeenBody>;

export const NotificationsReply = Type.Object({
  data: Type.Object({
    data: Type.Array(Notification),
    count: Type.Integer({ minimum: 0 }),
    /** Counted up to 100. */
    unseen: Type.Integer({ minimum: 0 }),
    /** How many clients' details an agent has paid for; absent while there are none. */
    paid_clients: Type.Optional(Type.Integer({ minimum: 0 })),
    /** How many messages the reader has not read; absent while there are none. */
    unread_messages: Type.Optional(Type.Integer({ minimum: 0 })),
  }),
});
export type NotificationsReply = Static<typeof NotificationsReply>;
