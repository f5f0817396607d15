/** The lead list, as the menu opens it. */
export const leadsPath = "/agent/profile/leads";

/** Where in the lead list a screen was opened from, with filter and page; the list's beginning otherwise. */
export function leadsPathIn(state: unknown): string {
  const from =
    typeof state === "object" && state !== null && "leads" in state ? state.leads : undefined;
  return typeof from === "string" && from.startsWith(`${leadsPath}/`) ? from : leadsPath;
}

/** The row of a lead in the list, as an address names it. */
export const hashOfRow = (leadId: number) => `#lead-${leadId}`;

/** The page of a lead's client. */
export const clientPath = (leadId: number) => `${leadsPath}/${leadId}/client`;
