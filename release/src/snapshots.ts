import { mkdir, readdir } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { isMissing, readJsonFile, writeAtomically } from "./files";
import { parseChange, parseRegistry } from "./readRegistry";
import { emptyRegistry, type BuildRecord, type Registry, type RegistryEntry } from "./registry";
import { ReleaseError } from "./ReleaseError";
import type { Change } from "./change";

type ReadRecord = (name: string, version: string) => Promise<BuildRecord>;

/**
 * The history of a store: a file for each revision, written once and never changed, that says who
 * made it, when, why and from what, and what was live then. Builds stand in it by their versions.
 */
export function historyOf(root: string, record: ReadRecord) {
  const folder = join(root, "history");
  const fileOf = (revision: number) => join(folder, `${revision}.json`);

  async function revisions(): Promise<number[]> {
    try {
      const names = await readdir(folder);
      return names
        .flatMap((name) => (/^\d+\.json$/.test(name) ? [Number.parseInt(name, 10)] : []))
        .sort((one, other) => other - one);
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  }

  /** @throws ReleaseError where the history has no such revision, or a build of it is gone */
  async function at(revision: number): Promise<Registry> {
    const stored = await readJsonFile(fileOf(revision));
    if (stored === null) throw new ReleaseError(`The history has no revision ${revision}.`);
    return unfolded(stored, record, fileOf(revision));
  }

  return {
    revisions,
    at,
    /** Who made a revision, when and why; null where that cannot be read. */
    async changeOf(revision: number): Promise<Change | null> {
      const stored = await readJsonFile(fileOf(revision)).catch(() => null);
      return isObject(stored) && "change" in stored ? parseChange(stored.change) : null;
    },
    /** Writes a revision down, unless it stands there already. */
    async keep(registry: Registry): Promise<void> {
      if (registry.revision === 0 || existsSync(fileOf(registry.revision))) return;
      await mkdir(folder, { recursive: true });
      await writeAtomically(fileOf(registry.revision), `${JSON.stringify(folded(registry))}\n`);
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
