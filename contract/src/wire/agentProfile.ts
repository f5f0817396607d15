import { agentProfileFields } from "../profiles/agentProfileFields";
import type * as wire from "../schemas";
import { carrier, zipCode } from "./common";
import { entity, flag, inData, list, type Codec, type Inside } from "./codec";
import { changeMap, replyMap } from "./profileFields";

/** What was found about an agent's license as it is. */
export const licenseCheck = entity<wire.LicenseCheck>()({
  finding: "finding",
  foundAt: "found_at",
  words: "words",
});

/** What was found about the license in one of its further states. */
export const licenseStateCheck = entity<wire.LicenseStateCheck>()({
  state: "state",
  finding: "finding",
  foundAt: "found_at",
  words: "words",
});

/** The agent's own profile. */
export const agentProfile = entity<wire.AgentProfile>()({
  ...replyMap(agentProfileFields),
  hasAllZipCodes: ["usr_all_zipcodes", flag],
  zipCodes: ["zipcodes", list(zipCode)],
  carriers: ["carriers", list(carrier)],
  pausedUntil: "usr_pauseduntil",
  digestHour: "usr_digesthour",
  licenseCheck: ["usr_licensecheck", licenseCheck],
  licenseStates: "usr_licensestates",
  licenseStateChecks: ["usr_licensestatechecks", list(licenseStateCheck)],
  emailNeedsPresentUntil: "usr_email_needs_present_until",
  pendingNeedsPresent: "usr_pending_needs_present",
  detailsNeedCheck: "usr_details_need_check",
  stoppedWords: "usr_stopped",
});
export type AgentProfile = Inside<typeof agentProfile>;

export const agentProfileReply = inData(agentProfile);

/** By `id`, or as the reply has them. */
const anyZipCodeRef: Codec<{ id: number } | { zip_id: number }, { id: number }> = {
  encode: ({ id }) => ({ id }),
  decode: (wire) => ({ id: "id" in wire ? wire.id : wire.zip_id }),
};

/** Only what changed: an absent field stays as it is. An empty new password changes nothing. */
export const agentProfileUpdate = entity<wire.AgentProfileUpdate>()({
  ...changeMap(agentProfileFields),
  hasAllZipCodes: ["usr_all_zipcodes", flag],
  zipCodes: ["zipcodes", list(anyZipCodeRef)],
  licenseStates: "usr_licensestates",
  pausedUntil: "usr_pauseduntil",
  currentPassword: "usr_currentPassword",
  newPassword: "usr_password",
  confirmNewPassword: "usr_confirmNewPassword",
});
export type AgentProfileUpdate = Inside<typeof agentProfileUpdate>;

export const carriersReply = inData(list(carrier));
