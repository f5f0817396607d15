import { sql } from "kysely";
import type { NewRow, Queries } from "../../database";
import { hashToken, randomToken, signed } from "../../server/secrets";
import type { Config } from "../../server/settings/config";

const MAX_TOKEN_LENGTH = 200;
/** How long a registration goes on by its link. */
const LIFETIME_MS = 7 * 86_400_000;

type NewRegistration = Omit<NewRow<"registrations">, "nonce" | "token_hash" | "expires_at"> & {
  created_at: Date;
};

/** Adds a draft or what waits for its confirmation; answers its number, and the token of its link. */
export async function addRegistration(
  queries: Queries,
  config: Pick<Config, "secret">,
  registration: NewRegistration,
): Promise<{ id: number; token: string }> {
  const nonce = randomToken();
  const token = linkTokenOf(config, nonce);
  const { id } = await queries
    .insertInto("registrations")
    .values({
      ...registration,
      nonce,
      token_hash: hashToken(token),
      expires_at: new Date(registration.created_at.getTime() + LIFETIME_MS),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, token };
}

/** The token of a registration's link, which nothing else is opened with. */
export function linkTokenOf({ secret }: Pick<Config, "secret">, nonce: string): string {
  return signed(secret, "registration", nonce);
}

/** What is stored of a token that somebody sent. */
export const hashOfSent = (token: string) => hashToken(token.slice(0, MAX_TOKEN_LENGTH));

/** The registrations of an address, in upper or lower case: as a condition of a query. */
export const isOf = (email: string) => sql<boolean>`lower(email) = ${email.toLowerCase()}`;

/** Deletes all of an address: it is proved to be somebody's, or its account goes. */
export async function forgetRegistrationsOf(queries: Queries, email: string): Promise<void> {
  await queries.deleteFrom("registrations").where(isOf(email)).execute();
}

/** Deletes what nobody came back for. */
export async function forgetOldRegistrations(queries: Queries, now: Date): Promise<void> {
  await queries.deleteFrom("registrations").where("expires_at", "<=", now).execute();
}
