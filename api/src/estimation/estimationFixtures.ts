import { questionsOf, usStates, type SentAnswer } from "@quotehaven/contract/rules";
import type { Language } from "@quotehaven/contract/schemas";
import type { EstimationReply } from "@quotehaven/contract/wire";
import { catalogueFor } from "../reference/questionnaires";
import { estimate, type Estimate } from "./estimate";

/** The day on which every test estimate is made. */
export const estimationDay = new Date("2026-03-01T12:00:00Z");

/**
 * Answers as they are sent, from short values by question: for a select, radio or
 * checkbox group the position of the answer (or positions), else the typed text.
 */
export function sentAnswers(
  values: Readonly<Record<number, number | string | readonly number[]>>,
): SentAnswer[] {
  const questions = catalogueFor().flatMap((form) => questionsOf(form));
  return Object.entries(values).map(([questionId, value]) => {
    const question = questions.find((each) => each.id === Number(questionId));
    if (!question) throw new Error(`no question ${questionId}`);
    const { id, kind } = question;
    if (Array.isArray(value)) {
      const ids = value.map((position: number) => id * 100 + position);
      return { questionId: id, chosen: ids, content: null };
    }
    return kind === "select" || kind === "radio"
      ? { questionId: id, chosen: id * 100 + Number(value), content: null }
      : { questionId: id, chosen: null, content: String(value) };
  });
}

/** What somebody answers who needs more than 500 thousand in a car accident. */
export const wealthy = {
  ...{ 171: "160000", 172: "250000", 173: 1, 174: "700000", 175: "380000", 176: "20000" },
  ...{ 140: "30000", 141: "90000" },
};

/** A date of birth that gives this age on {@link estimationDay}. */
export function bornFor(age: number): string {
  return `${estimationDay.getUTCFullYear() - age}-01-15`;
}

/** An estimate of short values, for a person of an age (unknown when left out). */
export function estimateOf(
  insuranceTypeId: number,
  values: Parameters<typeof sentAnswers>[0],
  age?: number,
  language: Language = "en",
): Estimate {
  const profile = { dateOfBirth: age === undefined ? null : bornFor(age) };
  const sent = sentAnswers(values);
  const catalogue = catalogueFor(language);
  const result = estimate(insuranceTypeId, sent, profile, estimationDay, catalogue, language);
  if (!result) throw new Error(`no insurance type ${insuranceTypeId}`);
  return result;
}

/** How an estimate came about, `line: formula = result` of every step. */
export const told = (...asked: Parameters<typeof estimateOf>): string[] =>
  estimateOf(...asked).steps.map(({ line, formula, result }) => `${line}: ${formula} = ${result}`);

/** The lines of an estimate by label. */
export function linesOf(result: EstimationReply): Record<string, number | string> {
  return Object.fromEntries(result.lines.map(({ label, value }) => [label, value]));
}

/** The answer's position for a state in the question after it. */
export const stateAnswer = (code: string): number =>
  usStates.findIndex((state) => state.code === code) + 1;
