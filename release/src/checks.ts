import { satisfiesContract } from "@quotehaven/contract/release";
import { liveBuilds, SHELL, type BuildRecord, type Registry } from "./registry";
import { ReleaseError } from "./ReleaseError";

/**
 * Refuses a build that must not go live beside what is live now.
 *
 * @throws ReleaseError on a clash of route prefixes, or where a contract would be broken
 */
export function assertMayGoLive(registry: Registry, build: BuildRecord): void {
  assertOwnPrefixes(registry, build);
  if (build.name === SHELL) assertKeepsRemotes(registry, build);
  else assertShellSuffices(registry, build);
}

function assertOwnPrefixes(registry: Registry, build: BuildRecord): void {
  const owners = new Map<string, string>();
  for (const entry of Object.values(registry.apps)) {
    if (entry.name === build.name) continue;
    for (const live of liveBuilds(entry)) {
      for (const { prefix } of live.routes) owners.set(prefix, entry.name);
    }
  }
  const own = new Set<string>();
  for (const { prefix } of build.routes) {
    const owner = own.has(prefix) ? build.name : owners.get(prefix);
    if (owner) throw new ReleaseError(`${prefix} already belongs to ${owner}.`);
    own.add(prefix);
  }
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
