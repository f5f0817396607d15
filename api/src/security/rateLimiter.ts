import { LRUCache } from "lru-cache";
import type { Clock } from "../ports/clock";
import { tooMany } from "../errors";
import type { Limit, LimitName } from "../config";

/** Counts what happens and refuses what happens too often. */
export type RateLimiter = {
  /** Counts one. @throws Refusal 429 with Retry-After beyond the limit. */
  hit(limit: LimitName, key: string): void;
  /** How often it may still happen now, without counting. */
  remaining(limit: LimitName, key: string): number;
};

/** Windows in memory: the oldest are forgotten beyond this many, so strangers cannot fill it. */
const MAX_KEYS = 100_000;

/** A limiter of fixed windows that begin with the first hit, on the given clock. */
export function createRateLimiter(
  clock: Clock,
  limits: Record<LimitName, Limit>,
  maxKeys = MAX_KEYS,
): RateLimiter {
  const windows = new LRUCache<string, { count: number; endsAt: number }>({ max: maxKeys });

  function current(limit: LimitName, key: string) {
    const now = clock.now().getTime();
    const known = windows.get(`${limit}:${key}`);
    const windowMs = limits[limit].windowSeconds * 1000;
    // A clock set back must not lengthen a window.
    return known && now < known.endsAt && known.endsAt - now <= windowMs
      ? known
      : { count: 0, endsAt: now + windowMs };
  }

  return {
    hit(limit, key) {
      const window = current(limit, key);
      if (window.count >= limits[limit].max) {
        throw tooMany(Math.max(1, Math.ceil((window.endsAt - clock.now().getTime()) / 1000)));
      }
      window.count += 1;
      windows.set(`${limit}:${key}`, window);
    },
    remaining: (limit, key) => limits[limit].max - current(limit, key).count,
  };
}
