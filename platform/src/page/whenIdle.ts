/** How long a browser that cannot tell when it is idle is left alone (Safari). */
const QUIET_MS = 2_000;

/** Does something while nothing else is going on. Returns what calls it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback === "function") {
    const handle = window.requestIdleCallback(work, { timeout: 10_000 });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, QUIET_MS);
  return () => clearTimeout(timer);
}
