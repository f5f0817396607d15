import { satisfiesContract } from "@quotehaven/contract/release";
import { assertFitsNeighbours, assertKeepsEvents } from "./neighbours";
import { assertOwned } from "./owned";
import { liveBuilds, SHELL, type BuildRecord, type Registry } from "./registry";
import { ReleaseError } from "./ReleaseError";

/**
 * Refuses a build that must not go live beside what is live now.
 *
 * @throws ReleaseError where it claims what belongs to others, does not fit them, or a contract would be broken
 */
export function assertMayGoLive(registry: Registry, build: BuildRecord): void {
  assertOwned(registry, build);
  assertContracts(registry, build);
  assertFitsNeighbours(registry, build);
  assertKeepsEvents(registry, registry, build);
}

/** Refuses a remote that the live shell does not suffice for, and a shell that would strand a remote. */
export function assertContracts(registry: Registry, build: BuildRecord): void {
  if (build.name === SHELL) assertKeepsRemotes(registry, build);
  else assertShellSuffices(registry, build);
}

function assertShellSuffices(registry: Registry, build: BuildRecord): void {
  const provides = registry.apps[SHELL]?.stable.provides;
  if (!provides || satisfiesContract(provides, build.contract ?? "")) return;
  throw new ReleaseError(
    `${build.name} ${build.version} needs platform ${build.contract}; the live shell provides ` +
      `${provides}. Publish the shell first, or build against the platform that is live.`,
  );
}

function assertKeepsRemotes(registry: Registry, shell: BuildRecord): void {
  const stranded = Object.values(registry.apps)
    .filter(({ name }) => name !== SHELL)
    .flatMap(liveBuilds)
    .filter(({ contract }) => !satisfiesContract(shell.provides ?? "", contract ?? ""))
    .map(({ name, version, contract }) => `${name} ${version} (needs ${contract})`);
  if (stranded.length === 0) return;
  throw new ReleaseError(
    `The shell provides platform ${shell.provides}, which would strand ${stranded.join(", ")}.`,
  );
}
