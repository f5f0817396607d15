import type { ProfileFields } from "./profileFields";

/**
 * The consumer's profile: one line for a field, from which schemas, codec, rules, form and rows are
 * made. The ZIP code and passwords are no such fields.
 */
export const consumerProfileFields = {
  firstName: { wire: "usr_firstname", kind: "name" },
  lastName: { wire: "usr_lastname", kind: "name" },
  email: { wire: "usr_email", kind: "email" },
  /** A new address that counts once its own verification link was used. */
  pendingEmail: { wire: "usr_email_pending", kind: "text", isNullable: true, isReadOnly: true },
  phone: { wire: "usr_phonenumber", kind: "phone" },
  dateOfBirth: { wire: "usr_dateofbirth", kind: "adultBirthDate", isNullable: true },
  address1: { wire: "usr_address1", kind: "text" },
  address2: { wire: "usr_address2", kind: "optionalText" },
  city: { wire: "usr_city", kind: "text" },
  state: { wire: "usr_state", kind: "state" },
  rents: { wire: "usr_rents", kind: "yesNo" },
  gender: { wire: "usr_gender", kind: "gender" },
  maritalStatus: { wire: "usr_maritalstatus", kind: "maritalStatus" },
  emailNotifications: { wire: "usr_emailnotifications", kind: "yesNo" },
  partnerFirstName: { wire: "usr_partnerfirstname", kind: "name", isPartners: true },
  partnerLastName: { wire: "usr_partnerlastname", kind: "name", isPartners: true },
  partnerDateOfBirth: { wire: "usr_partnerdateofbirth", kind: "birthDate", isPartners: true },
} as const satisfies ProfileFields;

type Fields = typeof consumerProfileFields;

/** A field that counts only for somebody who has a partner. */
type PartnerField = {
  [Name in keyof Fields]: Fields[Name] extends { isPartners: true } ? Name : never;
}[keyof Fields];

/** The fields that count only for somebody who has a partner. */
export const partnerFields = Object.entries(consumerProfileFields).flatMap(([name, field]) =>
  "isPartners" in field ? [name as PartnerField] : [],
);
