import { sql } from "kysely";
import type { Queries, Row, Tx } from "../database";
import { noticeKinds, type Lane } from "./priorities";

const BATCH = 20;
/** A claim that nobody renews for so long is that of a process that is gone. */
const CLAIM_MS = 5_000;
/** Often enough that a process that is busy, or without a database for a moment, keeps its claims. */
export const RENEW_EVERY_MS = 1_000;
/** A lead's agents are told batch after batch, and each batch renews the claim. */
const FAN_OUT_CLAIM_MS = 2_500;
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 3_600_000;
/** A daily digest, on the day on which the clocks go back. */
const LONGEST_DELAY_MS = 25 * 3_600_000;

/** The statement that claims a batch of what is due of one lane, by moving its next attempt a little ahead. */
export function claim(queries: Queries, now: Date, lane: Lane) {
  const due = queries
    .selectFrom("outbox")
    .select("id")
    .where((where) =>
      lane === "notices"
        ? isOfNotice
        : where.and([
            where("priority", "=", lane),
            // Of mails alone, so that notices are looked up in their own index.
            where("given_up_at", "is", null),
            where.not(isOfNotice),
          ]),
    )
    .where("next_attempt_at", "<=", now)
    .orderBy("next_attempt_at")
    .orderBy("id")
    .limit(BATCH)
    .forUpdate()
    .skipLocked();
  return (
    queries
      .updateTable("outbox")
      .set({
        attempts: sql`attempts + 1`,
        next_attempt_at: sql<Date>`case when kind = 'lead-submitted'
        then ${after(now, FAN_OUT_CLAIM_MS)}::timestamptz
        else ${after(now, CLAIM_MS)}::timestamptz end`,
      })
      // An array is selected once. Where thousands of rows have just come that nobody has analyzed yet,
      // "in (select …)" would be selected anew for each of them.
      .where("id", "=", sql<number>`any(array(${due}))`)
      .returningAll()
  );
}

/** In the words of the index `outbox_notices`, which has nothing else. */
const isOfNotice = sql<boolean>`kind in (${sql.join(noticeKinds.map((kind) => sql.lit(kind)))})`;

const after = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** Renews the claims of rows that a worker is at; what was put off meanwhile stays so. */
export async function renewClaims(
  queries: Queries,
  now: Date,
  rows: readonly Pick<Row<"outbox">, "id" | "kind">[],
): Promise<void> {
  // The transactions of what writes notices renew their row's claim, or let it go.
  const ids = rows.filter(({ kind }) => !noticeKinds.includes(kind)).map(({ id }) => id);
  if (ids.length === 0) return;
  await queries
    .updateTable("outbox")
    .set({ next_attempt_at: after(now, CLAIM_MS) })
    .where("id", "in", ids)
    .where("next_attempt_at", "<", after(now, CLAIM_MS))
    .execute();
}

/** Holds a claimed row until the commit; false where another worker has claimed it since. */
export async function holdRow(
  tx: Tx,
  { id, attempts }: Pick<Row<"outbox">, "id" | "attempts">,
): Promise<boolean> {
  const row = await tx
    .selectFrom("outbox")
    .select("id")
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps how far the work of a row is, and the row claimed; or lets the next worker go on at once. */
export async function keepProgress(
  tx: Tx,
  id: number,
  payload: object,
  { now, goesOn }: { now: Date; goesOn: boolean },
): Promise<void> {
  await tx
    .updateTable("outbox")
    .set({
      payload: JSON.stringify(payload),
      next_attempt_at: goesOn ? after(now, FAN_OUT_CLAIM_MS) : now,
    })
    .where("id", "=", id)
    .execute();
}

/** Keeps what is left of the work of a row, which is due again behind what is due already. */
export async function requeueRow(tx: Tx, id: number, payload: object, now: Date): Promise<void> {
  await tx
    .updateTable("outbox")
    .set({ payload: JSON.stringify(payload), next_attempt_at: now, attempts: 0 })
    .where("id", "=", id)
    .execute();
}

/** Makes due what is claimed or waits for another try; what was queued for later stays so. */
export async function makeAllDue(queries: Queries, now: Date): Promise<void> {
  await queries
    .updateTable("outbox")
    .set({ next_attempt_at: now })
    .where("next_attempt_at", ">", now)
    .where("attempts", ">", 0)
    .execute();
}

/** Makes due what waits for longer than anything does by itself: the clock was set back. */
export async function makeLostDue(queries: Queries, now: Date): Promise<void> {
  await queries
    .updateTable("outbox")
    .set({ next_attempt_at: now })
    .where("given_up_at", "is", null)
    .where((where) =>
      where.or([
        where.and([
          where("attempts", ">", 0),
          where("next_attempt_at", ">", after(now, LONGEST_RETRY_MS)),
        ]),
        where("next_attempt_at", ">", after(now, LONGEST_DELAY_MS)),
      ]),
    )
    .execute();
}

/**
 * Has a mail that tells of several things take up no more: what comes next waits for another one. Waits for
 * whoever is adding to it at the moment.
 */
export async function closeMail(queries: Queries, id: number): Promise<void> {
  await queries
    .updateTable("outbox")
    .set({ dedupe_key: null })
    .where("id", "=", id)
    .where("dedupe_key", "is not", null)
    .execute();
}

/** Removes a row that was handled. */
export async function removeRow(queries: Queries, id: number): Promise<void> {
  await queries.deleteFrom("outbox").where("id", "=", id).execute();
}

/** How long a row waits after its latest attempt: twice as long each time, an hour at most. */
export function retryWaitMs(attempts: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS);
}

/** Has a row tried again at `dueAt`, and keeps why it failed. */
export async function postponeRow(
  queries: Queries,
  id: number,
  { dueAt, lastError }: { dueAt: Date; lastError: string },
): Promise<void> {
  await queries
    .updateTable("outbox")
    .set({ next_attempt_at: dueAt, last_error: lastError })
    .where("id", "=", id)
    .execute();
}

/** Has a mail tried no more. An operator can send it again; another one with its key may be queued. */
export async function giveUpRow(
  queries: Queries,
  id: number,
  { now, lastError }: { now: Date; lastError: string },
): Promise<void> {
  await queries
    .updateTable("outbox")
    .set({ given_up_at: now, last_error: lastError, dedupe_key: null })
    .where("id", "=", id)
    .execute();
}
