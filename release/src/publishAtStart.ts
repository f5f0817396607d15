import { readHistory } from "./readHistory";
import { readBuild } from "./readBuild";
import { publish } from "./publish";
import type { ReleaseStore } from "./store";

/** As whom a local start writes itself into the history. */
export const LOCAL_START = "npm start";

const LOOKED_BACK = 1_000;

/**
 * Publishes what was built, for a site that starts: not where somebody released something else of the
 * app since this build came into the store. A restart undoes no rollback, canary or retirement.
 *
 * @returns why the build was left alone; null where it is live
 * @throws ReleaseError where it must not go live
 */
export async function publishAtStart(store: ReleaseStore, folder: string): Promise<string | null> {
  const { build } = await readBuild(folder);
  const { apps } = await store.registry();
  // Who only starts what is live already needs no team's key for it.
  if (apps[build.name]?.stable.version === build.version && !apps[build.name]?.canary) return null;
  const isKnown = await store.record(build.name, build.version).then(
    () => true,
    () => false,
  );
  const changes = isKnown ? await readHistory(store, LOOKED_BACK) : [];
  const last = changes.find(({ did }) => concerns(did, build.name));
  if (last && last.who !== LOCAL_START) {
    return `${build.name} is left as it was released: ${last.did}, by ${last.who}.`;
  }
  await publish(store, folder);
  return null;
}

/** A restored revision is of every app; several may be published at once. */
function concerns(did: string, name: string): boolean {
  const [verb, ...what] = did.split(/[ ,]+/);
  return verb === "restore" || what.includes(name);
}
