import { cardError, invalidRequest, type ApiErrorBody } from "./apiError";
import { newId } from "./ids";
import { publicView, type Charge, type PaymentIntent, type PaymentMethod } from "./objects";
import type { Processor } from "./processor";
import { testCardByName, type Behaviour } from "./testCards";

/** What the bank behind this payment method does. */
export function behaviourOf(method: PaymentMethod): Behaviour {
  return testCardByName(method.sandbox_card)?.behaviour ?? { kind: "approve" };
}

type Decline = Extract<Behaviour, { kind: "decline" }>;

function newCharge(
  processor: Processor,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline | undefined,
): Charge {
  const paid = decline === undefined;
  return processor.charges.put({
    id: newId("ch"),
    object: "charge",
    amount: intent.amount,
    amount_refunded: 0,
    created: processor.nowSeconds(),
    currency: intent.currency,
    customer: intent.customer,
    disputed: false,
    metadata: intent.metadata,
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { card: method.card, type: "card" },
    refunded: false,
    status: paid ? "succeeded" : "failed",
  });
}

/**
 * Takes the money. On success the intent has its one charge, and the card is saved with the
 * customer where `setup_future_usage` asks for it.
 * @throws ApiError 402 after recording the decline on the intent
 */
export function charge(
  processor: Processor,
  intent: PaymentIntent,
  method: PaymentMethod,
  outcome: Exclude<Behaviour, { kind: "authenticate" }>,
): PaymentIntent {
  if (outcome.kind === "decline") {
    const failed = newCharge(processor, intent, method, outcome);
    throw declined(processor, intent, failed.id, {
      code: outcome.code,
      decline_code: outcome.declineCode,
      message: outcome.message,
      payment_method: publicView(method),
    });
  }
  const saveWith = intent.setup_future_usage ? intent.customer : null;
  const used = processor.paymentMethods.put({
    ...method,
    customer: method.customer ?? saveWith,
    sandbox_spent: method.customer === null && saveWith === null,
  });
  const { id } = newCharge(processor, intent, used, undefined);
  const succeeded = processor.intents.put({
    ...intent,
    last_payment_error: null,
    latest_charge: id,
    next_action: null,
    payment_method: used.id,
    status: "succeeded",
    sandbox_authentication: null,
  });
  processor.tell("payment_intent.succeeded", succeeded);
  return succeeded;
}

function declined(
  processor: Processor,
  intent: PaymentIntent,
  chargeId: string,
  details: Omit<ApiErrorBody, "type"> & { code: string },
) {
  const { message, ...rest } = details;
  const error = cardError(message, { ...rest, charge: chargeId });
  const failed = failIntent(processor, intent, error.body, chargeId);
  error.body.payment_intent = failed;
  return error;
}

/** Puts the intent back to wanting a payment method, with the reason. */
export function failIntent(
  processor: Processor,
  intent: PaymentIntent,
  reason: ApiErrorBody,
  chargeId: string | null = intent.latest_charge,
): PaymentIntent {
  const failed = processor.intents.put({
    ...intent,
    last_payment_error: { ...reason },
    latest_charge: chargeId,
    next_action: null,
    payment_method: null,
    status: "requires_payment_method",
    sandbox_authentication: null,
  });
  processor.tell("payment_intent.payment_failed", failed);
  return failed;
}

/** The reason recorded when a person does not authenticate. */
export function authenticationFailure(method: PaymentMethod): ApiErrorBody {
  return {
    ...invalidRequest(
      "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
      { code: "payment_intent_authentication_failure" },
    ).body,
    payment_method: publicView(method),
  };
}
