/**
 * What a field of a profile holds. Its schemas, its codec, its validators, and how a form shows it
 * and a row keeps it follow from this.
 */
export type FieldKind =
  /** The name of a person or an agency. */
  | "name"
  /** A line that the other side may read. */
  | "text"
  /** May be emptied, which the wire says as "None". */
  | "optionalText"
  /** A license as it is written, letters included. May be empty. */
  | "license"
  | "email"
  | "phone"
  /** Digits, kept as they were typed. */
  | "number"
  /** A state's two letters. */
  | "state"
  /** The same, or empty. */
  | "optionalState"
  /** A date of birth. */
  | "birthDate"
  /** A date of birth of somebody who may ask for insurance. */
  | "adultBirthDate"
  | "yesNo"
  | "gender"
  | "maritalStatus"
  /** When new leads are told of by mail. */
  | "leadMails";

/** One field of a profile. */
export type ProfileField = {
  /** The wire's name of it. */
  wire: string;
  kind: FieldKind;
  /** May be null where it is read, though nobody can send that. */
  isNullable?: true;
  /** May be left out where it is read. */
  isOptional?: true;
  /** Is in replies, and in no change. */
  isReadOnly?: true;
  /** An agent without it sees no leads (AGE-6). */
  isNeeded?: true;
  /** Counts only for somebody who has a partner; null for everybody else. */
  isPartners?: true;
};

/** The fields of a profile by our names, in the wire's order. */
export type ProfileFields = Readonly<Record<string, ProfileField>>;

/** The names of a profile's fields that somebody can send. */
export type WritableField<Fields extends ProfileFields> = {
  [Name in keyof Fields & string]: Fields[Name] extends { isReadOnly: true } ? never : Name;
}[keyof Fields & string];

/** The names of a profile's fields that somebody can send, in the table's order. */
export function writableFields<Fields extends ProfileFields>(
  fields: Fields,
): WritableField<Fields>[] {
  return Object.keys(fields).filter((name) => !fields[name]?.isReadOnly) as WritableField<Fields>[];
}
