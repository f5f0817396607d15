import { lockAccountsShared, type Tx } from "../../database";
import { feeDecisionDeadline } from "@quotehaven/contract/choice";
import { feeReturnReasons, feeReturnRules, feeReturnUntil } from "@quotehaven/contract/rules";
import type { FeeReturnBody } from "@quotehaven/contract/schemas";
import type { Deps } from "../../deps";
import { conflict, invalid, notFound, refuseInvalid } from "../../server/errors";

/**
 * Asks for the fee of a lead back, once. An operator decides it within three business days.
 *
 * @throws 404 for a lead whose fee this agent has not paid; 409 `fee-already-asked`,
 * `fee-not-returnable` where it went back already or a bank looks into it, `fee-too-late` two weeks
 * after paying; 422 for a reason that is none, or words that are missing or too long; 429.
 */
export async function askFeeBack(
  { db, clock, rateLimiter }: Pick<Deps, "db" | "clock" | "rateLimiter">,
  { id: agentId, timeZone }: { id: number; timeZone: string },
  leadId: number,
  body: FeeReturnBody,
): Promise<void> {
  refuseInvalid(body, feeReturnRules);
  const reason = feeReturnReasons.find((known) => known === body.reason);
  if (!reason) throw invalid("option");
  const now = clock.now();
  const ask = async (tx: Tx, spend: () => void) => {
    await lockAccountsShared(tx, agentId);
    const payment = await tx
      .selectFrom("payments")
      .select(["id", "status", "paid_at as paidAt", "refunded_cents as refundedCents"])
      .where("application_id", "=", leadId)
      .where("agent_id", "=", agentId)
      .where("paid_at", "is not", null)
      .orderBy("id", "desc")
      .limit(1)
      .forUpdate()
      .executeTakeFirst();
    if (!payment?.paidAt) throw notFound();
    const asked = await tx
      .selectFrom("fee_returns")
      .select("id")
      .where("application_id", "=", leadId)
      .where("payment_id", "=", payment.id)
      .executeTakeFirst();
    if (asked) throw conflict("fee-already-asked");
    if (payment.status !== "succeeded" || payment.refundedCents > 0) {
      throw conflict("fee-not-returnable");
    }
    if (now >= feeReturnUntil(payment.paidAt, timeZone)) throw conflict("fee-too-late");
    spend();
    await tx
      .insertInto("fee_returns")
      .values({
        application_id: leadId,
        payment_id: payment.id,
        agent_id: agentId,
        reason,
        words: body.words.trim(),
        asked_at: now,
        decide_by: feeDecisionDeadline(now),
      })
      .execute();
  };
  await rateLimiter.onResult("feeReturnByAgent", String(agentId), (spend) =>
    db.transaction((tx) => ask(tx, spend)),
  );
}
