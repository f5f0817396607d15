import { randomBytes } from "node:crypto";
import { assertKeyOf, hashOf, isOfHash } from "./keys";
import { ownerOf } from "./owned";
import { routeOf, type RouteRole } from "@quotehaven/contract/release";
import { routeEntries, type Registry } from "./registry";
import { ReleaseError } from "./ReleaseError";
import { pointsOf } from "./settings";

/**
 * Gives the service behind a remote a key with which it can notify people in the remote's name, and
 * do nothing else, in place of the one it had; or takes that away.
 *
 * @param by the key of the team that owns the remote
 * @returns the key, which is kept nowhere: the store holds its hash
 * @throws ReleaseError where the remote is nobody's, or somebody else asks
 */
export function withNotifier(
  registry: Registry,
  name: string,
  { by, isRevoked = false }: { by: string | null; isRevoked?: boolean },
): { registry: Registry; key: string | null } {
  const owner = ownerOf(registry, name);
  if (owner === undefined) throw new ReleaseError(`Nothing named ${name} was published.`);
  assertKeyOf(registry, owner, by);
  const others = withoutNotifier(registry, name);
  if (isRevoked) return { registry: others, key: null };
  const key = `qhn_${randomBytes(32).toString("base64url")}`;
  return {
    registry: { ...others, notifiers: { ...others.notifiers, [name]: hashOf(key) } },
    key,
  };
}

/** The registry in which nobody notifies in a remote's name until its team gives a key again. */
export function withoutNotifier(registry: Registry, name: string): Registry {
  const { [name]: _, ...notifiers } = registry.notifiers;
  return { ...registry, notifiers };
}

/** Whether a key is that of the service behind a remote. Also where a store is open, there has to be one. */
export function isNotifier({ notifiers }: Registry, name: string, key: string): boolean {
  const hash = Object.hasOwn(notifiers, name) ? notifiers[name] : undefined;
  return hash !== undefined && isOfHash(key, hash);
}

/** The kinds of notifications that a remote has for everybody, and whom the place is for that each leads to. */
export function notificationKinds(
  { apps }: Registry,
  name: string,
): { kind: string; role: RouteRole }[] {
  const stable = Object.hasOwn(apps, name) ? apps[name]?.stable : undefined;
  if (!stable) return [];
  const routes = routeEntries(stable);
  return (pointsOf(stable).notifications ?? []).map(({ kind, to }) => ({
    kind,
    role: routeOf(routes, to)?.role ?? "anyone",
  }));
}
