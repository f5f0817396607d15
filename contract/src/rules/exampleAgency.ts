import type { agentProfileFields } from "../profiles/agentProfileFields";
import type { ProfileValues } from "./profileValues";

/** What an agent's profile says of the person rather than of the agency. */
type OfThePerson =
  "firstName" | "lastName" | "email" | "phone" | "emailNotifications" | "leadMails";

/** A complete agency, for demo people and tests: its agent has a profile to see leads with. */
export const exampleAgency = {
  agencyName: "Juniper Insurance",
  agencyAddress: "400 Main Street, Austin, TX",
  agencyEmail: "office@juniper.example.com",
  agencyPhone: "(512)555-0100",
  licenseNumber: "1234567",
  fullLicense: "",
  licenseState: "TX",
} satisfies Omit<ProfileValues<typeof agentProfileFields>, OfThePerson>;
