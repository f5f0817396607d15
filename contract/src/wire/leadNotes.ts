import type * as wire from "../schemas";
import { entity, inData, type Inside } from "./codec";

/** What an agent wrote down about a lead. */
export const leadNotes = entity<wire.LeadNotes>()({
  note: "note",
  followUpOn: "follow_up_on",
  outcome: "outcome",
  outcomeReason: "outcome_reason",
  outcomeWords: "outcome_words",
  outcomeAt: "outcome_at",
  version: "version",
});
export type LeadNotes = Inside<typeof leadNotes>;

export const leadNotesReply = inData(leadNotes);

export const leadNotesBody = entity<wire.LeadNotesBody>()({
  version: "version",
  note: "note",
  followUpOn: "follow_up_on",
  outcome: "outcome",
  outcomeReason: "outcome_reason",
  outcomeWords: "outcome_words",
});
/** A change of what an agent wrote down about a lead. */
export type LeadNotesBody = Inside<typeof leadNotesBody>;
