import type { AgentProfile } from "@quotehaven/contract/schemas";

/** A complete agent's profile with two carriers; give only what matters. */
export function anAgentProfile(changes: Partial<AgentProfile> = {}): AgentProfile {
  return {
    usr_agencyname: "Juniper Insurance",
    usr_agencyaddress: "12 Elm Street, Austin, TX",
    usr_agencyemail: "office@juniper.com",
    usr_agencynumber: "(512)555-0100",
    usr_firstname: "June",
    usr_lastname: "Perez",
    usr_email: "june@juniper.com",
    usr_email_pending: null,
    usr_phonenumber: "(512)555-0101",
    usr_insurancelicensenumber: "1234567",
    usr_emailnotifications: true,
    usr_all_zipcodes: 1,
    zipcodes: [],
    carriers: [
      { inc_id: 1, inc_name: "State Farm" },
      { inc_id: 7, inc_name: "Farmers" },
    ],
    ...changes,
  };
}
