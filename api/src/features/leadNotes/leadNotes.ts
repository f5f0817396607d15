import { isDeepStrictEqual } from "node:util";
import { leadNotesRules, leadOutcomes, lostReasons, toIsoDate } from "@quotehaven/contract/rules";
import type { LeadNotes, LeadNotesBody } from "@quotehaven/contract/wire";
import type { Tx } from "../../database";
import type { Deps } from "../../deps";
import { conflict, notFound, refuseInvalid, unauthorized } from "../../errors";
import { findLead } from "../../leads/findLead";
import { storedNotes, writeNotes } from "./leadNotesQueries";

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
  const agent = await tx
    .selectFrom("users")
    .select("id")
    .where("id", "=", agentId)
    .where("deleted_at", "is", null)
    .forShare()
    .executeTakeFirst();
  if (!agent) throw unauthorized();
  const lead = await tx
    .selectFrom("applications")
    .select(["consumer_id as consumerId", "winner_id as winnerId", "confirmed_at as confirmedAt"])
    .where("id", "=", leadId)
    .where("deleted_at", "is", null)
    .forShare()
    .executeTakeFirst();
  if (!lead) throw notFound();
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
