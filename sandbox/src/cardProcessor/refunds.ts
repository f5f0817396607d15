import { invalidRequest, resourceMissing } from "./apiError";
import { newId } from "./ids";
import { listPage } from "./lists";
import type { Charge, Dispute, Refund } from "./objects";
import type { Call, Operation } from "./operation";
import type { Processor } from "./processor";

/** The successful charge of an intent, or the charge itself, whichever id is given. */
export function paidCharge(
  processor: Processor,
  ids: { charge?: string; payment_intent?: string },
): Charge {
  if (ids.charge !== undefined) {
    const charge = processor.charges.get(ids.charge);
    if (!charge) throw resourceMissing("charge", ids.charge, "charge");
    return charge;
  }
  if (ids.payment_intent === undefined) {
    throw invalidRequest(
      "One of the following params should be provided for this request: payment_intent or charge.",
    );
  }
  const intent = processor.intents.get(ids.payment_intent);
  if (!intent) throw resourceMissing("payment_intent", ids.payment_intent, "payment_intent");
  const charge = processor.charges.get(intent.latest_charge ?? "");
  if (charge?.paid) return charge;
  throw invalidRequest(
    `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
    {
      param: "payment_intent",
    },
  );
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

function create({ processor, params }: Call): Refund {
  params.allowOnly("payment_intent", "charge", "amount", "reason", "metadata", "expand");
  const charge = paidCharge(processor, {
    charge: params.text("charge"),
    payment_intent: params.text("payment_intent"),
  });
  if (charge.refunded) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: "charge_already_refunded",
    });
  }
  const left = charge.amount_captured - charge.amount_refunded;
  const amount = params.count("amount") ?? left;
  if (amount < 1 || amount > left) {
    throw invalidRequest(
      `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`,
      { param: "amount" },
    );
  }
  const reasons = ["duplicate", "fraudulent", "requested_by_customer"] as const;
  const refund = processor.refunds.put({
    id: newId("re"),
    object: "refund",
    amount,
    charge: charge.id,
    created: processor.nowSeconds(),
    currency: charge.currency,
    metadata: params.metadata(),
    payment_intent: charge.payment_intent,
    reason: params.oneOf("reason", reasons) ?? null,
    status: "succeeded",
  });
  const amountRefunded = charge.amount_refunded + amount;
  const refunded = processor.charges.put({
    ...charge,
    amount_refunded: amountRefunded,
    refunded: amountRefunded === charge.amount_captured,
  });
  processor.tell("charge.refunded", refunded);
  return refund;
}

function list({ processor, params }: Call): object {
  const intent = params.text("payment_intent");
  const charge = params.text("charge");
  const matching = processor.refunds
    .newestFirst()
    .filter((one) => intent === undefined || one.payment_intent === intent)
    .filter((one) => charge === undefined || one.charge === charge);
  return listPage(matching, params, "/v1/refunds", ["payment_intent", "charge"]);
}

/** The cardholder's bank takes the money back: a test helper, as Stripe's dispute cards. */
export function openDispute(
  processor: Processor,
  ids: { charge?: string; payment_intent?: string },
  reason = "fraudulent",
): Dispute {
  const charge = paidCharge(processor, ids);
  const dispute = processor.disputes.put({
    id: newId("dp"),
    object: "dispute",
    amount: charge.amount,
    charge: charge.id,
    created: processor.nowSeconds(),
    currency: charge.currency,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status: "needs_response",
  });
  processor.charges.put({ ...charge, disputed: true });
  processor.tell("charge.dispute.created", dispute);
  return dispute;
}

function retrieveRefund({ processor, id }: Call): Refund {
  const refund = processor.refunds.get(id);
  if (!refund) throw resourceMissing("refund", id);
  return refund;
}

/** What the API does with refunds. */
export const refundOperations: Operation[] = [
  { name: "refunds.create", method: "POST", path: "/v1/refunds", keys: "secret", run: create },
  { name: "refunds.list", method: "GET", path: "/v1/refunds", keys: "secret", run: list },
  {
    name: "refunds.retrieve",
    method: "GET",
    path: "/v1/refunds/:id",
    keys: "secret",
    run: retrieveRefund,
  },
];
