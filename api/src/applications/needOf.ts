import type { Needs } from "@quotehaven/contract/cover";
import { toSentAnswers } from "../answers/storedAnswers";
import type { StoredAnswers } from "../database";
import { coverNeed } from "../estimation/coverNeed";
import { asInsuranceTypes } from "../reference/insuranceTypes";
import { formFor } from "../reference/questionnaires";

/** What agents see of an application, as far as its need hangs on it. */
type Submitted = {
  submittedTypes: number[] | null;
  submittedAnswers: StoredAnswers | null;
};

/** The need of what was submitted, by insurance type; empty before. */
export function needOf(
  { submittedTypes, submittedAnswers }: Submitted,
  dateOfBirth: string | null,
  today: Date,
): Partial<Needs> {
  const answered = asInsuranceTypes(submittedTypes ?? []).flatMap((type) => {
    const form = formFor(type);
    return form ? [{ form, sent: toSentAnswers(form, submittedAnswers?.[type] ?? []) }] : [];
  });
  return coverNeed(answered, dateOfBirth, today);
}
