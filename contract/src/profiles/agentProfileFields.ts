import type { ProfileFields } from "./profileFields";

/**
 * The agent's profile: one line for a field, from which schemas, codec, rules, form and rows are
 * made. ZIP codes, carriers and passwords are no such fields.
 */
export const agentProfileFields = {
  agencyName: { wire: "usr_agencyname", kind: "name", isNullable: true, isNeeded: true },
  agencyAddress: { wire: "usr_agencyaddress", kind: "text", isNullable: true, isNeeded: true },
  agencyEmail: { wire: "usr_agencyemail", kind: "email", isNullable: true, isNeeded: true },
  agencyPhone: { wire: "usr_agencynumber", kind: "phone", isNullable: true, isNeeded: true },
  firstName: { wire: "usr_firstname", kind: "name", isNeeded: true },
  lastName: { wire: "usr_lastname", kind: "name", isNeeded: true },
  email: { wire: "usr_email", kind: "email", isNeeded: true },
  /** A new address that counts once its own verification link was used. */
  pendingEmail: { wire: "usr_email_pending", kind: "text", isNullable: true, isReadOnly: true },
  phone: { wire: "usr_phonenumber", kind: "phone", isNeeded: true },
  licenseNumber: {
    wire: "usr_insurancelicensenumber",
    kind: "number",
    isNullable: true,
    isNeeded: true,
  },
  /**
   * The license as it is written, letters included. Operators check and clients read this one; while it
   * is empty, the number.
   */
  fullLicense: { wire: "usr_insurancelicense", kind: "license", isOptional: true },
  /** Which state's license it is. A check of it needs this, and leads do not. */
  licenseState: { wire: "usr_licensestate", kind: "optionalState", isOptional: true },
  emailNotifications: { wire: "usr_emailnotifications", kind: "yesNo", isOptional: true },
  /** Counts only while `emailNotifications` is on: off means no mail at all. */
  leadMails: { wire: "usr_leadmails", kind: "leadMails", isOptional: true },
} as const satisfies ProfileFields;

type Fields = typeof agentProfileFields;

/** A field without which an agent sees no leads. */
type NeededAgentField = {
  [Name in keyof Fields]: Fields[Name] extends { isNeeded: true } ? Name : never;
}[keyof Fields];

/** The fields without which an agent sees no leads, in the order of the screen. */
export const neededAgentFields = Object.entries(agentProfileFields).flatMap(([name, field]) =>
  "isNeeded" in field ? [name as NeededAgentField] : [],
);

/** One thing that a complete profile of an agent needs. */
export type NeededOfAgent = "carriers" | NeededAgentField | "zipCodes";

/**
 * What a profile is missing before there are leads (AGE-6), in the order of the screen. The agent's
 * screens say it, and the server keeps to it.
 */
export function missingInAgentProfile(
  profile: Readonly<Record<NeededAgentField, string | null>> & {
    hasAllZipCodes: boolean;
    zipCodes: readonly unknown[];
    carriers: readonly unknown[];
  },
): NeededOfAgent[] {
  const hasZipCodes = profile.hasAllZipCodes || profile.zipCodes.length > 0;
  return [
    ...(profile.carriers.length === 0 ? (["carriers"] as const) : []),
    ...neededAgentFields.filter((name) => !profile[name]),
    ...(hasZipCodes ? [] : (["zipCodes"] as const)),
  ];
}
