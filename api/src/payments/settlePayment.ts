import { lockAccountsShared, type Row, type Tx } from "../database";
import type { Deps } from "../deps";
import { writeDesk } from "../leads/desk/writeDesk";
import { queueMail } from "../outbox/outbox";
import type { ProviderIntent } from "./provider/paymentProvider";
import { queueProviderClosing } from "../quotes/choosing/providerClosing";
import { cancelPayment } from "../quotes/choosing/withdrawPayments";
import { receiptNumber } from "./receiptNumber";

type Needs = Pick<Deps, "db" | "clock" | "log">;

/**
 * The state of a payment: `unlocked`, the client's details are the agent's; `withdrawn`, the lead
 * is no longer theirs and the money goes back; `unpaid`; `mismatch`, the intent is not the one
 * that this payment asked for, and nothing is done.
 */
export type Settlement = "unlocked" | "withdrawn" | "unpaid" | "mismatch";

/**
 * Acts on what the provider itself says of a payment's intent, and may be repeated: whoever
 * notices first (a reload, a webhook, the sweep) has the effect, everybody gets the same answer.
 */
export async function settlePayment(
  deps: Needs,
  paymentId: number,
  intent: ProviderIntent,
): Promise<Settlement> {
  const settlement = await deps.db.transaction((tx) => settleIn(tx, deps, paymentId, intent));
  logSettlement(deps, paymentId, intent, settlement);
  return settlement;
}

/** Tells the log what an operator may have to look at. */
export function logSettlement(
  { log }: Pick<Deps, "log">,
  paymentId: number,
  { id, status }: ProviderIntent,
  settlement: Settlement,
): void {
  const story = { paymentId, intentId: id, status };
  if (settlement === "mismatch") log.error(story, "an intent does not match its payment");
  if (settlement === "withdrawn") log.warn(story, "money came for a withdrawn lead");
}

/** {@link settlePayment} in a transaction that does more; logging is left to the caller. */
export async function settleIn(
  tx: Tx,
  deps: Needs,
  paymentId: number,
  intent: ProviderIntent,
): Promise<Settlement> {
  const now = deps.clock.now();
  const { application, payment } = await lockPayment(tx, paymentId);
  if (payment.intent_id !== intent.id || !isFor(payment, intent)) return "mismatch";
  if (intent.status !== "succeeded") {
    if (intent.status === "canceled") await cancelPayment(tx, paymentId, now);
    return "unpaid";
  }
  const isTheirs = application.winner_id === payment.agent_id && application.deleted_at === null;
  if (["succeeded", "refunded", "disputed", "charged-back"].includes(payment.status)) {
    return isTheirs && application.confirmed_at !== null ? "unlocked" : "withdrawn";
  }
  if (!isTheirs || payment.status === "canceled") {
    await cancelPayment(tx, paymentId, now);
    await queueProviderClosing(tx, { intentId: intent.id, now });
    return "withdrawn";
  }
  await unlock(tx, application, payment, intent, now);
  return "unlocked";
}

/** Whether the provider's intent is the one our row describes: amount, currency, lead, agent. */
function isFor(payment: Row<"payments">, intent: ProviderIntent): boolean {
  return (
    intent.amountCents === payment.amount_cents &&
    intent.currency === payment.currency &&
    intent.metadata.payment === String(payment.id) &&
    intent.metadata.application === String(payment.application_id) &&
    intent.metadata.agent === String(payment.agent_id)
  );
}

/** Locks in the order that deleting an account does: the person, the lead, the payment. */
async function lockPayment(tx: Tx, paymentId: number) {
  const { application_id, agent_id } = await tx
    .selectFrom("payments")
    .select(["application_id", "agent_id"])
    .where("id", "=", paymentId)
    .executeTakeFirstOrThrow();
  await lockAccountsShared(tx, agent_id);
  const application = await tx
    .selectFrom("applications")
    .select(["id", "consumer_id", "winner_id", "confirmed_at", "deleted_at"])
    .where("id", "=", application_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const payment = await tx
    .selectFrom("payments")
    .selectAll()
    .where("application_id", "=", application_id)
    .where("id", "=", paymentId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { application, payment };
}

async function unlock(
  tx: Tx,
  application: { id: number; consumer_id: number },
  payment: Row<"payments">,
  { card }: ProviderIntent,
  now: Date,
): Promise<void> {
  const client = await tx
    .selectFrom("users")
    .select(["first_name", "last_name", "email", "phone"])
    .where("id", "=", application.consumer_id)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("unlocked_clients")
    .values({
      application_id: application.id,
      agent_id: payment.agent_id,
      first_name: client.first_name,
      last_name: client.last_name,
      email: client.email ?? "",
      phone: client.phone,
      unlocked_at: now,
    })
    .execute();
  await tx
    .updateTable("applications")
    .set({ confirmed_at: now })
    .where("id", "=", application.id)
    .execute();
  await writeDesk(tx, [application.id]);
  const number = receiptNumber(payment.id, now);
  await tx
    .updateTable("payments")
    .set({
      status: "succeeded",
      paid_at: now,
      receipt_number: number,
      card_brand: card?.brand ?? null,
      card_last4: card?.last4 ?? null,
      updated_at: now,
    })
    .where("application_id", "=", application.id)
    .where("id", "=", payment.id)
    .where("status", "=", "pending")
    .executeTakeFirstOrThrow();
  await queueMail(tx, {
    userId: payment.agent_id,
    content: {
      template: "receipt",
      receiptNumber: number,
      amountCents: payment.amount_cents,
      paidAt: now.toISOString(),
      leadId: application.id,
      card:
        card && `${card.brand.charAt(0).toUpperCase()}${card.brand.slice(1)} •••• ${card.last4}`,
    },
    dedupeKey: `receipt:${payment.id}`,
    now,
  });
}
