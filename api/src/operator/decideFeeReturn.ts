import type { Tx } from "../database";
import type { Deps } from "../deps";
import { notify } from "../outbox/outbox";
import { queueProviderClosing } from "../payments/providerClosing";
import { OperatorRefusal } from "./OperatorRefusal";
import { recordAct, type Actor } from "./recordAct";

type Decision = { isGranted: boolean; actor: Actor; why: string };

/**
 * Decides a request for a fee, once, and keeps who did it and why. A fee that goes back does so after
 * the commit, through the card provider; the agent hears of it then, and of a refusal at once.
 *
 * @throws OperatorRefusal where there is no such request, or it was decided before.
 */
export async function decideFeeReturn(
  { db, clock }: Pick<Deps, "db" | "clock">,
  id: number,
  decision: Decision,
): Promise<string> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    await lockApplicationOf(tx, id);
    const request = await tx
      .selectFrom("fee_returns")
      .innerJoin("payments", (join) =>
        join
          .onRef("payments.application_id", "=", "fee_returns.application_id")
          .onRef("payments.id", "=", "fee_returns.payment_id"),
      )
      .select([
        "fee_returns.status",
        "fee_returns.payment_id as paymentId",
        "fee_returns.agent_id as agentId",
        "payments.intent_id as intentId",
      ])
      .where("fee_returns.id", "=", id)
      .forUpdate("fee_returns")
      .executeTakeFirst();
    if (!request) throw new OperatorRefusal(`There is no request ${id}.`);
    if (request.status !== "asked") {
      throw new OperatorRefusal(
        `Request ${id} was decided before: it is ${request.status}.`,
        "already-decided",
      );
    }
    if (decision.isGranted && request.intentId === null) {
      throw new OperatorRefusal(
        "This fee never went through the card provider, as those of demo people: there is nothing to return.",
        "fee-not-returnable",
      );
    }
    await tx
      .updateTable("fee_returns")
      .set({
        status: decision.isGranted ? "returning" : "refused",
        answer: decision.why,
        decided_at: now,
      })
      .where("id", "=", id)
      .execute();
    await recordAct(tx, decision.actor, {
      act: decision.isGranted ? "fee-return" : "fee-refuse",
      fee_return_id: id,
      why: decision.why,
      now,
    });
    if (decision.isGranted) await queueProviderClosing(tx, { feeReturnId: id, now });
    else await tellRefusal(tx, { id, ...request }, now);
  });
  return decision.isGranted
    ? `Request ${id} is granted. The money goes back through the card provider; the agent hears of it then.`
    : `Request ${id} is refused. The agent is told why.`;
}

/** Applications are locked before what belongs to them. */
async function lockApplicationOf(tx: Tx, id: number): Promise<void> {
  await tx
    .selectFrom("applications")
    .select("id")
    .where("id", "=", ({ selectFrom }) =>
      selectFrom("fee_returns")
        .innerJoin("payments", (join) =>
          join
            .onRef("payments.application_id", "=", "fee_returns.application_id")
            .onRef("payments.id", "=", "fee_returns.payment_id"),
        )
        .select("payments.application_id")
        .where("fee_returns.id", "=", id),
    )
    .forUpdate()
    .execute();
}

async function tellRefusal(
  tx: Tx,
  { id, paymentId, agentId }: { id: number; paymentId: number; agentId: number },
  now: Date,
): Promise<void> {
  const { applicationId, firstName } = await tx
    .selectFrom("payments")
    .innerJoin("applications", "applications.id", "payments.application_id")
    .innerJoin("users", "users.id", "applications.consumer_id")
    .leftJoin("unlocked_clients", "unlocked_clients.application_id", "applications.id")
    .select(({ fn }) => [
      "applications.id as applicationId",
      fn.coalesce("unlocked_clients.first_name", "users.first_name").as("firstName"),
    ])
    .where("payments.id", "=", paymentId)
    .executeTakeFirstOrThrow();
  await notify(tx, {
    userId: agentId,
    kind: "feeRefused",
    firstName,
    applicationId,
    eventKey: `fee-return:${id}`,
    now,
  });
}
