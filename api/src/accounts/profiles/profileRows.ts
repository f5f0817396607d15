import {
  agentProfileFields,
  cleanText,
  genders,
  maritalStatuses,
  maskPhone,
  toIsoDate,
  writableFields,
  type consumerProfileFields,
  type FieldKind,
  type ProfileFields,
} from "@quotehaven/contract/rules";
import { gender, maritalStatus } from "@quotehaven/contract/wire";
import type { RowChange, DB } from "../../database";

type ColumnOf<Table extends keyof DB> = `${Table}.${keyof DB[Table] & string}`;
type Columns<Fields> = Readonly<
  Record<keyof Fields, ColumnOf<"users"> | ColumnOf<"agents"> | ColumnOf<"consumers">>
>;

/** Where each field of the agent's profile is kept. */
export const agentColumns = {
  agencyName: "agents.agency_name",
  agencyAddress: "agents.agency_address",
  agencyEmail: "agents.agency_email",
  agencyPhone: "agents.agency_phone",
  firstName: "users.first_name",
  lastName: "users.last_name",
  email: "users.email",
  pendingEmail: "users.pending_email",
  phone: "users.phone",
  licenseNumber: "agents.license_number",
  fullLicense: "agents.full_license",
  licenseState: "agents.license_state",
  emailNotifications: "users.email_notifications",
  leadMails: "agents.lead_mail",
} as const satisfies Columns<typeof agentProfileFields>;

/** The agent's profile: its fields, and where they are kept. */
export const agentRows = { fields: agentProfileFields, columns: agentColumns };

/** Where each field of the consumer's profile is kept. */
export const consumerColumns = {
  firstName: "users.first_name",
  lastName: "users.last_name",
  email: "users.email",
  pendingEmail: "users.pending_email",
  phone: "users.phone",
  dateOfBirth: "consumers.date_of_birth",
  address1: "consumers.address1",
  address2: "consumers.address2",
  city: "consumers.city",
  state: "consumers.state",
  rents: "consumers.rents",
  gender: "consumers.gender",
  maritalStatus: "consumers.marital_status",
  emailNotifications: "users.email_notifications",
  partnerFirstName: "consumers.partner_first_name",
  partnerLastName: "consumers.partner_last_name",
  partnerDateOfBirth: "consumers.partner_date_of_birth",
} as const satisfies Columns<typeof consumerProfileFields>;

type Selection<Chosen extends Readonly<Record<string, string>>> = {
  [Name in keyof Chosen & string]: `${Chosen[Name]} as ${Name}`;
}[keyof Chosen & string];

/** What to select for a profile's fields, by their names. */
export function selectionOf<const Chosen extends Readonly<Record<string, string>>>(
  columns: Chosen,
): Selection<Chosen>[] {
  return Object.entries(columns).map(
    ([name, column]) => `${column} as ${name}`,
  ) as Selection<Chosen>[];
}

/**
 * What of a profile's changes goes into a table, as it is kept there; null where nothing does. The
 * changes must have passed the profile's rules.
 */
export function rowChange<Table extends "users" | "agents" | "consumers">(
  table: Table,
  { fields, columns }: { fields: ProfileFields; columns: Readonly<Record<string, string>> },
  changes: Readonly<Record<string, unknown>>,
): RowChange<Table> | null {
  const kept = writableFields(fields).flatMap((name): [string, unknown][] => {
    const [keptIn, column] = columns[name]?.split(".") ?? [];
    const value = changes[name];
    if (keptIn !== table || column === undefined || value === undefined) return [];
    return [[column, asKept(fields[name]?.kind, value)]];
  });
  // The columns' types say that they are the table's: it is built by name here alone.
  return kept.length > 0 ? (Object.fromEntries(kept) as RowChange<Table>) : null;
}

function asKept(kind: FieldKind | undefined, value: unknown): unknown {
  if (typeof value !== "string") return value;
  switch (kind) {
    case "phone":
      return maskPhone(value);
    // What is typed may have another shape, which databases read by their own settings.
    case "birthDate":
    case "adultBirthDate":
      return toIsoDate(value);
    case "gender":
      return numberOf(genders, value, gender.encode);
    case "maritalStatus":
      return numberOf(maritalStatuses, value, maritalStatus.encode);
    default:
      return cleanText(value);
  }
}

function numberOf<Word extends string>(
  words: readonly Word[],
  value: string,
  encode: (word: Word) => unknown,
): unknown {
  const word = words.find((each) => each === value);
  return word && encode(word);
}
