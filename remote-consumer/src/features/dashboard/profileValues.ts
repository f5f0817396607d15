import {
  isNewEmail,
  maritalStatuses,
  maskPhone,
  phoneDigits,
  toIsoDate,
  toShownDate,
} from "@quotehaven/contract/rules";
import type { UserProfile, UserProfileUpdate } from "@quotehaven/contract/schemas";

/** A zip code as the profile's form holds it. */
export type ProfileZip = { id: number; code: string };

/** The consumer's details while being edited: dates MM/DD/YYYY, phone masked, nothing null. */
export type ProfileValues = {
  usr_firstname: string;
  usr_lastname: string;
  usr_email: string;
  usr_phonenumber: string;
  usr_dateofbirth: string;
  usr_address1: string;
  usr_address2: string;
  usr_city: string;
  usr_state: string;
  usr_rents: boolean;
  usr_gender: number;
  usr_maritalstatus: number;
  usr_emailnotifications: boolean;
  usr_partnerfirstname: string;
  usr_partnerlastname: string;
  usr_partnerdateofbirth: string;
  zipcodes: ProfileZip[];
  /** Asked for where the address was changed. */
  usr_currentPassword: string;
  usr_oldPassword: string;
  usr_password: string;
  usr_confirmNewPassword: string;
};

/** Every password as it starts, and as it is left. */
export const blankPasswords = {
  usr_currentPassword: "",
  usr_oldPassword: "",
  usr_password: "",
  usr_confirmNewPassword: "",
};

/** The fields of the password view. */
export const passwordFields = [
  "usr_oldPassword",
  "usr_password",
  "usr_confirmNewPassword",
] as const;

/** Whether a field stands in the password view. */
export function isPasswordField(name: string): boolean {
  return passwordFields.some((field) => field === name);
}

const partnerFields = ["usr_partnerfirstname", "usr_partnerlastname", "usr_partnerdateofbirth"];

/** How a second address line is emptied on the wire. It is never shown back as an address (UDB-1). */
const noAddress2 = "None";

/** A profile as its form shows it; the password fields start blank. */
export function profileValues(profile: UserProfile): ProfileValues {
  return {
    usr_firstname: profile.usr_firstname,
    usr_lastname: profile.usr_lastname,
    usr_email: profile.usr_email,
    usr_phonenumber: maskPhone(profile.usr_phonenumber),
    usr_dateofbirth: toShownDate(profile.usr_dateofbirth),
    usr_address1: profile.usr_address1,
    usr_address2: profile.usr_address2 === noAddress2 ? "" : (profile.usr_address2 ?? ""),
    usr_city: profile.usr_city,
    usr_state: profile.usr_state,
    usr_rents: profile.usr_rents,
    usr_gender: profile.usr_gender,
    usr_maritalstatus: profile.usr_maritalstatus,
    usr_emailnotifications: profile.usr_emailnotifications,
    usr_partnerfirstname: profile.usr_partnerfirstname ?? "",
    usr_partnerlastname: profile.usr_partnerlastname ?? "",
    usr_partnerdateofbirth: toShownDate(profile.usr_partnerdateofbirth),
    zipcodes: profile.zipcodes.map(({ zip_id, zip_code }) => ({ id: zip_id, code: zip_code })),
    ...blankPasswords,
  };
}

/**
 * Only what differs from the loaded profile, in the wire's shape: dates
 * YYYY-MM-DD, an emptied second address line as 'None'. An empty object means
 * that nothing changed.
 */
export function changedFields(loaded: ProfileValues, edited: ProfileValues): UserProfileUpdate {
  const all: Required<UserProfileUpdate> = {
    ...edited,
    usr_address2: edited.usr_address2.trim() || noAddress2,
    usr_dateofbirth: isoDate(edited.usr_dateofbirth),
    usr_partnerdateofbirth: isoDate(edited.usr_partnerdateofbirth),
    zipcodes: edited.zipcodes.map(({ id }) => ({ id })),
  };
  const changed = new Set(
    (Object.keys(loaded) as (keyof ProfileValues)[]).filter(
      (name) => comparable(name, loaded) !== comparable(name, edited),
    ),
  );
  if (!isNewEmail(edited.usr_email, loaded.usr_email)) changed.delete("usr_currentPassword");
  return Object.fromEntries(
    Object.entries(all).filter(
      ([name]) =>
        (changed as ReadonlySet<string>).has(name) &&
        // What is hidden is not sent: nobody can see what would be wrong with it.
        !(edited.usr_maritalstatus === maritalStatuses.single && partnerFields.includes(name)),
    ),
  );
}

function comparable(name: keyof ProfileValues, values: ProfileValues): string {
  const value = values[name];
  if (name === "usr_phonenumber") return phoneDigits(String(value)) ?? String(value);
  if (name === "zipcodes") return values.zipcodes.map(({ id }) => id).join(",");
  const isPassword = name in blankPasswords;
  return typeof value === "string" && !isPassword ? value.trim() : String(value);
}

function isoDate(text: string): string {
  return toIsoDate(text) ?? text;
}
