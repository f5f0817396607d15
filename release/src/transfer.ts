import type { Registry } from "./registry";
import { ReleaseError } from "./ReleaseError";
import { assertKeyOf, assertTeamName } from "./keys";
import { withoutNotifier } from "./notifiers";
import { ownerOf } from "./owned";

/**
 * Offers a name, with every prefix that was published under it, to another team: it is theirs once
 * they accept. Offering it to its owner takes the offer back.
 *
 * @param key that of the team that owns it
 * @throws ReleaseError where it is somebody else's, or nobody's
 */
export function withOffer(
  registry: Registry,
  { name, to, key }: { name: string; to: string; key: string | null },
): Registry {
  const owner = ownerOf(registry, name);
  if (owner === undefined) throw new ReleaseError(`Nothing named ${name} was published.`);
  assertTeamName(to);
  assertKeyOf(registry, owner, key);
  const { [name]: _, ...offers } = registry.offers;
  return { ...registry, offers: owner === to ? offers : { ...offers, [name]: to } };
}

/**
 * Accepts what was offered to a team: the name and its prefixes are its own from now on.
 *
 * @param key that of the team that it was offered to
 * @throws ReleaseError where it was not offered, or to somebody else
 */
export function withAccepted(
  registry: Registry,
  { name, key }: { name: string; key: string | null },
): Registry {
  const to = Object.hasOwn(registry.offers, name) ? registry.offers[name] : undefined;
  if (to === undefined) {
    throw new ReleaseError(
      `${name} was offered to nobody. Its owner does: release transfer ${name}.`,
    );
  }
  assertKeyOf(registry, to, key);
  const { [name]: _, ...offers } = registry.offers;
  const prefixes = Object.entries(registry.owned.prefixes).map(([prefix, owner]) => [
    prefix,
    owner.app === name ? { ...owner, team: to } : owner,
  ]);
  const entry = registry.apps[name];
  const next = {
    ...registry,
    offers,
    owned: {
      names: { ...registry.owned.names, [name]: to },
      prefixes: Object.fromEntries(prefixes),
    },
    apps: entry ? { ...registry.apps, [name]: { ...entry, team: to } } : registry.apps,
  };
  // Who had it before may go on having its service's key.
  return withoutNotifier(next, name);
}
