import type { Needs } from "@quotehaven/contract/cover";
import type { Form } from "@quotehaven/contract/rules";
import type { Language } from "@quotehaven/contract/schemas";
import { toSentAnswers } from "./answers/storedAnswers";
import type { StoredAnswer, StoredAnswers } from "../database";
import { coverNeed } from "../estimation/coverNeed";
import { asInsuranceTypes } from "../reference/insuranceTypes";
import { formFor } from "../reference/questionnaires";

/** What agents see of an application: the insurance types, and their answers. */
export type Submitted = { submittedTypes: number[] | null; submittedAnswers: StoredAnswers | null };

/** The questionnaires of what was submitted, in a language, with their stored answers; none before. */
export function submittedForms(
  { submittedTypes, submittedAnswers }: Submitted,
  language?: Language,
): { form: Form; stored: StoredAnswer[] }[] {
  return asInsuranceTypes(submittedTypes ?? []).flatMap((type) => {
    const form = formFor(type, language);
    return form ? [{ form, stored: submittedAnswers?.[type] ?? [] }] : [];
  });
}

/** The need of what was submitted, by insurance type; empty before. */
export function needOf(
  submitted: Submitted,
  dateOfBirth: string | null,
  today: Date,
): Partial<Needs> {
  const answered = submittedForms(submitted).map(({ form, stored }) => ({
    form,
    sent: toSentAnswers(form, stored),
  }));
  return coverNeed(answered, dateOfBirth, today);
}
