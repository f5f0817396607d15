import type { Row, Tx } from "../database";
import type { Deps } from "../deps";
import { conflict } from "../server/errors";
import { queueMail } from "../outbox/outbox";
import { isEmailTaken, lockAddress } from "./registration/addresses";
import { forgetRegistrationsOf } from "./registration/registrations";
import { createMailedToken, voidTokens } from "./links/mailedTokens";

type Account = Pick<Row<"users">, "id" | "email">;
type PendingAccount = Account &
  Pick<Row<"users">, "pending_email" | "pending_is_proved" | "pending_needs_present">;

/** The links of a change of an address: to the new one, and to the present one. */
export const addressLinks = ["verify-email", "approve-email"] as const;

/** An account that waits for no other address. */
export const nothingPending = {
  pending_email: null,
  pending_is_proved: false,
  pending_needs_present: false,
} as const;

const UNPROVED_MS = 7 * 86_400_000;

/**
 * Since when an account has a password that was changed without the old one, for seven days; null for any
 * other. Whoever changed it may be a guest at an open screen, so that it does not prove whose account it is.
 */
export function unprovedSince(
  { password_unproved_at: since }: Pick<Row<"users">, "password_unproved_at">,
  now: Date,
): Date | null {
  return since !== null && now < provedFrom(since) ? since : null;
}

/** When a password that was changed without the old one proves as much as any other. */
export const provedFrom = (unproved: Date): Date => new Date(unproved.getTime() + UNPROVED_MS);

/**
 * Begins to change an account's address: the new one is mailed a link, and counts once that was
 * used; the present one is notified. For seven days after a password was changed without the old one, the
 * present address is mailed a link, too, and the new one counts once both were used, in any order. The
 * account's present address takes a waiting change back.
 *
 * @throws 409 `duplicate-email`.
 */
export async function requestEmailChange(
  tx: Tx,
  deps: Pick<Deps, "config" | "clock">,
  user: Account & Pick<Row<"users">, "password_unproved_at">,
  email: string,
): Promise<void> {
  const now = deps.clock.now();
  await voidTokens(tx, user.id, addressLinks);
  const isPresent = email === user.email;
  if (!isPresent && (await isEmailTaken(tx, email, user.id))) throw conflict("duplicate-email");
  const needsPresent = unprovedSince(user, now) !== null;
  await tx
    .updateTable("users")
    .set(
      isPresent
        ? nothingPending
        : { ...nothingPending, pending_email: email, pending_needs_present: needsPresent },
    )
    .where("id", "=", user.id)
    .execute();
  if (isPresent) return;
  const mailLink = async (kind: (typeof addressLinks)[number], to: string) => {
    const tokenId = await createMailedToken(tx, deps, { userId: user.id, kind, email: to });
    await queueMail(tx, { userId: user.id, to, content: { template: kind, tokenId }, now });
  };
  await mailLink("verify-email", email);
  if (needsPresent && user.email !== null) return mailLink("approve-email", user.email);
  await queueMail(tx, {
    userId: user.id,
    to: user.email,
    content: { template: "address-change-requested" },
    now,
  });
}

/** What a change of an address still waits for: the link to the new one, or to the present one. */
export type AddressWaitsFor = "new" | "present";

/**
 * One of what a change of an address needs has come: the link to the new address was used, or the present
 * one agreed, by its own link or by an operator. Once all has come, the new address is the account's.
 * Answers what is still awaited, or null.
 *
 * @throws a unique violation of `users_one_per_email` when somebody took it meanwhile.
 */
export async function proveEmailChange(
  tx: Tx,
  deps: Pick<Deps, "clock">,
  user: PendingAccount,
  by: AddressWaitsFor,
): Promise<AddressWaitsFor | null> {
  const isProved = user.pending_is_proved || by === "new";
  const needsPresent = user.pending_needs_present && by !== "present";
  if (isProved && !needsPresent && user.pending_email !== null) {
    await completeEmailChange(tx, deps, user, user.pending_email);
    return null;
  }
  await tx
    .updateTable("users")
    .set({ pending_is_proved: isProved, pending_needs_present: needsPresent })
    .where("id", "=", user.id)
    .execute();
  await voidTokens(tx, user.id, [by === "new" ? "verify-email" : "approve-email"]);
  return needsPresent ? "present" : "new";
}

/** The old address is notified, reset links to it are void, and registrations of the new one end. */
async function completeEmailChange(
  tx: Tx,
  { clock }: Pick<Deps, "clock">,
  user: Account,
  email: string,
): Promise<void> {
  await lockAddress(tx, email);
  await forgetRegistrationsOf(tx, email);
  await tx
    .updateTable("users")
    .set({ email, ...nothingPending })
    .where("id", "=", user.id)
    .execute();
  await voidTokens(tx, user.id, ["reset", ...addressLinks]);
  if (user.email !== null && user.email.toLowerCase() !== email.toLowerCase()) {
    await queueMail(tx, {
      userId: user.id,
      to: user.email,
      content: { template: "address-changed" },
      now: clock.now(),
    });
  }
}
