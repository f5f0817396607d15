import { tabStore } from "@quotehaven/platform/shell";
import type { Registry } from "./registry";

const KEY = "overrides";
/** What the last attempt of each remote came to, until the next one. */
const FAILED = "failedOverrides";

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
  const allowed = Object.entries(stored(KEY)).filter(([, address]) =>
    mayOverride(registry, address),
  );
  return Object.fromEntries(allowed);
}

/** Tries out a build from `address` in this tab, from the next page load on. */
export function setOverride(name: string, address: string): void {
  clearOverride(name);
  write(KEY, { ...stored(KEY), [name]: address });
}

/** Goes back to the released build of a remote. */
export function clearOverride(name: string): void {
  for (const key of [KEY, FAILED]) {
    const { [name]: _, ...rest } = stored(key);
    write(key, rest);
  }
}

/** Goes back to the released build, and keeps where the other should have come from, and why it did not. */
export function failOverride(name: string, why: string): void {
  const { [name]: address = "" } = stored(KEY);
  clearOverride(name);
  write(FAILED, { ...stored(FAILED), [name]: `${address} (${why})` });
}

/** Address and reason of the build of a remote that was tried out last and failed. */
export function failedOverride(name: string): string | undefined {
  return stored(FAILED)[name];
}

function stored(key: string): Overrides {
  try {
    const value: unknown = JSON.parse(tabStore.get(key) ?? "{}");
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

function write(key: string, overrides: Overrides): void {
  if (Object.keys(overrides).length === 0) tabStore.remove(key);
  else tabStore.set(key, JSON.stringify(overrides));
}
