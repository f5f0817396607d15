import { cardError, invalidRequest, type ApiErrorBody } from "./apiError";
import { newId, randomText } from "./ids";
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
  const id = newId("ch");
  const paid = decline === undefined;
  const { brand } = method.card;
  return processor.charges.put({
    id,
    object: "charge",
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    billing_details: method.billing_details,
    captured: paid,
    created: processor.nowSeconds(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    livemode: false,
    metadata: intent.metadata,
    outcome: {
      network_status: paid ? "approved_by_network" : "declined_by_network",
      reason: decline ? (decline.declineCode ?? decline.code) : null,
      seller_message: paid ? "Payment complete." : "The bank did not approve this charge.",
      type: paid ? "authorized" : "issuer_declined",
    },
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { card: { ...method.card, network: brand }, type: "card" },
    receipt_email: intent.receipt_email,
    // Stripe numbers the receipts that it mails.
    receipt_number:
      paid && intent.receipt_email
        ? `${Math.floor(1000 + Math.random() * 9000)}-${randomText(4).toUpperCase()}`
        : null,
    receipt_url: paid ? `${processor.origin}/card-processor#${id}` : null,
    refunded: false,
    status: paid ? "succeeded" : "failed",
  });
}

function passed(
  processor: Processor,
  method: PaymentMethod,
  customer: string | null,
): PaymentMethod {
  const cvc_check = method.card.checks.cvc_check === null ? null : "pass";
  const card = { ...method.card, checks: { ...method.card.checks, cvc_check } };
  return processor.paymentMethods.put({
    ...method,
    card,
    customer: method.customer ?? customer,
    sandbox_spent: method.customer === null && customer === null,
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
  const used = passed(processor, method, intent.setup_future_usage ? intent.customer : null);
  const { id } = newCharge(processor, intent, used, undefined);
  const succeeded = processor.intents.put({
    ...intent,
    amount_received: intent.amount,
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
