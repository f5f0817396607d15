import { limits } from "./constants";
import { date, maxLength, oneOf, required, when, type FieldRules } from "./validators";

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

/** The rules of what an agent writes down about a lead. */
export const leadNotesRules: FieldRules = {
  note: [maxLength(limits.noteLength)],
  followUpOn: [date],
  outcome: [required, oneOf(leadOutcomes)],
  outcomeReason: [when(({ outcome }) => outcome === "lost", required), oneOf(lostReasons)],
  outcomeWords: [maxLength()],
};
