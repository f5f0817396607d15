import {
  answersForPayload,
  answersOf,
  insuranceTypeIds,
  questionsOf,
  type Answers,
  type AnswerValue,
  type Form,
  type InsuranceTypeId,
  type Question,
  type VisibilityOptions,
} from "@quotehaven/contract/rules";
import type { ApplicationBody } from "@quotehaven/contract/wire";
import type { Application } from "../../shared/applicationApi";
import { answerQuestion } from "../../shared/questionnaire/answerQuestion";

/** What somebody is changing in the application, and the version it was begun on. */
export type Edits = {
  version: number;
  types: InsuranceTypeId[];
  answersByType: Record<number, Answers>;
  /** A submitted application was unlocked here. */
  isUnlocked: boolean;
};

/** The application as stored, ready to be changed. */
export function storedEdits({ forms, meta }: Application): Edits {
  return {
    version: meta.version,
    types: inOrder(meta.types),
    answersByType: Object.fromEntries(forms.map((form) => [form.insuranceTypeId, answersOf(form)])),
    isUnlocked: false,
  };
}

/** What a save would send, to compare: an answer that was emptied is no answer. */
export function contentOf({ types, answersByType }: Edits): string {
  return JSON.stringify([types, answersByType], (_key, value: unknown) => value ?? undefined);
}

/** The same with a type put in or taken out. Its answers stay, until a save leaves them out (UAP-4). */
export function withTypeToggled(edits: Edits, type: InsuranceTypeId): Edits {
  const types = edits.types.includes(type)
    ? edits.types.filter((each) => each !== type)
    : [...edits.types, type];
  return { ...edits, types: inOrder(types) };
}

/** The same with one more answer, in the form that asks for it; what that hides loses its own. */
export function withAnswer(
  forms: readonly Form<Question>[],
  edits: Edits,
  questionId: number,
  value: AnswerValue,
  options: VisibilityOptions,
): Edits {
  const form = forms.find((each) => questionsOf(each).some(({ id }) => id === questionId));
  if (!form) return edits;
  const type = form.insuranceTypeId;
  const answers = answerQuestion(form, edits.answersByType[type] ?? {}, questionId, value, options);
  return { ...edits, answersByType: { ...edits.answersByType, [type]: answers } };
}

/**
 * What is saved or submitted: every chosen type with the answers of its visible
 * questions, on the version it was made on. A resubmission is forced (UAP-2).
 */
export function applicationBody(
  { forms, meta }: Application,
  edits: Edits,
  options: VisibilityOptions,
  isSubmission: boolean,
): ApplicationBody {
  const isResubmission = isSubmission && meta.submittedAt !== null;
  return {
    answers: edits.types.flatMap((type) => {
      const form = forms.find(({ insuranceTypeId }) => insuranceTypeId === type);
      if (!form) return [];
      return [
        {
          insuranceTypeId: type,
          answers: answersForPayload(form, edits.answersByType[type] ?? {}, options),
        },
      ];
    }),
    ...(isSubmission && { submit: true }),
    ...(isResubmission && { force: true }),
    version: edits.version,
  };
}

function inOrder(types: readonly InsuranceTypeId[]): InsuranceTypeId[] {
  return insuranceTypeIds.filter((type) => types.includes(type));
}
