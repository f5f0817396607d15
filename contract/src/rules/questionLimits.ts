import { utcDay } from "./dates";

/** What a number question takes; both ends pass. */
type QuestionLimit = { minimum: number; maximum: number };

const between = (minimum: number, maximum: number): QuestionLimit => ({ minimum, maximum });

const wealth = between(0, 1_000_000_000);
const yearlyIncome = between(0, 100_000_000);
const milesAYear = between(0, 200_000);

/** Wide enough for everybody there is, narrow enough to catch a slip of the hand. By question id. */
const limitsByQuestion: Readonly<Record<number, QuestionLimit>> = {
  // Home: areas in square feet, and dollars.
  104: between(50, 100_000),
  108: between(1, 50_000),
  115: between(0, 100_000_000),
  126: between(0, 100_000_000),
  128: between(0, 100_000_000),
  132: between(0, 1_000_000),
  // Life: pounds, medicines, the youngest child's age, dollars.
  181: between(50, 1_000),
  187: between(0, 100),
  196: between(0, 60),
  194: yearlyIncome,
  200: between(0, 10_000_000),
  201: yearlyIncome,
  209: between(0, 10_000_000),
  // Auto: miles, years of license, dollars.
  146: milesAYear,
  149: milesAYear,
  152: milesAYear,
  158: between(0, 90),
  167: between(0, 100_000),
  171: yearlyIncome,
};

/** The limits of a number question; what a household owns or owes unless it has its own. */
export function limitOf(questionId: number): QuestionLimit {
  return limitsByQuestion[questionId] ?? wealth;
}

/** What a date question takes, as YYYY-MM-DD; both ends pass. */
type DateLimit = { earliest: string; latest: string };

/** A day around now: what renews, closes or must be filed did so a year ago or will within three. */
const around = { before: 1, after: 3 };

/** Years before and after today. By question id; a birth has limits of its own. */
const yearsByQuestion: Readonly<Record<number, { before: number; after: number }>> = {
  // The policy's renewal, of the home and the car; the closing; what a court or a state waits for.
  131: around,
  165: around,
  133: around,
  179: around,
  // The end of the last car policy: no further back than anybody has driven.
  178: { before: 80, after: 0 },
};

/** The limits of a date question on the day of `now` (UTC); null where any day of the calendar is allowed. */
export function dateLimitOf(questionId: number, now: Date): DateLimit | null {
  const years = yearsByQuestion[questionId];
  return years
    ? { earliest: yearsFrom(now, -years.before), latest: yearsFrom(now, years.after) }
    : null;
}

function yearsFrom(now: Date, years: number): string {
  return utcDay(
    new Date(Date.UTC(now.getUTCFullYear() + years, now.getUTCMonth(), now.getUTCDate())),
  );
}
