import { coverLines } from "./verdict";
import type { CoverFieldName } from "./fields";
import type { HeldCover } from "./need";

/** How many sets of limits an agent keeps for one insurance type. */
export const templateLimit = 20;

/** Longest name of such a set, in characters. */
export const templateNameLength = 60;

/** Longest word to the client, in characters. */
export const quoteMessageLength = 500;

const shortestDays = 1;
const usualDays = 30;
const longestDays = 90;

/** The day some days after another, both YYYY-MM-DD. */
export function daysAfter(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/**
 * The days on which a quote given today may end, and the day that applies when none is given. Today is
 * the day where the client lives.
 */
export function endsOfQuote(today: string): { earliest: string; usual: string; latest: string } {
  return {
    earliest: daysAfter(today, shortestDays),
    usual: daysAfter(today, usualDays),
    latest: daysAfter(today, longestDays),
  };
}

/** Whether a quote can no longer be chosen: it holds to the end of its last day where the client lives. */
export function hasEnded(validUntil: string, today: string): boolean {
  return validUntil < today;
}

/** Limits below a tenth or above ten times the need: worth asking once whether they are meant so. */
export function oddLimits(held: HeldCover): CoverFieldName[] {
  return coverLines(held).flatMap(({ field, amounts }) => {
    if (!amounts || amounts.covered === null) return [];
    const { needed, covered } = amounts;
    return covered * 10 < needed || covered > needed * 10 ? [field] : [];
  });
}
