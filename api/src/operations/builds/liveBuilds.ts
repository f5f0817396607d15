/** Which builds of remotes may be told of: those that were live since this process began. */
export type LiveBuilds = {
  /** Whether the release store named this version of a remote; false where it cannot be asked. */
  has(remote: string, version: string): Promise<boolean>;
};

const ASK_EVERY_MS = 30_000;
const TIMEOUT_MS = 3_000;
const MOST_KEPT = 1_000;

/** Asks the site's `/releases.json`, at most twice a minute, when an unknown build is told of. */
export function createLiveBuilds(url: string): LiveBuilds {
  const known = new Set<string>();
  let askedAt = -Infinity;
  let asking: Promise<void> = Promise.resolve();

  async function ask(): Promise<void> {
    try {
      const reply = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      const builds = reply.ok ? buildsIn(await reply.json()) : [];
      if (known.size > MOST_KEPT) known.clear();
      for (const build of builds) known.add(build);
    } catch {
      // Figures of builds that nobody vouches for are not kept; nothing else depends on them.
    }
  }

  return {
    async has(remote, version) {
      const build = `${remote} ${version}`;
      const now = performance.now();
      if (!known.has(build) && now - askedAt >= ASK_EVERY_MS) {
        askedAt = now;
        asking = ask();
      }
      await asking;
      return known.has(build);
    },
  };
}

function buildsIn(releases: unknown): string[] {
  return listIn(releases, "remotes").flatMap((remote) => {
    const name = fieldOf(remote, "name");
    return ["stable", "canary", "lastGood"].flatMap((channel) => {
      const version = fieldOf(fieldOf(remote, channel), "version");
      return typeof name === "string" && typeof version === "string" ? [`${name} ${version}`] : [];
    });
  });
}

function listIn(value: unknown, name: string): unknown[] {
  const list = fieldOf(value, name);
  return Array.isArray(list) ? list : [];
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
