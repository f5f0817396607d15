import { consumerProfileFields } from "../profiles/consumerProfileFields";
import type * as wire from "../schemas";
import { zipCode, zipCodeRef } from "./common";
import { entity, list, type Inside } from "./codec";
import { changeMap, replyMap } from "./profileFields";

/** A consumer's own details. */
export const userProfile = entity<wire.UserProfile>()({
  ...replyMap(consumerProfileFields),
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
  ...changeMap(consumerProfileFields),
  zipCodes: ["zipcodes", list(zipCodeRef)],
  oldPassword: "usr_oldPassword",
  currentPassword: "usr_currentPassword",
  newPassword: "usr_password",
  confirmNewPassword: "usr_confirmNewPassword",
});
export type UserProfileUpdate = Inside<typeof userProfileUpdate>;
