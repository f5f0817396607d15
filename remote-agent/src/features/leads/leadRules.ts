import type { Lead } from "@quotehaven/contract/schemas";

/** What a lead's card offers; nothing on a deleted one. */
export type LeadAction = "viewSummary" | "viewClient" | null;

/** Which button a card shows: the client's details once won or confirmed, else the summary (AGE-1). */
export function leadAction(
  lead: Pick<Lead, "aps_deleted" | "won_quote" | "aps_confirmed">,
): LeadAction {
  if (lead.aps_deleted) return null;
  return lead.won_quote || lead.aps_confirmed ? "viewClient" : "viewSummary";
}

/**
 * Whether the summary gives way to the 'all carriers quoted' warning: none of the agent's carriers
 * is left (4.9). A carrier that the agent has quoted with is still theirs, so it counts as left,
 * and so does a quote of theirs that the changed application asks them to look at again.
 */
export function isCovered(lead: Pick<Lead, "viable_inc" | "edit">): boolean {
  return lead.viable_inc.length === 0 && !lead.edit;
}

/** The insurance types of a lead as a card names them: `Bundle: Home + Auto`. */
export function typeNames(lead: Pick<Lead, "ins_types">, bundleWord: string): string {
  const names = lead.ins_types.map((type) => type.ins_name);
  return names.length > 1 ? `${bundleWord}: ${names.join(" + ")}` : names.join("");
}
