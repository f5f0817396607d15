import { sql } from "kysely";
import type { Queries } from "../database";

const BATCH = 5_000;

/**
 * Deletes the notifications from before a moment, read or not. They are numbered as they come, so it
 * looks at the first ones alone, and stops where the first are younger.
 */
export async function forgetNotifications(
  queries: Queries,
  before: Date,
  batch = BATCH,
): Promise<void> {
  for (;;) {
    const { numDeletedRows } = await queries
      .deleteFrom("notifications")
      .where("id", "in", (first) =>
        first
          .selectFrom(
            sql<{ id: number; created_at: Date }>`(
              select id, created_at from notifications order by id limit ${batch})`.as("first"),
          )
          .select("first.id")
          .where("first.created_at", "<", before),
      )
      .executeTakeFirst();
    if (numDeletedRows < BigInt(batch)) return;
  }
}
