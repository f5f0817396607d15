import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { readJsonFile, writeAtomically } from "./files";
import { keptBuilds } from "./keptBuilds";
import { withLock } from "./lock";
import { emptyRegistry, type Registry } from "./registry";
import { ReleaseError } from "./ReleaseError";
import { dropOldPages, linkSite, writePages } from "./revisionPages";

/**
 * A release store: a folder of immutable builds, one registry that says which are live, and the
 * pages composed from it.
 *
 * ```
 * registry.json                  the only file that changes
 * builds/NAME/VERSION/           a build, with compressed copies; served under /assets/
 * records/NAME/VERSION.json      what the build says of itself, and the hash of each file
 * maps/NAME/VERSION/             its source maps; not served
 * pages/REVISION/                the pages of a revision of the registry, and what machines ask for:
 *                                favicon.ico, robots.txt, and sitemap.xml where the `origin` is known
 * site                           a link to the live revision's pages, for a web server
 * ```
 */
export function openStore(root: string, { origin = null }: { origin?: string | null } = {}) {
  const registryFile = join(root, "registry.json");
  const builds = keptBuilds(root);

  async function registry(): Promise<Registry> {
    const stored = await readJsonFile(registryFile);
    return stored === null ? emptyRegistry : asRegistry(stored, registryFile);
  }

  /**
   * Changes the registry. Pages are written first, into a folder of their own; putting the new
   * registry in the place of the old one is the moment at which everything changes together.
   */
  async function change(
    decide: (now: Registry) => Promise<Registry> | Registry,
  ): Promise<Registry> {
    await mkdir(root, { recursive: true });
    return withLock(join(root, "registry.lock"), async () => {
      const now = await registry();
      const decided = await decide(now);
      if (decided === now) return now;
      const next = { ...decided, revision: now.revision + 1 };
      await writePages({ root, origin, ...builds }, next);
      await writeAtomically(registryFile, `${JSON.stringify(next, null, 1)}\n`);
      await linkSite(root, next.revision);
      await dropOldPages(root, next.revision);
      return next;
    });
  }

  return { root, registry, change, ...builds };
}

/** An opened release store. */
export type ReleaseStore = ReturnType<typeof openStore>;

// Written by this module alone; what is checked is that it is this file.
function asRegistry(value: unknown, file: string): Registry {
  if (isRegistry(value)) return value;
  throw new ReleaseError(`${file} is no registry.`);
}

function isRegistry(value: unknown): value is Registry {
  return isObject(value) && "revision" in value && "apps" in value && isObject(value.apps);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
