import type { Answers, Form } from "@quotehaven/contract/rules";
import type { AnswerInput } from "@quotehaven/contract/wire";
import { readAnswers } from "./answers/readAnswers";
import { toStoredAnswers } from "./answers/storedAnswers";
import type { StoredAnswer } from "../database";
import { estimate, type EstimateProfile } from "../estimation/estimate";

/** One questionnaire of a draft with its values; `umbrella`: whether the estimate offers one. */
export type DraftForm = { form: Form; values: Answers; umbrella: boolean };

/**
 * Reads what was sent for one questionnaire of a draft. Its question about an umbrella counts only
 * where the estimate of these answers asks it.
 *
 * @throws as {@link readAnswers}.
 */
export function readDraftForm(
  form: Form,
  sent: readonly AnswerInput[],
  person: EstimateProfile,
  now: Date,
): DraftForm {
  const estimated = estimate(form.insuranceTypeId, sent, person, now, [form]);
  const umbrella = estimated?.needsUmbrella ?? false;
  return { form, values: readAnswers(form, sent, { now, umbrella }), umbrella };
}

/** A questionnaire of a draft as it is stored. */
export function storedDraft({ form, values, umbrella }: DraftForm): StoredAnswer[] {
  return toStoredAnswers(form, values, { umbrella });
}
