import { assertMayGoLive } from "./checks";
import { assertOperator } from "./keys";
import { ownerOf } from "./owned";
import { liveBuilds, type Registry } from "./registry";
import type { ReleaseStore } from "./store";

/**
 * Makes everything live again that was live at a revision: each app's stable build, canary and
 * versions to go back to, what was set and allowed, and from where builds may be tried out. Who owns what stays as it is, and
 * the history goes on behind it. What was published since is out of the registry, and kept.
 *
 * @throws ReleaseError where the history has no such revision, a build of it is gone, or it belongs
 *   to another team by now
 */
export async function restore(store: ReleaseStore, revision: number): Promise<Registry> {
  const then = await store.history.at(revision);
  return store.change(
    (now) => {
      assertOperator(now, store.author.key);
      const entries = Object.values(then.apps).map((entry) => ({
        ...entry,
        team: ownerOf(now, entry.name) ?? entry.team,
      }));
      const next = {
        ...now,
        overrideOrigins: then.overrideOrigins,
        settings: then.settings,
        allowed: then.allowed,
        apps: Object.fromEntries(entries.map((entry) => [entry.name, entry])),
      };
      for (const build of entries.flatMap(liveBuilds)) assertMayGoLive(next, build);
      return next;
    },
    { did: `restore ${revision}` },
  );
}
