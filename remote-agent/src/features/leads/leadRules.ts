import type { Lead } from "@quotehaven/contract/schemas";

/** What a person can do about a lead from its card. */
export type LeadAction = "viewSummary" | "viewClient" | "viewAnswers" | "dismiss";

/**
 * What a card offers: the client's details and what was answered and quoted once the lead is won or
 * confirmed, else the summary (AGE-1); on a deleted one only to put it away.
 */
export function leadActions(
  lead: Pick<Lead, "aps_deleted" | "won_quote" | "aps_confirmed">,
): readonly LeadAction[] {
  if (lead.aps_deleted) return ["dismiss"];
  return lead.won_quote || lead.aps_confirmed ? ["viewClient", "viewAnswers"] : ["viewSummary"];
}

/**
 * Whether the summary gives way to the 'all carriers quoted' warning: none of the agent's carriers
 * is left (4.9). A carrier that the agent has quoted with is still theirs, so it counts as left,
 * and so does a quote of theirs that the changed application asks them to look at again.
 */
export function isCovered(lead: Pick<Lead, "viable_inc" | "edit">): boolean {
  return lead.viable_inc.length === 0 && !lead.edit;
}

/** Why there is nothing to win on a lead: another agent was chosen, or covers all carriers. */
export function leadMark(
  lead: Pick<Lead, "aps_deleted" | "won_quote" | "other_chosen" | "viable_inc" | "edit">,
): "lost" | "covered" | null {
  if (lead.aps_deleted || lead.won_quote) return null;
  if (lead.other_chosen) return "lost";
  return isCovered(lead) ? "covered" : null;
}

/** The insurance types of a lead as a card names them: `Bundle: Home + Auto`. */
export function typeNames(lead: Pick<Lead, "ins_types">, bundleWord: string): string {
  const names = lead.ins_types.map((type) => type.ins_name);
  return names.length > 1 ? `${bundleWord}: ${names.join(" + ")}` : names.join("");
}
