import {
  consumerPasswordFields,
  consumerProfileFields,
  isNewEmail,
  partnerFields,
  profileChanges,
  profileValues,
  type ProfileValues,
} from "@quotehaven/contract/rules";
import type { UserProfile, UserProfileUpdate } from "@quotehaven/contract/wire";
import { noZipPlace, type PlaceValues } from "../../shared/fields/place";

/** Every password as it starts, and as it is left. */
export const blankPasswords = {
  /** Asked for where the address was changed. */
  currentPassword: "",
  oldPassword: "",
  newPassword: "",
  confirmNewPassword: "",
};

/** Whether a field is in the password view. */
export function isPasswordField(name: string): boolean {
  return consumerPasswordFields.some((field) => field === name);
}

/** The consumer's details while being edited; the password fields start blank. */
export type ConsumerValues = ProfileValues<typeof consumerProfileFields> &
  typeof blankPasswords &
  PlaceValues;

/** A profile as its form shows it. */
export function valuesOf(profile: UserProfile): ConsumerValues {
  return {
    ...profileValues(consumerProfileFields, profile),
    zipCodes: profile.zipCodes.map(({ id, code }) => ({ id, code })),
    zipPlace: noZipPlace,
    ...blankPasswords,
  };
}

/** Only what differs from the loaded profile. An empty object means that nothing changed. */
export function changesOf(loaded: ConsumerValues, edited: ConsumerValues): UserProfileUpdate {
  const changes: UserProfileUpdate = profileChanges(consumerProfileFields, loaded, edited);
  // What is hidden is not sent: nobody can see what would be wrong with it.
  if (edited.maritalStatus === "single") partnerFields.forEach((name) => delete changes[name]);
  if (edited.zipCodes[0]?.id !== loaded.zipCodes[0]?.id) changes.zipCodes = edited.zipCodes;
  for (const name of consumerPasswordFields) {
    if (edited[name] !== "") changes[name] = edited[name];
  }
  if (isNewEmail(edited.email, loaded.email) && edited.currentPassword !== "") {
    changes.currentPassword = edited.currentPassword;
  }
  return changes;
}
