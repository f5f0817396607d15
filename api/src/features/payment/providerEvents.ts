import type { Tx } from "../../database";
import type { Deps } from "../../deps";
import type { ProviderEvent, ProviderIntent } from "../../ports/paymentProvider";
import { logSettlement, settleIn, type Settlement } from "./settlePayment";

type Needs = Pick<Deps, "db" | "clock" | "payments" | "log">;

/** The kinds of event that change something here; others are only noted. */
const FOLLOWED: readonly string[] = [
  "payment_intent.succeeded",
  "payment_intent.canceled",
  "charge.refunded",
  "charge.dispute.created",
];

/**
 * Acts on a verified event of the provider. Events come twice, late and in any order, so an
 * event is only a reason to ask how the intent stands; what follows is done once, together with
 * noting the event's id. Refunds and disputes are recorded; access stays.
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

/** Money that went back, or is claimed back by the cardholder's bank. */
async function recordReturn(
  tx: Tx,
  { clock, log }: Needs,
  payment: { id: number; amount_cents: number },
  event: ProviderEvent,
): Promise<void> {
  const now = clock.now();
  const isRefunded =
    event.type === "charge.refunded" && (event.refundedCents ?? 0) >= payment.amount_cents;
  const isDisputed = event.type === "charge.dispute.created";
  if (!isRefunded && !isDisputed) return;
  log.warn({ paymentId: payment.id, event: event.type }, "a payment went back or is disputed");
  await tx
    .updateTable("payments")
    .set(
      isRefunded
        ? { status: "refunded", refunded_at: now, updated_at: now }
        : { status: "disputed", disputed_at: now, updated_at: now },
    )
    .where("id", "=", payment.id)
    .where("status", "in", isRefunded ? ["succeeded", "disputed"] : ["succeeded"])
    .execute();
}
