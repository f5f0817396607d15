import {
  ageInYears,
  insuranceTypes,
  questionsOf,
  umbrellaQuestionId,
  type Form,
  type Question,
} from "@quotehaven/contract/rules";
import type { Language } from "@quotehaven/contract/schemas";
import type { AnswerInput, EstimationReply } from "@quotehaven/contract/wire";
import { answerAmounts } from "./answerAmounts";
import { autoCoverage } from "./autoCoverage";
import { coverageAnswers } from "./coverageAnswers";
import { coverNeed } from "./coverNeed";
import { statesOf } from "./dwellingCover";
import { homeCoverage } from "./homeCoverage";
import { lifeCoverage } from "./lifeCoverage";
import { labelled } from "./lines";
import { worked } from "./working";

/** An estimate, with how every line came about. */
export type Estimate = EstimationReply & Required<Pick<EstimationReply, "steps">>;

/** What an estimate reads of a profile. */
export type EstimateProfile = { dateOfBirth?: string | null };

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
  answers: readonly AnswerInput[],
  profile: EstimateProfile,
  today: Date,
  catalogue: readonly Form[],
  language: Language = "en",
): Estimate | null {
  const form = catalogue.find((each) => each.insuranceTypeId === insuranceTypeId);
  if (!form) return null;
  const read = coverageAnswers(form, answers);
  const age = profile.dateOfBirth ? ageInYears(profile.dateOfBirth, today) : null;
  const need = coverNeed([{ form, sent: answers }], profile.dateOfBirth ?? null, today);
  const neutral = { needsUmbrella: false, atRisk: null, totalRequired: null, questions: [], need };

  switch (insuranceTypeId) {
    case insuranceTypes.home: {
      const stateOf = statesOf(form);
      const { kind, total, lines, steps } = homeCoverage(read, stateOf);
      return {
        ...neutral,
        answerAmounts: answerAmounts(form, read, (each) => homeCoverage(each, stateOf).lines),
        homeKind: kind,
        total,
        lines: labelled(lines, language),
        steps: worked(steps, language),
      };
    }
    case insuranceTypes.life: {
      const { total, lines, steps, term } = lifeCoverage(read, age);
      return {
        ...neutral,
        answerAmounts: answerAmounts(form, read, (each) => lifeCoverage(each, age).lines),
        total,
        lines: labelled(lines, language),
        termYears: term,
        steps: worked(steps, language),
      };
    }
    case insuranceTypes.auto: {
      const { total, atRisk, totalRequired, needsUmbrella, lines, steps } = autoCoverage(read, age);
      return {
        total,
        needsUmbrella,
        atRisk,
        totalRequired,
        lines: labelled(lines, language),
        questions: needsUmbrella ? umbrellaQuestions(form) : [],
        need,
        steps: worked(steps, language),
      };
    }
    default:
      return null;
  }
}

function umbrellaQuestions(form: Form): Question[] {
  return questionsOf(form)
    .filter(({ id }) => id === umbrellaQuestionId)
    .map((question) => ({ ...question, answer: null }));
}
