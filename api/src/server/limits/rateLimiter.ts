import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import type { ErrorCode } from "@quotehaven/contract/rules";
import type { Limit, LimitName, ResultLimitName } from "../settings/config";
import type { Database } from "../../database";
import { tooMany } from "../errors";
import type { Clock } from "../clock";
import { hashToken } from "../secrets";

/** Counts what happens and refuses what happens too often. */
export type RateLimiter = ReturnType<typeof createRateLimiter>;

/** How often something happened, and until when (milliseconds) that counts. */
type RateWindow = { count: number; endsAt: number };

/** Where windows are kept. */
type RateWindows = {
  /** Counts one in the window that is open now, or in a new one; never beyond one more than `max`. */
  count(key: string, options: { now: number; windowMs: number; max: number }): Promise<RateWindow>;
  read(key: string): Promise<RateWindow | undefined>;
  /** Takes one back that was counted within `max`. */
  giveBack(key: string, max: number): Promise<void>;
};

/** A limit against guessing, on mails or on work: spent by every try. */
type TryLimitName = Exclude<LimitName, ResultLimitName>;

/** Beyond this many keys a process forgets the oldest. */
const MAX_KEYS = 100_000;

/**
 * A limiter of fixed windows that begin with the first use, on the given clock. Where several
 * processes may share the database (PostgreSQL), they count as one.
 */
export function createRateLimiter(clock: Clock, limits: Record<LimitName, Limit>, db: Database) {
  const windows = db.kind === "postgres" ? sharedWindows(db) : memoryWindows();
  // What was refused is refused again without asking: a flood costs no writes.
  const refused = new LRUCache<string, RateWindow>({ max: MAX_KEYS });

  return {
    /** Counts one; never inside a transaction. @throws Refusal 429 with Retry-After beyond the limit. */
    async consume(limit: TryLimitName, key: string, code?: ErrorCode): Promise<void> {
      const { max, windowSeconds } = limits[limit];
      const now = clock.now().getTime();
      const windowMs = windowSeconds * 1000;
      const name = `${limit}:${key}`;
      const known = refused.get(name);
      const window = isOpen(known, now, windowMs)
        ? known
        : await windows.count(name, { now, windowMs, max });
      if (window.count <= max) return;
      refused.set(name, window);
      throw tooMany(Math.ceil((window.endsAt - now) / 1000), code);
    },
    /**
     * Does work of which only the result counts. `work` calls `spend` once everything was checked (also
     * inside its transaction: it waits for nothing), which throws the 429 where the limit is reached. What
     * fails, or never spends, is not counted.
     */
    async onResult<T>(
      limit: ResultLimitName,
      key: string,
      work: (spend: () => void) => Promise<T>,
      code?: ErrorCode,
    ): Promise<T> {
      const { max, windowSeconds } = limits[limit];
      const name = `${limit}:${key}`;
      const now = clock.now().getTime();
      // Reserved before, so that those who come at once share the limit, too.
      const window = await windows.count(name, { now, windowMs: windowSeconds * 1000, max });
      const isReserved = window.count <= max;
      let isSpent = false;
      try {
        const result = await work(() => {
          if (!isReserved) throw tooMany(Math.ceil((window.endsAt - now) / 1000), code);
          isSpent = true;
        });
        if (isReserved && !isSpent) await windows.giveBack(name, max);
        return result;
      } catch (error) {
        // What went wrong is said, also where the database is too busy to take the place back.
        if (isReserved) await windows.giveBack(name, max).catch(() => undefined);
        throw error;
      }
    },
    /** How often it may still happen now, without counting. */
    async remaining(limit: LimitName, key: string): Promise<number> {
      const { max, windowSeconds } = limits[limit];
      const window = await windows.read(`${limit}:${key}`);
      return isOpen(window, clock.now().getTime(), windowSeconds * 1000)
        ? Math.max(0, max - window.count)
        : max;
    },
  };
}

/** A clock set back must not lengthen a window. */
function isOpen(
  window: RateWindow | undefined,
  now: number,
  windowMs: number,
): window is RateWindow {
  return window !== undefined && window.endsAt > now && window.endsAt - now <= windowMs;
}

/** Windows of this process. The oldest are forgotten beyond {@link MAX_KEYS}, so strangers cannot fill it. */
function memoryWindows(): RateWindows {
  const windows = new LRUCache<string, RateWindow>({ max: MAX_KEYS });
  return {
    async count(key, { now, windowMs, max }) {
      const known = windows.get(key);
      const window = isOpen(known, now, windowMs)
        ? { ...known, count: Math.min(known.count + 1, max + 1) }
        : { count: 1, endsAt: now + windowMs };
      windows.set(key, window);
      return window;
    },
    read: async (key) => windows.get(key),
    async giveBack(key, max) {
      const known = windows.get(key);
      if (known) windows.set(key, { ...known, count: Math.max(0, Math.min(known.count, max) - 1) });
    },
  };
}

/**
 * Windows of all processes on one database. Keys are stored as hashes: they hold addresses. What is
 * over is deleted by the sweep.
 */
function sharedWindows(db: Pick<Database, "query">): RateWindows {
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
      return row ? { count: row.count, endsAt: row.ends_at.getTime() } : undefined;
    },
    async giveBack(key, max) {
      await db.query
        .updateTable("rate_windows")
        .set({ count: sql<number>`greatest(0, least(rate_windows.count, ${max}::integer) - 1)` })
        .where("key", "=", hashToken(key))
        .execute();
    },
  };
}
