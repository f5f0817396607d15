const STILL_MS = 2_000;
const LOOK_EVERY_MS = 500;

const arrivedSoFar = () => performance.getEntriesByType("resource").map(({ name }) => name);

/**
 * Lets go of the preload tags that hang: once nothing at all arrives for two seconds while some are
 * waited for. A browser has six connections to a server that speaks HTTP/1.1, and everything else
 * needs them. What such a tag named is asked for again by whoever needs it.
 */
export function releaseHangingPreloads(arrived: () => string[] = arrivedSoFar): void {
  let countBefore = -1;
  let stillMs = 0;
  const timer = setInterval(() => {
    const there = arrived();
    const waiting = preloadTags().filter(({ href }) => !there.includes(href));
    stillMs = there.length === countBefore ? stillMs + LOOK_EVERY_MS : 0;
    countBefore = there.length;
    if (waiting.length > 0 && stillMs < STILL_MS) return;
    clearInterval(timer);
    for (const tag of waiting) tag.remove();
  }, LOOK_EVERY_MS);
}

function preloadTags(): HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>("link[rel=preload]")];
}
