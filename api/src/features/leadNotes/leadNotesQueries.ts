import type { LeadNotes } from "@quotehaven/contract/wire";
import type { Queries } from "../../database";

/** What the agent wrote down about a lead; empty, with version 0, where that is nothing. */
export async function storedNotes(
  queries: Queries,
  agentId: number,
  leadId: number,
): Promise<LeadNotes> {
  const row = await queries
    .selectFrom("lead_notes")
    .select([
      "note",
      "follow_up_on as followUpOn",
      "outcome",
      "outcome_reason as outcomeReason",
      "outcome_words as outcomeWords",
      "outcome_at as outcomeAt",
      "version",
    ])
    .where("agent_id", "=", agentId)
    .where("application_id", "=", leadId)
    .executeTakeFirst();
  if (!row) return nothing;
  return { ...row, outcomeAt: row.outcomeAt?.toISOString() ?? null };
}

const nothing: LeadNotes = {
  note: "",
  followUpOn: null,
  outcome: "open",
  outcomeReason: null,
  outcomeWords: "",
  outcomeAt: null,
  version: 0,
};

/** Keeps the notes as the version after theirs; whether nobody else had written that one. */
export async function writeNotes(
  queries: Queries,
  { agentId, leadId, notes, now }: { agentId: number; leadId: number; notes: LeadNotes; now: Date },
): Promise<boolean> {
  const values = {
    note: notes.note,
    follow_up_on: notes.followUpOn,
    outcome: notes.outcome,
    outcome_reason: notes.outcomeReason,
    outcome_words: notes.outcomeWords,
    outcome_at: notes.outcomeAt === null ? null : new Date(notes.outcomeAt),
    version: notes.version + 1,
    updated_at: now,
  };
  const written = await queries
    .insertInto("lead_notes")
    .values({ agent_id: agentId, application_id: leadId, ...values })
    .onConflict((existing) =>
      existing
        .columns(["agent_id", "application_id"])
        .doUpdateSet(values)
        .where("lead_notes.version", "=", notes.version),
    )
    .returning("version")
    .executeTakeFirst();
  return written !== undefined;
}
