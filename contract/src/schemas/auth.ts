import { Type, type Static } from "typebox";
import {
  CustomerRoleNumber,
  CalendarDate,
  SmallId,
  InsuranceTypeId,
  Language,
  Nullable,
  Password,
  Text,
  Timestamp,
  Token,
  ZipCode,
  ZipCodeRef,
  oneOf,
} from "./common";
import { OwnPolicies } from "./presentPolicies";
import { AnswerInput, QuestionForm } from "./questionnaire";

export const LoginBody = Type.Object({
  email: Text,
  password: Password,
  type: CustomerRoleNumber,
  token: Token,
});
export type LoginBody = Static<typeof LoginBody>;

/**
 * `redirect` is `application` for a consumer whose application is not submitted yet, and `leads` for
 * an agent whose profile is complete. `account` names the caller's account, and nothing else.
 */
export const LoginReply = Type.Object({
  type: CustomerRoleNumber,
  sid: Type.String(),
  redirect: Nullable(oneOf(["application", "leads"])),
  account: Type.Optional(SmallId),
});
export type LoginReply = Static<typeof LoginReply>;

/** `active=1` says that the person did something since the last check. */
export const CheckSessionQuery = Type.Object({
  sid: Type.Optional(Type.String({ maxLength: 200 })),
  active: Type.Optional(Type.Literal("1")),
});
export type CheckSessionQuery = Static<typeof CheckSessionQuery>;

/**
 * `type`: 1 for a consumer, 2 for an agent. `idle_ends_at`: the end without further activity.
 * `ends_at`: the end in any case. `account` names the caller's account, and nothing else. `time_zone`
 * is the IANA zone where the caller lives or works: the days and deadlines they read are told in it.
 */
export const CheckSessionReply = Type.Object({
  type: Type.Integer({ minimum: 1, maximum: 3 }),
  idle_ends_at: Timestamp,
  ends_at: Timestamp,
  account: Type.Optional(SmallId),
  time_zone: Type.Optional(Type.String()),
});
export type CheckSessionReply = Static<typeof CheckSessionReply>;

/** The language the caller's mails are written in from now on. */
export const LanguageBody = Type.Object({ language: Language });
export type LanguageBody = Static<typeof LanguageBody>;

export const SignupQuestionsQuery = Type.Object({ insId: InsuranceTypeId });
export type SignupQuestionsQuery = Static<typeof SignupQuestionsQuery>;

export const SignupQuestionsReply = Type.Object({ data: Type.Array(QuestionForm) });
export type SignupQuestionsReply = Static<typeof SignupQuestionsReply>;

export const AgentSignupBody = Type.Object({
  agent: Type.Literal(true),
  token: Token,
  name: Text,
  lastname: Text,
  email: Text,
  phone: Text,
  password: Password,
  confirmPassword: Password,
});
export type AgentSignupBody = Static<typeof AgentSignupBody>;

/**
 * The partner's fields are ignored when `maritalStatus` is 0 (single). `otherInsuranceCompany`: insured
 * with a company that is not listed; `currentInsuranceCompany` is null then. `continued`: the token of a link
 * that led on with this registration, which goes with its end.
 */
export const ConsumerSignupBody = Type.Object({
  agent: Type.Optional(Type.Literal(false)),
  firstName: Text,
  lastName: Text,
  dateOfBirth: CalendarDate,
  address1: Text,
  address2: Type.Optional(Nullable(Text)),
  city: Text,
  state: Text,
  rents: Type.Boolean(),
  zipcodes: Type.Array(ZipCodeRef, { maxItems: 1 }),
  maritalStatus: Type.Integer(),
  partnerFirstName: Type.Optional(Nullable(Text)),
  partnerLastName: Type.Optional(Nullable(Text)),
  partnerDateOfBirth: Type.Optional(Nullable(CalendarDate)),
  gender: Type.Integer(),
  phoneNumber: Text,
  email: Text,
  currentInsuranceCompany: Nullable(SmallId),
  otherInsuranceCompany: Type.Optional(Type.Boolean()),
  emailNotification: Type.Boolean(),
  password: Password,
  confirmPassword: Password,
  insId: InsuranceTypeId,
  token: Token,
  questionAnswers: Type.Array(AnswerInput, { maxItems: 300 }),
  continued: Type.Optional(Token),
  present: Type.Optional(OwnPolicies),
});
export type ConsumerSignupBody = Static<typeof ConsumerSignupBody>;

/** What would be refused at the end of a registration, asked while its fields are still open. */
export const CheckSignupBody = Type.Object({
  email: Text,
  password: Password,
  zipcodes: Type.Optional(Type.Array(ZipCodeRef, { maxItems: 1 })),
  token: Token,
});
export type CheckSignupBody = Static<typeof CheckSignupBody>;

/** The codes that the registration would be refused with; empty where nothing is wrong. */
export const CheckSignupReply = Type.Object({ data: Type.Array(Type.String()) });
export type CheckSignupReply = Static<typeof CheckSignupReply>;

export const ResendVerificationBody = Type.Object({ email: Text, token: Token });
export type ResendVerificationBody = Static<typeof ResendVerificationBody>;

/** A mailed token, and where it matters, what its link is to do. */
export const ValidateBody = Type.Object({
  token: Token,
  for: Type.Optional(Type.Union([Type.Literal("verify"), Type.Literal("reset")])),
});
export type ValidateBody = Static<typeof ValidateBody>;

/**
 * `email`: whose password a reset link replaces, for the browser to keep both as one. `registration`: what a
 * link confirms, by what tells it from others of its address; an agent's has no insurance type.
 */
export const ValidateReply = Type.Object({
  message: Type.String(),
  email: Type.Optional(Type.String()),
  registration: Type.Optional(
    Type.Object({
      registeredAt: Timestamp,
      insuranceTypeId: Nullable(InsuranceTypeId),
      firstName: Type.String(),
    }),
  ),
});
export type ValidateReply = Static<typeof ValidateReply>;

export const VerifyBody = Type.Object({ token: Token, google_token: Token });
export type VerifyBody = Static<typeof VerifyBody>;

/**
 * `email`: the address that is confirmed now. `waits_for`: a new address that does not count yet, because a
 * link that was mailed to it (`new`), or to the present one, is still to be used.
 */
export const VerifyReply = Type.Object({
  type: CustomerRoleNumber,
  email: Type.Optional(Text),
  waits_for: Type.Optional(oneOf(["new", "present"])),
});
export type VerifyReply = Static<typeof VerifyReply>;

/** A page of matches with `search`; every ZIP code without it. */
export const ZipCodesQuery = Type.Object({
  search: Type.Optional(Type.String({ maxLength: 60 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});
export type ZipCodesQuery = Static<typeof ZipCodesQuery>;

export const ZipCodesReply = Type.Object({ data: Type.Array(ZipCode) });
export type ZipCodesReply = Static<typeof ZipCodesReply>;

export const ForgotPasswordQuery = Type.Object({ email: Text, token: Token });
export type ForgotPasswordQuery = Static<typeof ForgotPasswordQuery>;

export const ResetPasswordBody = Type.Object({
  password: Password,
  google_token: Token,
  token: Token,
});
export type ResetPasswordBody = Static<typeof ResetPasswordBody>;

/** What a human verification token is good for; it counts for nothing else. */
export const HumanAction = oneOf([
  "login",
  "forgot-password",
  "feedback",
  "signup",
  "check-signup",
  "keep-registration",
  "resend-verification",
  "verify",
  "reset",
  "quote",
]);
export type HumanAction = Static<typeof HumanAction>;

export const HumanChallengeQuery = Type.Object({ for: HumanAction });
export type HumanChallengeQuery = Static<typeof HumanChallengeQuery>;
