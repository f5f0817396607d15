import { Type, type Static } from "typebox";
import { Carrier, Gender, Id, InsuranceTypeId, Nullable, Timestamp } from "./common";
import { QuestionForm } from "./questionnaire";
import { CoverNeed } from "./cover";
import { FeeReturnStatus } from "./payment";
import { AgentQuote } from "./quotes";

/** `filter`: new, quoted, won, completed; missing, empty, `null` and `all` mean all. */
export const LeadsQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  filter: Type.Optional(Type.String({ maxLength: 20 })),
});
export type LeadsQuery = Static<typeof LeadsQuery>;

/** A page of the leads that the agent won, paid for or not. */
export const ClientsQuery = Type.Omit(LeadsQuery, ["filter"]);
export type ClientsQuery = Static<typeof ClientsQuery>;

/** Of a won lead that waits for its fee. */
const contactDeadline = {
  /** Until when it is to be paid. */
  contact_due: Type.Optional(Timestamp),
  /** Present, and true, once that passed: the client may choose another agent. */
  contact_late: Type.Optional(Type.Boolean()),
};

/** A submitted application as the list shows it: nothing of the person behind it. */
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
});
export type Lead = Static<typeof Lead>;

export const LeadsReply = Type.Object({
  data: Type.Object({ data: Type.Array(Lead), count: Type.Integer({ minimum: 0 }) }),
});
export type LeadsReply = Static<typeof LeadsReply>;

/** What an agent may know of a client before paying; never e-mail, phone, address line 2 or ZIP. */
export const LeadUserInfo = Type.Object({
  usr_firstname: Type.String(),
  usr_lastname: Type.String(),
  usr_gender: Gender,
  usr_address1: Type.String(),
  usr_city: Type.String(),
  usr_dateofbirth: Nullable(Type.String()),
  usr_partnerfirstname: Nullable(Type.String()),
  usr_partnerlastname: Nullable(Type.String()),
  usr_partnerdateofbirth: Nullable(Type.String()),
});
export type LeadUserInfo = Static<typeof LeadUserInfo>;

/** One of the agent's carriers, as this lead finds it. */
export const LeadCarrier = Type.Object({
  inc_id: Id,
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
  /** The agent's carriers that write every insurance type of the application. */
  insurance_companies: Type.Array(LeadCarrier),
  lead: Type.Object({
    aps_id: Id,
    aps_submitted: Timestamp,
    won_quote: Type.Boolean(),
    aps_confirmed: Type.Boolean(),
    /** False once any agent's quote was accepted or the application is gone. */
    can_quote: Type.Boolean(),
    /** Present, and true, once the client chose another agent. */
    other_chosen: Type.Optional(Type.Boolean()),
    ...contactDeadline,
  }),
});
export type LeadReply = Static<typeof LeadReply>;
