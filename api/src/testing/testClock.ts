import type { Clock } from "../server/clock";

/** A clock that shows one time until it is moved. */
export type TestClock = {
  advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number }): void;
} & Clock;

/** Starts at the machine's time, which libraries with a clock of their own also see. */
export function createTestClock(): TestClock {
  let now = Math.floor(Date.now() / 1000) * 1000;
  return {
    now: () => new Date(now),
    advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }) {
      now += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
}
