import { parseChange, parseRegistry } from "./readRegistry";
import { emptyRegistry, type BuildRecord, type Registry, type RegistryEntry } from "./registry";
import { ReleaseError } from "./ReleaseError";
import type { Change } from "./change";
import { asJson, readJson, type Storage } from "./storage";

type ReadRecord = (name: string, version: string) => Promise<BuildRecord>;

/**
 * The history of a store: a file for each revision, written once and never changed, that says who
 * made it, when, why and from what, and what was live then. Builds stand in it by their versions.
 */
export function historyOf(storage: Storage, record: ReadRecord) {
  const fileOf = (revision: number) => `history/${revision}.json`;

  /** Every one that is there, the newest first, also where a listing does not have it yet. */
  async function revisions(): Promise<number[]> {
    const listed = (await storage.list("history")).flatMap(({ path }) => {
      const found = /^history\/(\d+)\.json$/.exec(path);
      return found ? [Number(found[1])] : [];
    });
    const all = listed.sort((one, other) => other - one);
    let next = (all[0] ?? 0) + 1;
    while ((await storage.tagOf(fileOf(next))) !== null) {
      all.unshift(next);
      next += 1;
    }
    return all;
  }

  /** @throws ReleaseError where the history has no such revision, or a build of it is gone */
  async function at(revision: number): Promise<Registry> {
    const stored = await readJson(storage, fileOf(revision));
    if (stored === null) throw new ReleaseError(`The history has no revision ${revision}.`);
    return unfolded(stored, record, fileOf(revision));
  }

  return {
    revisions,
    at,
    /** Who made a revision, when and why; null where that cannot be read. */
    async changeOf(revision: number): Promise<Change | null> {
      const stored = await readJson(storage, fileOf(revision)).catch(() => null);
      return isObject(stored) && "change" in stored ? parseChange(stored.change) : null;
    },
    /** Writes a revision down, unless it stands there already. */
    async keep(registry: Registry): Promise<void> {
      if (registry.revision === 0) return;
      await storage.create(fileOf(registry.revision), asJson(folded(registry)));
    },
    /** The newest revision that can be read as a whole; nothing where there is none. */
    async lastGood(): Promise<Registry | null> {
      for (const revision of await revisions()) {
        try {
          return await at(revision);
        } catch {
          // An older one may be whole; the newest whole one is what is asked for.
        }
      }
      return null;
    },
  };
}

type FoldedEntry = Omit<RegistryEntry, "stable" | "canary"> & {
  stable: string;
  canary: { percent: number; build: string } | null;
};

function folded(registry: Registry) {
  const apps = Object.values(registry.apps).map((entry): [string, FoldedEntry] => [
    entry.name,
    {
      ...entry,
      stable: entry.stable.version,
      canary: entry.canary && { ...entry.canary, build: entry.canary.build.version },
    },
  ]);
  return { ...registry, apps: Object.fromEntries(apps) };
}

async function unfolded(stored: unknown, record: ReadRecord, file: string): Promise<Registry> {
  if (!isObject(stored) || !("apps" in stored) || !isObject(stored.apps)) {
    throw new ReleaseError(`${file} is no revision of a registry.`);
  }
  const build = async (name: string, version: unknown) =>
    typeof version === "string" ? record(name, version) : null;
  const apps = Object.entries(stored.apps).map(async ([name, entry]) => {
    const canary = entry?.canary ?? null;
    return [
      name,
      {
        ...entry,
        stable: await build(name, entry?.stable),
        canary: canary && { ...canary, build: await build(name, canary.build) },
      },
    ];
  });
  const whole = { ...emptyRegistry, ...stored, apps: Object.fromEntries(await Promise.all(apps)) };
  const { registry, unreadable } = parseRegistry(whole, file);
  if (unreadable.length === 0) return registry;
  throw new ReleaseError(`${file} cannot be read where it speaks of ${unreadable.join(", ")}.`);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
