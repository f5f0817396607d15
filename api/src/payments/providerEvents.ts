import type { Tx } from "../database";
import type { Deps } from "../deps";
import type { ProviderEvent, ProviderIntent } from "./provider/paymentProvider";
import { recordReturnedFee } from "./returns/returnFee";
import { logSettlement, settleIn, type Settlement } from "./settlePayment";

type Needs = Pick<Deps, "db" | "clock" | "payments" | "log">;

/** The kinds of event that change something here; others are only noted. */
const FOLLOWED: readonly string[] = [
  "payment_intent.succeeded",
  "payment_intent.canceled",
  "charge.refunded",
  "charge.dispute.created",
  "charge.dispute.closed",
];

/**
 * Acts on a verified event of the provider. Events come twice, late and in any order, so an
 * event is only a reason to ask for the intent's state; what follows is done once, together with
 * noting the event's id. Disputes and returns of a part are recorded, and access stays; a fee that went back
 * whole ends what it bought.
 *
 * @throws ProviderUnavailable: nothing was noted, the provider sends the event again.
 */
export async function receiveEvent(deps: Needs, event: ProviderEvent): Promise<void> {
  const { db, clock, payments } = deps;
  const known = await db.query
    .selectFrom("webhook_events")
    .select("id")
    .where("id", "=", event.id)
    .executeTakeFirst();
  if (known) return;
  const payment =
    event.intentId !== null && FOLLOWED.includes(event.type)
      ? await db.query
          .selectFrom("payments")
          .select(["id", "amount_cents"])
          .where("intent_id", "=", event.intentId)
          .executeTakeFirst()
      : undefined;
  const intent = payment && event.intentId ? await payments.getIntent(event.intentId) : null;

  const settled = await db.transaction(async (tx): Promise<Settlement | null> => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto("webhook_events")
      .values({ id: event.id, type: event.type, received_at: clock.now() })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n || !payment || !intent) return null;
    const settlement = await settleIn(tx, deps, payment.id, intent);
    await recordReturn(tx, deps, payment, event);
    return settlement;
  });
  if (settled && payment && intent) reportSettlement(deps, payment.id, intent, settled);
}

function reportSettlement(
  deps: Needs,
  paymentId: number,
  intent: ProviderIntent,
  settlement: Settlement,
): void {
  logSettlement(deps, paymentId, intent, settlement);
  if (settlement === "unlocked") deps.log.info({ paymentId }, "a webhook confirmed a payment");
}

/** Money that went back, in part or whole, or that the cardholder's bank claims back. */
async function recordReturn(
  tx: Tx,
  { clock, log }: Needs,
  payment: { id: number; amount_cents: number },
  event: ProviderEvent,
): Promise<void> {
  const now = clock.now();
  const update = tx.updateTable("payments").where("id", "=", payment.id);
  const story = { paymentId: payment.id, event: event.type, dispute: event.disputeStatus };
  if (event.type === "charge.refunded" && event.refundedCents !== null) {
    log.warn(story, "a payment went back");
    const cents = Math.min(event.refundedCents, payment.amount_cents);
    await update
      // Events come in any order: what went back only grows.
      .set(({ fn, val }) => ({
        refunded_cents: fn<number>("greatest", ["refunded_cents", val(cents)]),
        refunded_at: fn.coalesce("refunded_at", val(now)),
        updated_at: now,
      }))
      // What was withdrawn is refunded by us, and noted then.
      .where("paid_at", "is not", null)
      .execute();
    if (cents < payment.amount_cents) return;
    await recordReturnedFee(tx, payment.id, now);
  }
  if (event.type === "charge.dispute.created") {
    log.warn(story, "a payment is disputed");
    await update
      .set({ status: "disputed", disputed_at: now, updated_at: now })
      .where("status", "=", "succeeded")
      // A dispute that was decided before this was heard is not open again.
      .where("disputed_at", "is", null)
      .execute();
  }
  if (event.type === "charge.dispute.closed") {
    log.warn(story, "a dispute is decided");
    await update
      .set(({ fn, val }) => ({
        status: event.disputeStatus === "lost" ? "charged-back" : "succeeded",
        disputed_at: fn.coalesce("disputed_at", val(now)),
        updated_at: now,
      }))
      .where("status", "in", ["succeeded", "disputed"])
      .execute();
  }
}
