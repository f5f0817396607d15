import { writableFields, type FieldKind, type ProfileFields } from "../profiles/profileFields";
import type { Codec } from "./codec";
import { gender, maritalStatus, sentGender, sentMaritalStatus } from "./enums";

const NONE = "None";
const isNone = (text: string | null) => text === null || ["", NONE].includes(text.trim());

/** A text that may be empty: null inside, and never shown as the wire's "None" (UDB-1). */
const replyText: Codec<string | null, string | null> = {
  encode: (text) => text,
  decode: (sent) => (isNone(sent) ? null : sent),
};

/** As a change says it: emptied by "None" (specification 7.2). */
const changeText: Codec<string | null, string | null> = {
  encode: (text) => text ?? NONE,
  decode: (sent) => (isNone(sent) ? null : sent),
};

const replyCodecs = { optionalText: replyText, gender, maritalStatus } as const;
const changeCodecs = {
  optionalText: changeText,
  gender: sentGender,
  maritalStatus: sentMaritalStatus,
} as const;

type CodecsByKind = Partial<Record<FieldKind, unknown>>;

type FieldMap<Fields extends ProfileFields, Codecs extends CodecsByKind> = {
  readonly [Name in keyof Fields]: Fields[Name]["kind"] extends keyof Codecs
    ? readonly [Fields[Name]["wire"], Codecs[Fields[Name]["kind"]]]
    : Fields[Name]["wire"];
};

type Writable<Fields extends ProfileFields> = {
  [Name in keyof Fields as Fields[Name] extends { isReadOnly: true } ? never : Name]: Fields[Name];
};

function mapOf(fields: ProfileFields, names: readonly string[], codecs: CodecsByKind): object {
  return Object.fromEntries(
    names.flatMap((name) => {
      const field = fields[name];
      if (!field) return [];
      const codec = codecs[field.kind];
      return [[name, codec ? [field.wire, codec] : field.wire]];
    }),
  );
}

/** A profile's fields for the codec of a reply. */
export function replyMap<Fields extends ProfileFields>(
  fields: Fields,
): FieldMap<Fields, typeof replyCodecs> {
  return mapOf(fields, Object.keys(fields), replyCodecs) as FieldMap<Fields, typeof replyCodecs>;
}

/** A profile's fields for the codec of a change. */
export function changeMap<Fields extends ProfileFields>(
  fields: Fields,
): FieldMap<Writable<Fields>, typeof changeCodecs> {
  const names = writableFields(fields);
  return mapOf(fields, names, changeCodecs) as FieldMap<Writable<Fields>, typeof changeCodecs>;
}
