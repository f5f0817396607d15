import { BUILD_FILE } from "@quotehaven/contract/release";
import { RemoteError } from "./RemoteError";
import type { RegisteredRemote, Registry, RemoteRelease } from "./registry";

const MANIFEST_TIMEOUT_MS = 8_000;

/** A hash that no script has: a released build without a hash in the registry must not run. */
const NO_SCRIPT = `sha256-${"A".repeat(43)}=`;

/** A build that a remote may be loaded from. */
export type RemoteTarget = Pick<RemoteRelease, "entry" | "container" | "version" | "contract"> & {
  channel: "override" | "canary" | "stable" | "last-good";
  /** The hash of the entry; none of a build that is tried out or being developed. */
  hash?: string;
};

/**
 * The released builds of a remote for this visitor, best first. The build that was live before comes
 * last; only a registry from `/releases.json` names it.
 */
export function releasedTargets(
  { shell }: Pick<Registry, "shell">,
  { stable, canary, lastGood, name }: RegisteredRemote,
  visitorId: string,
): RemoteTarget[] {
  const isInCanary = canary && canaryPlace(visitorId, name, canary.version) < canary.percent;
  // While the code is being developed, there are no hashes at all.
  const without = Object.keys(shell.integrity).length > 0 ? NO_SCRIPT : undefined;
  const target = (release: RemoteRelease, channel: RemoteTarget["channel"]): RemoteTarget => ({
    ...release,
    channel,
    hash: release.integrity[release.entry] ?? without,
  });
  return [
    ...(isInCanary ? [target(canary, "canary")] : []),
    target(stable, "stable"),
    ...(lastGood ? [target(lastGood, "last-good")] : []),
  ];
}

/** A place from 0 to 99 that a visitor keeps for one canary, and that says nothing about others. */
function canaryPlace(visitorId: string, name: string, version: string): number {
  let hash = 2166136261;
  for (const character of `${name}:${version}:${visitorId}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  }
  return (hash >>> 0) % 100;
}

/** The build that an override points at: its manifest says what to load and what it needs. */
export async function overrideTarget(name: string, address: string): Promise<RemoteTarget> {
  const base = new URL(address.endsWith("/") ? address : `${address}/`);
  const manifestUrl = new URL(BUILD_FILE, base);
  const reply = await fetch(manifestUrl, {
    cache: "no-store",
    signal: AbortSignal.timeout(MANIFEST_TIMEOUT_MS),
  });
  const build: unknown = reply.ok ? await reply.json() : null;
  const { container, contract, start }: Record<string, unknown> = Object(build);
  const entry: unknown = Array.isArray(start) ? start[0] : undefined;
  if (typeof entry !== "string" || typeof container !== "string" || typeof contract !== "string") {
    throw new RemoteError("unreachable", name, `${manifestUrl.href} is no manifest of a build.`);
  }
  const version = base.href;
  return { channel: "override", version, entry: new URL(entry, base).href, container, contract };
}
