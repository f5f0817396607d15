import { sql } from "kysely";
import type { Queries, Tx } from "../database";
import { enqueue } from "./outbox";

const BATCH = 1_000;

/**
 * Whether what the notification `n` says of a client is said no more: that client's account is gone, and its
 * reader is not the agent who has paid.
 */
export const isForgotten = sql<boolean>`exists (
  select from applications inner join users on users.id = applications.consumer_id
  where applications.id = n.application_id and users.deleted_at is not null
    and (applications.confirmed_at is null or applications.winner_id is distinct from n.user_id))`;

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

/** Reads what {@link queueForgetting} wrote. */
export function readNoticesToForget(payload: Record<string, unknown>): NoticesToForget {
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
  batch = BATCH,
): Promise<NoticesToForget | null> {
  if ("userId" in notices) {
    const { numDeletedRows } = await queries
      .deleteFrom("notifications")
      .where("id", "in", (own) =>
        own
          .selectFrom("notifications")
          .select("id")
          .where("user_id", "=", notices.userId)
          .limit(batch),
      )
      .executeTakeFirst();
    return numDeletedRows < BigInt(batch) ? null : notices;
  }
  const { applicationId, afterId } = notices;
  const next = await queries
    .selectFrom("notifications")
    .select("id")
    .where("application_id", "=", applicationId)
    .where("id", ">", afterId)
    .orderBy("id")
    .limit(batch)
    .execute();
  const last = next.at(-1)?.id;
  if (last === undefined) return null;
  await queries
    .updateTable("notifications as n")
    .set({ first_name: "", details: null })
    .where("n.application_id", "=", applicationId)
    .where("n.id", ">", afterId)
    .where("n.id", "<=", last)
    .where(isForgotten)
    .execute();
  return next.length < batch ? null : { applicationId, afterId: last };
}
