import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import type { Database } from "../database";
import { hashToken } from "./secrets";

/** How often something happened, and until when (milliseconds) that counts. */
export type RateWindow = { count: number; endsAt: number };

/** Where windows are kept. */
export type RateWindows = {
  /** Counts one in the window that is open now, or in a new one; never beyond one more than `max`. */
  count(key: string, options: { now: number; windowMs: number; max: number }): Promise<RateWindow>;
  read(key: string): Promise<RateWindow | null>;
};

/** Windows of this process. The oldest are forgotten beyond `maxKeys`, so strangers cannot fill it. */
export function memoryWindows(maxKeys: number): RateWindows {
  const windows = new LRUCache<string, RateWindow>({ max: maxKeys });
  return {
    async count(key, { now, windowMs, max }) {
      const known = windows.get(key);
      const isOpen = known && now < known.endsAt && known.endsAt - now <= windowMs;
      const window = isOpen
        ? { ...known, count: Math.min(known.count + 1, max + 1) }
        : { count: 1, endsAt: now + windowMs };
      windows.set(key, window);
      return window;
    },
    read: async (key) => windows.get(key) ?? null,
  };
}

/**
 * Windows of all processes on one database. Keys are stored as hashes: they hold addresses. What is
 * over is deleted by the sweep.
 */
export function sharedWindows(db: Pick<Database, "query">): RateWindows {
  return {
    async count(key, { now, windowMs, max }) {
      const [start, end] = [new Date(now), new Date(now + windowMs)];
      const isOver = sql<boolean>`rate_windows.ends_at <= ${start}
        or rate_windows.ends_at > ${end}`;
      const { count, ends_at } = await db.query
        .insertInto("rate_windows")
        .values({ key: hashToken(key), count: 1, ends_at: end })
        .onConflict((conflict) =>
          conflict.column("key").doUpdateSet({
            count: sql`case when ${isOver} then 1
              else least(rate_windows.count + 1, ${max + 1}::integer) end`,
            ends_at: sql`case when ${isOver} then ${end} else rate_windows.ends_at end`,
          }),
        )
        .returning(["count", "ends_at"])
        .executeTakeFirstOrThrow();
      return { count, endsAt: ends_at.getTime() };
    },
    async read(key) {
      const row = await db.query
        .selectFrom("rate_windows")
        .select(["count", "ends_at"])
        .where("key", "=", hashToken(key))
        .executeTakeFirst();
      return row ? { count: row.count, endsAt: row.ends_at.getTime() } : null;
    },
  };
}
