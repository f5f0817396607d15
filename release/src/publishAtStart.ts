import { readHistory } from "./readHistory";
import { readBuild } from "./readBuild";
import { publishTogether } from "./publish";
import type { BuildRecord } from "./registry";
import type { ReleaseStore } from "./store";

/** As whom a local start writes itself into the history. */
export const LOCAL_START = "npm start";

const LOOKED_BACK = 1_000;

/**
 * Publishes what was built, in one change, for a site that starts: all but what somebody released
 * another build of since this one came into the store. A restart undoes no rollback, canary or retirement.
 *
 * @returns why builds were left alone, a sentence each
 * @throws ReleaseError where one must not go live; nothing is published then
 */
export async function publishAtStart(
  store: ReleaseStore,
  folders: readonly string[],
): Promise<string[]> {
  const wanted: string[] = [];
  const left: string[] = [];
  for (const folder of folders) {
    const { build } = await readBuild(folder);
    if (await isLive(store, build)) continue;
    const released = await releasedSince(store, build);
    if (released) left.push(`${build.name} is left as it was released: ${released}.`);
    else wanted.push(folder);
  }
  await publishTogether(store, wanted);
  return left;
}

/** Who only starts what is live already needs no team's key for it. */
async function isLive(store: ReleaseStore, { name, version }: BuildRecord): Promise<boolean> {
  const { apps } = await store.registry();
  return apps[name]?.stable.version === version && !apps[name]?.canary;
}

/**
 * What somebody did with an app since this build of it was first there; null where it is new. What was
 * retired stays so, whatever is built of it.
 */
async function releasedSince(
  store: ReleaseStore,
  { name, version }: BuildRecord,
): Promise<string | null> {
  const decided = (await readHistory(store, LOOKED_BACK)).filter(({ did }) => decidesOn(did, name));
  const [last] = decided;
  if (!last || last.who === LOCAL_START) return null;
  const wasThere = decided.some(({ did }) => did.includes(`${name} ${version}`));
  const isKnown = wasThere || (await isKept(store, name, version));
  return isKnown || last.did === `retire ${name}` ? `${last.did}, by ${last.who}` : null;
}

function isKept(store: ReleaseStore, name: string, version: string): Promise<boolean> {
  return store.record(name, version).then(
    () => true,
    () => false,
  );
}

/** Whether a change decided which build of an app is live. A restored revision is of every app. */
function decidesOn(did: string, name: string): boolean {
  const [verb = "", ...what] = did.split(" ");
  if (verb === "restore") return true;
  if (verb === "publish")
    return what
      .join(" ")
      .split(", ")
      .some((each) => each.startsWith(`${name} `));
  return ["promote", "rollback", "canary", "retire"].includes(verb) && what[0] === name;
}
