import { liveApplicationForUpdate } from "../../applications/liveApplication";
import { reopenApplication } from "../../choices/reopenApplication";
import type { Deps } from "../../deps";
import { conflict, notFound } from "../../errors";
import { notify } from "../../outbox/outbox";
import { withdrawPayments } from "../../payments/withdrawPayments";

/**
 * The consumer takes their choice back, as long as its agent has not paid: every quote can be chosen
 * again, the agent is notified, and a payment that was begun ends.
 *
 * @throws 404 where this quote is not the chosen one of the live application; 409 `already-paid`.
 */
export async function takeBackChoice(
  { db, clock }: Pick<Deps, "db" | "clock">,
  consumerId: number,
  quoteId: number,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const application = await liveApplicationForUpdate(tx, consumerId);
    if (application?.acceptedQuoteId !== quoteId) throw notFound();
    const { winnerId, confirmedAt, firstName } = await tx
      .selectFrom("applications")
      .innerJoin("users", "users.id", "applications.consumer_id")
      .select([
        "applications.winner_id as winnerId",
        "applications.confirmed_at as confirmedAt",
        "users.first_name as firstName",
      ])
      .where("applications.id", "=", application.id)
      .executeTakeFirstOrThrow();
    if (confirmedAt !== null || winnerId === null) throw conflict("already-paid");
    await reopenApplication(tx, application, now);
    await withdrawPayments(tx, { applicationId: application.id }, now);
    await notify(tx, {
      userId: winnerId,
      kind: "choiceTakenBack",
      firstName,
      applicationId: application.id,
      eventKey: `application:${application.id}:reopened:${application.version}`,
      now,
    });
  });
}
