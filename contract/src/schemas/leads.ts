import { Type, type Static } from "typebox";
import { leadSorts, limits, renewalWindows } from "../rules/constants";
import {
  CalendarDate,
  Carrier,
  Count,
  Dollars,
  Gender,
  Id,
  InsuranceTypeId,
  Nullable,
  SmallId,
  Timestamp,
  oneOf,
} from "./common";
import { QuestionForm } from "./questionnaire";
import { CoverNeed } from "./cover";
import { FeeReturnStatus } from "./payment";
import { PresentPolicies } from "./presentPolicies";
import { AgentQuote } from "./quotes";

/** Which leads of a list. */
const page = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
};

/** What narrows and orders the whole of an agent's leads; everything that is asked for holds at once. */
export const LeadsQuery = Type.Object({
  ...page,
  /** new, quoted, won, completed, lost; missing, empty, `null` and `all` mean all. */
  filter: Type.Optional(Type.String({ maxLength: 20 })),
  /** Beginnings of the client's names or city, a lead's number, or a ZIP code as {@link LeadsQuery.zip}. */
  search: Type.Optional(Type.String({ minLength: 1, maxLength: limits.searchLength })),
  /** What the lead asks for, among others. */
  type: Type.Optional(Type.Integer({ minimum: 1, maximum: 3 })),
  state: Type.Optional(Type.String({ pattern: "^[A-Z]{2}$" })),
  /** The first three digits; all five find only leads whose client the agent paid for. */
  zip: Type.Optional(Type.String({ pattern: "^[0-9]{3}([0-9]{2})?$" })),
  /** A carrier of the agent's that writes all the lead asks for, and that nobody has quoted. */
  carrier: Type.Optional(SmallId),
  /** The present policy ends within so many days. */
  renewal: Type.Optional(oneOf(renewalWindows)),
  /** The agent's follow-up date has come. */
  due: Type.Optional(Type.Boolean()),
  sort: Type.Optional(oneOf(leadSorts)),
  /** Asks for {@link LeadCounts}. */
  counts: Type.Optional(Type.Boolean()),
});
export type LeadsQuery = Static<typeof LeadsQuery>;

/** A page of the leads that the agent won, paid for or not. */
export const ClientsQuery = Type.Object(page);
export type ClientsQuery = Static<typeof ClientsQuery>;

/** Of a won lead that waits for its fee. */
const contactDeadline = {
  /** Until when it is to be paid. */
  contact_due: Type.Optional(Timestamp),
  /** Present, and true, once that passed: the client may choose another agent. */
  contact_late: Type.Optional(Type.Boolean()),
};

/** What the agent offers on a lead: the quote that the client chose, else the cheapest. */
export const OwnPrice = Type.Object({
  inc_name: Type.String(),
  qot_monthly: Type.Integer({ minimum: 0 }),
  qot_yearly: Type.Integer({ minimum: 0 }),
  /** When it was given, or last changed. */
  at: Timestamp,
});
export type OwnPrice = Static<typeof OwnPrice>;

/** The headline figure of what one insurance type needs, as it was submitted. */
export const NeededAmount = Type.Object({ ins_id: InsuranceTypeId, amount: Dollars });
export type NeededAmount = Static<typeof NeededAmount>;

/**
 * A submitted application as the list shows it. Of the person behind it: the short name, city and
 * state, while the application stands.
 */
export const Lead = Type.Object({
  aps_id: Id,
  aps_submitted: Timestamp,
  aps_confirmed: Type.Boolean(),
  aps_deleted: Type.Boolean(),
  has_quote: Type.Boolean(),
  won_quote: Type.Boolean(),
  /** Present, and true, once the client chose another agent. */
  other_chosen: Type.Optional(Type.Boolean()),
  ...contactDeadline,
  /** The application changed since the agent's quote. */
  edit: Type.Boolean(),
  isUnread: Type.Boolean(),
  /** The agent's carriers that can still be quoted. */
  viable_inc: Type.Array(Carrier),
  ins_types: Type.Array(Type.Object({ aps_id: Id, ins_name: Type.String() })),
  insType: Type.Array(InsuranceTypeId),
  /** Present, and true, where a quote of the agent's own ended and waits for its renewal. */
  quote_ended: Type.Optional(Type.Boolean()),
  /** How a fee that was asked back stands. */
  fee_return: Type.Optional(FeeReturnStatus),
  /** Carriers with which a changed application withdrew the agent's quotes: they do not write all of it. */
  withdrawn_inc: Type.Optional(Type.Array(Carrier)),
  /** How many of the client's messages the agent has not read; absent where there are none. */
  unread_messages: Type.Optional(Type.Integer({ minimum: 1 })),
  /** First name and first letter of the last, "Maya R.". */
  client: Type.Optional(Type.String()),
  city: Type.Optional(Type.String()),
  state: Type.Optional(Type.String()),
  needs: Type.Optional(Type.Array(NeededAmount)),
  /** What the client pays today, a year. */
  premium: Type.Optional(Dollars),
  /** When the first of the present policies ends. */
  renewal: Type.Optional(CalendarDate),
  own_price: Type.Optional(OwnPrice),
  /** When the agent wants to come back to it. */
  follow_up: Type.Optional(CalendarDate),
  /** Present, and true, where another lead that the agent sees has the same name, street and birth. */
  same_person: Type.Optional(Type.Boolean()),
});
export type Lead = Static<typeof Lead>;

/** How many leads each filter has by itself, whatever else is asked for; 10,001 where there are more than 10,000. */
export const LeadCounts = Type.Object({
  all: Count,
  new: Count,
  quoted: Count,
  won: Count,
  completed: Count,
  lost: Count,
});
export type LeadCounts = Static<typeof LeadCounts>;

export const LeadsReply = Type.Object({
  data: Type.Object({
    data: Type.Array(Lead),
    count: Count,
    /** Present, and true, where there may be more than `count`: counting ended there. */
    count_is_least: Type.Optional(Type.Boolean()),
    counts: Type.Optional(LeadCounts),
  }),
});
export type LeadsReply = Static<typeof LeadsReply>;

/** What an agent may know of a client before paying; never e-mail, phone, address line 2 or ZIP. */
export const LeadUserInfo = Type.Object({
  usr_firstname: Type.String(),
  usr_lastname: Type.String(),
  usr_gender: Gender,
  usr_address1: Type.String(),
  usr_city: Type.String(),
  /** Null, and `usr_birthyear` there instead, for whoever does not read the whole of the lead. */
  usr_dateofbirth: Nullable(Type.String()),
  usr_birthyear: Type.Optional(Type.Integer()),
  usr_partnerfirstname: Nullable(Type.String()),
  usr_partnerlastname: Nullable(Type.String()),
  usr_partnerdateofbirth: Nullable(Type.String()),
  usr_partnerbirthyear: Type.Optional(Type.Integer()),
});
export type LeadUserInfo = Static<typeof LeadUserInfo>;

/** One of the agent's carriers, as this lead finds it. */
export const LeadCarrier = Type.Object({
  inc_id: SmallId,
  inc_name: Type.String(),
  /** Another agent has a live quote with it on this lead. */
  quoted: Type.Boolean(),
});
export type LeadCarrier = Static<typeof LeadCarrier>;

export const LeadReply = Type.Object({
  data: Type.Array(QuestionForm),
  user_info: LeadUserInfo,
  quote_info: Type.Array(AgentQuote),
  /** What the application needs, for quotes to be held against. */
  need: Type.Optional(CoverNeed),
  /** The policies that the client has today and lets agents see. */
  present: Type.Optional(PresentPolicies),
  /** The agent's carriers that write every insurance type of the application. */
  insurance_companies: Type.Array(LeadCarrier),
  lead: Type.Object({
    aps_id: Id,
    aps_submitted: Timestamp,
    won_quote: Type.Boolean(),
    aps_confirmed: Type.Boolean(),
    /** False once any agent's quote was accepted or the application is gone. */
    can_quote: Type.Boolean(),
    /** Present, and true, where the rest of the client comes with a checked license, or the payment. */
    details_need_check: Type.Optional(Type.Boolean()),
    /** Present, and true, once the client chose another agent. */
    other_chosen: Type.Optional(Type.Boolean()),
    ...contactDeadline,
    /** The client's IANA time zone: a quote ends with its last day there. */
    client_time_zone: Type.Optional(Type.String()),
    /** As in the list. */
    ...Type.Pick(Lead, ["state", "needs", "premium", "renewal", "same_person"]).properties,
  }),
});
export type LeadReply = Static<typeof LeadReply>;
