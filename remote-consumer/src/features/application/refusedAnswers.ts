import type { InsuranceTypeId, Question } from "@quotehaven/contract/rules";
import type { Application } from "../../shared/applicationApi";
import { refusedQuestions } from "../../shared/questionnaire/questionForm";
import { chosenForms } from "./chosenForms";
import type { Edits } from "./edits";

/** An answer that is missing for a submission, or that the server would refuse. */
export type RefusedAnswer = { type: InsuranceTypeId; question: Question };

/** The first question that a submission still needs an answer to. */
export function firstMissing(
  { forms }: Application,
  edits: Edits,
  umbrella: boolean,
): RefusedAnswer | undefined {
  const [refused] = chosenForms(forms, edits, { umbrella }).flatMap(({ type, missing }) =>
    missing.map((question) => ({ type, question })),
  );
  return refused;
}

/** Answers that the server would refuse; gaps too, where nothing may be missing. */
export function wrongAnswers(
  { forms }: Application,
  edits: Edits,
  umbrella: boolean,
  isComplete: boolean,
): RefusedAnswer[] {
  return chosenForms(forms, edits, { umbrella }).flatMap(({ type, form, answers }) =>
    refusedQuestions(form, answers, "application", { umbrella })
      .filter(({ id }) => isComplete || (answers[id] ?? null) !== null)
      .map((question) => ({ type, question })),
  );
}

/** The edits without some of their answers. */
export function withoutAnswers(edits: Edits, refused: readonly RefusedAnswer[]): Edits {
  const answersByType = { ...edits.answersByType };
  for (const { type, question } of refused) {
    answersByType[type] = { ...answersByType[type], [question.id]: null };
  }
  return { ...edits, answersByType };
}
