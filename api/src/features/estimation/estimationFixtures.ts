import { questionsOf, questionTypes } from "@quotehaven/contract/rules";
import { catalogueFor } from "../../reference/questionnaires";
import type { SentAnswer } from "./coverageAnswers";
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
  return Object.entries(values).map(([id, value]) => {
    const question = questions.find(({ que_id }) => que_id === Number(id));
    if (!question) throw new Error(`no question ${id}`);
    const { que_id, que_type } = question;
    if (Array.isArray(value)) {
      const ids = value.map((position: number) => que_id * 100 + position);
      return { que_id, ans_id: `[${ids.join(",")}]`, ans_content: null };
    }
    return que_type === questionTypes.select || que_type === questionTypes.radio
      ? { que_id, ans_id: que_id * 100 + Number(value), ans_content: null }
      : { que_id, ans_id: null, ans_content: String(value) };
  });
}

/** A date of birth that gives this age on {@link estimationDay}. */
export function bornFor(age: number): string {
  return `${estimationDay.getUTCFullYear() - age}-01-15`;
}

/** An estimate of short values, for a person of an age (unknown when left out). */
export function estimateOf(
  insuranceTypeId: number,
  values: Parameters<typeof sentAnswers>[0],
  age?: number,
): Estimate {
  const profile = { usr_dateofbirth: age === undefined ? null : bornFor(age) };
  const result = estimate(
    insuranceTypeId,
    sentAnswers(values),
    profile,
    estimationDay,
    catalogueFor(),
  );
  if (!result) throw new Error(`no insurance type ${insuranceTypeId}`);
  return result;
}

/** The lines of an estimate by label. */
export function linesOf(result: Estimate): Record<string, number | string> {
  return Object.fromEntries(result["other-data"].map(({ label, data }) => [label, data]));
}
