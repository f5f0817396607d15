import { isEmail } from "@quotehaven/contract/rules";
import type { KeptRegistration, Language } from "@quotehaven/contract/schemas";
import { customerRoleCodec } from "@quotehaven/contract/wire";
import type { Queries } from "../../database";
import type { Deps } from "../../deps";
import { enqueue } from "../../outbox/outbox";
import { invalid } from "../../server/errors";
import { networkOf } from "../../server/settings/network";
import { addRegistration, hashOfSent } from "./registrations";

/**
 * Keeps a registration as far as it was filled in, mails its address the link that opens it, and
 * answers the link's token. Nothing tells whether somebody has an account with that address.
 *
 * @throws 422 `email`; 429.
 */
export async function keepRegistration(
  deps: Pick<Deps, "db" | "config" | "clock" | "rateLimiter">,
  { draft, continued }: { draft: KeptRegistration; continued?: string },
  from: { ip: string; language: Language },
): Promise<string> {
  const { db, config, clock, rateLimiter } = deps;
  await rateLimiter.consume("keptRegistrationByIp", networkOf(from.ip));
  const email = draft.email.trim();
  if (!isEmail(email)) throw invalid("email");
  await countRegistrationMail(deps, email, from.ip);

  const now = clock.now();
  return db.transaction(async (tx) => {
    if (continued !== undefined) await forgetDraft(tx, continued);
    const { id, token } = await addRegistration(tx, config, {
      email,
      type: customerRoleCodec.encode("consumer"),
      language: from.language,
      first_name: draft.firstName,
      insurance_type: draft.insuranceTypeId,
      draft: JSON.stringify(draft),
      created_at: now,
    });
    await enqueue(tx, now, { kind: "registration-mail", payload: { registrationId: id } });
    return token;
  });
}

/**
 * Counts a mail that a stranger causes to an address: for each of them by themselves, so that nobody's
 * keep the owner's away.
 *
 * @throws 429.
 */
export async function countRegistrationMail(
  { rateLimiter }: Pick<Deps, "rateLimiter">,
  email: string,
  ip: string,
): Promise<void> {
  const key = `${email.toLowerCase()} ${networkOf(ip)}`;
  await rateLimiter.consume("registrationMailByEmailAndIp", key);
}

/** What a link opens, as often as it is used while it counts. @throws 422 `invalid-token`. */
export async function findDraft(
  { db, clock }: Pick<Deps, "db" | "clock">,
  token: string,
): Promise<KeptRegistration> {
  const row = await db.query
    .selectFrom("registrations")
    .select("draft")
    .where("token_hash", "=", hashOfSent(token))
    .where("expires_at", ">", clock.now())
    .executeTakeFirst();
  if (!row?.draft) throw invalid("invalid-token");
  return row.draft;
}

/** Deletes the draft that a link opens: its registration went through, or is kept anew. */
export async function forgetDraft(queries: Queries, token: string): Promise<void> {
  await queries
    .deleteFrom("registrations")
    .where("token_hash", "=", hashOfSent(token))
    .where("draft", "is not", null)
    .execute();
}
