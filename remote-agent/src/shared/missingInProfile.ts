import type { AgentProfile } from "@quotehaven/contract/schemas";

/** What a profile needs before there are leads (AGE-6), in the order of the screen. */
export const neededFields = [
  "carriers",
  "usr_agencyname",
  "usr_agencyaddress",
  "usr_agencyemail",
  "usr_agencynumber",
  "usr_firstname",
  "usr_lastname",
  "usr_email",
  "usr_phonenumber",
  "usr_insurancelicensenumber",
  "zips",
] as const;

/** One thing that a complete profile needs. */
export type NeededField = (typeof neededFields)[number];

/** What is still missing before the agent sees leads. */
export function missingInProfile(profile: AgentProfile): NeededField[] {
  return neededFields.filter((name) => {
    if (name === "carriers") return profile.carriers.length === 0;
    if (name === "zips") return profile.usr_all_zipcodes === 0 && profile.zipcodes.length === 0;
    return !profile[name];
  });
}
