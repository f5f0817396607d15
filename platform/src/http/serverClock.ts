let aheadMs = 0;

/** Learns the server's time from the `Date` header of a reply, and when that came, by this browser. */
export function noteServerTime(dateHeader: string | undefined, receivedAt = Date.now()): void {
  const then = dateHeader ? Date.parse(dateHeader) : Number.NaN;
  if (!Number.isNaN(then)) aheadMs = then - receivedAt;
}

/**
 * The server's time in ms, to the second: people's clocks are wrong by minutes or days. This
 * browser's own until the server has answered once.
 */
export function serverNow(): number {
  return Date.now() + aheadMs;
}
