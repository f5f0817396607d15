import { Type, type Static } from "typebox";
import { limits } from "../rules/constants";
import { leadOutcomes, lostReasons } from "../rules/leadNotes";
import { CalendarDate, MAX_TEXT, Nullable, Timestamp, oneOf } from "./common";

/** `open`: nothing is known yet; `bound`: the client bought; `lost`: they did not. */
const LeadOutcome = oneOf(leadOutcomes);

/** Why a client who was won did not buy. */
const LostReason = oneOf(lostReasons);

/** What an agent wrote down about a lead. Nobody else reads it. */
export const LeadNotes = Type.Object({
  note: Type.String(),
  followUpOn: Nullable(CalendarDate),
  outcome: LeadOutcome,
  outcomeReason: Nullable(LostReason),
  outcomeWords: Type.String(),
  outcomeAt: Nullable(Timestamp),
  /** Counts the changes; 0 before the first. */
  version: Type.Integer({ minimum: 0 }),
});
export type LeadNotes = Static<typeof LeadNotes>;

export const LeadNotesReply = Type.Object({ data: LeadNotes });
export type LeadNotesReply = Static<typeof LeadNotesReply>;

/** Changes what is sent and leaves the rest. What the fields must say are rules. */
export const LeadNotesBody = Type.Object({
  /** The version that was changed. */
  version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
  note: Type.Optional(Type.String({ maxLength: limits.noteLength })),
  /** Empty or null: none. */
  followUpOn: Type.Optional(Nullable(CalendarDate)),
  outcome: Type.Optional(Type.String({ maxLength: 20 })),
  outcomeReason: Type.Optional(Nullable(Type.String({ maxLength: 20 }))),
  outcomeWords: Type.Optional(Type.String({ maxLength: MAX_TEXT })),
});
export type LeadNotesBody = Static<typeof LeadNotesBody>;
