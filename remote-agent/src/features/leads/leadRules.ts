import type { Lead } from "@quotehaven/contract/wire";

/** What a person can do about a lead from its card. */
export type LeadAction = "viewSummary" | "viewClient" | "viewAnswers" | "dismiss";

/**
 * What a card offers: the client's details and what was answered and quoted once the lead is won or
 * confirmed, else the summary (AGE-1); on a deleted one only to put it away.
 */
export function leadActions(
  lead: Pick<Lead, "isDeleted" | "isWon" | "isConfirmed">,
): readonly LeadAction[] {
  if (lead.isDeleted) return ["dismiss"];
  return lead.isWon || lead.isConfirmed ? ["viewClient", "viewAnswers"] : ["viewSummary"];
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
export function leadMark(
  lead: Pick<Lead, "isDeleted" | "isWon" | "isLost" | "viableCarriers" | "needsUpdate">,
): "lost" | "covered" | null {
  if (lead.isDeleted || lead.isWon) return null;
  if (lead.isLost) return "lost";
  return isCovered(lead) ? "covered" : null;
}

/** The insurance types of a lead as a card names them: `Bundle: Home + Auto`. */
export function typeNames(lead: Pick<Lead, "types">, bundleWord: string): string {
  const names = lead.types.map(({ name }) => name);
  return names.length > 1 ? `${bundleWord}: ${names.join(" + ")}` : names.join("");
}
