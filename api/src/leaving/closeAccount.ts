import type { Tx } from "../database";
import type { Deps } from "../deps";
import { queueForgetting } from "../outbox/forgottenNotices";
import { forgetRegistrationsOf } from "../accounts/registration/registrations";
import { endSessions } from "../accounts/sessions/sessionsQueries";
import { forgetMessagesFrom } from "./keptData";
import { nothingPending } from "../accounts/changeEmail";
import { voidTokens } from "../accounts/links/mailedTokens";

/**
 * Ends an account: every session, waiting link and waiting mail is gone, the address is free,
 * and nothing personal is left of the person; what they were told goes after the commit, as there may
 * be very much of it, and nobody reads it meanwhile. Their number stays, so that records of payments
 * keep pointing at somebody. What their leads, quotes and payments need is left to the caller,
 * who does it in the same transaction, before.
 */
export async function closeAccount(
  tx: Tx,
  { clock }: Pick<Deps, "clock">,
  userId: number,
): Promise<void> {
  await endSessions(tx, userId);
  await voidTokens(tx, userId);
  await tx.deleteFrom("known_places").where("user_id", "=", userId).execute();
  await tx.deleteFrom("outbox").where("user_id", "=", userId).execute();
  const { email } = await tx
    .selectFrom("users")
    .select("email")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  if (email !== null) {
    await forgetRegistrationsOf(tx, email);
    await forgetMessagesFrom(tx, email);
  }
  await queueForgetting(tx, clock.now(), { userId });
  await tx.deleteFrom("consumers").where("user_id", "=", userId).execute();
  await tx.deleteFrom("agents").where("user_id", "=", userId).execute();
  await tx
    .updateTable("users")
    .set({
      email: null,
      ...nothingPending,
      password_hash: null,
      first_name: "",
      last_name: "",
      phone: "",
      deleted_at: clock.now(),
    })
    .where("id", "=", userId)
    .execute();
}
