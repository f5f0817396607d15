import {
  toIsoDate,
  toShownDate,
  type LeadOutcome,
  type LostReason,
} from "@quotehaven/contract/rules";
import type { LeadNotes, LeadNotesBody } from "@quotehaven/contract/schemas";

/** Notes on a lead as they are typed. */
export type NotesForm = {
  note: string;
  /** MM/DD/YYYY; empty for none. */
  followUpOn: string;
  outcome: LeadOutcome;
  outcomeReason: LostReason | "";
  outcomeWords: string;
};

/** What is kept, to be typed over. */
export function notesFormOf(notes: LeadNotes): NotesForm {
  const { note, outcome, outcomeWords } = notes;
  return {
    note,
    followUpOn: toShownDate(notes.followUpOn),
    outcome,
    outcomeReason: notes.outcomeReason ?? "",
    outcomeWords,
  };
}

/** What was typed that differs from what is kept. */
export function changesOf(kept: LeadNotes, typed: NotesForm): Omit<LeadNotesBody, "version"> {
  const wanted = {
    note: typed.note.trim(),
    followUpOn: toIsoDate(typed.followUpOn),
    outcome: typed.outcome,
    outcomeReason: typed.outcomeReason === "" ? null : typed.outcomeReason,
    outcomeWords: typed.outcomeWords.trim(),
  };
  return Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => value !== kept[name as keyof typeof wanted]),
  );
}

/** The fields that were typed here and changed elsewhere, to something else, since `before`. */
export function crossedFields(
  before: LeadNotes,
  now: LeadNotes,
  typed: NotesForm,
): (keyof NotesForm)[] {
  const [old, stored] = [notesFormOf(before), notesFormOf(now)];
  return (Object.keys(stored) as (keyof NotesForm)[]).filter(
    (name) =>
      typed[name].trim() !== old[name] &&
      stored[name] !== old[name] &&
      stored[name] !== typed[name].trim(),
  );
}

/** The fields that a draft was typed over and that say something else by now. */
export function changedSince(
  over: Partial<NotesForm> | undefined,
  stored: NotesForm,
): (keyof NotesForm)[] {
  return (Object.keys(stored) as (keyof NotesForm)[]).filter(
    (name) => over?.[name] !== undefined && over[name] !== stored[name],
  );
}
