import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { readJsonFile, writeAtomically } from "./files";
import { authorIn, type Author, type Change } from "./change";
import { historyOf } from "./snapshots";
import { keptBuilds } from "./keptBuilds";
import { withLock } from "./lock";
import { teamOf } from "./keys";
import { parseRegistry } from "./readRegistry";
import { emptyRegistry, type Registry } from "./registry";
import { ReleaseError } from "./ReleaseError";
import { dropOldPages, linkSite, missingPages, writePages } from "./revisionPages";

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
 * A release store: a folder of immutable builds, one registry that says which are live, and the
 * pages composed from it.
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
 */
export function openStore(
  root: string,
  { origin = null, author = authorIn({}), dryRunIn = null }: StoreOptions = {},
) {
  const isDryRun = dryRunIn !== null;
  const registryFile = join(root, "registry.json");
  const builds = keptBuilds(root, dryRunIn);
  const history = historyOf(root, builds.record);

  /** What is live. An app whose entry cannot be read is as the history has it, and is named. */
  async function read(): Promise<{ registry: Registry; unreadable: string[] }> {
    const stored = await readJsonFile(registryFile).catch((cause: unknown) => {
      throw new ReleaseError(
        `${registryFile} cannot be read. What was live stays so; release repair puts back what it was.`,
        { cause },
      );
    });
    if (stored === null) return { registry: emptyRegistry, unreadable: [] };
    const { registry, unreadable } = parseRegistry(stored, registryFile);
    if (unreadable.length === 0) return { registry, unreadable };
    const before = await history.lastGood();
    const known = unreadable.flatMap((name) => before?.apps[name] ?? []);
    const apps = {
      ...registry.apps,
      ...Object.fromEntries(known.map((each) => [each.name, each])),
    };
    return { registry: { ...registry, apps }, unreadable };
  }

  const registry = async () => (await read()).registry;

  /**
   * Changes the registry. Pages are written first, into a folder of their own; putting the new
   * registry in the place of the old one is the moment at which everything changes together.
   */
  async function change(
    decide: (now: Registry) => Promise<Registry> | Registry,
    deed: Deed,
  ): Promise<Registry> {
    if (isDryRun) {
      const now = await registry();
      const decided = await decide(now);
      return decided === now ? now : revised(now, decided, deed, author);
    }
    await mkdir(root, { recursive: true });
    return withLock(join(root, "registry.lock"), async () => {
      const now = await registry();
      const decided = await decide(now);
      if (decided === now) return now;
      const next = revised(now, decided, deed, author);
      // Whoever was killed behind the moment did not come to it.
      await history.keep(now);
      await writePages({ root, origin, ...builds }, next);
      await writeAtomically(registryFile, `${JSON.stringify(next, null, 1)}\n`);
      await history.keep(next);
      await linkSite(root, next.revision);
      await dropOldPages(root, next.revision);
      return next;
    });
  }

  /**
   * Puts back a registry that cannot be read as it last was, and pages of it that are missing.
   *
   * @param allow refuses who may not
   * @returns what was done, in words
   * @throws ReleaseError where no revision of the history can be read either
   */
  async function mend(allow: (registry: Registry) => void): Promise<string[]> {
    if (isDryRun) return (await mendable(allow)).done;
    return withLock(join(root, "registry.lock"), async () => {
      const { whole, done, lacksPages, isUnreadable } = await mendable(allow);
      if (lacksPages) await writePages({ root, origin, ...builds }, whole);
      if (isUnreadable) await writeAtomically(registryFile, `${JSON.stringify(whole, null, 1)}\n`);
      await history.keep(whole);
      await linkSite(root, whole.revision);
      return done;
    });
  }

  /** The registry as it should be, and what is to be put back, in words. */
  async function mendable(allow: (registry: Registry) => void) {
    const stored = await read().catch(() => null);
    const whole = stored?.registry ?? (await history.lastGood());
    if (!whole) {
      throw new ReleaseError(`Neither ${registryFile} nor any revision of its history is whole.`);
    }
    allow(whole);
    const lacksPages = (await missingPages(root, whole)).length > 0;
    const isUnreadable = !stored || stored.unreadable.length > 0;
    const done: string[] = [];
    if (lacksPages) done.push(`the pages of revision ${whole.revision} are written anew`);
    if (isUnreadable) {
      const what = stored ? stored.unreadable.join(", ") : "registry.json";
      done.push(`${what} is as it was at revision ${whole.revision}`);
    }
    return { whole, done, lacksPages, isUnreadable };
  }

  return { root, author, isDryRun, read, mend, registry, change, history, ...builds };
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
