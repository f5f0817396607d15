import { assertMayGoLive } from "./checks";
import { entryOf, live, ownEntryOf, withCanary, withEntry, withStable } from "./entries";
import { assertMayTakeBack, assertOperator } from "./keys";
import type { BuildRecord } from "./registry";
import { ReleaseError } from "./ReleaseError";
import type { ReleaseStore } from "./store";

/**
 * Makes a version live for everybody: the canary, or any version that the store holds.
 *
 * @throws ReleaseError where there is no such version, or it must not go live
 */
export async function promote(
  store: ReleaseStore,
  name: string,
  version?: string,
): Promise<BuildRecord> {
  const did = `promote ${name}${version ? ` ${version}` : ""}`;
  const next = await store.change(
    async (now) => {
      const entry = ownEntryOf(now, name, store);
      const wanted = version ?? entry.canary?.build.version;
      if (!wanted) throw new ReleaseError(`${name} has no canary. Name the version to promote.`);
      if (wanted === entry.stable.version && !entry.canary) return now;
      const build = await store.record(name, wanted);
      assertMayGoLive(now, build);
      return withStable(now, build);
    },
    { did },
  );
  return entryOf(next, name).stable;
}

/**
 * Goes back to the version that was live before, or to a given one. A canary ends.
 *
 * @throws ReleaseError where there is nothing to go back to, or the live shell no longer suffices
 */
export async function rollback(
  store: ReleaseStore,
  name: string,
  version?: string,
): Promise<BuildRecord> {
  const did = `rollback ${name}${version ? ` ${version}` : ""}`;
  const next = await store.change(
    async (now) => {
      const entry = entryOf(now, name);
      assertMayTakeBack(now, entry.team, store.author.key);
      const wanted = version ?? entry.previous[0];
      if (!wanted) throw new ReleaseError(`${name} has no version to go back to.`);
      const build = await store.record(name, wanted);
      assertMayGoLive(now, build);
      // What is left behind does not become a version to go back to: it is why we go.
      const previous = entry.previous.filter((each) => each !== wanted);
      return withEntry(now, { ...entry, ...live(build), previous });
    },
    { did },
  );
  return entryOf(next, name).stable;
}

/**
 * Gives a version that the store holds to some percent of visitors; 0 ends the canary.
 *
 * @throws ReleaseError where there is no such version, or it must not go live
 */
export async function canary(
  store: ReleaseStore,
  name: string,
  percent: number,
  version?: string,
): Promise<void> {
  const did = `canary ${name} ${percent}${version ? ` ${version}` : ""}`;
  await store.change(
    async (now) => {
      if (percent === 0) {
        const ended = entryOf(now, name);
        assertMayTakeBack(now, ended.team, store.author.key);
        return withEntry(now, { ...ended, canary: null });
      }
      const entry = ownEntryOf(now, name, store);
      const wanted = version ?? entry.canary?.build.version;
      if (!wanted) throw new ReleaseError(`${name} has no canary. Name its version.`);
      const build = await store.record(name, wanted);
      assertMayGoLive(now, build);
      return withCanary(now, build, percent);
    },
    { did },
  );
}

/**
 * Says from where builds may be tried out in a visitor's own tab. `loopback` means the
 * visitor's own machine; an empty list shuts it off.
 */
export async function allowOverrides(store: ReleaseStore, origins: string[]): Promise<void> {
  for (const origin of origins) {
    const isOrigin = URL.canParse(origin) && new URL(origin).origin === origin;
    if (origin !== "loopback" && !isOrigin) {
      throw new ReleaseError(`"${origin}" is no origin such as https://builds.example.com.`);
    }
  }
  await store.change(
    (now) => {
      assertOperator(now, store.author.key);
      return { ...now, overrideOrigins: origins };
    },
    { did: `overrides ${origins.join(" ") || "off"}` },
  );
}
