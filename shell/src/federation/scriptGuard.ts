import type { RegisteredRemote, Registry, RemoteRelease } from "./registry";

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges
  interface Window {
    /** Told by every build's loader of each script element before the browser fetches it. */
    quotehavenScript?: (script: HTMLScriptElement) => void;
    /** Where each build's start script was loaded from, and the hashes of the scripts beside it that it brings. */
    quotehavenHashes?: [start: string, hashes: Record<string, string>][];
  }
}

/** A hash that no script has: a script of ours that the registry does not know must not run. */
const NO_SCRIPT = `sha384-${"A".repeat(64)}`;

/**
 * Prepares script elements before they are fetched.
 *
 * Each gets the hash that the registry lists for it, or the start script of its build, which was
 * checked itself: so what was changed on its way does not run. A script of the release store that
 * neither lists gets a hash that nothing matches; scripts from elsewhere (a build that is tried out) have none. A script that did not
 * arrive is asked for under a new address, because the browser may still wait for the old one or
 * may have kept what was wrong, also from an earlier `visit`; the address that worked stays.
 */
export function scriptGuard(
  registryNow: () => Registry,
  base: string,
  visit = Date.now().toString(36),
): (script: HTMLScriptElement) => void {
  const hashOf = scriptHashes(registryNow, base);
  const attempts = new Map<string, number>();
  return (script) => {
    const address = script.src;
    const earlier = attempts.get(address) ?? 0;
    attempts.set(address, earlier + 1);
    script.addEventListener("load", () => attempts.set(address, earlier));
    const integrity = hashOf(address);
    script.crossOrigin = "anonymous";
    if (integrity) script.integrity = integrity;
    if (earlier > 0) {
      const again = new URL(address);
      again.searchParams.set("again", `${visit}-${earlier}`);
      script.src = again.href;
    }
  };
}

function scriptHashes(
  registryNow: () => Registry,
  base: string,
): (address: string) => string | undefined {
  const known = new Map<string, string>();
  const storeOrigins = new Set<string>();
  let learnt: Registry | null = null;
  let heard = 0;
  // What an earlier registry listed goes on being what it was: builds never change.
  function learn(registry: Registry): void {
    if (registry === learnt) return;
    learnt = registry;
    for (const { integrity } of [registry.shell, ...registry.remotes.flatMap(releasesOf)]) {
      for (const [path, hash] of Object.entries(integrity)) {
        const { href, origin } = new URL(path, base);
        known.set(href, hash);
        storeOrigins.add(origin);
      }
    }
  }
  function hear(told = window.quotehavenHashes ?? []): void {
    for (const [start, hashes] of told.slice(heard)) {
      for (const [file, hash] of Object.entries(hashes)) {
        const { href } = new URL(file, start);
        if (!known.has(href)) known.set(href, hash);
      }
    }
    heard = told.length;
  }
  return (address) => {
    learn(registryNow());
    hear();
    const url = new URL(address, base);
    url.search = "";
    return known.get(url.href) ?? (storeOrigins.has(url.origin) ? NO_SCRIPT : undefined);
  };
}

function releasesOf({ stable, canary, lastGood }: RegisteredRemote): RemoteRelease[] {
  return [stable, canary, lastGood].filter((each) => each != null);
}
