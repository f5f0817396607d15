/**
 * Fetches code while nothing else is going on, so that what needs it opens at once. Does nothing in
 * a browser that cannot tell. Returns what calls it off.
 */
export function prefetchWhenIdle(prefetch: () => Promise<unknown>): () => void {
  if (typeof window.requestIdleCallback !== "function") return () => undefined;
  // A failed prefetch is no failure: the real one comes when somebody asks, and tells.
  const run = () => void prefetch().catch(() => undefined);
  const handle = window.requestIdleCallback(run, { timeout: 10_000 });
  return () => window.cancelIdleCallback(handle);
}
