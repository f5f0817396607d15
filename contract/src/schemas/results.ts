import { Type, type Static } from "typebox";
import { Id, Nullable, Timestamp, oneOf } from "./common";

const Count = Type.Integer({ minimum: 0 });
const Verdict = oneOf(["meets", "below", "notStated"]);

/** What an agent did in a month, and what came of it. */
export const MonthResult = Type.Object({
  /** A month of the calendar in the agency's time zone, `YYYY-MM`. */
  month: Type.String(),
  /** Leads that got the agent's first quote. */
  quoted: Count,
  /** Leads whose client chose the agent, and of these what became since. */
  won: Count,
  bound: Count,
  not_bound: Count,
  /** What the bound ones cost their clients a year, in whole US dollars. */
  bound_yearly: Count,
  /** Half of the leads quoted in the month were quoted within this time of hearing of them; null: none was. */
  answer_minutes: Nullable(Count),
  /** Leads whose client chose another agent. */
  lost: Count,
  /** The place of the agent's cheapest quote among those that could be chosen; `none`: none of theirs could. */
  lost_by_price: Type.Object({ first: Count, second: Count, later: Count, none: Count }),
  /** What the cover of that quote was beside the need; `unknown`: not looked at. */
  lost_by_cover: Type.Object({ meets: Count, below: Count, not_stated: Count, unknown: Count }),
  /** Fees paid, and what of fees went back, in US cents. */
  spent_cents: Count,
  returned_cents: Count,
});
export type MonthResult = Static<typeof MonthResult>;

/** How many months back, this one included. */
export const ResultsQuery = Type.Object({
  months: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
});
export type ResultsQuery = Static<typeof ResultsQuery>;

/** The newest month first; each has its row. */
export const ResultsReply = Type.Object({ data: Type.Array(MonthResult) });
export type ResultsReply = Static<typeof ResultsReply>;

/** How many leads of a state an agent quoted within the months, and how many of these were won. */
export const StateResult = Type.Object({
  /** As in an address, such as `TX`. */
  state: Type.String(),
  quoted: Count,
  won: Count,
});
export type StateResult = Static<typeof StateResult>;

/** Where the quoted leads are, most of them first. */
export const StateResultsReply = Type.Object({ data: Type.Array(StateResult) });
export type StateResultsReply = Static<typeof StateResultsReply>;

/** A lead whose client chose another agent: nothing of that agent or their price. */
export const LostLead = Type.Object({
  aps_id: Id,
  lost_at: Timestamp,
  ins_names: Type.Array(Type.String()),
  /** As in the list of leads; absent once the client's account is gone. */
  client: Type.Optional(Type.String()),
  city: Type.Optional(Type.String()),
  state: Type.Optional(Type.String()),
  /** The place of the agent's cheapest quote by its price, and among how many. */
  price_rank: Nullable(Type.Integer({ minimum: 1 })),
  quote_count: Count,
  verdict: Nullable(Verdict),
});
export type LostLead = Static<typeof LostLead>;

/** A page of the leads that were lost in a month, the latest first. */
export const LostLeadsQuery = Type.Object({
  month: Type.String({ pattern: "^[0-9]{4}-(0[1-9]|1[0-2])$" }),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
});
export type LostLeadsQuery = Static<typeof LostLeadsQuery>;

export const LostLeadsReply = Type.Object({
  data: Type.Object({ data: Type.Array(LostLead), count: Count }),
});
export type LostLeadsReply = Static<typeof LostLeadsReply>;
