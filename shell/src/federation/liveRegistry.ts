import { parseRegistry, type Registry } from "./registry";

const FETCH_TIMEOUT_MS = 3_000;

/** The registry that is live now, as `/releases.json` says it; null where that cannot be read. */
export async function fetchLiveRegistry(): Promise<Registry | null> {
  try {
    const signal = AbortSignal.timeout(FETCH_TIMEOUT_MS);
    const reply = await fetch("/releases.json", { cache: "no-cache", signal });
    return reply.ok ? parseRegistry(await reply.json()) : null;
  } catch {
    // What is known goes on being so; whoever asked for it has a failure of their own to tell.
    return null;
  }
}

/**
 * A page whose registry is damaged begins with the one that is live, where that is better.
 * Never rejects.
 */
export async function wholeRegistry(own: Registry): Promise<Registry> {
  return own.isDamaged ? ((await fetchLiveRegistry()) ?? own) : own;
}

/** The tab's registry: the page's, until something failed and what is live was asked for. */
export function createLiveRegistry(own: Registry) {
  const listeners = new Set<() => void>();
  let current = own;
  return {
    current: () => current,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /**
     * Asks what is live; from then on that is the registry, but for the shell, which stays the one
     * that runs. Gives what was read; null where it could not be, or a cache gave an older one.
     */
    async refresh(): Promise<Registry | null> {
      const live = await fetchLiveRegistry();
      if (!live || live.revision < current.revision) return null;
      current = { ...live, shell: current.shell.contract === "" ? live.shell : current.shell };
      for (const listener of listeners) listener();
      return live;
    },
  };
}

/** The registry of one tab. */
export type LiveRegistry = ReturnType<typeof createLiveRegistry>;
