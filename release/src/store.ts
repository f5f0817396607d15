import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { authorIn, type Author, type Change } from "./change";
import { dryStorage } from "./dryStorage";
import { folderStorage } from "./folderStorage";
import { historyOf } from "./snapshots";
import { keptBuilds } from "./keptBuilds";
import { teamOf } from "./keys";
import { parseRegistry } from "./readRegistry";
import { emptyRegistry, type Registry } from "./registry";
import { ReleaseError } from "./ReleaseError";
import { missingPages, pagesOf } from "./revisionPages";
import { asJson, parsed } from "./storage";
import { storageAt } from "./storageAt";

const REGISTRY = "registry.json";
/** Writers that meet begin anew; so often in a row, nobody comes to it. */
const MOST_TRIES = 20;

type StoreOptions = {
  /** Where people find the site; without it there is no list of pages for search engines. */
  origin?: string | null;
  /** Who changes the store, for its history. */
  author?: Author;
  /** A folder for what would be written: nothing in the store itself is changed. */
  dryRunIn?: string | null;
};

/** What a change does, as its history says it, and the commit it publishes. */
export type Deed = Pick<Change, "did"> & Partial<Pick<Change, "commit">>;

/**
 * A release store: immutable builds, one registry that says which are live, and the pages composed
 * from it, in a folder or a bucket.
 *
 * ```
 * registry.json                  the only file that changes
 * history/REVISION.json          who made each revision, when and why, and what was live then
 * builds/NAME/VERSION/           a build, with compressed copies; served under /assets/
 * records/NAME/VERSION.json      what the build says of itself, and the hash of each file
 * maps/NAME/VERSION/             its source maps; not served
 * pages/REVISION/                the pages of a revision of the registry, and what machines ask for:
 *                                favicon.ico, robots.txt, and sitemap.xml where the `origin` is known
 * site                           a link to the live revision's pages, for a web server
 * ```
 *
 * A bucket has no links, so its live pages lie in `site/` themselves, and it has no `pages/`.
 *
 * @param address a folder, or s3://bucket/prefix
 */
export function openStore(
  address: string,
  { origin = null, author = authorIn({}), dryRunIn = null }: StoreOptions = {},
) {
  const real = storageAt(address);
  const storage = dryRunIn === null ? real : dryStorage(real, folderStorage(dryRunIn));
  const builds = keptBuilds(storage);
  const history = historyOf(storage, builds.record);
  const name = `${storage.address}/${REGISTRY}`;

  /** What is live. An app whose entry cannot be read is as the history has it, and is named. */
  async function read() {
    const file = await storage.read(REGISTRY);
    if (!file) return { registry: emptyRegistry, unreadable: [], tag: null };
    const { registry, unreadable } = parseRegistry(wholeOf(file.bytes, name), name);
    if (unreadable.length === 0) return { registry, unreadable, tag: file.tag };
    const before = await history.lastGood();
    const known = unreadable.flatMap((each) => before?.apps[each] ?? []);
    const apps = {
      ...registry.apps,
      ...Object.fromEntries(known.map((each) => [each.name, each])),
    };
    return { registry: { ...registry, apps }, unreadable, tag: file.tag };
  }

  const registry = async () => (await read()).registry;
  const composed = (next: Registry) => pagesOf({ origin, ...builds }, next);

  /**
   * Changes the registry. Pages are composed first; putting the new registry in the place of the old
   * one is the moment at which everything changes together. Where somebody else was faster, it is
   * decided anew from what they left.
   */
  async function change(
    decide: (now: Registry) => Promise<Registry> | Registry,
    deed: Deed,
  ): Promise<Registry> {
    return storage.alone(async () => {
      for (let tried = 0; tried < MOST_TRIES; tried += 1) {
        const { registry: now, tag } = await read();
        const decided = await decide(now);
        if (decided === now) return now;
        const next = revised(now, decided, deed, author);
        if (await put(now, next, tag)) return next;
        await pause(Math.random() * 20 * (tried + 1));
      }
      throw new ReleaseError(`Somebody else is publishing (${name}). Please try again.`);
    });
  }

  /** Whether the next registry is in the place of the one that was read. */
  async function put(now: Registry, next: Registry, tag: string | null): Promise<boolean> {
    // Whoever was killed behind the moment did not come to it.
    await history.keep(now);
    const pages = await composed(next);
    await storage.stagePages(next.revision, pages);
    if (!(await storage.replace(REGISTRY, asJson(next, 1), tag)) && !(await isLive(next))) {
      return false;
    }
    await history.keep(next);
    await storage.showPages(next.revision, pages);
    return true;
  }

  /** Whether a change was made of which the answer got lost; others may have gone on from it. */
  async function isLive({ revision, change: made }: Registry): Promise<boolean> {
    const { registry: now } = await read();
    const found = now.revision === revision ? now.change : await history.changeOf(revision);
    return isDeepStrictEqual(found, made);
  }

  /**
   * Puts back a registry that cannot be read as it last was, and pages of it that are missing.
   *
   * @param allow refuses who may not
   * @returns what was done, in words
   * @throws ReleaseError where no revision of the history can be read either
   */
  async function mend(allow: (registry: Registry) => void): Promise<string[]> {
    return storage.alone(async () => {
      const tag = await storage.tagOf(REGISTRY);
      const { whole, done, lacksPages, isUnreadable } = await mendable(allow);
      const pages = lacksPages ? await composed(whole) : null;
      if (pages) await storage.stagePages(whole.revision, pages);
      if (isUnreadable && !(await storage.replace(REGISTRY, asJson(whole, 1), tag))) {
        throw new ReleaseError(`Somebody else changed ${name} meanwhile. Please try again.`);
      }
      await history.keep(whole);
      await storage.showPages(whole.revision, pages);
      return done;
    });
  }

  /** The registry as it should be, and what is to be put back, in words. */
  async function mendable(allow: (registry: Registry) => void) {
    const stored = await read().catch(() => null);
    const whole = stored?.registry ?? (await history.lastGood());
    if (!whole) throw new ReleaseError(`Neither ${name} nor any revision of its history is whole.`);
    allow(whole);
    const isUnreadable = !stored || stored.unreadable.length > 0;
    const lacksPages = (await missingPages(storage, whole)).length > 0;
    const done: string[] = [];
    if (lacksPages) done.push(`the pages of revision ${whole.revision} are written anew`);
    if (isUnreadable) {
      const what = stored ? stored.unreadable.join(", ") : REGISTRY;
      done.push(`${what} is as it was at revision ${whole.revision}`);
    }
    return { whole, done, lacksPages, isUnreadable };
  }

  return {
    root: storage.address,
    storage,
    author,
    read,
    mend,
    registry,
    change,
    history,
    ...builds,
  };
}

function wholeOf(bytes: Buffer, name: string): unknown {
  try {
    return parsed(bytes, name);
  } catch (cause) {
    throw new ReleaseError(
      `${name} cannot be read. What was live stays so; release repair puts back what it was.`,
      { cause },
    );
  }
}

/** An opened release store. */
export type ReleaseStore = ReturnType<typeof openStore>;

function revised(now: Registry, decided: Registry, deed: Deed, author: Author): Registry {
  const revision = now.revision + 1;
  const change: Change = {
    revision,
    at: new Date().toISOString(),
    did: deed.did,
    who: author.who,
    team: teamOf(now, author.key),
    commit: deed.commit ?? null,
    why: author.why,
  };
  return { ...decided, revision, change };
}
