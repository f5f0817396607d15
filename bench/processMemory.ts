import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** How many megabytes a process of this machine had at most, as Linux counts it. Elsewhere 0. */
export function mostMemory(processId: number): number {
  const status = `/proc/${processId}/status`;
  if (!existsSync(status)) return 0;
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(status, "utf8"))?.[1]) / 1024;
}

/**
 * By how many megabytes a process of this machine grew at most while something was done, as Linux
 * counts it. Elsewhere 0.
 */
export async function growthDuring(
  processId: number,
  work: () => Promise<unknown>,
): Promise<number> {
  const folder = `/proc/${processId}`;
  if (!existsSync(folder)) return 0;
  const kilobytes = (name: string) =>
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`${folder}/status`, "utf8"))?.[1]);
  // Forgets how large it was at most before.
  writeFileSync(`${folder}/clear_refs`, "5");
  const before = kilobytes("VmRSS");
  await work();
  return (kilobytes("VmHWM") - before) / 1024;
}
