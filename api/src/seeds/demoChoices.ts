const DAY_MS = 86_400_000;

/** Where somebody lives. */
export type Place = { zipId: number; city: string; state: string };

/** The ZIP codes of the demo agents who do not have all. */
export const austinZips: readonly number[] = [78701, 78702, 78703, 78704, 78705];

const elsewhere: readonly Place[] = [
  { zipId: 10001, city: "New York", state: "NY" },
  { zipId: 60601, city: "Chicago", state: "IL" },
  { zipId: 94103, city: "San Francisco", state: "CA" },
  { zipId: 98101, city: "Seattle", state: "WA" },
  { zipId: 33101, city: "Miami", state: "FL" },
  { zipId: 80202, city: "Denver", state: "CO" },
];

/** A home in Austin, where all demo agents quote. */
export function inAustin(index: number): Place {
  return { zipId: pick(austinZips, index), city: "Austin", state: "TX" };
}

/** Where a client lives: most of them in Austin. */
export function anywhere(index: number): Place {
  return index % 3 === 0 ? pick(elsewhere, index / 3) : inAustin(index);
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
