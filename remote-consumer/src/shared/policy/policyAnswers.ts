import { monthlyPremium, yearlyPremium, type PresentPolicies } from "@quotehaven/contract/cover";
import {
  answerText,
  applyRules,
  isAnswered,
  prefillAnswer,
  questionsOf,
  toShownDate,
  validateFields,
  validatorsFor,
  type Answers,
  type AnswerValue,
  type Form,
  type Question,
  type VisibilityOptions,
} from "@quotehaven/contract/rules";
import { answerQuestion } from "../questionnaire/answerQuestion";
import { homeKinds, type PolicyDetails } from "./policyValues";

/** What somebody confirmed of their policies. */
export type Confirmed = { present: PresentPolicies; details: PolicyDetails };

const yes = 1;
const stateQuestion = 102;

/** The answers with such a limit; other limits have none. */
const injuryOptions: Record<string, number> = {
  stateMinimum: 1,
  "50/100": 2,
  "100/300": 3,
  "250/500": 4,
  single500: 5,
};

/** An option by its place under its question. */
const optionOf = (questionId: number, place: number) => questionId * 100 + place;

/** Counts of four and more share an option. */
const countOption = (questionId: number, count: number) => optionOf(questionId, Math.min(count, 4));

/** What the policies answer of all questions that they can answer. `today` is YYYY-MM-DD. */
function answersOf({ present, details }: Confirmed, today: string): Answers {
  const { home, auto } = present;
  const answers: Record<number, AnswerValue> = {};
  const put = (questionId: number, value: AnswerValue | undefined) => {
    if (value !== undefined && value !== null && value !== "") answers[questionId] = value;
  };
  const text = (value: number | null) => (value === null ? null : String(value));
  if (home) {
    const { homeKind } = details;
    put(101, homeKind && optionOf(101, homeKinds.indexOf(homeKind) + 1));
    put(103, details.yearBuilt);
    put(104, text(details.livingArea));
    // Of a policy that ended it is not known what came after it.
    if (!(home.expiresOn && home.expiresOn < today)) {
      put(130, optionOf(130, yes));
      put(131, toShownDate(home.expiresOn));
    }
    put(132, text(yearlyPremium(home)));
  }
  if (auto) {
    const { vehicles, drivers } = details;
    const named = vehicles.map((vehicle) => vehicle.trim()).filter(Boolean);
    const [first, second, third, ...others] = named;
    if (named.length > 0) put(142, countOption(142, named.length));
    put(143, first);
    put(148, second);
    put(151, third);
    put(154, others.join("; "));
    if (drivers !== null && drivers > 0) put(153, countOption(153, drivers));
    if (!(auto.expiresOn && auto.expiresOn < today)) {
      put(164, optionOf(164, yes));
      put(165, toShownDate(auto.expiresOn));
    }
    const injury = injuryOptions[auto.cover.injury ?? ""];
    put(166, injury && optionOf(166, injury));
    put(167, text(monthlyPremium(auto)));
  }
  return answers;
}

/** An answer that somebody gave, and what their policy says instead. */
export type ChangedAnswer = { question: Question; was: string; becomes: string };

/** What policies answer of a questionnaire: what was open, and what was answered otherwise. */
export type ProposedAnswers = { answers: Answers; fills: number[]; changed: ChangedAnswer[] };

/**
 * What the policies answer of a questionnaire beside the answers that were given. An answer that its
 * question would refuse is left out. `today` is YYYY-MM-DD.
 */
export function proposeAnswers(
  form: Form<Question>,
  own: Answers,
  confirmed: Confirmed,
  today: string,
  options: VisibilityOptions = {},
): ProposedAnswers {
  const all = answersOf(confirmed, today);
  const offered = questionsOf(form).flatMap((question): [Question, AnswerValue][] => {
    const value =
      question.id === stateQuestion && confirmed.present.home
        ? prefillAnswer(question, { state: confirmed.details.state })
        : (all[question.id] ?? null);
    const isOption =
      question.options.length === 0 || question.options.some(({ id }) => id === value);
    return value !== null && isOption ? [[question, value]] : [];
  });
  const offeredAnswers: Answers = Object.fromEntries(offered.map(([{ id }, value]) => [id, value]));
  const next = withAnswers(form, own, offeredAnswers, options);
  const visible = applyRules(form, next, options);
  const proposed: ProposedAnswers = { answers: offeredAnswers, fills: [], changed: [] };
  for (const [question, value] of offered) {
    const { id } = question;
    if (!visible.questionIds.has(id) || isRefused(question, value)) continue;
    const was = own[id] ?? null;
    if (!isAnswered(question, was)) {
      proposed.fills.push(id);
      continue;
    }
    const texts = { was: answerText(question, was), becomes: answerText(question, value) };
    if (texts.was !== texts.becomes) proposed.changed.push({ question, ...texts });
  }
  return proposed;
}

function isRefused(question: Question, answer: AnswerValue): boolean {
  const rules = { answer: validatorsFor(question, "wizard", new Date()) };
  return Object.keys(validateFields({ answer }, rules)).length > 0;
}

/** Answers with others put in, in the order of the questions: those that show a question come before it. */
export function withAnswers(
  form: Form<Question>,
  own: Answers,
  more: Answers,
  options: VisibilityOptions = {},
): Answers {
  return questionsOf(form).reduce<Answers>((answers, { id }) => {
    const value = more[id];
    return value === undefined || value === null
      ? answers
      : answerQuestion(form, answers, id, value, options);
  }, own);
}
