import { invalidRequest, resourceMissing } from "./apiError";
import { newId } from "./ids";
import { listPage } from "./lists";
import type { Charge, Dispute, Refund } from "./objects";
import type { Call, Operation } from "./operation";
import type { Processor } from "./processor";

/** The successful charge of an intent. */
function paidCharge(processor: Processor, intentId: string): Charge {
  const intent = processor.intents.get(intentId);
  if (!intent) throw resourceMissing("payment_intent", intentId, "payment_intent");
  const charge = processor.charges.get(intent.latest_charge ?? "");
  if (charge?.paid) return charge;
  throw invalidRequest(
    `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
    { param: "payment_intent" },
  );
}

function create({ processor, params }: Call): Refund {
  params.allowOnly("payment_intent");
  const charge = paidCharge(processor, params.requiredText("payment_intent"));
  if (charge.refunded) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: "charge_already_refunded",
    });
  }
  const refund = processor.refunds.put({
    id: newId("re"),
    object: "refund",
    amount: charge.amount,
    charge: charge.id,
    created: processor.nowSeconds(),
    currency: charge.currency,
    payment_intent: charge.payment_intent,
    status: "succeeded",
  });
  const refunded = { ...charge, amount_refunded: charge.amount, refunded: true };
  processor.tell("charge.refunded", processor.charges.put(refunded));
  return refund;
}

/** The cardholder's bank takes the money back: a test helper, as Stripe's dispute cards. */
export function openDispute(
  processor: Processor,
  intentId: string,
  reason = "fraudulent",
): Dispute {
  const charge = paidCharge(processor, intentId);
  const dispute = processor.disputes.put({
    id: newId("dp"),
    object: "dispute",
    amount: charge.amount,
    charge: charge.id,
    created: processor.nowSeconds(),
    currency: charge.currency,
    payment_intent: charge.payment_intent,
    reason,
    status: "needs_response",
  });
  processor.charges.put({ ...charge, disputed: true });
  processor.tell("charge.dispute.created", dispute);
  return dispute;
}

/** What the API does with refunds, and the list of charges. */
export const refundOperations: Operation[] = [
  { name: "refunds.create", method: "POST", path: "/v1/refunds", keys: "secret", run: create },
  {
    name: "refunds.list",
    method: "GET",
    path: "/v1/refunds",
    keys: "secret",
    run: ({ processor, params }) =>
      listPage(processor.refunds.newestFirst(), params, "/v1/refunds"),
  },
  {
    name: "charges.list",
    method: "GET",
    path: "/v1/charges",
    keys: "secret",
    run: ({ processor, params }) =>
      listPage(processor.charges.newestFirst(), params, "/v1/charges"),
  },
];
