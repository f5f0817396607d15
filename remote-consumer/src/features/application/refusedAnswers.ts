import {
  missingQuestions,
  questionsOf,
  type InsuranceTypeId,
  type Question,
} from "@quotehaven/contract/rules";
import type { Application } from "../../shared/applicationApi";
import { questionErrors } from "../../shared/questionnaire/questionErrors";
import type { Edits } from "./edits";

/** An answer that is missing for a submission, or that the server would refuse. */
export type RefusedAnswer = { type: InsuranceTypeId; question: Question };

function chosenForms({ forms }: Application, edits: Edits) {
  return edits.types.flatMap((type) => {
    const form = forms.find(({ insuranceTypeId }) => insuranceTypeId === type);
    return form ? [{ type, form, answers: edits.answersByType[type] ?? {} }] : [];
  });
}

/** The first question that a submission still needs an answer to. */
export function firstMissing(
  application: Application,
  edits: Edits,
  umbrella: boolean,
): RefusedAnswer | undefined {
  const [missing] = chosenForms(application, edits).flatMap(({ type, form, answers }) =>
    missingQuestions(form, answers, { umbrella }).map((question) => ({ type, question })),
  );
  return missing;
}

/** Answers that the server would refuse; gaps too, where nothing may be missing. */
export function wrongAnswers(
  application: Application,
  edits: Edits,
  umbrella: boolean,
  isComplete: boolean,
): RefusedAnswer[] {
  return chosenForms(application, edits).flatMap(({ type, form, answers }) => {
    const errors = questionErrors(form, answers, "application", new Date(), { umbrella });
    return questionsOf(form)
      .filter(({ id }) => errors[id] && (isComplete || (answers[id] ?? null) !== null))
      .map((question) => ({ type, question }));
  });
}

/** The edits without some of their answers. */
export function withoutAnswers(edits: Edits, refused: readonly RefusedAnswer[]): Edits {
  const answersByType = { ...edits.answersByType };
  for (const { type, question } of refused) {
    answersByType[type] = { ...answersByType[type], [question.id]: null };
  }
  return { ...edits, answersByType };
}
