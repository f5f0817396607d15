import { namespaceOf } from "@quotehaven/contract/release";
import { liveBuilds, type BuildRecord, type Registry } from "./registry";
import { ReleaseError } from "./ReleaseError";
import { assertConfigured, pointsOf } from "./settings";
import { isShell } from "./shells";

/**
 * Refuses a build that does not fit what lies beside it: an entry in a menu that nobody offers, an
 * event that nobody emits, a value that this store does not have.
 *
 * @throws ReleaseError which says what does not fit, and what can be done
 */
export function assertFitsNeighbours(registry: Registry, build: BuildRecord): void {
  assertSlots(registry, build);
  assertHeard(registry, build);
  assertConfigured(registry, build);
}

/**
 * Refuses a build that no longer says what others listen to.
 *
 * @param before what was live: what was never said, nobody can rely on
 * @throws ReleaseError which names who listens
 */
export function assertKeepsEvents(before: Registry, next: Registry, build: BuildRecord): void {
  const said = before.apps[build.name] ? pointsOf(before.apps[build.name]!.stable).events : [];
  const gone = said.filter((event) => !pointsOf(build).events.includes(event));
  for (const other of othersOf(next, build)) {
    const missed = pointsOf(other).listens.find((event) => gone.includes(event));
    if (missed === undefined) continue;
    throw new ReleaseError(
      `${other.name} listens to ${missed}, which this build of ${build.name} no longer says. Say it ` +
        `beside the new one until ${other.team} has changed over.`,
    );
  }
}

function assertSlots(registry: Registry, build: BuildRecord): void {
  for (const { slot, to } of pointsOf(build).menu) {
    const owner = namespaceOf(slot);
    const offered = slotsOf(registry, owner);
    if (owner === build.name || !offered || offered.includes(slot)) continue;
    throw new ReleaseError(
      `${build.name} puts ${to} into ${slot}; ${owner} offers ${offered.join(", ") || "no slot"}.`,
    );
  }
}

/** Undefined where nobody of that name is live: the entry shows nowhere, and harms nobody. */
function slotsOf({ apps }: Registry, name: string): string[] | undefined {
  const entry = Object.hasOwn(apps, name) ? apps[name] : undefined;
  return entry && pointsOf(entry.stable).slots;
}

function assertHeard(registry: Registry, build: BuildRecord): void {
  for (const event of pointsOf(build).listens) {
    const owner = namespaceOf(event);
    const entry = Object.hasOwn(registry.apps, owner) ? registry.apps[owner] : undefined;
    if (!entry || owner === build.name) continue;
    const said = liveBuilds(entry).flatMap((live) => pointsOf(live).events);
    if (said.includes(event)) continue;
    throw new ReleaseError(
      `${build.name} listens to ${event}; ${owner} says ${said.join(", ") || "nothing to others"}.`,
    );
  }
}

/** The builds that a page may hold beside this one: it has one shell alone. */
function othersOf({ apps }: Registry, { name }: BuildRecord): BuildRecord[] {
  return Object.values(apps)
    .filter((entry) => entry.name !== name && !(isShell(entry.name) && isShell(name)))
    .flatMap(liveBuilds);
}
