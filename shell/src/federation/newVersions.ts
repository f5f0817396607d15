/** Which versions are live now: what `/releases.json` says. */
export type LiveVersions = { revision: number };

type Options = {
  /** The revision of the registry that this tab runs. */
  revision: number;
  /** Asks the server which revision is live. */
  fetchLive: () => Promise<LiveVersions | null>;
  /** In ms, and never set back: people's clocks are. */
  now?: () => number;
};

const ASK_EVERY_MS = 60_000;
const YOUNG_TAB_MS = 30_000;

/**
 * Knows whether newer builds than this tab's are live. Asks at most once a minute, and only when
 * its caller says that it is a good moment.
 */
export function watchVersions({ revision, fetchLive, now = () => performance.now() }: Options) {
  const openedAt = now();
  let askedAt = openedAt;
  let isNewer = false;
  return {
    /** Asks the server, if that was not done lately. An answer that does not come changes nothing. */
    async ask(): Promise<void> {
      if (isNewer || now() - askedAt < ASK_EVERY_MS) return;
      askedAt = now();
      const live = await fetchLive().catch(() => null);
      isNewer = live !== null && live.revision > revision;
    },
    /**
     * Whether a full page load would bring newer builds. A tab that has just loaded says no: where
     * a cache on the way still has the old page, it must not load again and again.
     */
    hasNewer: (): boolean => isNewer && now() - openedAt > YOUNG_TAB_MS,
  };
}

/** Asks the release store of this origin for its live revision. */
export async function fetchLiveVersions(): Promise<LiveVersions | null> {
  const reply = await fetch("/releases.json", { cache: "no-cache" });
  const body: unknown = reply.ok ? await reply.json() : null;
  if (typeof body !== "object" || body === null || !("revision" in body)) return null;
  return typeof body.revision === "number" ? { revision: body.revision } : null;
}
