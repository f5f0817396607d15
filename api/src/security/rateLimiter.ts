import { LRUCache } from "lru-cache";
import type { ErrorCode } from "@quotehaven/contract/rules";
import type { Limit, LimitName } from "../config";
import type { Database } from "../database";
import { tooMany } from "../errors";
import type { Clock } from "../ports/clock";
import { memoryWindows, sharedWindows, type RateWindow } from "./rateWindows";

/** Counts what happens and refuses what happens too often. */
export type RateLimiter = {
  /** Counts one; never inside a transaction. @throws Refusal 429 with Retry-After beyond the limit. */
  consume(limit: LimitName, key: string, code?: ErrorCode): Promise<void>;
  /** How often it may still happen now, without counting. */
  remaining(limit: LimitName, key: string): Promise<number>;
};

/** What is remembered of refusals: beyond this many the oldest are forgotten. */
const MAX_KEYS = 100_000;

/**
 * A limiter of fixed windows that begin with the first use, on the given clock. Where several
 * processes may share the database (PostgreSQL), they count as one.
 */
export function createRateLimiter(
  clock: Clock,
  limits: Record<LimitName, Limit>,
  db?: Database,
  maxKeys = MAX_KEYS,
): RateLimiter {
  const windows = db?.kind === "postgres" ? sharedWindows(db) : memoryWindows(maxKeys);
  // What was refused is refused again without asking: a flood costs no writes.
  const refused = new LRUCache<string, RateWindow>({ max: maxKeys });

  function isOpen({ endsAt }: RateWindow, windowMs: number): boolean {
    const leftMs = endsAt - clock.now().getTime();
    // A clock set back must not lengthen a window.
    return leftMs > 0 && leftMs <= windowMs;
  }

  return {
    async consume(limit, key, code) {
      const { max, windowSeconds } = limits[limit];
      const windowMs = windowSeconds * 1000;
      const name = `${limit}:${key}`;
      const known = refused.get(name);
      const window =
        known && isOpen(known, windowMs)
          ? known
          : await windows.count(name, { now: clock.now().getTime(), windowMs, max });
      if (window.count <= max) return;
      refused.set(name, window);
      const leftMs = window.endsAt - clock.now().getTime();
      throw tooMany(Math.max(1, Math.ceil(leftMs / 1000)), code);
    },
    async remaining(limit, key) {
      const { max, windowSeconds } = limits[limit];
      const window = await windows.read(`${limit}:${key}`);
      const isCounting = window !== null && isOpen(window, windowSeconds * 1000);
      return isCounting ? Math.max(0, max - window.count) : max;
    },
  };
}
