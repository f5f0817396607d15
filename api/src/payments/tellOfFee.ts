import type { Row, Tx } from "../database";
import { notify } from "../outbox/outbox";

type FeeReturn = Pick<Row<"fee_returns">, "id" | "application_id" | "agent_id">;

/** Tells an agent what became of the fee that they asked back, once. */
export async function tellOfFee(
  tx: Tx,
  kind: "feeReturned" | "feeRefused",
  { id, application_id, agent_id }: FeeReturn,
  now: Date,
): Promise<void> {
  const { firstName } = await tx
    .selectFrom("applications")
    .innerJoin("users", "users.id", "applications.consumer_id")
    .leftJoin("unlocked_clients", "unlocked_clients.application_id", "applications.id")
    .select(({ fn }) =>
      fn.coalesce("unlocked_clients.first_name", "users.first_name").as("firstName"),
    )
    .where("applications.id", "=", application_id)
    .executeTakeFirstOrThrow();
  await notify(tx, {
    userId: agent_id,
    kind,
    firstName,
    applicationId: application_id,
    eventKey: `fee-return:${id}`,
    now,
  });
}
