import { renewalColumns, type Said } from "./renewal";
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
  "present_policies as presentPolicies",
  "unlocked as isUnlocked",
  "accepted_quote_id as acceptedQuoteId",
  "accepted_at as acceptedAt",
  "winner_id as winnerId",
  "contact_due_at as contactDueAt",
  "confirmed_at as confirmedAt",
  "renewal_told_end as renewalToldEnd",
  "renewal_told_days as renewalToldDays",
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

/**
 * The version that a change must be made on where the consumer has no live application: that of the
 * last one, which its deletion raised. So a save that was begun before the deletion begins no new one.
 */
export async function versionWithoutApplication(
  queries: Queries,
  consumerId: number,
): Promise<number> {
  const { version } = await queries
    .selectFrom("applications")
    .select(({ fn }) => fn.max<number | null>("version").as("version"))
    .where("consumer_id", "=", consumerId)
    .executeTakeFirstOrThrow();
  return version ?? 0;
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
    .set((columns) => ({
      deleted_at: now,
      updated_at: now,
      version: columns("version", "+", 1),
      ...emptySearchColumns,
    }))
    .where("id", "=", id)
    .returning("consumer_id")
    .executeTakeFirstOrThrow();
  await takeFromLive(tx, consumer_id, id);
}

/** Most policies have run for most of their term by then. */
const AGAIN_AFTER_MS = 300 * 86_400_000;

/** Whether a consumer may ask for quotes again: one was chosen 300 days ago, and its agent has paid. */
export function mayAskAgain(
  { acceptedAt, confirmedAt }: Pick<Application, "acceptedAt" | "confirmedAt">,
  now: Date,
): boolean {
  if (acceptedAt === null || confirmedAt === null) return false;
  return now.getTime() - acceptedAt.getTime() >= AGAIN_AFTER_MS;
}

/**
 * Leaves an application behind: it stays what it is to the agent who won it, and its consumer may begin another
 * one.
 */
export async function leaveApplication(tx: Tx, id: number): Promise<void> {
  const { consumer_id } = await tx
    .updateTable("applications")
    .set({ renewal_look_on: null })
    .where("id", "=", id)
    .returning("consumer_id")
    .executeTakeFirstOrThrow();
  await takeFromLive(tx, consumer_id, id);
}

async function takeFromLive(tx: Tx, consumerId: number, id: number): Promise<void> {
  await tx
    .deleteFrom("live_applications")
    .where("consumer_id", "=", consumerId)
    .where("application_id", "=", id)
    .execute();
}

/** What makes the draft what was submitted: edits that never were end with it. */
export function draftAsSubmitted(
  application: Application,
  today: string,
): RowChange<"applications"> {
  const types = application.submittedTypes ?? application.draftTypes;
  const answers = application.submittedAnswers ?? application.draftAnswers;
  return {
    draft_types: types,
    draft_answers: JSON.stringify(answers),
    unlocked: false,
    ...renewalOf(application, { types, answers }, today),
  };
}

/** What an application with these answers keeps of the ends of the client's policies; a new one without it. */
export function renewalOf(
  application: Application | undefined,
  draft: Pick<Said, "types" | "answers">,
  today: string,
) {
  const said = { ...draft, policies: application?.presentPolicies ?? null };
  return renewalColumns(said, toldOf(application), today);
}

/** The last reminder of an application; none of one that begins. */
export const toldOf = (application?: Pick<Application, "renewalToldEnd" | "renewalToldDays">) => ({
  end: application?.renewalToldEnd ?? null,
  daysBefore: application?.renewalToldDays ?? null,
});

/** What agents and reminders find an application by, of one of which they find nothing any more. */
export const emptySearchColumns = {
  policy_ends: null,
  renewal_look_on: null,
  needs: "[]",
  need: 0,
  premium_yearly: 0,
  renews_on: null,
  client_words: "",
  client_state: null,
} as const;
