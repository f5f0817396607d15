import { isDeepStrictEqual } from "node:util";
import {
  leadNotesRules,
  leadOutcomes,
  lostReasons,
  toIsoDate,
  cleanText,
} from "@quotehaven/contract/rules";
import type { LeadNotes, LeadNotesBody } from "@quotehaven/contract/schemas";
import { lockAccountsShared, type Queries, type Tx } from "../../database";
import type { Deps } from "../../deps";
import { conflict, notFound, refuseInvalid, unauthorized } from "../../server/errors";
import { findLead } from "../findLead";

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
    if (!(await writeNotes(tx, { agentId, leadId, notes }))) throw conflict("notes-changed");
    return { ...notes, version: version + 1 };
  });
}

/**
 * Holds the accounts of both sides and the lead until the transaction ends: with any of them the words about
 * the client go.
 */
async function lockLead(tx: Tx, agentId: number, leadId: number): Promise<{ isWon: boolean }> {
  const { consumerId } = await tx
    .selectFrom("applications")
    .select("consumer_id as consumerId")
    .where("id", "=", leadId)
    .executeTakeFirstOrThrow(() => notFound());
  await lockAccountsShared(tx, agentId, consumerId);
  const people = await tx
    .selectFrom("users")
    .select("id")
    .where("id", "in", [agentId, consumerId])
    .where("deleted_at", "is", null)
    .execute();
  if (!people.some(({ id }) => id === agentId)) throw unauthorized();
  const lead = await tx
    .selectFrom("applications")
    .select(["winner_id as winnerId", "confirmed_at as confirmedAt"])
    .where("id", "=", leadId)
    .where("deleted_at", "is", null)
    .forShare()
    .executeTakeFirstOrThrow(() => notFound());
  const isWon = lead.winnerId === agentId;
  // Whoever paid for a client keeps the lead, and what they go on to write about it.
  const hasPaid = isWon && lead.confirmedAt !== null;
  if (!hasPaid && !people.some(({ id }) => id === consumerId)) throw notFound();
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
    note: cleanText(wanted.note),
    followUpOn: toIsoDate(wanted.followUpOn ?? ""),
    outcome,
    outcomeReason: isLost ? reason : null,
    outcomeWords: isLost ? cleanText(wanted.outcomeWords) : "",
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
    .selectFrom("agent_leads")
    .select([
      "note",
      "follow_up_on as followUpOn",
      "outcome",
      "outcome_reason as outcomeReason",
      "outcome_words as outcomeWords",
      "outcome_at as outcomeAt",
      "notes_version as version",
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
  { agentId, leadId, notes }: { agentId: number; leadId: number; notes: LeadNotes },
): Promise<boolean> {
  const values = {
    note: notes.note,
    follow_up_on: notes.followUpOn,
    outcome: notes.outcome,
    outcome_reason: notes.outcomeReason,
    outcome_words: notes.outcomeWords,
    outcome_at: notes.outcomeAt === null ? null : new Date(notes.outcomeAt),
    notes_version: notes.version + 1,
  };
  const written = await queries
    .insertInto("agent_leads")
    .values({ agent_id: agentId, application_id: leadId, ...values })
    .onConflict((existing) =>
      existing
        .columns(["agent_id", "application_id"])
        .doUpdateSet(values)
        .where("agent_leads.notes_version", "=", notes.version),
    )
    .returning("notes_version")
    .executeTakeFirst();
  return written !== undefined;
}
