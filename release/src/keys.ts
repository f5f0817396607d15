import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { SHELL, type Registry } from "./registry";
import { ReleaseError } from "./ReleaseError";
import { ownerOf } from "./owned";

/** The variable of the environment in which a team's key is given. */
export const KEY_VARIABLE = "RELEASE_KEY";

/** Whether teams are believed by their name, because nobody has a key to this store. */
export function isOpen({ keys }: Pick<Registry, "keys">): boolean {
  return keys.length === 0;
}

/**
 * Refuses who cannot prove to be of a team.
 *
 * @param key what was given in `RELEASE_KEY`
 * @throws ReleaseError which says whose key is asked for
 */
export function assertKeyOf(registry: Registry, team: string, key: string | null): void {
  if (isOpen(registry) || isKeyOf(registry, team, key)) return;
  if (!registry.keys.some((known) => known.team === team)) {
    throw new ReleaseError(
      `${team} has no key to this store. ${operatorOf(registry)}, who operates it, gives one: ` +
        `release key "${team}".`,
    );
  }
  throw new ReleaseError(
    key === null
      ? `This belongs to ${team}: give its key in ${KEY_VARIABLE}.`
      : `The key in ${KEY_VARIABLE} is not that of ${team}.`,
  );
}

/**
 * The same for what takes back: whoever operates the store may do that for every team.
 *
 * @throws ReleaseError which says whose key is asked for
 */
export function assertMayTakeBack(registry: Registry, team: string, key: string | null): void {
  const operator = operatorOf(registry);
  if (operator !== null && isKeyOf(registry, operator, key)) return;
  assertKeyOf(registry, team, key);
}

/**
 * Refuses who cannot prove to be of the team that operates the store: the first that got a key.
 *
 * @throws ReleaseError which says whose key is asked for
 */
export function assertOperator(registry: Registry, key: string | null): void {
  const operator = operatorOf(registry);
  if (operator !== null) assertKeyOf(registry, operator, key);
}

/** The team whose key this is; null where it is nobody's. */
export function teamOf(registry: Pick<Registry, "keys">, key: string | null): string | null {
  return registry.keys.find(({ team }) => isKeyOf(registry, team, key))?.team ?? null;
}

/**
 * Gives a team a key, in place of the one it may have had. The first key closes the store, and is
 * for the team that owns the shell, where there is one.
 *
 * @param by the key of the team itself, or of the one that operates the store
 * @returns the key, which is kept nowhere: the store holds its hash
 * @throws ReleaseError where somebody else asks
 */
export function withNewKey(
  registry: Registry,
  team: string,
  by: string | null,
): { registry: Registry; key: string } {
  assertTeamName(team);
  const shells = ownerOf(registry, SHELL);
  if (isOpen(registry) && shells !== undefined && shells !== team) {
    throw new ReleaseError(
      `The first key is for ${shells}, who owns the shell and will operate this store: ` +
        `release key "${shells}".`,
    );
  }
  if (!isKeyOf(registry, team, by)) assertOperator(registry, by);
  const key = `qh_${randomBytes(32).toString("base64url")}`;
  const keys = registry.keys.some((known) => known.team === team)
    ? registry.keys.map((known) => (known.team === team ? { team, hash: hashOf(key) } : known))
    : [...registry.keys, { team, hash: hashOf(key) }];
  return { registry: { ...registry, keys }, key };
}

/**
 * Refuses what cannot stand as a team's name in a list, a sentence or a shell's quotes.
 *
 * @throws ReleaseError
 */
export function assertTeamName(team: string): void {
  if (/^[\p{L}\p{N}](?:[\p{L}\p{N} .&'/-]{0,58}[\p{L}\p{N}.])?$/u.test(team)) return;
  throw new ReleaseError(`${JSON.stringify(team)} is no name of a team.`);
}

function operatorOf({ keys }: Pick<Registry, "keys">): string | null {
  return keys[0]?.team ?? null;
}

function isKeyOf({ keys }: Pick<Registry, "keys">, team: string, key: string | null): boolean {
  const known = keys.find((each) => each.team === team);
  return known !== undefined && key !== null && isOfHash(key, known.hash);
}

/** Whether a key is the one that a hash was kept of. */
export function isOfHash(key: string, hash: string): boolean {
  const known = Buffer.from(hash);
  const given = Buffer.from(hashOf(key));
  return known.length === given.length && timingSafeEqual(known, given);
}

/** A key has 256 random bits, so one plain hash of it says nothing about it. */
export function hashOf(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}
