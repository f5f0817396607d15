import { lockApplications } from "../../applications/lockApplications";
import type { Tx } from "../../database";
import type { Deps } from "../../deps";
import { endPaidChoice } from "./endPaidChoice";
import { tellOfFee } from "./tellOfFee";

type Needs = Pick<Deps, "db" | "payments" | "clock" | "log">;

/**
 * Gives a fee back at the card provider, after an operator granted it. Repeating it changes nothing:
 * the provider is asked under one key, and answers that the money is back where it went back before.
 *
 * @throws while the provider is down, or the card's bank looks into the payment: the outbox tries again.
 */
export async function returnFee(
  { db, payments, clock, log }: Needs,
  feeReturnId: number,
): Promise<void> {
  const granted = await db.query
    .selectFrom("fee_returns")
    .innerJoin("payments", (join) =>
      join
        .onRef("payments.application_id", "=", "fee_returns.application_id")
        .onRef("payments.id", "=", "fee_returns.payment_id"),
    )
    .select([
      "payments.id as paymentId",
      "payments.status",
      "payments.intent_id as intentId",
      "payments.idempotency_key as key",
    ])
    .where("fee_returns.id", "=", feeReturnId)
    .where("fee_returns.status", "=", "returning")
    .executeTakeFirst();
  if (!granted) return;
  const { paymentId, status, intentId, key } = granted;
  if (status === "disputed") throw new Error("The card's bank decides on this payment first.");
  if (status === "succeeded") {
    if (intentId === null) throw new Error("A payment without an intent cannot be refunded.");
    await payments.refund({ intentId, idempotencyKey: `${key}:fee-return` });
    log.info({ paymentId, feeReturnId }, "a fee was returned");
  }
  await db.transaction((tx) => recordReturnedFee(tx, paymentId, clock.now()));
}

/**
 * Notes that all of a payment went back, and ends what it bought: the choice, and with it the agent's sight
 * of the client's details. A request for the fee ends, too, and the agent hears of it, once, whoever notices
 * first: the return itself, the provider's webhook or the daily comparison.
 */
export async function recordReturnedFee(tx: Tx, paymentId: number, now: Date): Promise<void> {
  // Locked in the order that settling does: the lead, the payment.
  const { applicationId, agentId } = await tx
    .selectFrom("payments")
    .select(["application_id as applicationId", "agent_id as agentId"])
    .where("id", "=", paymentId)
    .executeTakeFirstOrThrow();
  await lockApplications(tx, [applicationId]);
  const returned = await tx
    .updateTable("payments")
    .set(({ ref, fn, val }) => ({
      status: "refunded" as const,
      refunded_cents: ref("amount_cents"),
      refunded_at: fn.coalesce("refunded_at", val(now)),
      updated_at: now,
    }))
    .where("application_id", "=", applicationId)
    .where("id", "=", paymentId)
    .where("status", "in", ["succeeded", "disputed"])
    .returning("id")
    .executeTakeFirst();
  // What a bank gave back before is no refund of ours, and ends with the request that was granted.
  const ended = await tx
    .updateTable("fee_returns")
    .set(({ fn, val }) => ({
      status: "returned" as const,
      decided_at: fn.coalesce("decided_at", val(now)),
    }))
    .where("application_id", "=", applicationId)
    .where("payment_id", "=", paymentId)
    .where("status", "in", ["asked", "returning"])
    .returning("id")
    .executeTakeFirst();
  if (!returned && !ended) return;
  const about = { paymentId, applicationId, agentId };
  await tellOfFee(tx, "feeReturned", about, now);
  await endPaidChoice(tx, about, now);
}
