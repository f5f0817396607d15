import { missingInAgentProfile } from "@quotehaven/contract/rules";
import type { LeadCounts } from "@quotehaven/contract/wire";
import { useAgentProfileQuery } from "./agentProfileApi";
import { useAgentLeadCountsQuery } from "./leadApi";

/** How many leads each filter has; null until it is known, and while the profile is incomplete. */
export function useLeadCounts(): LeadCounts | null {
  const { data: profile } = useAgentProfileQuery();
  // Before that, the server refuses to tell of leads.
  const isComplete = profile !== undefined && missingInAgentProfile(profile).length === 0;
  const { data } = useAgentLeadCountsQuery(undefined, { skip: !isComplete });
  return (isComplete && data) || null;
}
