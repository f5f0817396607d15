import {
  missingQuestions,
  type Answers,
  type Form,
  type InsuranceTypeId,
  type Question,
  type VisibilityOptions,
} from "@quotehaven/contract/rules";
import type { Application } from "../../shared/applicationApi";
import { refusedQuestions } from "../../shared/questionnaire/questionForm";
import type { Edits } from "./edits";

/** The form of a chosen insurance type, with its answers and what they still leave open. */
export type ChosenForm = {
  type: InsuranceTypeId;
  form: Form<Question>;
  answers: Answers;
  missing: Question[];
};

const noAnswers: Answers = {};

/** The forms of the chosen types. */
export function chosenForms(
  forms: readonly Form<Question>[],
  { types, answersByType }: Pick<Edits, "types" | "answersByType">,
  options: VisibilityOptions,
): ChosenForm[] {
  return forms.flatMap((form) => {
    const type = form.insuranceTypeId;
    if (!types.includes(type)) return [];
    const answers = answersByType[type] ?? noAnswers;
    return [{ type, form, answers, missing: missingQuestions(form, answers, options) }];
  });
}

/** The next form after that of `current` (going round) that something is missing in, or null. */
export function nextUnfilledForm(
  forms: readonly ChosenForm[],
  current: InsuranceTypeId,
): ChosenForm | null {
  const position = forms.findIndex(({ type }) => type === current);
  const others = [...forms.slice(position + 1), ...forms.slice(0, Math.max(position, 0))];
  return others.find(({ missing }) => missing.length > 0) ?? null;
}

/**
 * Whether Submit belongs on this form's last page: it is the last of the chosen
 * forms, or all the others are filled already.
 */
export function isLastForm(forms: readonly ChosenForm[], current: InsuranceTypeId): boolean {
  return forms.at(-1)?.type === current || nextUnfilledForm(forms, current) === null;
}

/** Whether there is something to submit, and nothing of it is missing. */
export function isComplete(forms: readonly ChosenForm[]): boolean {
  return forms.length > 0 && forms.every(({ missing }) => missing.length === 0);
}

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
