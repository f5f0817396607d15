import { existsSync, readFileSync, writeFileSync } from "node:fs";

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
