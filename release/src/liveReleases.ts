import { satisfiesContract, type Registry as PageRegistry } from "@quotehaven/contract/release";
import { publicRegistry, publicRelease } from "./composePages";
import { SHELL, type BuildRecord, type Registry } from "./registry";
import { shellFor, shellsIn } from "./shells";

type ReadRecord = (name: string, version: string) => Promise<BuildRecord>;

/**
 * What `/releases.json` says to pages that are open: the revision and, where a shell is live, the
 * registry as a new page would carry it, with the build that each remote would go back to.
 */
export async function liveReleases(
  registry: Registry,
  record: ReadRecord,
): Promise<Pick<PageRegistry, "revision"> & Partial<PageRegistry>> {
  const shell = registry.apps[SHELL]?.stable;
  if (!shell) return { revision: registry.revision };
  const told = publicRegistry(registry, shell);
  const remotes = await Promise.all(
    told.remotes.map(async (remote) => {
      const build = await lastGood(registry, remote.name, record);
      return { ...remote, lastGood: build && publicRelease(registry, build) };
    }),
  );
  return { ...told, remotes };
}

/** The newest build that was live before, and that the shell of its pages still suffices for. */
async function lastGood(
  registry: Registry,
  name: string,
  record: ReadRecord,
): Promise<BuildRecord | null> {
  const entry = registry.apps[name];
  if (!entry) return null;
  const provided = shellFor(shellsIn(registry), entry.stable)?.provides ?? "";
  for (const version of entry.previous) {
    try {
      const build = await record(name, version);
      if (satisfiesContract(provided, build.contract ?? "")) return build;
    } catch {
      // A build whose record is gone or cannot be read is none to go back to.
    }
  }
  return null;
}
