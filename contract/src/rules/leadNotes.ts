import { limits } from "./constants";
import { utcDay } from "./dates";
import { date, dateBetween, maxLength, oneOf, required, when, type FieldRules } from "./validators";

/** What became of a lead that its agent won. */
export const leadOutcomes = ["open", "bound", "lost"] as const;

/** One of {@link leadOutcomes}. */
export type LeadOutcome = (typeof leadOutcomes)[number];

/** Why a client who was won did not buy. */
export const lostReasons = [
  "price",
  "cover",
  "stayed",
  "elsewhere",
  "declined",
  "unreachable",
  "not-now",
  "other",
] as const;

/** One of {@link lostReasons}. */
export type LostReason = (typeof lostReasons)[number];

const YEAR_MS = 365 * 86_400_000;

/** The rules of what an agent writes down about a lead. Other years than those around now are typos. */
export function leadNotesRules(now: Date): FieldRules {
  const inYears = (years: number) => utcDay(new Date(now.getTime() + years * YEAR_MS));
  return {
    note: [maxLength(limits.noteLength)],
    followUpOn: [date, dateBetween(inYears(-1), inYears(3))],
    outcome: [required, oneOf(leadOutcomes)],
    outcomeReason: [when(({ outcome }) => outcome === "lost", required), oneOf(lostReasons)],
    outcomeWords: [maxLength()],
  };
}
