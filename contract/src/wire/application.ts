import type * as wire from "../schemas";
import { entity, inData, list, type Inside } from "./codec";
import { ownPolicies } from "./presentPolicies";
import { answerInput, questionForm } from "./questionnaire";

/** The application's state. */
export const applicationMeta = entity<wire.ApplicationMeta>()({
  types: "types",
  isLocked: "locked",
  submittedAt: "aps_submitted",
  acceptedQuoteId: "qot_id",
  version: "aps_version",
  savedAt: "aps_saved",
  mayAskAgain: "aps_again",
});
export type ApplicationMeta = Inside<typeof applicationMeta>;

const formAnswers = entity<wire.ApplicationBody["answers"][number]>()({
  insuranceTypeId: "ins_id",
  answers: ["answers", list(answerInput)],
});

/** All three questionnaires with their answers; `meta.types` says which are chosen. */
export const applicationReply = entity<wire.ApplicationReply>()({
  forms: ["data", list(questionForm)],
  meta: ["meta", applicationMeta],
  submitted: ["submitted", list(formAnswers)],
  openings: "openings",
  present: ["present", ownPolicies],
});
export type ApplicationReply = Inside<typeof applicationReply>;

/** What is so after a submission. */
export const submissionReply = inData(
  entity<wire.SubmissionReply["data"]>()({
    agentsFrom: "agents_from",
    firstQuoteHours: "first_quote_hours",
  }),
);
export type SubmissionReply = Inside<typeof submissionReply>;

/** Replaces the whole set: a type that is not listed is dropped. */
export const applicationBody = entity<wire.ApplicationBody>()({
  answers: ["answers", list(formAnswers)],
  submit: "submit",
  force: "force",
  version: "aps_version",
});
export type ApplicationBody = Inside<typeof applicationBody>;

/** Takes back what was saved since the submission. */
export const revertQuery = entity<wire.RevertQuery>()({ version: "aps_version" });
export type RevertQuery = Inside<typeof revertQuery>;
