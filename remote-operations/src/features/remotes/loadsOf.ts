import type { RemotesReply } from "@quotehaven/contract/schemas";

/** How often a build was begun, and how many errors were told of it. */
export type Loads = { loads: number; failed: number };

/** What tabs told of a build; null where nobody did. */
export function loadsOf(
  figures: RemotesReply["figures"],
  remote: string,
  version: string,
  channel: "stable" | "canary",
): Loads | null {
  const found = figures.find(
    (each) => each.remote === remote && each.version === version && each.channel === channel,
  );
  if (!found) return null;
  const { loads, failures } = found;
  const failed = Object.values(failures).reduce((sum, count) => sum + count, 0);
  return { loads: loads + failures.transport + failures.start, failed };
}
