import { whenIdle } from "@quotehaven/platform/shell";

/**
 * Fetches code while nothing else is going on, so that what needs it opens at once; not where the
 * person saves data. Returns what calls it off.
 */
export function prefetchWhenIdle(prefetch: () => Promise<unknown>): () => void {
  if (savesData()) return () => undefined;
  // A failed prefetch is no failure: the real one comes when somebody asks, and tells.
  return whenIdle(() => void prefetch().catch(() => undefined));
}

/** Whether the person asked their browser to save data: then nothing is fetched ahead of need. */
export function savesData(): boolean {
  // Safari and Firefox do not say it.
  const connection: unknown = Reflect.get(navigator, "connection");
  return Object(connection).saveData === true;
}
