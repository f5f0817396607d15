import type { Row } from "../database";

/** What makes the draft what was submitted: edits that never were end with it. */
export function asSubmitted(application: Row<"applications">) {
  return {
    draft_types: application.submitted_types ?? application.draft_types,
    draft_answers: JSON.stringify(application.submitted_answers ?? application.draft_answers),
    unlocked: false,
  };
}
