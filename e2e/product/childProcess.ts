import type { ChildProcess } from "node:child_process";

/** Whether a process is gone, by itself or by a signal. */
export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** Sends a process a signal that ends it, and waits until it is gone. */
export async function endChild(child: ChildProcess, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  if (hasEnded(child)) return;
  const ended = new Promise<void>((resume) => child.once("exit", () => resume()));
  child.kill(signal);
  await ended;
}

/**
 * Waits until an address of a process answers 2xx.
 *
 * @throws where the process ends before, or stays silent for too long
 */
export async function untilReady(
  child: ChildProcess,
  url: string,
  timeoutMs: number,
): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    if (hasEnded(child)) throw new Error(`it ended with code ${child.exitCode}`);
    const reply = await fetch(url).catch(() => null);
    await reply?.body?.cancel();
    if (reply?.ok) return;
    await new Promise((resume) => setTimeout(resume, 50));
  }
  throw new Error(`it did not answer within ${timeoutMs / 1000} s`);
}
