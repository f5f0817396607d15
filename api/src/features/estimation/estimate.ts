import {
  ageInYears,
  insuranceTypes,
  questionsOf,
  umbrellaQuestionId,
  type Form,
  type Question,
} from "@quotehaven/contract/rules";
import type { EstimationStep, Language } from "@quotehaven/contract/schemas";
import { autoCoverage } from "./autoCoverage";
import { coverageAnswers, type SentAnswer } from "./coverageAnswers";
import { homeCoverage, statesOf } from "./homeCoverage";
import { lifeCoverage } from "./lifeCoverage";
import { labelled, type LabelledLine } from "./lines";
import { worked } from "./working";

/** An estimate as it is sent, for every insurance type. `term` (years) is there for life alone. */
export type Estimate = {
  data: number;
  umbrella: boolean;
  at_risk: number | null;
  total_required: number | null;
  "other-data": LabelledLine[];
  questions: Question[];
  term?: number | null;
  /** How every line came about. */
  working: EstimationStep[];
};

/** What an estimate reads of a profile. */
export type EstimateProfile = { usr_dateofbirth?: string | null };

/**
 * The coverage a person needs, from the answers of one insurance type. Never
 * fails on an incomplete form: what is missing counts as neutral or 0. Null when
 * there is no such insurance type.
 *
 * @param today The server's time; an age is counted in UTC.
 * @param catalogue The questionnaires in the language of the reply.
 */
export function estimate(
  insuranceTypeId: number,
  answers: readonly SentAnswer[],
  profile: EstimateProfile,
  today: Date,
  catalogue: readonly Form[],
  language: Language = "en",
): Estimate | null {
  const form = catalogue.find(({ ins_id }) => ins_id === insuranceTypeId);
  if (!form) return null;
  const read = coverageAnswers(form, answers);
  const age = profile.usr_dateofbirth ? ageInYears(profile.usr_dateofbirth, today) : null;
  const neutral = { umbrella: false, at_risk: null, total_required: null, questions: [] };

  switch (insuranceTypeId) {
    case insuranceTypes.home: {
      const { total, lines, steps } = homeCoverage(read, statesOf(form));
      return {
        ...neutral,
        data: total,
        "other-data": labelled(lines, language),
        working: worked(steps, language),
      };
    }
    case insuranceTypes.life: {
      const { total, lines, steps, term } = lifeCoverage(read, age);
      return {
        ...neutral,
        data: total,
        "other-data": labelled(lines, language),
        term,
        working: worked(steps, language),
      };
    }
    case insuranceTypes.auto: {
      const { total, atRisk, totalRequired, needsUmbrella, lines, steps } = autoCoverage(read, age);
      return {
        data: total,
        umbrella: needsUmbrella,
        at_risk: atRisk,
        total_required: totalRequired,
        "other-data": labelled(lines, language),
        questions: needsUmbrella ? umbrellaQuestions(form) : [],
        working: worked(steps, language),
      };
    }
    default:
      return null;
  }
}

function umbrellaQuestions(form: Form): Question[] {
  return questionsOf(form)
    .filter(({ que_id }) => que_id === umbrellaQuestionId)
    .map((question) => ({ ...question, answer: null }));
}
