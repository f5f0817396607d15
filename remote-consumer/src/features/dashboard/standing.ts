import { byLinesMet, wholeCover, type Needs } from "@quotehaven/contract/cover";
import { applyRules, missingQuestions, needsAnswer, questionsOf } from "@quotehaven/contract/rules";
import type { ConsumerQuote, ConsumerQuotes } from "@quotehaven/contract/wire";
import type { Application } from "../../shared/applicationApi";
import { wasUmbrellaOffered } from "../../shared/questionnaire/umbrella";
import { isEnded } from "../../shared/quotes/quoteCover";
import { displayedPrice, isChoosable } from "../../shared/quotes/quotePrices";
import { choiceOf } from "../../shared/quotes/choiceOf";
import type { StepState } from "../../shared/Timeline";
import { draftOf, unsubmittedChanges } from "../../shared/unsubmittedChanges";

/** How far the questions of the chosen insurance types are answered. */
export type Answered = { total: number; left: number };

/** Counts the questions that need an answer, and those without one. */
export function answeredOf(application: Application): Answered {
  const { types, answersByType } = draftOf(application);
  return application.forms
    .filter(({ insuranceTypeId }) => types.includes(insuranceTypeId))
    .map((form) => {
      const answers = answersByType[form.insuranceTypeId] ?? {};
      const options = { umbrella: wasUmbrellaOffered(answers) };
      const { questionIds } = applyRules(form, answers, options);
      const asked = questionsOf(form).filter(({ id }) => questionIds.has(id));
      return {
        total: asked.filter(needsAnswer).length,
        left: missingQuestions(form, answers, options).length,
      };
    })
    .reduce((sum, each) => ({ total: sum.total + each.total, left: sum.left + each.left }), {
      total: 0,
      left: 0,
    });
}

/** Whether agents see something else than what was saved last. */
export function isChanged(application: Application): boolean {
  const { forms, submitted } = application;
  return unsubmittedChanges(forms, submitted, draftOf(application)).length > 0;
}

/** The steps from the first answer to the agent who gets in touch, in their order. */
export const standingSteps = ["answers", "readers", "quotes", "choice", "contact"] as const;

/** One of {@link standingSteps}. */
export type StandingStep = (typeof standingSteps)[number];

/**
 * The state of each step: what is done, then at most one that is now (or late), then what is to come.
 * Where what decides is not known, there is none.
 */
export function standingOf(
  application: Application | undefined,
  quotes: ConsumerQuotes | undefined,
  today: string,
): Record<StandingStep, StepState> {
  const { now, state } = currentStep(application, quotes, today);
  const at = standingSteps.indexOf(now);
  const stateAt = (index: number) => (index < at ? "done" : index === at ? state : "todo");
  const states = standingSteps.map((step, index) => [step, stateAt(index)]);
  return Object.fromEntries(states) as Record<StandingStep, StepState>;
}

/** The first step that is not done. It is to come where nobody knows whether it has begun. */
function currentStep(
  application: Application | undefined,
  quotes: ConsumerQuotes | undefined,
  today: string,
): { now: StandingStep; state: StepState } {
  if (application && application.meta.submittedAt === null)
    return { now: "answers", state: "current" };
  const choice = quotes && choiceOf(quotes);
  if (choice && choice.state !== "ended") {
    if (!choice.quote.agent) return { now: "contact", state: "todo" };
    return { now: "contact", state: choice.state === "late" ? "late" : "current" };
  }
  if (quotes && openQuotes(quotes.quotes, today).length > 0)
    return { now: "choice", state: "current" };
  if (quotes?.quotes.some(({ isRemoved }) => !isRemoved)) return { now: "quotes", state: "late" };
  if (!application) return { now: "answers", state: "todo" };
  if (!application.openings?.agencies) return { now: "readers", state: "current" };
  return { now: "quotes", state: quotes ? "current" : "todo" };
}

/** What a consumer can do next: one thing at a time. */
export type NextStep =
  | "start"
  | "answer"
  | "submit"
  | "resubmit"
  | "wait"
  | "askAgain"
  | "waitForUpdates"
  | "compare"
  | "seeQuotes"
  | "prepare"
  | "chooseAnother"
  | "call";

/**
 * The next step of a consumer, as their application and quotes stand. Where the quotes are not known,
 * it leads to them.
 *
 * @param today YYYY-MM-DD, where the consumer lives.
 */
export function nextStep(
  application: Application,
  quotes: ConsumerQuotes | undefined,
  today: string,
): NextStep {
  const { meta } = application;
  if (meta.acceptedQuoteId !== null) return afterChoice(quotes);
  if (meta.submittedAt === null) {
    if (meta.types.length === 0) return "start";
    return answeredOf(application).left > 0 ? "answer" : "submit";
  }
  if (isChanged(application)) return "resubmit";
  return quotes ? withQuotes(quotes.quotes, today) : "seeQuotes";
}

function afterChoice(quotes: ConsumerQuotes | undefined): NextStep {
  const choice = quotes && choiceOf(quotes);
  if (choice?.state === "late") return "chooseAnother";
  return choice?.state === "confirmed" ? "call" : "prepare";
}

function withQuotes(quotes: readonly ConsumerQuote[], today: string): NextStep {
  const live = quotes.filter(({ isRemoved }) => !isRemoved);
  if (live.length === 0) return "wait";
  if (openQuotes(quotes, today).length > 0) return "compare";
  return live.every((quote) => isEnded(quote, today)) ? "askAgain" : "waitForUpdates";
}

/** The quotes that can be chosen today, the one that meets most lines of the need first, then by price. */
export function bestCovering(
  quotes: readonly ConsumerQuote[],
  needs: Partial<Needs>,
  today: string,
): ConsumerQuote[] {
  const counts = ({ cover = {} }: ConsumerQuote) => wholeCover(cover, needs);
  return openQuotes(quotes, today).toSorted(
    (one, other) =>
      byLinesMet(counts(one), counts(other)) ||
      displayedPrice(one).monthly - displayedPrice(other).monthly,
  );
}

/** The quotes that can be chosen today. */
export function openQuotes(quotes: readonly ConsumerQuote[], today: string): ConsumerQuote[] {
  return quotes.filter((quote) => isChoosable(quote, quotes) && !isEnded(quote, today));
}
