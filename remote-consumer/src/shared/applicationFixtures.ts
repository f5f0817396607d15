import type { ApplicationMeta } from "@quotehaven/contract/wire";

/** Home alone is chosen and saved, and nothing submitted; with what the test changes. */
export function aMeta(changes: Partial<ApplicationMeta> = {}): ApplicationMeta {
  return {
    types: [1],
    isLocked: false,
    submittedAt: null,
    acceptedQuoteId: null,
    version: 4,
    savedAt: new Date().toISOString(),
    ...changes,
  };
}

/** Locked, and what agents quote. */
export const submitted = { isLocked: true, submittedAt: "2026-05-01T16:00:00Z" };
