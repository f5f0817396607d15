import { tabStore } from "@quotehaven/platform/shell";
import type { Registry } from "./registry";

const KEY = "overrides";

/** Remote → address of a build that this tab tries out in its place. */
type Overrides = Record<string, string>;

/** Whether builds from this address may be tried out at all: HTTP on a listed origin. */
export function mayOverride(registry: Pick<Registry, "overrideOrigins">, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol)) return false;
  const isLoopback = ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  return registry.overrideOrigins.some((each) =>
    each === "loopback" ? isLoopback : each === url.origin,
  );
}

/** What this tab tries out. Addresses that are not allowed are left out. */
export function readOverrides(registry: Pick<Registry, "overrideOrigins">): Overrides {
  const allowed = Object.entries(stored()).filter(([, address]) => mayOverride(registry, address));
  return Object.fromEntries(allowed);
}

/** Tries out a build from `address` in this tab, from the next page load on. */
export function setOverride(name: string, address: string): void {
  write({ ...stored(), [name]: address });
}

/** Goes back to the released build of a remote. */
export function clearOverride(name: string): void {
  const { [name]: _, ...rest } = stored();
  write(rest);
}

function stored(): Overrides {
  try {
    const value: unknown = JSON.parse(tabStore.get(KEY) ?? "{}");
    if (typeof value !== "object" || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter(
        (entry): entry is [string, string] => typeof entry[1] === "string",
      ),
    );
  } catch {
    // It holds something else: nothing is tried out.
    return {};
  }
}

function write(overrides: Overrides): void {
  if (Object.keys(overrides).length === 0) tabStore.remove(KEY);
  else tabStore.set(KEY, JSON.stringify(overrides));
}
