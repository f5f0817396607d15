import type { Gender, MaritalStatus } from "../rules/constants";
import type { CustomerRole, Role } from "../rules/roles";
import { nullable, openEnumCodec, enumCodec, type Inside } from "./codec";

const genders = { male: 0, female: 1, other: 2 } as const satisfies Record<Gender, number>;
const maritalStatuses = { single: 0, married: 1, domesticPartner: 2 } as const satisfies Record<
  MaritalStatus,
  number
>;

/** The role of a customer; the database numbers it like the wire. */
export const customerRoleCodec = enumCodec({ consumer: 1, agent: 2 } as const satisfies Record<
  CustomerRole,
  number
>);

/** The role of a customer in a reply that nobody has checked; null where it says none. */
export function readCustomerRole(sent: unknown): CustomerRole | null {
  return sent === 1 || sent === 2 ? customerRoleCodec.decode(sent) : null;
}

/** The role of whoever may be signed in; the database numbers it like the wire. */
export const roleCodec = enumCodec({ consumer: 1, agent: 2, operator: 3 } as const satisfies Record<
  Role,
  number
>);

/** The role in a reply that nobody has checked; null where it says none. */
export function readRole(sent: unknown): Role | null {
  return sent === 1 || sent === 2 || sent === 3 ? roleCodec.decode(sent) : null;
}

/** A gender as it is stored and answered; the database numbers it like the wire. */
export const gender = enumCodec(genders);

/** A gender as somebody sends it. */
export const sentGender = openEnumCodec(genders);

/** A marital status as it is stored and answered; the database numbers it like the wire. */
export const maritalStatus = enumCodec(maritalStatuses);

/** A marital status as somebody sends it. */
export const sentMaritalStatus = openEnumCodec(maritalStatuses);

/** What a notification is about; the database numbers it like the wire. */
export const notificationKind = openEnumCodec({
  quoteToReview: 1,
  prospectToQuote: 2,
  changeRequested: 3,
  quoteSelected: 4,
  choiceTakenBack: 5,
  contactReminder: 6,
  agentLate: 7,
  quotesEndSoon: 8,
  feeReturned: 9,
  feeRefused: 10,
  messageToConsumer: 11,
  messageToAgent: 12,
  choiceEnded: 13,
} as const);
export type NotificationKind = Inside<typeof notificationKind>;

/** How a question is answered; a kind that this build does not know is answered as text. */
export const questionKind = enumCodec(
  { text: 0, select: 1, radio: 2, checkboxes: 3, date: 4, number: 5, year: 6 } as const,
  "text",
);

const prefillFields = enumCodec({
  rents: "usr_rents",
  state: "usr_state",
  maritalStatus: "usr_maritalstatus",
  partnerDateOfBirth: "usr_partnerdateofbirth",
} as const);

/** The field of the profile that answers a question first. */
export const prefillField = nullable(prefillFields);
