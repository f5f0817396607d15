import { assertFitsNeighbours, assertKeepsEvents } from "./neighbours";
import { assertOwned } from "./owned";
import { liveBuilds, SHELL, type BuildRecord, type Registry } from "./registry";
import { ReleaseError } from "./ReleaseError";
import { isShell, shellFor, shellsIn } from "./shells";

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

/** Refuses a remote that no live shell suffices for, and a shell that would strand a remote. */
export function assertContracts(registry: Registry, build: BuildRecord): void {
  if (isShell(build.name)) assertKeepsRemotes(registry, build);
  else assertShellSuffices(registry, build);
}

/**
 * Refuses shells that would strand a live build: one that none of them suffices for, or a canary that
 * the shell of its pages does not.
 *
 * @param what begins the sentence that says so
 */
export function assertNoneStranded(
  { apps }: Registry,
  shells: readonly BuildRecord[],
  what: string,
): void {
  const remotes = Object.values(apps).filter(({ name }) => !isShell(name));
  const stranded = remotes
    .flatMap((entry) => {
      const own = shellFor(shells, entry.stable);
      return liveBuilds(entry).filter((build) => !own || !shellFor([own], build));
    })
    .map(({ name, version, contract }) => `${name} ${version} (needs ${contract})`);
  if (stranded.length === 0) return;
  throw new ReleaseError(`${what} would strand ${stranded.join(", ")}.`);
}

function assertShellSuffices(registry: Registry, build: BuildRecord): void {
  const shells = shellsIn(registry);
  if (shells.length === 0 || shellFor(shells, build)) return;
  throw new ReleaseError(
    `${build.name} ${build.version} needs platform ${build.contract}; the live shell provides ` +
      `${shells.map(({ provides }) => provides).join(" and ")}. Publish the shell first, or build against the platform that is live.`,
  );
}

function assertKeepsRemotes(registry: Registry, shell: BuildRecord): void {
  const others = shellsIn(registry).filter(({ name }) => name !== shell.name);
  const isOwn = shell.name === SHELL;
  assertNoneStranded(
    registry,
    isOwn ? [shell, ...others] : [...others, shell],
    `${isOwn ? "The shell" : shell.name} provides platform ${shell.provides}, which`,
  );
}
