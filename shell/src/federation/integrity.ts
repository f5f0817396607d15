import type { Registry } from "./registry";

declare global {
  interface Window {
    /** Asked by every build's chunk loader for the hash of a script before it runs. */
    quotehavenIntegrity?: (url: string) => string | undefined;
  }
}

/** A hash that no script has: a script of ours that the registry does not know must not run. */
const NO_SCRIPT = `sha384-${"A".repeat(64)}`;

/**
 * Answers for the hash of a script.
 *
 * A script of the release store that the registry does not list gets a hash that nothing matches.
 * Scripts from elsewhere (a build tried out through an override) have none.
 */
export function integrityOf(registry: Registry, base: string): (url: string) => string | undefined {
  const known = new Map<string, string>();
  const releases = [
    registry.shell,
    ...registry.remotes.flatMap(({ stable, canary }) => (canary ? [stable, canary] : [stable])),
  ];
  for (const { integrity } of releases) {
    for (const [path, hash] of Object.entries(integrity)) {
      known.set(new URL(path, base).href, hash);
    }
  }
  const storeOrigins = new Set([...known.keys()].map((url) => new URL(url).origin));
  return (address) => {
    const url = new URL(address, base);
    return known.get(url.href) ?? (storeOrigins.has(url.origin) ? NO_SCRIPT : undefined);
  };
}
