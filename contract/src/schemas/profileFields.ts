import { Type, type TSchema } from "typebox";
import {
  writableFields,
  type FieldKind,
  type ProfileField,
  type ProfileFields,
} from "../profiles/profileFields";
import { CalendarDate, Gender, MaritalStatus, Nullable, Text } from "./common";

type SaidAs<Kind extends FieldKind> = Kind extends "yesNo"
  ? boolean
  : Kind extends "gender" | "maritalStatus"
    ? number
    : string;

type MayBeEmptied = { kind: "optionalText" } | { isPartners: true };
type Told<Field extends ProfileField> =
  SaidAs<Field["kind"]> | (Field extends MayBeEmptied | { isNullable: true } ? null : never);
type Sent<Field extends ProfileField> =
  SaidAs<Field["kind"]> | (Field extends MayBeEmptied ? null : never);

/** A profile's fields as a reply says them. */
export type ToldFields<Fields extends ProfileFields> = {
  [
    Name in keyof Fields as Fields[Name] extends { isOptional: true } ? never : Fields[Name]["wire"]
  ]: Told<Fields[Name]>;
} & {
  [
    Name in keyof Fields as Fields[Name] extends { isOptional: true } ? Fields[Name]["wire"] : never
  ]?: Told<Fields[Name]>;
};

/** A profile's fields as a change sends them: those that changed. */
export type SentFields<Fields extends ProfileFields> = {
  [
    Name in keyof Fields as Fields[Name] extends { isReadOnly: true } ? never : Fields[Name]["wire"]
  ]?: Sent<Fields[Name]>;
};

const mayBeEmptied = (field: ProfileField) => field.kind === "optionalText" || field.isPartners;

function toldSchema(field: ProfileField): TSchema {
  const schema = toldKind(field.kind);
  const nullable = field.isNullable || mayBeEmptied(field) ? Nullable(schema) : schema;
  return field.isOptional ? Type.Optional(nullable) : nullable;
}

function toldKind(kind: FieldKind): TSchema {
  if (kind === "yesNo") return Type.Boolean();
  if (kind === "gender") return Gender;
  return kind === "maritalStatus" ? MaritalStatus : Type.String();
}

function sentSchema(field: ProfileField): TSchema {
  const schema = sentKind(field.kind);
  return Type.Optional(mayBeEmptied(field) ? Nullable(schema) : schema);
}

function sentKind(kind: FieldKind): TSchema {
  if (kind === "yesNo") return Type.Boolean();
  // Any number: the rules refuse what stands for no word, with a code of their own.
  if (kind === "gender" || kind === "maritalStatus") return Type.Integer();
  return kind === "birthDate" || kind === "adultBirthDate" ? CalendarDate : Text;
}

const byWireName = <Fields extends ProfileFields>(
  fields: Fields,
  names: readonly string[],
  schemaOf: (field: ProfileField) => TSchema,
) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const field = fields[name];
      return field ? [[field.wire, schemaOf(field)]] : [];
    }),
  );

/** The schemas of a profile's fields in a reply, by the wire's names. */
export const toldFields = (fields: ProfileFields) =>
  byWireName(fields, Object.keys(fields), toldSchema);

/** The schemas of a profile's fields in a change, by the wire's names; none must be there. */
export const sentFields = (fields: ProfileFields) =>
  byWireName(fields, writableFields(fields), sentSchema);
