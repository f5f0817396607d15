import { BUILD_FILE } from "@quotehaven/contract/release";
import { canaryPlace } from "./canaryPlace";
import { RemoteError } from "./RemoteError";
import type { RemoteTarget } from "./loadTarget";
import { isReadable, type RegisteredRemote, type Registry, type RemoteRelease } from "./registry";

const MANIFEST_TIMEOUT_MS = 8_000;

/** A hash that no script has: a released build that the registry lists no hash of must not run. */
const NO_SCRIPT = `sha256-${"A".repeat(43)}=`;

/**
 * The released builds of a remote for this visitor, best first. What was live before comes last,
 * where the registry names it: a registry that was fetched because something failed.
 */
export function releasedTargets(
  { shell }: Pick<Registry, "shell">,
  remote: RegisteredRemote,
  visitorId: string,
): RemoteTarget[] {
  const { stable, canary, lastGood, name } = remote;
  const isInCanary = canary && canaryPlace(visitorId, name, canary.version) < canary.percent;
  // Where the code is being developed, there are no hashes at all.
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
  ].filter(isReadable);
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
  const isBuild =
    typeof build === "object" && build !== null && "container" in build && "contract" in build;
  const start: unknown =
    isBuild && "start" in build && Array.isArray(build.start) ? build.start[0] : 0;
  if (!isBuild || typeof start !== "string") {
    throw new RemoteError("unreachable", name, `${manifestUrl.href} is no manifest of a build.`);
  }
  return {
    channel: "override",
    version: base.href,
    entry: new URL(start, base).href,
    container: String(build.container),
    contract: String(build.contract),
  };
}

/** The remote of that name in the registry. */
export function registered(registry: Registry, name: string): RegisteredRemote | null {
  return registry.remotes.find((remote) => remote.name === name) ?? null;
}
