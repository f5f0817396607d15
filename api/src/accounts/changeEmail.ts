import type { Row, Tx } from "../database";
import type { Deps } from "../deps";
import { conflict } from "../errors";
import { queueMail } from "../outbox/outbox";
import { freeAddress, isEmailTaken } from "./addresses";
import { createMailedToken, voidTokens } from "../tokens/mailedTokens";

/**
 * Begins to change an account's address: the new one is mailed a link, and counts once that was
 * used; the present one is notified. The account's present address takes a waiting change back.
 *
 * @throws 409 `duplicate-email`.
 */
export async function requestEmailChange(
  tx: Tx,
  deps: Pick<Deps, "config" | "clock">,
  user: { id: number; email: string | null },
  email: string,
): Promise<void> {
  if (email === user.email) {
    await voidTokens(tx, user.id, ["verify-email"]);
    await tx.updateTable("users").set({ pending_email: null }).where("id", "=", user.id).execute();
    return;
  }
  if (await isEmailTaken(tx, email, user.id)) throw conflict("duplicate-email");
  await tx.updateTable("users").set({ pending_email: email }).where("id", "=", user.id).execute();
  const tokenId = await createMailedToken(tx, deps, {
    userId: user.id,
    kind: "verify-email",
    email,
  });
  const now = deps.clock.now();
  await queueMail(tx, {
    userId: user.id,
    to: email,
    content: { template: "verify-email", tokenId },
    now,
  });
  await queueMail(tx, {
    userId: user.id,
    to: user.email,
    content: { template: "address-change-requested" },
    now,
  });
}

/**
 * The link to the new address was used: it is the account's address now. Reset links to the old
 * one are void, and the old one is notified.
 *
 * @throws a unique violation of `users_one_per_email` when somebody took it meanwhile.
 */
export async function completeEmailChange(
  tx: Tx,
  { clock }: Pick<Deps, "clock">,
  user: Pick<Row<"users">, "id" | "email">,
  email: string,
): Promise<void> {
  await freeAddress(tx, email);
  await tx
    .updateTable("users")
    .set({ email, pending_email: null })
    .where("id", "=", user.id)
    .execute();
  await voidTokens(tx, user.id, ["reset", "verify-email"]);
  if (user.email !== null && user.email.toLowerCase() !== email.toLowerCase()) {
    await queueMail(tx, {
      userId: user.id,
      to: user.email,
      content: { template: "address-changed" },
      now: clock.now(),
    });
  }
}
