import { Type, type Static } from "typebox";
import { genders, maritalStatuses } from "../rules/constants";
import { InsuranceTypeId, Nullable, SmallId, Text, Token, oneOf } from "./common";
import { OwnPolicies } from "./presentPolicies";

/** What is stored as it was sent has no other fields. */
const asStored = { additionalProperties: false };

/** An answer while it is being edited: an option, several of them, or a text as typed. */
const KeptAnswer = Type.Object(
  {
    questionId: SmallId,
    value: Nullable(Type.Union([SmallId, Type.Array(SmallId, { maxItems: 100 }), Text])),
  },
  asStored,
);

const KeptAnswers = Type.Object(
  { insuranceTypeId: InsuranceTypeId, answers: Type.Array(KeptAnswer, { maxItems: 300 }) },
  asStored,
);

const KeptZipCode = Type.Object({ id: SmallId, code: Text }, asStored);

/**
 * A registration as far as it was filled in, which is nowhere checked: texts as typed, null for what
 * was not chosen yet, the carrier None as 0. It has no password.
 */
export const KeptRegistration = Type.Object(
  {
    insuranceTypeId: InsuranceTypeId,
    step: Type.Integer({ minimum: 1, maximum: 4 }),
    page: Type.Integer({ minimum: 0, maximum: 99 }),
    firstName: Text,
    lastName: Text,
    dateOfBirth: Text,
    address1: Text,
    address2: Text,
    zipCodes: Type.Array(KeptZipCode, { maxItems: 1 }),
    city: Text,
    state: Text,
    rents: Nullable(Type.Boolean()),
    maritalStatus: Nullable(oneOf(maritalStatuses)),
    partnerFirstName: Text,
    partnerLastName: Text,
    partnerDateOfBirth: Text,
    gender: Nullable(oneOf(genders)),
    phoneNumber: Text,
    email: Text,
    currentInsuranceCompany: Nullable(Type.Integer({ minimum: -1, maximum: 2_147_483_647 })),
    emailNotification: Type.Boolean(),
    answers: Type.Array(KeptAnswers, { maxItems: 3 }),
    present: Type.Optional(OwnPolicies),
  },
  asStored,
);
export type KeptRegistration = Static<typeof KeptRegistration>;

/** `continued`: the link's token of the same registration, kept before, which this one replaces. */
export const KeepRegistrationBody = Type.Object({
  draft: KeptRegistration,
  continued: Type.Optional(Token),
  token: Token,
});
export type KeepRegistrationBody = Static<typeof KeepRegistrationBody>;

/** The link's token, so that the registration, when it ends, can say what to delete. */
export const KeepRegistrationReply = Type.Object({ data: Type.Object({ token: Type.String() }) });
export type KeepRegistrationReply = Static<typeof KeepRegistrationReply>;

/** `token` is the mailed one. */
export const ContinueRegistrationBody = Type.Object({ token: Token });
export type ContinueRegistrationBody = Static<typeof ContinueRegistrationBody>;

export const ContinueRegistrationReply = Type.Object({ data: KeptRegistration });
export type ContinueRegistrationReply = Static<typeof ContinueRegistrationReply>;
