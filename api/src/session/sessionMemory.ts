import { LRUCache } from "lru-cache";
import type { Session } from "./sessions";

/** Creates the memory of the sessions that this process knows, `max` at most. */
export function createSessionMemory(max: number) {
  const byUser = new Map<number, Set<string>>();
  const cache = new LRUCache<string, Session>({
    max,
    onInsert: ({ userId, sidHash }, _key, reason) => {
      if (reason === "add") byUser.set(userId, (byUser.get(userId) ?? new Set()).add(sidHash));
    },
    dispose: ({ userId, sidHash }, _key, reason) => {
      if (reason === "set") return;
      const own = byUser.get(userId);
      own?.delete(sidHash);
      if (own?.size === 0) byUser.delete(userId);
    },
  });
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
      for (const sidHash of [...(byUser.get(Number(value)) ?? [])]) cache.delete(sidHash);
    },
    /** Of how many people sessions are known. */
    people: () => byUser.size,
  };
}
