import type * as wire from "../schemas";
import { entity, inData, list, type Inside } from "./codec";

const lostByCover = entity<wire.MonthResult["lost_by_cover"]>()({
  meets: "meets",
  below: "below",
  notStated: "not_stated",
  unknown: "unknown",
});

/** What an agent did in a month, and what came of it. */
export const monthResult = entity<wire.MonthResult>()({
  month: "month",
  quoted: "quoted",
  won: "won",
  bound: "bound",
  notBound: "not_bound",
  boundYearly: "bound_yearly",
  answerMinutes: "answer_minutes",
  lost: "lost",
  lostByPrice: "lost_by_price",
  lostByCover: ["lost_by_cover", lostByCover],
  spentCents: "spent_cents",
  returnedCents: "returned_cents",
});
export type MonthResult = Inside<typeof monthResult>;

export const resultsReply = inData(list(monthResult));

/** How many leads of a state an agent quoted and won. */
export const stateResult = entity<wire.StateResult>()({
  state: "state",
  quoted: "quoted",
  won: "won",
});
export type StateResult = Inside<typeof stateResult>;

export const stateResultsReply = inData(list(stateResult));

/** A lead whose client chose another agent. */
export const lostLead = entity<wire.LostLead>()({
  id: "aps_id",
  lostAt: "lost_at",
  typeNames: "ins_names",
  clientName: "client",
  city: "city",
  state: "state",
  priceRank: "price_rank",
  quoteCount: "quote_count",
  verdict: "verdict",
});
export type LostLead = Inside<typeof lostLead>;

const lostLeadsPage = entity<wire.LostLeadsReply["data"]>()({
  leads: ["data", list(lostLead)],
  count: "count",
});
export const lostLeadsReply = inData(lostLeadsPage);
/** A page of lost leads, and how many there are. */
export type LostLeads = Inside<typeof lostLeadsReply>;
