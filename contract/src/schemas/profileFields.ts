import { Type, type TSchema } from "typebox";
import {
  writableFields,
  type FieldKind,
  type ProfileField,
  type ProfileFields,
} from "../profiles/profileFields";
import { leadMailPaces, type LeadMailPace } from "../rules/constants";
import { CalendarDate, Gender, MaritalStatus, Nullable, Text } from "./common";

type SaidAs<Kind extends FieldKind> = Kind extends "yesNo"
  ? boolean
  : Kind extends "gender" | "maritalStatus"
    ? number
    : Kind extends "leadMails"
      ? LeadMailPace
      : string;

type MayBeEmptied = { kind: "optionalText" } | { isPartners: true };
type InReply<Field extends ProfileField> =
  SaidAs<Field["kind"]> | (Field extends MayBeEmptied | { isNullable: true } ? null : never);
type InChange<Field extends ProfileField> =
  SaidAs<Field["kind"]> | (Field extends MayBeEmptied ? null : never);

/** A profile's fields as a reply says them. */
export type ReplyFields<Fields extends ProfileFields> = {
  [
    Name in keyof Fields as Fields[Name] extends { isOptional: true } ? never : Fields[Name]["wire"]
  ]: InReply<Fields[Name]>;
} & {
  [
    Name in keyof Fields as Fields[Name] extends { isOptional: true } ? Fields[Name]["wire"] : never
  ]?: InReply<Fields[Name]>;
};

/** A profile's fields by our names, with a reply's values. */
export type NamedFields<Fields extends ProfileFields> = {
  [Name in keyof Fields]: InReply<Fields[Name]>;
};

/** A profile's fields as a change sends them: those that changed. */
export type ChangeFields<Fields extends ProfileFields> = {
  [
    Name in keyof Fields as Fields[Name] extends { isReadOnly: true } ? never : Fields[Name]["wire"]
  ]?: InChange<Fields[Name]>;
};

const mayBeEmptied = (field: ProfileField) => field.kind === "optionalText" || field.isPartners;

const LeadMails = Type.Union(leadMailPaces.map((pace) => Type.Literal(pace)));

function replySchema(field: ProfileField): TSchema {
  const schema = replyKind(field.kind);
  const nullable = field.isNullable || mayBeEmptied(field) ? Nullable(schema) : schema;
  return field.isOptional ? Type.Optional(nullable) : nullable;
}

function replyKind(kind: FieldKind): TSchema {
  if (kind === "yesNo") return Type.Boolean();
  if (kind === "gender") return Gender;
  if (kind === "leadMails") return LeadMails;
  return kind === "maritalStatus" ? MaritalStatus : Type.String();
}

function changeSchema(field: ProfileField): TSchema {
  const schema = changeKind(field.kind);
  return Type.Optional(mayBeEmptied(field) ? Nullable(schema) : schema);
}

function changeKind(kind: FieldKind): TSchema {
  if (kind === "yesNo") return Type.Boolean();
  if (kind === "leadMails") return LeadMails;
  // Any number: the rules refuse a number without a meaning, with a code of their own.
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
export const replyFields = (fields: ProfileFields) =>
  byWireName(fields, Object.keys(fields), replySchema);

/** The schemas of a profile's fields by our names, with a reply's values. */
export const namedFields = (fields: ProfileFields) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, replySchema(field)]));

/** The schemas of a profile's fields in a change, by the wire's names; none must be there. */
export const changeFields = (fields: ProfileFields) =>
  byWireName(fields, writableFields(fields), changeSchema);
