import { Type, type Static } from "typebox";
import { Id, InsuranceTypeId, Nullable, Timestamp } from "./common";
import { OwnPolicies } from "./presentPolicies";
import { AnswerInput, QuestionForm } from "./questionnaire";

export const ApplicationMeta = Type.Object({
  /** The insurance types the consumer chose. */
  types: Type.Array(InsuranceTypeId),
  /** Agents may quote on what was submitted, and nothing newer is being edited. */
  locked: Type.Boolean(),
  aps_submitted: Nullable(Timestamp),
  /** The accepted quote, once there is one. */
  qot_id: Nullable(Id),
  /** Counts every save; a change made on an older version is refused with 409. */
  aps_version: Type.Integer({ minimum: 0 }),
  /** When the answers were last saved. */
  aps_saved: Nullable(Timestamp),
  /** Present, and true, where a quote was chosen so long ago that quotes may be asked for again. */
  aps_again: Type.Optional(Type.Boolean()),
});
export type ApplicationMeta = Static<typeof ApplicationMeta>;

/** The answers of one insurance type. */
const TypeAnswers = Type.Object({
  ins_id: InsuranceTypeId,
  answers: Type.Array(AnswerInput, { maxItems: 300 }),
});

/** How many agencies opened what was submitted, and when first and last. */
const Openings = Type.Object({
  agencies: Type.Integer({ minimum: 0 }),
  firstAt: Nullable(Timestamp),
  lastAt: Nullable(Timestamp),
});

/** `data` holds all three questionnaires with their answers; `meta.types` says which are chosen. */
export const ApplicationReply = Type.Object({
  data: Type.Array(QuestionForm),
  meta: ApplicationMeta,
  /** What agents see and quote: the types that were submitted, with their answers. */
  submitted: Type.Optional(Type.Array(TypeAnswers)),
  /** Absent until it was submitted. */
  openings: Type.Optional(Openings),
  /** The policies that the consumer has today; absent where none was given. */
  present: Type.Optional(OwnPolicies),
});
export type ApplicationReply = Static<typeof ApplicationReply>;

/** What is so after a submission: who can read it, and when first quotes come. */
export const SubmissionReply = Type.Object({
  data: Type.Object({
    /** Agents who quote in this ZIP code, rounded down to one of a few steps: at least so many. */
    agents_from: Type.Integer({ minimum: 0 }),
    /** Within how many hours half of recent applications had a first quote; null where too few tell. */
    first_quote_hours: Nullable(Type.Integer({ minimum: 1 })),
  }),
});
export type SubmissionReply = Static<typeof SubmissionReply>;

/** Replaces the whole set: a type that is not listed is dropped. */
export const ApplicationBody = Type.Object({
  answers: Type.Array(TypeAnswers, { maxItems: 3 }),
  submit: Type.Optional(Type.Boolean()),
  /** A resubmission; without it an application already submitted is refused. */
  force: Type.Optional(Type.Boolean()),
  aps_version: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type ApplicationBody = Static<typeof ApplicationBody>;

/** Takes back what was saved since the submission; refused where `aps_version` is not the current one. */
export const RevertQuery = Type.Object({
  aps_version: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type RevertQuery = Static<typeof RevertQuery>;
