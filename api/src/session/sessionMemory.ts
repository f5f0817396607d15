import { LRUCache } from "lru-cache";
import type { Session } from "./sessions";

/** Creates the memory of the sessions that this process knows, `max` at most. */
export function createSessionMemory(max: number) {
  const cache = new LRUCache<string, Session>({ max });
  // Lookups under way when something ended may have read the row before it went.
  let generation = 0;
  return {
    get: (sidHash: string) => cache.get(sidHash),
    forget: (sidHash: string) => void cache.delete(sidHash),
    /** It is ending: what lookups under way find is not remembered either. */
    drop(sidHash: string): void {
      cache.delete(sidHash);
      generation += 1;
    },
    /** Remembers what a lookup that begins now finds, unless something ends meanwhile. */
    beginLookup() {
      const before = generation;
      return (session: Session): void => {
        if (generation === before) cache.set(session.sidHash, session);
      };
    },
    /** Forgets what a message says has ended: one session, those of a user, or all (null). */
    hear(payload: string | null): void {
      generation += 1;
      if (payload === null) return cache.clear();
      const [what, value = ""] = payload.split(":");
      if (what === "sid") return void cache.delete(value);
      const userId = Number(value);
      for (const [key, session] of cache.entries())
        if (session.userId === userId) cache.delete(key);
    },
  };
}
