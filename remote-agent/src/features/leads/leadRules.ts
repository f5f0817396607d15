import { shortened } from "@quotehaven/contract/rules";
import type { Lead } from "@quotehaven/contract/wire";

/** What a person can do about a lead from its row. */
export type LeadAction = "viewSummary" | "viewClient" | "viewAnswers" | "quote" | "dismiss";

type Standing = Pick<
  Lead,
  "isDeleted" | "isWon" | "isConfirmed" | "isLost" | "viableCarriers" | "needsUpdate"
>;

/**
 * What a row offers, what opens it first: the client's details and what was answered and quoted once
 * the lead is won or confirmed, else the summary (AGE-1) and, where something is to be won, the quote;
 * on a deleted one only to put it away.
 */
export function leadActions(lead: Standing): readonly LeadAction[] {
  if (lead.isDeleted) return ["dismiss"];
  if (lead.isWon || lead.isConfirmed) return ["viewClient", "viewAnswers"];
  return leadMark(lead) === null ? ["viewSummary", "quote"] : ["viewSummary"];
}

/** What the key for a quote does: what was sent stays to be read, and a form comes where one is offered. */
export function quoteAction(lead: Standing): LeadAction | null {
  if (lead.isDeleted) return null;
  if (lead.isWon || lead.isConfirmed) return "viewAnswers";
  return leadMark(lead) === "covered" ? "viewSummary" : "quote";
}

/**
 * Whether the summary gives way to the 'all carriers quoted' warning: none of the agent's carriers
 * is left (4.9). A carrier that the agent has quoted with is still theirs, so it counts as left,
 * and so does a quote of theirs that the changed application asks them to look at again.
 */
export function isCovered(lead: Pick<Lead, "viableCarriers" | "needsUpdate">): boolean {
  return lead.viableCarriers.length === 0 && !lead.needsUpdate;
}

/** Why there is nothing to win on a lead: another agent was chosen, or covers all carriers. */
export function leadMark(lead: Omit<Standing, "isConfirmed">): "lost" | "covered" | null {
  if (lead.isDeleted || lead.isWon) return null;
  if (lead.isLost) return "lost";
  return isCovered(lead) ? "covered" : null;
}

/** The insurance types of a lead as a row names them: `Bundle: Home + Auto`. */
export function typeNames(lead: Pick<Lead, "types">, bundleWord: string): string {
  const names = lead.types.map(({ name }) => name);
  return names.length > 1 ? `${bundleWord}: ${names.join(" + ")}` : names.join("");
}

/** Where a client lives, as far as it is told: `Austin, TX`. */
export function placeName({ city, state }: Pick<Lead, "city" | "state">): string {
  return [city && shortened(city, 30), state].filter(Boolean).join(", ");
}

/** Whether the time to pay for a lead is over, also where that came after it was loaded. */
export function isLate(
  { contactDue, isContactLate }: Pick<Lead, "contactDue" | "isContactLate">,
  nowMs: number,
): boolean {
  return isContactLate === true || (contactDue !== undefined && Date.parse(contactDue) <= nowMs);
}

/** Leads that wait for their fee: the nearest deadline that is still open first, those that are over last. */
export function byDeadline(leads: readonly Lead[], nowMs: number): Lead[] {
  const due = ({ contactDue }: Lead) => (contactDue ? Date.parse(contactDue) : Infinity);
  const late = (lead: Lead) => Number(isLate(lead, nowMs));
  return leads.toSorted((one, other) => late(one) - late(other) || due(one) - due(other));
}
