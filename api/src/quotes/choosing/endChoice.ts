import type { Application } from "../../applications/liveApplication";
import type { Tx } from "../../database";
import { conflict } from "../../server/errors";
import { withdrawPayments } from "./withdrawPayments";
import { reopenApplication } from "./reopenApplication";
import { choiceMailDue, tellOfChoice } from "./tellOfChoice";

/**
 * Ends the client's choice, as long as its agent has not paid: every quote can be chosen again, the
 * agent is notified, and a payment that was begun ends. `otherChosen`: the client chooses another
 * quote instead. The caller has locked the application.
 *
 * @throws 409 `already-paid`.
 */
export async function endChoice(
  tx: Tx,
  application: Application,
  consumerId: number,
  { otherChosen, now }: { otherChosen: boolean; now: Date },
): Promise<void> {
  const { id, winnerId, confirmedAt, version } = application;
  if (confirmedAt !== null || winnerId === null) throw conflict("already-paid");
  const { firstName } = await tx
    .selectFrom("users")
    .select("first_name as firstName")
    .where("id", "=", consumerId)
    .executeTakeFirstOrThrow();
  const mailAt = await choiceMailDue(tx, { applicationId: id, agentId: winnerId, now });
  await reopenApplication(tx, application, now);
  await withdrawPayments(tx, { applicationId: id }, now);
  await tellOfChoice(tx, {
    agentId: winnerId,
    mailAt,
    kind: "choiceTakenBack",
    firstName,
    applicationId: id,
    details: { otherChosen },
    eventKey: `application:${id}:reopened:${version}`,
    now,
  });
}
