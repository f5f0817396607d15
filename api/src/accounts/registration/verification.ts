import { isEmail } from "@quotehaven/contract/rules";
import type { ValidateBody, ValidateReply } from "@quotehaven/contract/schemas";
import { customerRoleCodec, type VerifyReply } from "@quotehaven/contract/wire";
import { violatedConstraint, type Tx } from "../../database";
import type { Deps } from "../../deps";
import { conflict, invalid } from "../../server/errors";
import { networkOf } from "../../server/settings/network";
import { addressLinks, proveEmailChange } from "../changeEmail";
import { findMailedToken } from "../links/mailedTokens";
import { lockAddress } from "./addresses";
import { countRegistrationMail } from "./keptRegistrations";
import { confirmRegistration, findWaiting, queueConfirmation } from "./waitingRegistrations";

const kindsOf = { verify: addressLinks, reset: ["reset"] } as const;

/**
 * Whether a mailed token still counts, for anything or for what its link is to do; it stays usable. Of
 * a reset link, the address whose password it replaces; of a registration, by what it is told from others.
 *
 * @throws 422 `invalid-token`.
 */
export async function validateToken(
  deps: Deps,
  { token, for: use }: ValidateBody,
): Promise<Omit<ValidateReply, "message">> {
  const waiting = use === "reset" ? undefined : await findWaiting(deps, token);
  if (waiting) {
    const { registeredAt, insuranceTypeId, firstName } = waiting;
    const marks = { registeredAt: registeredAt.toISOString(), insuranceTypeId, firstName };
    return { registration: marks };
  }
  const kinds = use ? kindsOf[use] : [...kindsOf.verify, ...kindsOf.reset];
  const row = await findMailedToken(deps.db.query, deps, token, kinds);
  if (!row) throw invalid("invalid-token");
  if (row.kind !== "reset") return {};
  const user = await deps.db.query
    .selectFrom("users")
    .select("email")
    .where("id", "=", row.user_id)
    .executeTakeFirst();
  return user?.email ? { email: user.email } : {};
}

/**
 * Mails the links of the registrations that wait for an address once more. Whatever the address, nothing
 * tells whether any does.
 *
 * @throws 422 `email`; 429.
 */
export async function resendVerification(deps: Deps, email: string, ip: string): Promise<void> {
  const { rateLimiter } = deps;
  await rateLimiter.consume("resetByIp", networkOf(ip));
  if (!isEmail(email)) throw invalid("email");
  await mailWaiting(deps, email, ip);
}

/** Mails an address the links of its waiting registrations, if there are any. @throws 429. */
export async function mailWaiting(deps: Deps, email: string, ip: string): Promise<void> {
  await countRegistrationMail(deps, email, ip);
  await deps.db.transaction((tx) => mailWaitingAgain(tx, deps, email));
}

/** {@link mailWaiting} as an operator does it, whom nothing limits. */
export async function mailWaitingAgain(
  tx: Tx,
  { clock }: Pick<Deps, "clock">,
  email: string,
): Promise<void> {
  await lockAddress(tx, email);
  await queueConfirmation(tx, clock.now(), email);
}

/**
 * Uses the link of a registration or of a changed address. Answers the account's type and the address that
 * is confirmed by it (whoever has the link has read the mail there), or what a changed address still waits
 * for.
 *
 * @throws 422 `invalid-token`; 409 `duplicate-email` when somebody took the address meanwhile.
 */
export async function verifyAccount(deps: Deps, token: string): Promise<VerifyReply> {
  const waiting = await findWaiting(deps, token);
  try {
    return await deps.db.transaction(async (tx) => {
      if (!waiting) return useAddressLink(tx, deps, token);
      const confirmed = await confirmRegistration(tx, deps, { token, email: waiting.email });
      if (!confirmed) throw invalid("invalid-token");
      return { role: customerRoleCodec.decode(confirmed.type), email: confirmed.email };
    });
  } catch (error) {
    if (violatedConstraint(error) === "users_one_per_email") throw conflict("duplicate-email");
    throw error;
  }
}

async function useAddressLink(tx: Tx, deps: Deps, token: string): Promise<VerifyReply> {
  const row = await findMailedToken(tx, deps, token, addressLinks);
  if (!row) throw invalid("invalid-token");
  const user = await tx
    .selectFrom("users")
    .selectAll()
    .where("id", "=", row.user_id)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow(() => invalid("invalid-token"));
  const by = row.kind === "verify-email" ? "new" : "present";
  const waitsFor = await proveEmailChange(tx, deps, user, by);
  const role = customerRoleCodec.decode(user.type);
  if (waitsFor) return { role, waitsFor };
  return { role, email: user.pending_email ?? row.email };
}
