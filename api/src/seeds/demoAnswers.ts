import { daysAfter } from "@quotehaven/contract/cover";
import {
  applyRules,
  isMultiChoice,
  isSingleChoice,
  missingQuestions,
  prefilledAnswers,
  questionsOf,
  toShownDate,
  utcDay,
  type Answers,
  type AnswerValue,
  type CatalogueQuestion,
  type Form,
  type InsuranceTypeId,
  type SentAnswer,
} from "@quotehaven/contract/rules";
import { toSentAnswers, toStoredAnswers } from "../applications/answers/storedAnswers";
import type { StoredAnswer } from "../database";
import { formFor } from "../reference/questionnaires";

/** The questions after a day that is not ahead of us. */
const bornOn = 155;
const endedOn = 178;

/** What makes the answers of one questionnaire differ from another's. */
type Demo = {
  variant: number;
  today: Date;
  /** Where its owner lives, by two letters. */
  state?: string;
  /** Home and car are insured today; without it the variant says whether they are. */
  isInsured?: boolean;
};

/** "Yes" to whether home and car are insured now, and the car's limits. */
const insuredAnswers: Answers = { 130: 13001, 164: 16401, 166: 16602 };

/**
 * A completely answered questionnaire. Optional answers stay empty, checkbox groups say none, a home lies
 * in its owner's state, and days lie about `today`.
 */
export function demoAnswers(form: Form, { today, ...demo }: Demo): StoredAnswer[] {
  const answers = { ...filledIn(form, demo) };
  for (const { id, kind } of questionsOf(form)) {
    if (kind === "date" && id in answers) answers[id] = dayFor(id, demo.variant, today);
  }
  return toStoredAnswers(form, answers);
}

const known = new Map<string, Answers>();

/** Filled in once for all who answer the same, because that takes time; any day will do. */
function filledIn(form: Form, { variant, state, isInsured }: Omit<Demo, "today">): Answers {
  const key = `${form.insuranceTypeId} ${variant} ${state} ${isInsured}`;
  let answers = known.get(key) ?? prefilledAnswers(form, {}, { state });
  // Every answer may bring further questions into view, never endlessly.
  for (let round = 0; round < 200; round++) {
    const [question] = missingQuestions(form, answers);
    if (!question) break;
    const visible = applyRules(form, answers).answerIds;
    const said = isInsured ? insuredAnswers[question.id] : undefined;
    const value = said ?? valueFor(question, visible, variant, new Date(0));
    answers = { ...answers, [question.id]: value };
    answers = applyRules(form, answers).answers;
  }
  known.set(key, answers);
  return answers;
}

/** The same of a questionnaire by its number, as a client sends it. */
export function sentDemoAnswers(type: InsuranceTypeId, demo: Demo): SentAnswer[] {
  const form = formFor(type);
  if (!form) throw new Error(`There is no questionnaire ${type}.`);
  return toSentAnswers(form, demoAnswers(form, demo));
}

function valueFor(
  question: CatalogueQuestion,
  visible: ReadonlySet<number>,
  variant: number,
  today: Date,
): AnswerValue {
  const options = question.options.filter(({ id }) => visible.has(id));
  if (isMultiChoice(question)) return [];
  if (isSingleChoice(question)) {
    return options[(variant + question.id) % Math.max(1, options.length)]?.id ?? null;
  }
  switch (question.kind) {
    case "date":
      return dayFor(question.id, variant, today);
    case "number":
      return String(varied(Number(question.placeholder.replace(/\D/g, "")), variant));
    case "year":
      return String(1978 + (variant % 40));
    default:
      return question.placeholder;
  }
}

/** As it is typed, MM/DD/YYYY. */
function dayFor(questionId: number, variant: number, today: Date): string {
  if (questionId === bornOn) return "06/15/1988";
  const days = (questionId === endedOn ? -7 : 7) * (1 + (variant % 9));
  return toShownDate(daysAfter(utcDay(today), days));
}

/** The questionnaire's own example, somewhat smaller or larger. */
function varied(example: number, variant: number): number {
  const factor = 0.8 + (variant % 9) * 0.1;
  return example < 100 ? example : Math.round((example * factor) / 10) * 10;
}
