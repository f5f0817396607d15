import { feeDecisionHours } from "../rules/feeReturns";
import { endOfDay, wallClock } from "../rules/wallClock";

/** Our own time zone: the deadlines of operators are counted in it, and they read moments in it. */
export const deadlineTimeZone = "America/New_York";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * The moment some hours after another, where the hours of Saturdays and Sundays do not count, as they
 * are in the given time zone. Clocks in the United States change on Sundays, so every weekday has 24
 * hours.
 *
 * @example addWeekdayHours(new Date("2026-11-19T15:00-05:00"), 48) // Monday the 23rd, 15:00
 */
export function addWeekdayHours(start: Date, hours: number, timeZone = deadlineTimeZone): Date {
  const clock = wallClock(timeZone);
  let wall = clock.at(start.getTime());
  let leftMs = hours * HOUR_MS;
  for (;;) {
    const midnight = (Math.floor(wall / DAY_MS) + 1) * DAY_MS;
    if (!isWeekend(wall)) {
      if (leftMs <= midnight - wall) return clock.momentOf(wall + leftMs);
      leftMs -= midnight - wall;
    }
    wall = midnight;
  }
}

/** Until when the agent of a choice made now has time: to the end of a day where they work. */
export function contactDeadline(now: Date, hours: number, timeZone: string): Date {
  return endOfDay(addWeekdayHours(now, hours, timeZone), timeZone);
}

/** Until when an operator decides on a fee that is asked back now: to the end of a day of ours. */
export function feeDecisionDeadline(now: Date): Date {
  return endOfDay(addWeekdayHours(now, feeDecisionHours), deadlineTimeZone);
}

/** Whether the agent of a choice let its deadline pass without paying. */
export function isContactLate(
  { contactDueAt, confirmedAt }: { contactDueAt: Date | null; confirmedAt: Date | null },
  now: Date,
): boolean {
  return contactDueAt !== null && confirmedAt === null && contactDueAt <= now;
}

/** A day of the clock on the wall; Sunday is 0. */
const isWeekend = (wall: number) => [0, 6].includes(new Date(wall).getUTCDay());
