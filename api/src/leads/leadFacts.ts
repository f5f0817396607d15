import { headlinesOf, type NeededAmount } from "@quotehaven/contract/cover";
import { needOf, type Submitted } from "../applications/needOf";
import { endsInAnswers } from "../applications/renewal";

/** What a submission says that a list shows and orders by. Whole dollars. */
export type LeadFacts = {
  needs: NeededAmount[];
  /** Paid today for all of it, a year; 0 where nothing is known. */
  premiumYearly: number;
  /** When the first of the present policies ends, `YYYY-MM-DD`. */
  renewsOn: string | null;
};

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
    renewsOn: endsInAnswers(submitted.submittedTypes, submitted.submittedAnswers)[0] ?? null,
  };
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
