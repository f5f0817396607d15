import { isOneOf, type Queries, type Tx } from "../database";
import { enqueue } from "./outbox";

const BATCH = 1_000;

/**
 * Of what notifications say of a client nothing is said any more once that client's account is gone, but to
 * the agent who has paid. Answers which of these applications are those of such clients, each with that
 * agent.
 */
export async function forgottenAmong(
  queries: Queries,
  applicationIds: readonly number[],
): Promise<Map<number, number | null>> {
  if (applicationIds.length === 0) return new Map();
  const rows = await queries
    .selectFrom("applications")
    .innerJoin("users", "users.id", "applications.consumer_id")
    .select(["applications.id", "winner_id as winnerId", "confirmed_at as confirmedAt"])
    .where(isOneOf("applications.id", applicationIds))
    .where("users.deleted_at", "is not", null)
    .execute();
  return new Map(
    rows.map(({ id, winnerId, confirmedAt }) => [id, confirmedAt === null ? null : winnerId]),
  );
}

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
      .where("user_id", "=", notices.userId)
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
  const reader = (await forgottenAmong(queries, [applicationId])).get(applicationId);
  if (reader !== undefined) {
    await queries
      .updateTable("notifications")
      .set({ first_name: "", details: null })
      .where("application_id", "=", applicationId)
      .where("id", ">", afterId)
      .where("id", "<=", last)
      .where("user_id", "is distinct from", reader)
      .execute();
  }
  return next.length < batch ? null : { applicationId, afterId: last };
}
