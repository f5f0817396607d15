/** A row's number. */
export type Id = number;

const AUSTIN = [78701, 78702, 78703, 78704, 78705];
const ELSEWHERE = [
  { zip: 10001, city: "New York", state: "NY" },
  { zip: 60601, city: "Chicago", state: "IL" },
  { zip: 94103, city: "San Francisco", state: "CA" },
  { zip: 98101, city: "Seattle", state: "WA" },
  { zip: 33101, city: "Miami", state: "FL" },
  { zip: 80202, city: "Denver", state: "CO" },
];
const DAY_MS = 86_400_000;

/** The ZIP codes that the demo agents prefer. */
export const preferredZips: readonly number[] = AUSTIN;

/** Where a demo consumer lives: most of them in Austin. */
export function placeOf(consumer: Id): { zip: number; city: string; state: string } {
  return consumer % 3 === 0
    ? pick(ELSEWHERE, consumer / 3)
    : { zip: pick(AUSTIN, consumer), city: "Austin", state: "TX" };
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

/** A number from 0 to 1 for the `what` of a thing: the same in every run, and without an order. */
export function chanceOf(index: number, what: number): number {
  const wave = Math.sin((index + 1) * 12.9898 + what * 78.233) * 43_758.5453;
  return wave - Math.floor(wave);
}

/** Numbers from 0 to 1 of which few neighbours are never far from their share. */
export function evenly(index: number): number {
  return (index * 0.618034) % 1;
}
