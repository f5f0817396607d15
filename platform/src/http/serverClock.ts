let aheadMs = 0;

/** Learns the server's time from the `Date` header of a reply that has just come. */
export function noteServerTime(dateHeader: string | undefined): void {
  const then = dateHeader ? Date.parse(dateHeader) : Number.NaN;
  if (!Number.isNaN(then)) aheadMs = then - Date.now();
}

/**
 * The server's time in ms, to the second: people's clocks are wrong by minutes or days. This
 * browser's own until the server has answered once.
 */
export function serverNow(): number {
  return Date.now() + aheadMs;
}
