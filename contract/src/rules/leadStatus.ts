/** The words a lead's card may carry. */
export type LeadStatus = "New" | "Quoted" | "Won" | "Complete" | "Updated" | "Deleted";

/** What the lead list says about one lead; the wire's own fields. */
export type LeadFlags = {
  aps_submitted: string | null;
  aps_confirmed: boolean;
  aps_deleted: boolean;
  has_quote: boolean;
  won_quote: boolean;
  edit: boolean;
};

/**
 * The status of a lead's card (specification 4.8): later rules override earlier
 * ones. A lead that was never submitted and has no other flag reads New.
 */
export function leadStatus(lead: LeadFlags): LeadStatus {
  if (lead.aps_deleted) return "Deleted";
  if (lead.edit && lead.has_quote) return "Updated";
  if (!lead.has_quote) return "New";
  if (!lead.won_quote) return "Quoted";
  return lead.aps_confirmed ? "Complete" : "Won";
}
