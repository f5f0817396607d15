import type { Tx } from "../../database";
import { notify } from "../../outbox/outbox";

type Fee = { paymentId: number; applicationId: number; agentId: number };

/** Tells an agent what became of a fee, once. Nothing is told to an account that is gone. */
export async function tellOfFee(
  tx: Tx,
  kind: "feeReturned" | "feeRefused",
  { paymentId, applicationId, agentId }: Fee,
  now: Date,
): Promise<void> {
  const agent = await tx
    .selectFrom("users")
    .select("id")
    .where("id", "=", agentId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!agent) return;
  const { firstName } = await tx
    .selectFrom("applications")
    .innerJoin("users", "users.id", "applications.consumer_id")
    .leftJoin("unlocked_clients", (join) =>
      join
        .onRef("unlocked_clients.application_id", "=", "applications.id")
        .on("unlocked_clients.agent_id", "=", agentId),
    )
    .select(({ fn }) =>
      fn.coalesce("unlocked_clients.first_name", "users.first_name").as("firstName"),
    )
    .where("applications.id", "=", applicationId)
    .executeTakeFirstOrThrow();
  await notify(tx, {
    userId: agentId,
    kind,
    firstName,
    applicationId,
    eventKey: `payment:${paymentId}:${kind}`,
    now,
  });
}
