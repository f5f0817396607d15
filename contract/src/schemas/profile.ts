import { Type, type Static } from "typebox";
import {
  CalendarDate,
  Gender,
  InsuranceTypeId,
  MaritalStatus,
  Nullable,
  Password,
  Text,
  ZipCode,
  ZipCodeRef,
} from "./common";

/** A consumer's own details. */
export const UserProfile = Type.Object({
  usr_firstname: Type.String(),
  usr_lastname: Type.String(),
  usr_email: Type.String(),
  /** A new address that counts once its own verification link was used. */
  usr_email_pending: Nullable(Type.String()),
  usr_phonenumber: Type.String(),
  usr_dateofbirth: Nullable(Type.String()),
  usr_address1: Type.String(),
  usr_address2: Nullable(Type.String()),
  usr_city: Type.String(),
  usr_state: Type.String(),
  usr_rents: Type.Boolean(),
  usr_gender: Gender,
  usr_maritalstatus: MaritalStatus,
  usr_emailnotifications: Type.Boolean(),
  usr_partnerfirstname: Nullable(Type.String()),
  usr_partnerlastname: Nullable(Type.String()),
  usr_partnerdateofbirth: Nullable(Type.String()),
  zipcodes: Type.Array(ZipCode),
});
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

/** Only what changed: an absent key stays as it is. Address line 2 is emptied by `"None"`. */
export const UserProfileUpdate = Type.Partial(
  Type.Object({
    usr_firstname: Text,
    usr_lastname: Text,
    usr_email: Text,
    usr_phonenumber: Text,
    usr_dateofbirth: CalendarDate,
    usr_address1: Text,
    usr_address2: Nullable(Text),
    usr_city: Text,
    usr_state: Text,
    usr_rents: Type.Boolean(),
    usr_gender: Type.Integer(),
    usr_maritalstatus: Type.Integer(),
    usr_emailnotifications: Type.Boolean(),
    usr_partnerfirstname: Nullable(Text),
    usr_partnerlastname: Nullable(Text),
    usr_partnerdateofbirth: Nullable(CalendarDate),
    zipcodes: Type.Array(ZipCodeRef, { maxItems: 1 }),
    usr_oldPassword: Password,
    /** The present password: another address needs it. */
    usr_currentPassword: Password,
    usr_password: Password,
    usr_confirmNewPassword: Password,
  }),
);
export type UserProfileUpdate = Static<typeof UserProfileUpdate>;
