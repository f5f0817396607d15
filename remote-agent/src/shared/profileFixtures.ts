import { exampleAgency } from "@quotehaven/contract/rules";
import { agentProfileReply, type AgentProfile } from "@quotehaven/contract/wire";

/** A complete agent's profile with two carriers; give only what matters. */
export function anAgentProfile(changes: Partial<AgentProfile> = {}): AgentProfile {
  return {
    ...exampleAgency,
    firstName: "June",
    lastName: "Perez",
    email: "june@juniper.com",
    pendingEmail: null,
    phone: "(512)555-0101",
    emailNotifications: true,
    leadMails: "at-once",
    hasAllZipCodes: true,
    zipCodes: [],
    carriers: [
      { id: 1, name: "State Farm" },
      { id: 7, name: "Farmers" },
    ],
    pausedUntil: null,
    ...changes,
  };
}

/** The reply of the profile call. */
export function anAgentProfileReply(changes: Partial<AgentProfile> = {}) {
  return agentProfileReply.encode(anAgentProfile(changes));
}
