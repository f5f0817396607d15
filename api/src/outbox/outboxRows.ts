import { sql } from "kysely";
import type { Queries, Row } from "../database";

const BATCH = 20;
const CLAIM_MS = 60_000;
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 3_600_000;
/** A daily digest, on the day on which the clocks go back. */
const LONGEST_DELAY_MS = 25 * 3_600_000;

/** Claims a batch of what is due, by moving its next attempt ahead. */
export async function claimRows(queries: Queries, now: Date): Promise<Row<"outbox">[]> {
  return queries
    .updateTable("outbox")
    .set({
      attempts: sql`attempts + 1`,
      next_attempt_at: new Date(now.getTime() + CLAIM_MS),
    })
    .where("id", "in", (select) =>
      select
        .selectFrom("outbox")
        .select("id")
        .where((where) =>
          where.or([
            where("next_attempt_at", "<=", now),
            // Nothing waits that long by itself: the clock was set back.
            where.and([
              where("attempts", ">", 0),
              where("next_attempt_at", ">", new Date(now.getTime() + LONGEST_RETRY_MS)),
            ]),
            where("next_attempt_at", ">", new Date(now.getTime() + LONGEST_DELAY_MS)),
          ]),
        )
        .orderBy("next_attempt_at")
        .orderBy("id")
        .limit(BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
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

/** Removes a row that was handled, or given up. */
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
