import type { NewRow, Queries, RowChange, Tx } from "../database";

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

/** The number of the consumer's live application: by it all that belongs to one lies together. */
export async function liveApplicationId(
  queries: Queries,
  consumerId: number,
): Promise<number | undefined> {
  const row = await queries
    .selectFrom("live_applications")
    .select("application_id as id")
    .where("consumer_id", "=", consumerId)
    .executeTakeFirst();
  return row?.id;
}

/** The consumer's live application; one that was deleted does not count. */
export async function liveApplication(queries: Queries, consumerId: number) {
  const id = await liveApplicationId(queries, consumerId);
  return id === undefined ? undefined : notDeleted(queries, id).executeTakeFirst();
}

/** {@link liveApplication}, locked: nobody changes it before the end of the transaction. */
export async function liveApplicationForUpdate(
  tx: Tx,
  consumerId: number,
): Promise<Application | undefined> {
  const id = await liveApplicationId(tx, consumerId);
  return id === undefined ? undefined : notDeleted(tx, id).forUpdate().executeTakeFirst();
}

function notDeleted(queries: Queries, id: number) {
  return (
    queries
      .selectFrom("applications")
      .select(applicationColumns)
      .where("id", "=", id)
      // Whoever waited for the lock sees here that it was deleted meanwhile.
      .where("deleted_at", "is", null)
  );
}

/**
 * Begins a consumer's live application.
 *
 * @throws `live_applications_pkey` violated when they have one
 */
export async function beginApplication(tx: Tx, row: NewRow<"applications">): Promise<Application> {
  const application = await tx
    .insertInto("applications")
    .values(row)
    .returning(applicationColumns)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("live_applications")
    .values({ consumer_id: row.consumer_id, application_id: application.id })
    .execute();
  return application;
}

/** Ends the consumer's live application; they may begin another one. */
export async function endApplication(tx: Tx, id: number, now: Date): Promise<void> {
  const { consumer_id } = await tx
    .updateTable("applications")
    .set({ deleted_at: now, updated_at: now, ...nothingToFind })
    .where("id", "=", id)
    .returning("consumer_id")
    .executeTakeFirstOrThrow();
  await tx
    .deleteFrom("live_applications")
    .where("consumer_id", "=", consumer_id)
    .where("application_id", "=", id)
    .execute();
}

/** What makes the draft what was submitted: edits that never were end with it. */
export function asSubmitted(application: Application): RowChange<"applications"> {
  return {
    draft_types: application.submittedTypes ?? application.draftTypes,
    draft_answers: JSON.stringify(application.submittedAnswers ?? application.draftAnswers),
    unlocked: false,
  };
}

/** What agents find and sort a lead by, of an application of which they find nothing any more. */
export const nothingToFind = {
  needs: "[]",
  need: 0,
  premium_yearly: 0,
  renews_on: null,
  client_words: "",
  client_state: null,
} as const;
