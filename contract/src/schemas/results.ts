import { Type, type Static } from "typebox";
import { Count, Id, Nullable, Timestamp, oneOf } from "./common";

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
  notBound: Count,
  /** What the bound ones cost their clients a year, in whole US dollars. */
  boundYearly: Count,
  /** Half of the leads quoted in the month were quoted within this time of hearing of them; null: none was. */
  answerMinutes: Nullable(Count),
  /** Leads whose client chose another agent. */
  lost: Count,
  /** The place of the agent's cheapest quote among those that could be chosen; `none`: none of theirs could. */
  lostByPrice: Type.Object({ first: Count, second: Count, later: Count, none: Count }),
  /** What the cover of that quote was beside the need; `unknown`: not looked at. */
  lostByCover: Type.Object({ meets: Count, below: Count, notStated: Count, unknown: Count }),
  /** Fees paid, and what of fees went back, in US cents. */
  spentCents: Count,
  returnedCents: Count,
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
  id: Id,
  lostAt: Timestamp,
  typeNames: Type.Array(Type.String()),
  /** As in the list of leads; absent once the client's account is gone. */
  clientName: Type.Optional(Type.String()),
  city: Type.Optional(Type.String()),
  state: Type.Optional(Type.String()),
  /** The place of the agent's cheapest quote by its price, and among how many. */
  priceRank: Nullable(Type.Integer({ minimum: 1 })),
  quoteCount: Count,
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

/** A page of lost leads, and how many there are. */
export const LostLeads = Type.Object({ leads: Type.Array(LostLead), count: Count });
export type LostLeads = Static<typeof LostLeads>;

export const LostLeadsReply = Type.Object({ data: LostLeads });
export type LostLeadsReply = Static<typeof LostLeadsReply>;
