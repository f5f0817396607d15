import type { Config } from "../../server/settings/config";
import { lockAccountInTurn, type Queries, type Row } from "../../database";
import type { Deps } from "../../deps";
import { hashToken, randomToken, signed } from "../../server/secrets";

/** What a mailed link is good for. */
export type TokenKind = Row<"tokens">["kind"];

const MAX_TOKEN_LENGTH = 200;

/**
 * Makes a single-use token and answers its id; older ones of the same kind are void. The token
 * itself is neither stored nor answered: whoever sends the mail derives it ({@link mailedToken}),
 * so neither a dump of the database nor a waiting mail holds a usable link.
 */
export async function createMailedToken(
  queries: Queries,
  { config, clock }: Pick<Deps, "config" | "clock">,
  token: { userId: number; kind: TokenKind; email: string },
): Promise<number> {
  const now = clock.now();
  const nonce = randomToken();
  await voidTokens(queries, token.userId, [token.kind]);
  const { id } = await queries
    .insertInto("tokens")
    .values({
      user_id: token.userId,
      kind: token.kind,
      email: token.email,
      nonce,
      token_hash: hashToken(tokenOf(config, nonce)),
      created_at: now,
      expires_at: endOf(token.kind, now, config),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * The token to mail, or null when it is void by now. Its life begins anew: a mail that had to wait
 * for its server must not bring a link that is over.
 */
export async function mailedToken(
  queries: Queries,
  { config, clock }: Pick<Deps, "config" | "clock">,
  tokenId: number,
): Promise<{ token: string; email: string } | null> {
  const now = clock.now();
  const known = await queries
    .selectFrom("tokens")
    .select("kind")
    .where("id", "=", tokenId)
    .executeTakeFirst();
  if (!known) return null;
  const waiting = await queries
    .updateTable("tokens")
    .set({ expires_at: endOf(known.kind, now, config) })
    .where("id", "=", tokenId)
    .where("used_at", "is", null)
    .returning(["nonce", "email"])
    .executeTakeFirst();
  if (!waiting) return null;
  return { token: tokenOf(config, waiting.nonce), email: waiting.email };
}

/** The row of a token that still counts, or null. Inside a transaction it and its account stay locked. */
export async function findMailedToken(
  queries: Queries,
  { clock }: Pick<Deps, "clock">,
  token: string,
  kinds: readonly TokenKind[],
): Promise<Row<"tokens"> | null> {
  if (token === "" || token.length > MAX_TOKEN_LENGTH) return null;
  const find = queries
    .selectFrom("tokens")
    .selectAll()
    .where("token_hash", "=", hashToken(token))
    .where("used_at", "is", null)
    .where("expires_at", ">", clock.now())
    .where("kind", "in", kinds);
  const found = await find.executeTakeFirst();
  if (!found || !queries.isTransaction) return found ?? null;
  // Accounts are locked before what belongs to them.
  await lockAccountInTurn(queries, found.user_id);
  return (await find.forUpdate().executeTakeFirst()) ?? null;
}

/** Makes a user's waiting tokens worthless. */
export async function voidTokens(
  queries: Queries,
  userId: number,
  kinds: readonly TokenKind[] = ["verify-email", "approve-email", "reset"],
): Promise<void> {
  await queries
    .deleteFrom("tokens")
    .where("user_id", "=", userId)
    .where("kind", "in", kinds)
    .execute();
}

function endOf(kind: TokenKind, from: Date, { tokens }: Pick<Config, "tokens">): Date {
  return new Date(from.getTime() + (kind === "reset" ? tokens.resetMs : tokens.verifyMs));
}

function tokenOf({ secret }: Pick<Config, "secret">, nonce: string): string {
  return signed(secret, "mailed-token", nonce);
}
