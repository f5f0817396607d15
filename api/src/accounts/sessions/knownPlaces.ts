import type { Config } from "../../server/settings/config";
import type { Queries } from "../../database";
import { signed } from "../../server/secrets";

/** So long a place stays known after the last sign-in from it. */
const MEMORY_MS = 90 * 86_400_000;
/** Of each account the newest ones. */
const MAX_PLACES = 20;

type Place = { email: string; network: string };

/**
 * Whether an account signed in from a network before. Strangers who guess elsewhere do not lock the
 * account out there.
 */
export async function isKnownPlace(
  queries: Queries,
  config: Pick<Config, "secret">,
  place: Place,
): Promise<boolean> {
  const row = await queries
    .selectFrom("known_places")
    .select("user_id")
    .where("place_hash", "=", hashOf(config, place))
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that an account signed in from a network; of one account, the oldest places are forgotten. */
export async function notePlace(
  queries: Queries,
  config: Pick<Config, "secret">,
  { userId, now, ...place }: Place & { userId: number; now: Date },
): Promise<void> {
  await queries
    .insertInto("known_places")
    .values({ place_hash: hashOf(config, place), user_id: userId, last_at: now })
    .onConflict((known) =>
      known.column("place_hash").doUpdateSet({ user_id: userId, last_at: now }),
    )
    .execute();
  await queries
    .deleteFrom("known_places")
    .where("place_hash", "in", ({ selectFrom }) =>
      selectFrom("known_places")
        .select("place_hash")
        .where("user_id", "=", userId)
        .orderBy("last_at", "desc")
        .offset(MAX_PLACES),
    )
    .execute();
}

/** Forgets places that nobody signed in from for long. */
export async function forgetOldPlaces(queries: Queries, now: Date): Promise<void> {
  await queries
    .deleteFrom("known_places")
    .where("last_at", "<", new Date(now.getTime() - MEMORY_MS))
    .execute();
}

/** A network is short enough to be guessed, so the hash needs a key. */
function hashOf({ secret }: Pick<Config, "secret">, { email, network }: Place): string {
  return signed(secret, "known-place", `${email} ${network}`);
}
