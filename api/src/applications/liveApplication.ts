import type { Queries, Tx } from "../database";

/** An application's columns by our names: what is selected, and what a change returns. */
export const applicationColumns = [
  "id",
  "version",
  "draft_types as draftTypes",
  "draft_answers as draftAnswers",
  "submitted_at as submittedAt",
  "submitted_types as submittedTypes",
  "submitted_answers as submittedAnswers",
  "unlocked as isUnlocked",
  "accepted_quote_id as acceptedQuoteId",
  "winner_id as winnerId",
  "contact_due_at as contactDueAt",
  "confirmed_at as confirmedAt",
  "updated_at as savedAt",
] as const;

/** A consumer's draft, and what agents see of it. */
export type Application = NonNullable<Awaited<ReturnType<typeof liveApplication>>>;

/** The consumer's live application; one that was deleted does not count. */
export async function liveApplication(queries: Queries, consumerId: number) {
  return liveOf(queries, consumerId).executeTakeFirst();
}

/** {@link liveApplication}, locked: nobody changes it before the end of the transaction. */
export async function liveApplicationForUpdate(
  tx: Tx,
  consumerId: number,
): Promise<Application | undefined> {
  return liveOf(tx, consumerId).forUpdate().executeTakeFirst();
}

function liveOf(queries: Queries, consumerId: number) {
  return queries
    .selectFrom("applications")
    .select(applicationColumns)
    .where("consumer_id", "=", consumerId)
    .where("deleted_at", "is", null);
}
