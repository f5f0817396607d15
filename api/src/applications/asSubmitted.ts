import type { RowChange } from "../database";
import type { Application } from "./liveApplication";

/** What makes the draft what was submitted: edits that never were end with it. */
export function asSubmitted(application: Application): RowChange<"applications"> {
  return {
    draft_types: application.submittedTypes ?? application.draftTypes,
    draft_answers: JSON.stringify(application.submittedAnswers ?? application.draftAnswers),
    unlocked: false,
  };
}
