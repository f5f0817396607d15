/** The words a lead's card may carry. */
export type LeadStatus = "New" | "Quoted" | "Won" | "Complete" | "Updated" | "Deleted";

/** What the lead list says about one lead. */
export type LeadFlags = {
  isConfirmed: boolean;
  isDeleted: boolean;
  hasQuote: boolean;
  isWon: boolean;
  /** The application changed since the agent's quote. */
  needsUpdate: boolean;
};

/**
 * The status of a lead's card (specification 4.8): later rules override earlier
 * ones. A lead that was never submitted and has no other flag reads New.
 */
export function leadStatus(lead: LeadFlags): LeadStatus {
  if (lead.isDeleted) return "Deleted";
  if (lead.needsUpdate && lead.hasQuote) return "Updated";
  if (!lead.hasQuote) return "New";
  if (!lead.isWon) return "Quoted";
  return lead.isConfirmed ? "Complete" : "Won";
}
