import { headlinesOf, type NeededAmount } from "@quotehaven/contract/cover";
import { applyRules, toIsoDate } from "@quotehaven/contract/rules";
import { fromStoredAnswers } from "../applications/answers/storedAnswers";
import { needOf, submittedForms, type Submitted } from "../applications/needOf";

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

function renewalOf(submitted: Submitted): string | null {
  const days = submittedForms(submitted).flatMap(({ form, stored }) => {
    const { answers } = applyRules(form, fromStoredAnswers(form, stored));
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
