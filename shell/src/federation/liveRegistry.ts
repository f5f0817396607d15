import { parseRegistry, type Registry } from "./registry";

const FETCH_TIMEOUT_MS = 3_000;
const LOOK_EVERY_MS = 60_000;

/** The registry that is live now, as `/releases.json` says it; null where that cannot be read. */
async function fetchLiveRegistry(): Promise<Registry | null> {
  try {
    const signal = AbortSignal.timeout(FETCH_TIMEOUT_MS);
    const reply = await fetch("/releases.json", { cache: "no-cache", signal });
    return reply.ok ? parseRegistry(await reply.json()) : null;
  } catch {
    // The tab goes on with what it knows; the caller shows its own failure.
    return null;
  }
}

/** The live registry where the page's own is damaged, if there is one. Never rejects. */
export async function wholeRegistry(own: Registry): Promise<Registry> {
  return own.isDamaged ? ((await fetchLiveRegistry()) ?? own) : own;
}

/** The tab's registry: the page's, until something failed and what is live was fetched. */
export function createLiveRegistry(own: Registry) {
  const listeners = new Set<() => void>();
  let current = own;
  let lookedAt = performance.now();
  let isNewer = false;
  return {
    current: () => current,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /**
     * Fetches what is live, which is the tab's registry from then on; its shell stays the one that
     * runs. Null where it cannot be read, or where a cache gave an older one.
     */
    async refresh(): Promise<Registry | null> {
      const live = await fetchLiveRegistry();
      if (!live || live.revision < current.revision) return null;
      current = { ...live, shell: current.shell.contract === "" ? live.shell : current.shell };
      for (const listener of listeners) listener();
      return live;
    },
    /** Looks whether newer builds than the page's are live; at most once a minute. */
    async lookForNewer(): Promise<void> {
      if (isNewer || performance.now() - lookedAt < LOOK_EVERY_MS) return;
      lookedAt = performance.now();
      const live = await fetchLiveRegistry();
      isNewer = live !== null && live.revision > own.revision;
    },
    /** True once newer builds were seen: a page load takes them. */
    hasNewer: () => isNewer,
  };
}
