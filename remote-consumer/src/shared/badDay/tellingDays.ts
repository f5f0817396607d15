import {
  badDays,
  heldCovers,
  type BadDayName,
  type Covers,
  type Needs,
} from "@quotehaven/contract/cover";

/**
 * The bad days that matter to whoever has these needs: those first on which what is left to pay differs most
 * between the covers, then those on which more of them answer. None where no cover states anything.
 */
export function tellingDays(
  needs: Partial<Needs>,
  covers: readonly Partial<Covers>[],
): BadDayName[] {
  const offered = heldCovers({}, needs).flatMap(badDays);
  const rated = offered.map(({ day }) => {
    const owed = covers
      .flatMap((cover) => heldCovers(cover, needs).flatMap(badDays))
      .filter((answer) => answer.day === day && answer.open < answer.loss)
      .map((answer) => answer.owed);
    return { day, count: owed.length, spread: Math.max(...owed) - Math.min(...owed) };
  });
  if (rated.every(({ count }) => count === 0)) return [];
  const spreadOf = ({ count, spread }: (typeof rated)[number]) => (count > 0 ? spread : -1);
  return rated
    .toSorted((a, b) => spreadOf(b) - spreadOf(a) || b.count - a.count)
    .map(({ day }) => day);
}
