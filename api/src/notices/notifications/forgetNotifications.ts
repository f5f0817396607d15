import type { Queries } from "../../database";

const BATCH = 5_000;

/** Deletes the notifications from before a moment, read or not, in batches. */
export async function forgetNotifications(queries: Queries, before: Date): Promise<void> {
  for (;;) {
    const { numDeletedRows } = await oldestNotifications(queries, before, BATCH).executeTakeFirst();
    if (numDeletedRows < BigInt(BATCH)) return;
  }
}

/** The statement that deletes so many of the oldest notifications, and those of the same moment. */
export const oldestNotifications = (queries: Queries, before: Date, count: number) =>
  queries
    .deleteFrom("notifications")
    // Both bounds, so that the database knows without the inner one how few these are.
    .where("created_at", "<", before)
    .where("created_at", "<=", ({ selectFrom }) =>
      selectFrom((oldest) =>
        oldest
          .selectFrom("notifications")
          .select("created_at")
          .where("created_at", "<", before)
          .orderBy("created_at")
          .limit(count)
          .as("oldest"),
      ).select(({ fn }) => fn.max("oldest.created_at").as("last")),
    );
