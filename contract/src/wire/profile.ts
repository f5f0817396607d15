import type * as wire from "../schemas";
import { zipCode, zipCodeRef } from "./common";
import { entity, list, type Inside } from "./codec";
import { gender, maritalStatus, sentGender, sentMaritalStatus } from "./words";

/** A consumer's own details. */
export const userProfile = entity<wire.UserProfile>()({
  firstName: "usr_firstname",
  lastName: "usr_lastname",
  email: "usr_email",
  pendingEmail: "usr_email_pending",
  phone: "usr_phonenumber",
  dateOfBirth: "usr_dateofbirth",
  address1: "usr_address1",
  address2: "usr_address2",
  city: "usr_city",
  state: "usr_state",
  rents: "usr_rents",
  gender: ["usr_gender", gender],
  maritalStatus: ["usr_maritalstatus", maritalStatus],
  emailNotifications: "usr_emailnotifications",
  partnerFirstName: "usr_partnerfirstname",
  partnerLastName: "usr_partnerlastname",
  partnerDateOfBirth: "usr_partnerdateofbirth",
  zipCodes: ["zipcodes", list(zipCode)],
});
export type UserProfile = Inside<typeof userProfile>;

const chosenType = entity<wire.UserProfileReply["types"][number]>()({
  id: "ins_id",
  name: "ins_name",
  shortName: "ins_short",
});

/** The consumer's details, the insurance types of their application, and their quotes. */
export const userProfileReply = entity<wire.UserProfileReply>()({
  profile: ["data", userProfile],
  types: ["types", list(chosenType)],
  quoteCount: "quote_count",
  isQuoteConfirmed: "quote_confirmed",
});
export type UserProfileReply = Inside<typeof userProfileReply>;

/** Only what changed: an absent field stays as it is. */
export const userProfileUpdate = entity<wire.UserProfileUpdate>()({
  firstName: "usr_firstname",
  lastName: "usr_lastname",
  email: "usr_email",
  phone: "usr_phonenumber",
  dateOfBirth: "usr_dateofbirth",
  address1: "usr_address1",
  address2: "usr_address2",
  city: "usr_city",
  state: "usr_state",
  rents: "usr_rents",
  gender: ["usr_gender", sentGender],
  maritalStatus: ["usr_maritalstatus", sentMaritalStatus],
  emailNotifications: "usr_emailnotifications",
  partnerFirstName: "usr_partnerfirstname",
  partnerLastName: "usr_partnerlastname",
  partnerDateOfBirth: "usr_partnerdateofbirth",
  zipCodeIds: ["zipcodes", list(zipCodeRef)],
  oldPassword: "usr_oldPassword",
  currentPassword: "usr_currentPassword",
  newPassword: "usr_password",
  confirmNewPassword: "usr_confirmNewPassword",
});
export type UserProfileUpdate = Inside<typeof userProfileUpdate>;
