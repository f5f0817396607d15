/** A row's number. */
export type Id = number;

const AUSTIN = [78701, 78702, 78703, 78704, 78705];
const ELSEWHERE = [10001, 60601, 94103, 98101, 33101, 80202];
const DAY_MS = 86_400_000;

/** The ZIP codes that the demo agents prefer. */
export const preferredZips: readonly number[] = AUSTIN;

/** Where a demo consumer lives: most of them in Austin. */
export function zipOf(consumer: Id): number {
  return consumer % 3 === 0 ? pick(ELSEWHERE, consumer) : pick(AUSTIN, consumer);
}

/** So many days before `now`; parts of a day count. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/** The entry at an index, beginning anew where the list ends. */
export function pick<T>(list: readonly T[], index: number): T {
  const one = list[index % list.length];
  if (one === undefined) throw new Error("Nothing to pick from.");
  return one;
}
