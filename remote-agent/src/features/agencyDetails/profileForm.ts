import { isNewEmail } from "@quotehaven/contract/rules";
import type { AgentProfile, AgentProfileUpdate } from "@quotehaven/contract/schemas";
import { sameZips, zipSelectionOf, type ZipSelection } from "./zipSelection";

/** The text fields of the agent's profile, in the order of the screen. */
export const profileTextFields = [
  "usr_agencyname",
  "usr_agencyaddress",
  "usr_agencyemail",
  "usr_agencynumber",
  "usr_firstname",
  "usr_lastname",
  "usr_email",
  "usr_phonenumber",
  "usr_insurancelicensenumber",
] as const;

/** One text field of the agent's profile. */
export type ProfileTextField = (typeof profileTextFields)[number];

/** The profile as the screen holds it: no field is null, and the passwords are blank on load. */
export type ProfileForm = Record<ProfileTextField, string> & {
  /** Asked for where the address was changed. */
  usr_currentPassword: string;
  usr_password: string;
  usr_confirmNewPassword: string;
  /** Undefined where the profile has no such field, and so no checkbox. */
  usr_emailnotifications: boolean | undefined;
  zips: ZipSelection;
};

/** The form a loaded profile begins with. */
export function profileFormOf(profile: AgentProfile): ProfileForm {
  return {
    usr_agencyname: profile.usr_agencyname ?? "",
    usr_agencyaddress: profile.usr_agencyaddress ?? "",
    usr_agencyemail: profile.usr_agencyemail ?? "",
    usr_agencynumber: profile.usr_agencynumber ?? "",
    usr_firstname: profile.usr_firstname,
    usr_lastname: profile.usr_lastname,
    usr_email: profile.usr_email,
    usr_phonenumber: profile.usr_phonenumber,
    usr_insurancelicensenumber: profile.usr_insurancelicensenumber ?? "",
    usr_currentPassword: "",
    usr_password: "",
    usr_confirmNewPassword: "",
    usr_emailnotifications: profile.usr_emailnotifications,
    zips: zipSelectionOf(profile),
  };
}

/**
 * What to send: the changed fields alone, never the carriers, and no ZIP codes while All is on
 * (specification 4.11). The present password goes with another address; a new one goes with its confirmation, and only when there is one.
 */
export function profileChanges(loaded: ProfileForm, form: ProfileForm): AgentProfileUpdate {
  const changes: AgentProfileUpdate = {};
  for (const field of profileTextFields) {
    if (form[field] !== loaded[field]) changes[field] = form[field];
  }
  if (
    form.usr_emailnotifications !== undefined &&
    form.usr_emailnotifications !== loaded.usr_emailnotifications
  ) {
    changes.usr_emailnotifications = form.usr_emailnotifications;
  }
  if (form.zips.all !== loaded.zips.all) changes.usr_all_zipcodes = form.zips.all ? 1 : 0;
  if (!form.zips.all && !sameZips(form.zips.specific, loaded.zips.specific)) {
    changes.zipcodes = form.zips.specific.map((zip) => ({ id: zip.zip_id }));
  }
  if (isNewEmail(form.usr_email, loaded.usr_email)) {
    changes.usr_currentPassword = form.usr_currentPassword;
  }
  if (form.usr_password !== "") {
    changes.usr_password = form.usr_password;
    changes.usr_confirmNewPassword = form.usr_confirmNewPassword;
  }
  return changes;
}
