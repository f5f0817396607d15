const workMs = 150;

/** The part of a core that a busy process gets on this machine right now: 1 where it is alone. */
export function coreShare(): number {
  const startedAt = performance.now();
  const before = process.cpuUsage();
  for (;;) {
    const { user, system } = process.cpuUsage(before);
    const usedMs = (user + system) / 1_000;
    if (usedMs >= workMs) return Math.min(1, usedMs / (performance.now() - startedAt));
  }
}
