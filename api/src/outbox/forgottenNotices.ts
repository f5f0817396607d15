import { sql } from "kysely";
import type { Queries, Tx } from "../database";
import type { OutboxHandler } from "./handleRow";
import { enqueue } from "./outbox";
import { requeueRow, holdRow, removeRow } from "./outboxRows";

const BATCH = 1_000;

/**
 * Whether of the client of an application nothing is said any more, because the account is gone; the query
 * joins `users` with `applications`.
 */
export const isForgotten = sql<boolean>`users.deleted_at is not null`;
/** To whom it still is said: the agent who has paid. */
export const stillToldTo = sql<number | null>`
  case when applications.confirmed_at is not null then applications.winner_id end`;

/**
 * What an account leaves among the notifications: what others were told of its application, gone through
 * in the order of their numbers, or what it was told itself.
 */
export type NoticesToForget = { applicationId: number; afterId: number } | { userId: number };

/**
 * Has notifications emptied or deleted after the commit of the transaction that ends an account. There may
 * be a million of them; nobody is shown what they said from that commit on.
 */
export async function queueForgetting(
  tx: Tx,
  now: Date,
  ...notices: readonly NoticesToForget[]
): Promise<void> {
  await enqueue(
    tx,
    now,
    ...notices.map((payload) => ({ kind: "notices-to-forget" as const, payload })),
  );
}

/** Forgets the next notifications; the rest waits for its turn, so that what people are told of goes on. */
export const forgetSomeNotices: OutboxHandler = async ({ db, clock }, row) => {
  await db.transaction(async (tx) => {
    if (!(await holdRow(tx, row))) return;
    const rest = await forgetNextNotices(tx, readNoticesToForget(row.payload));
    if (rest === null) await removeRow(tx, row.id);
    else await requeueRow(tx, row.id, rest, clock.now());
  });
  return "kept";
};

/** Reads what {@link queueForgetting} wrote. */
function readNoticesToForget(payload: Record<string, unknown>): NoticesToForget {
  const { userId, applicationId, afterId } = payload;
  if (typeof userId === "number") return { userId };
  if (typeof applicationId === "number" && typeof afterId === "number") {
    return { applicationId, afterId };
  }
  throw new Error("It does not say which notifications to forget.");
}

/** Forgets the next of some notifications; answers what is left to forget, or null. */
export async function forgetNextNotices(
  queries: Queries,
  notices: NoticesToForget,
): Promise<NoticesToForget | null> {
  if ("userId" in notices) {
    const { numDeletedRows } = await queries
      .deleteFrom("notifications")
      .where("user_id", "=", notices.userId)
      .where("id", "in", (own) =>
        own
          .selectFrom("notifications")
          .select("id")
          .where("user_id", "=", notices.userId)
          .limit(BATCH),
      )
      .executeTakeFirst();
    return numDeletedRows < BigInt(BATCH) ? null : notices;
  }
  const { applicationId, afterId } = notices;
  const next = await queries
    .selectFrom("notifications")
    .select("id")
    .where("application_id", "=", applicationId)
    .where("id", ">", afterId)
    .orderBy("id")
    .limit(BATCH)
    .execute();
  const last = next.at(-1)?.id;
  if (last === undefined) return null;
  const gone = await queries
    .selectFrom("applications")
    .innerJoin("users", "users.id", "applications.consumer_id")
    .select(stillToldTo.as("reader"))
    .where("applications.id", "=", applicationId)
    .where(isForgotten)
    .executeTakeFirst();
  if (gone) {
    await queries
      .updateTable("notifications")
      .set({ first_name: "", details: null })
      .where("application_id", "=", applicationId)
      .where("id", ">", afterId)
      .where("id", "<=", last)
      .where("user_id", "is distinct from", gone.reader)
      .execute();
  }
  return next.length < BATCH ? null : { applicationId, afterId: last };
}
