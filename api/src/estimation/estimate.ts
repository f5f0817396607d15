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
import { assumptions } from "./assumptions";
import { autoCoverage } from "./autoCoverage";
import { coverageAnswers } from "./coverageAnswers";
import { coverNeed } from "./coverNeed";
import { statesOf } from "./dwellingCover";
import { homeCoverage } from "./homeCoverage";
import { lifeCoverage } from "./lifeCoverage";
import { labelled, type Line } from "./lines";
import { shownSteps, type Step } from "./working";

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
  /** What every type's estimate says, of the lines and steps of its own. */
  const common = ({ total, lines, steps }: { total: number; lines: Line[]; steps: Step[] }) => ({
    total,
    needsUmbrella: false,
    atRisk: null,
    totalRequired: null,
    lines: labelled(lines, language),
    questions: [],
    need,
    steps: shownSteps(steps, language),
    assumed: assumptions(form.insuranceTypeId, read, language),
  });

  switch (form.insuranceTypeId) {
    case insuranceTypes.home: {
      const stateOf = statesOf(form);
      const home = homeCoverage(read, stateOf);
      return {
        ...common(home),
        homeKind: home.kind,
        answerAmounts: answerAmounts(form, read, (each) => homeCoverage(each, stateOf).lines),
      };
    }
    case insuranceTypes.life: {
      const life = lifeCoverage(read, age);
      return {
        ...common(life),
        termYears: life.term,
        answerAmounts: answerAmounts(form, read, (each) => lifeCoverage(each, age).lines),
      };
    }
    case insuranceTypes.auto: {
      const auto = autoCoverage(read, age);
      const { needsUmbrella, atRisk, totalRequired } = auto;
      return {
        ...common(auto),
        needsUmbrella,
        atRisk,
        totalRequired,
        questions: needsUmbrella ? umbrellaQuestions(form) : [],
      };
    }
  }
}

function umbrellaQuestions(form: Form): Question[] {
  return questionsOf(form)
    .filter(({ id }) => id === umbrellaQuestionId)
    .map((question) => ({ ...question, answer: null }));
}
