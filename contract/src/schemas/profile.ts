import { Type, type Static } from "typebox";
import { consumerProfileFields } from "../profiles/consumerProfileFields";
import { InsuranceTypeId, Password, ZipCode, ZipCodeRef } from "./common";
import { changeFields, replyFields, type ChangeFields, type ReplyFields } from "./profileFields";

const Place = Type.Object({ zipcodes: Type.Array(ZipCode) });

/** A consumer's own details. */
export const UserProfile = Type.Unsafe<
  ReplyFields<typeof consumerProfileFields> & Static<typeof Place>
>(Type.Object({ ...replyFields(consumerProfileFields), ...Place.properties }));
export type UserProfile = Static<typeof UserProfile>;

export const UserProfileReply = Type.Object({
  data: UserProfile,
  types: Type.Array(
    Type.Object({
      ins_id: InsuranceTypeId,
      ins_name: Type.String(),
      ins_short: Type.String(),
    }),
  ),
  quote_count: Type.Integer(),
  quote_confirmed: Type.Boolean(),
});
export type UserProfileReply = Static<typeof UserProfileReply>;

const PlaceAndPasswords = Type.Partial(
  Type.Object({
    zipcodes: Type.Array(ZipCodeRef, { maxItems: 1 }),
    usr_oldPassword: Password,
    /** The present password: another address needs it. */
    usr_currentPassword: Password,
    usr_password: Password,
    usr_confirmNewPassword: Password,
  }),
);

/** Only what changed: an absent key stays as it is. Address line 2 is emptied by `"None"`. */
export const UserProfileUpdate = Type.Unsafe<
  ChangeFields<typeof consumerProfileFields> & Static<typeof PlaceAndPasswords>
>(Type.Object({ ...changeFields(consumerProfileFields), ...PlaceAndPasswords.properties }));
export type UserProfileUpdate = Static<typeof UserProfileUpdate>;
