import { remembered } from "./remembered";

/** The clock on the wall of a time zone; its readings are milliseconds, as if it hung in UTC. */
export type WallClock = {
  /** What the clock shows at a moment. */
  at(moment: number): number;
  /** When the clock shows this. */
  momentOf(wall: number): Date;
};

const DAY_MS = 86_400_000;

/** The end of the day of a moment in a time zone: the next midnight there; midnight itself ends the day before it. */
export function endOfDay(moment: Date, timeZone: string): Date {
  const clock = wallClock(timeZone);
  return clock.momentOf(Math.ceil(clock.at(moment.getTime()) / DAY_MS) * DAY_MS);
}

/** The clock on the wall of a time zone, such as `America/Chicago`. */
export const wallClock = remembered(newClock);

function newClock(timeZone: string): WallClock {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
    hourCycle: "h23",
  });

  /** How far the clock is ahead of UTC. */
  function offsetAt(moment: number): number {
    const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
    const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
    const shown = Date.UTC(
      part("year"),
      part("month") - 1,
      part("day"),
      part("hour"),
      part("minute"),
      part("second"),
    );
    return shown - Math.floor(moment / 1_000) * 1_000;
  }

  return {
    at: (moment) => moment + offsetAt(moment),
    momentOf(wall) {
      const guess = wall - offsetAt(wall);
      return new Date(wall - offsetAt(guess));
    },
  };
}
