import { headlinesOf, type NeededAmount } from "@quotehaven/contract/cover";
import { applyRules, toIsoDate } from "@quotehaven/contract/rules";
import { fromStoredAnswers } from "../answers/storedAnswers";
import { needOf } from "../applications/needOf";
import type { StoredAnswers } from "../database";
import { asInsuranceTypes } from "../reference/insuranceTypes";
import { formFor } from "../reference/questionnaires";

/** What was submitted. */
type Submitted = {
  submittedTypes: number[] | null;
  submittedAnswers: StoredAnswers | null;
};

/** What a submission says that a list shows and orders by. Whole dollars. */
export type LeadFacts = {
  needs: NeededAmount[];
  /** Paid today for all of it, a year; 0 where nothing is known. */
  premiumYearly: number;
  /** When the first of the present policies ends, `YYYY-MM-DD`. */
  renewsOn: string | null;
};

/** The questions after the end of a present policy: home and auto. */
const renewalQuestions = [131, 165];

/** Works out {@link LeadFacts}, as of `today`. */
export function leadFactsOf(
  submitted: Submitted,
  dateOfBirth: string | null,
  today: Date,
): LeadFacts {
  const needs = needOf(submitted, dateOfBirth, today);
  return {
    needs: headlinesOf(needs),
    premiumYearly: (needs.home?.presentYearly ?? 0) + 12 * (needs.auto?.presentMonthly ?? 0),
    renewsOn: renewalOf(submitted),
  };
}

function renewalOf({ submittedTypes, submittedAnswers }: Submitted): string | null {
  const days = asInsuranceTypes(submittedTypes ?? []).flatMap((type) => {
    const form = formFor(type);
    if (!form) return [];
    const { answers } = applyRules(form, fromStoredAnswers(form, submittedAnswers?.[type] ?? []));
    return renewalQuestions.flatMap((question) => {
      const answer = answers[question];
      const day = typeof answer === "string" ? toIsoDate(answer) : null;
      return day ? [day] : [];
    });
  });
  return days.sort()[0] ?? null;
}

/** What of an application follows from its submitted answers, for lists to show and sort by. */
export function factColumns(submitted: Submitted, dateOfBirth: string | null, today: Date) {
  const { needs, premiumYearly, renewsOn } = leadFactsOf(submitted, dateOfBirth, today);
  return {
    needs: JSON.stringify(needs),
    need: needs.reduce((sum, { amount }) => sum + amount, 0),
    premium_yearly: premiumYearly,
    renews_on: renewsOn,
  };
}
