import { isDeepStrictEqual } from "node:util";
import { leadNotesRules, leadOutcomes, lostReasons, toIsoDate } from "@quotehaven/contract/rules";
import type { LeadNotes, LeadNotesBody } from "@quotehaven/contract/wire";
import type { Queries, Tx } from "../../database";
import type { Deps } from "../../deps";
import { conflict, notFound, refuseInvalid, unauthorized } from "../../errors";
import { findLead } from "../../leads/findLead";

type Needs = Pick<Deps, "db" | "clock" | "rateLimiter">;

/**
 * What the agent wrote down about a lead; empty, with version 0, before the first word.
 *
 * @throws as `findLead`: 404 for a lead that the agent may not look at.
 */
export async function readNotes(deps: Needs, agentId: number, leadId: number): Promise<LeadNotes> {
  await findLead(deps, agentId, leadId, { closed: true });
  return storedNotes(deps.db.query, agentId, leadId);
}

/**
 * Changes what is sent of the agent's notes on a lead. What is there already is no change, so that a
 * repeated call finds what it did.
 *
 * @throws as {@link readNotes}; 422 for what breaks the rules; 409 `notes-changed` where they were changed
 * after `version`, `lead-not-won` for an outcome of a lead that the agent has not won; 429.
 */
export async function changeNotes(
  deps: Needs,
  agentId: number,
  leadId: number,
  { version, ...sent }: LeadNotesBody,
): Promise<LeadNotes> {
  const { db, clock, rateLimiter } = deps;
  const now = clock.now();
  await rateLimiter.consume("leadNotesByAgent", String(agentId));
  await findLead(deps, agentId, leadId, { closed: true });
  return db.transaction(async (tx) => {
    const { isWon } = await lockLead(tx, agentId, leadId);
    const stored = await storedNotes(tx, agentId, leadId);
    const notes = changed(stored, sent, now);
    if (isDeepStrictEqual(stored, notes)) return stored;
    if (stored.version !== version) throw conflict("notes-changed");
    if (!isWon && !isDeepStrictEqual(outcomeOf(stored), outcomeOf(notes)))
      throw conflict("lead-not-won");
    if (!(await writeNotes(tx, { agentId, leadId, notes, now }))) throw conflict("notes-changed");
    return { ...notes, version: version + 1 };
  });
}

/**
 * Holds the agent's account and the lead until the transaction ends: with either of them the words
 * about the client go.
 */
async function lockLead(tx: Tx, agentId: number, leadId: number): Promise<{ isWon: boolean }> {
  await tx
    .selectFrom("users")
    .select("id")
    .where("id", "=", agentId)
    .where("deleted_at", "is", null)
    .forShare()
    .executeTakeFirstOrThrow(() => unauthorized());
  const lead = await tx
    .selectFrom("applications")
    .select(["consumer_id as consumerId", "winner_id as winnerId", "confirmed_at as confirmedAt"])
    .where("id", "=", leadId)
    .where("deleted_at", "is", null)
    .forShare()
    .executeTakeFirstOrThrow(() => notFound());
  // Read once the lead is held: who deletes the account holds it before.
  const client = await tx
    .selectFrom("users")
    .select("id")
    .where("id", "=", lead.consumerId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  const isWon = lead.winnerId === agentId;
  // Whoever paid for a client keeps the lead, and what they go on to write about it.
  if (!client && !(isWon && lead.confirmedAt !== null)) throw notFound();
  return { isWon };
}

/**
 * The notes as they are to be. A reason and its words are those of a loss.
 *
 * @throws 422.
 */
function changed(stored: LeadNotes, sent: Omit<LeadNotesBody, "version">, now: Date): LeadNotes {
  const wanted = { ...stored, ...sent };
  refuseInvalid(wanted, leadNotesRules(now), [...Object.keys(sent), "outcomeReason"]);
  const outcome = leadOutcomes.find((known) => known === wanted.outcome) ?? "open";
  const reason = lostReasons.find((known) => known === wanted.outcomeReason) ?? null;
  const isLost = outcome === "lost";
  const isDecidedNow = outcome !== stored.outcome && outcome !== "open";
  return {
    note: wanted.note.trim(),
    followUpOn: toIsoDate(wanted.followUpOn ?? ""),
    outcome,
    outcomeReason: isLost ? reason : null,
    outcomeWords: isLost ? wanted.outcomeWords.trim() : "",
    outcomeAt: isDecidedNow ? now.toISOString() : outcome === "open" ? null : stored.outcomeAt,
    version: stored.version,
  };
}

const outcomeOf = ({ outcome, outcomeReason, outcomeWords }: LeadNotes) => ({
  outcome,
  outcomeReason,
  outcomeWords,
});

/** What the agent wrote down about a lead; empty, with version 0, where that is nothing. */
async function storedNotes(queries: Queries, agentId: number, leadId: number): Promise<LeadNotes> {
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
async function writeNotes(
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
