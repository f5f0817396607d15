import type { LeadNotes } from "@quotehaven/contract/schemas";

/** Notes that were written once, with what the test changes. */
export function someNotes(changes: Partial<LeadNotes> = {}): LeadNotes {
  return {
    note: "Prefers mornings.",
    followUpOn: "2026-12-01",
    outcome: "open",
    outcomeReason: null,
    outcomeWords: "",
    outcomeAt: null,
    version: 1,
    ...changes,
  };
}
