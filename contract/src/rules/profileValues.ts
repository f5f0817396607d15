import { cleanText } from "./cleanText";
import type { Gender, LeadMailPace, MaritalStatus } from "./constants";
import { toIsoDate, toShownDate } from "./dates";
import { maskPhone, phoneDigits } from "./phone";
import {
  writableFields,
  type FieldKind,
  type ProfileField,
  type ProfileFields,
  type WritableField,
} from "../profiles/profileFields";

type ValueOf<Field extends ProfileField> = Field["kind"] extends "yesNo"
  ? Field extends { isOptional: true }
    ? boolean | undefined
    : boolean
  : Field["kind"] extends "gender"
    ? Gender
    : Field["kind"] extends "maritalStatus"
      ? MaritalStatus
      : Field["kind"] extends "leadMails"
        ? LeadMailPace | undefined
        : string;

/** A profile's fields while they are edited: dates MM/DD/YYYY, phones masked, no text null. */
export type ProfileValues<Fields extends ProfileFields> = {
  -readonly [Name in WritableField<Fields>]: ValueOf<Fields[Name]>;
};

/** The fields of a loaded profile as a form shows them. */
export function profileValues<Fields extends ProfileFields>(
  fields: Fields,
  profile: Readonly<Partial<Record<WritableField<Fields>, unknown>>>,
): ProfileValues<Fields> {
  // The table's types say what these objects hold: they are built by name here and below.
  return Object.fromEntries(
    writableFields(fields).map((name) => [name, shown(fields[name]?.kind, profile[name])]),
  ) as ProfileValues<Fields>;
}

function shown(kind: FieldKind | undefined, value: unknown): unknown {
  const text = typeof value === "string" ? value : "";
  switch (kind) {
    case "phone":
      return maskPhone(text);
    case "birthDate":
    case "adultBirthDate":
      return toShownDate(text);
    case "yesNo":
    case "gender":
    case "maritalStatus":
    case "leadMails":
      return value;
    default:
      return text;
  }
}

/** A profile's fields as a change says them: dates YYYY-MM-DD, an emptied optional text null. */
type ProfileChanges<Fields extends ProfileFields> = {
  -readonly [Name in WritableField<Fields>]?:
    ValueOf<Fields[Name]> | (Fields[Name]["kind"] extends "optionalText" ? null : never);
};

/** What differs from the loaded profile. Blanks around a text are no difference. */
export function profileChanges<Fields extends ProfileFields>(
  fields: Fields,
  loaded: ProfileValues<Fields>,
  edited: ProfileValues<Fields>,
): ProfileChanges<Fields> {
  return Object.fromEntries(
    writableFields(fields)
      .filter((name) => {
        const kind = fields[name]?.kind;
        return comparable(kind, loaded[name]) !== comparable(kind, edited[name]);
      })
      .map((name) => [name, changed(fields[name]?.kind, edited[name])]),
  ) as ProfileChanges<Fields>;
}

function comparable(kind: FieldKind | undefined, value: unknown): unknown {
  if (typeof value !== "string") return value;
  return (kind === "phone" && phoneDigits(value)) || cleanText(value);
}

function changed(kind: FieldKind | undefined, value: unknown): unknown {
  if (typeof value !== "string") return value;
  if (kind === "optionalText") return cleanText(value) || null;
  return kind === "birthDate" || kind === "adultBirthDate" ? (toIsoDate(value) ?? value) : value;
}
