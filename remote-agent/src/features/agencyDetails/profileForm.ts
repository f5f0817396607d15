import {
  agentProfileFields,
  isNewEmail,
  profileChanges,
  profileValues,
  type ProfileValues,
} from "@quotehaven/contract/rules";
import type { AgentProfile, AgentProfileUpdate } from "@quotehaven/contract/wire";
import { sameZips, zipSelectionOf, type ZipSelection } from "./zipSelection";

/** Every password as it starts. */
const blankPasswords = {
  /** Asked for where the address was changed. */
  currentPassword: "",
  newPassword: "",
  confirmNewPassword: "",
};

/** The profile as the screen holds it: no text is null, and the passwords are blank on load. */
export type ProfileForm = ProfileValues<typeof agentProfileFields> &
  typeof blankPasswords & { licenseStates: readonly string[]; zipCodes: ZipSelection };

/** The form a loaded profile begins with. */
export function profileFormOf(profile: AgentProfile): ProfileForm {
  return {
    ...profileValues(agentProfileFields, profile),
    ...blankPasswords,
    licenseStates: profile.licenseStates ?? [],
    zipCodes: zipSelectionOf(profile),
  };
}

/**
 * What to send: the changed fields alone, never the carriers, and no ZIP codes while All is on
 * (specification 4.11). The present password goes with another address; a new one goes with its
 * confirmation, and only when there is one.
 */
export function changesOf(loaded: ProfileForm, form: ProfileForm): AgentProfileUpdate {
  const { all, specific } = form.zipCodes;
  const changes: AgentProfileUpdate = profileChanges(agentProfileFields, loaded, form);
  if (all !== loaded.zipCodes.all) changes.hasAllZipCodes = all;
  if (!all && !sameZips(specific, loaded.zipCodes.specific)) changes.zipCodes = [...specific];
  if (form.licenseStates.join() !== loaded.licenseStates.join()) {
    changes.licenseStates = [...form.licenseStates];
  }
  if (isNewEmail(form.email, loaded.email)) changes.currentPassword = form.currentPassword;
  if (form.newPassword !== "") {
    changes.newPassword = form.newPassword;
    changes.confirmNewPassword = form.confirmNewPassword;
  }
  return changes;
}
