import type { Found, Place } from "./types";

/** A value that a field may have, and how much speaks for it. */
export type Candidate<Value> = { value: Value; score: number; places: readonly Place[] };

/** A value is taken only if it is so much better founded than any other one. */
const MARGIN = 1;

/** The best founded value; undefined where two that differ are founded alike. */
export function choose<Value>(candidates: readonly Candidate<Value>[]): Found<Value> | undefined {
  const [best, ...others] = candidates.toSorted((a, b) => b.score - a.score);
  if (!best || best.score <= 0) return undefined;
  const key = JSON.stringify(best.value);
  const rival = others.find(({ value }) => JSON.stringify(value) !== key);
  if (rival && best.score - rival.score < MARGIN) return undefined;
  return { value: best.value, places: best.places };
}
