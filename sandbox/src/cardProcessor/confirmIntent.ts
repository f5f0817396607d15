import { invalidRequest } from "./apiError";
import { authenticationFailure, behaviourOf, charge, failIntent } from "./charging";
import { newId, randomText } from "./ids";
import type { PaymentIntent, PaymentMethod } from "./objects";
import { paymentMethodOf } from "./paymentMethods";
import type { Params } from "./params";
import type { Processor } from "./processor";

/** Refuses what an intent in its present state cannot have done to it. */
export function unexpectedState(message: string, intent: PaymentIntent) {
  return invalidRequest(message, {
    code: "payment_intent_unexpected_state",
    payment_intent: intent,
  });
}

function refuseFinished(intent: PaymentIntent): void {
  if (intent.status === "succeeded") {
    throw unexpectedState(
      "You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.",
      intent,
    );
  }
  if (intent.status === "canceled") {
    throw unexpectedState(
      "You cannot confirm this PaymentIntent because it has a status of canceled. Only a PaymentIntent with one of the following statuses may be confirmed: requires_confirmation, requires_action, requires_payment_method.",
      intent,
    );
  }
}

/** Refuses a method that is spent or belongs to another customer. */
function refuseForeign(intent: PaymentIntent, method: PaymentMethod): void {
  if (method.sandbox_spent) {
    throw invalidRequest(
      "The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a connected account without Customer attachment, or was detached from a Customer. It may not be used again. To use a PaymentMethod multiple times, you must attach it to a Customer first.",
      { param: "payment_method" },
    );
  }
  if (method.customer === null || method.customer === intent.customer) return;
  throw invalidRequest(
    `The PaymentMethod ${method.id} does not belong to the Customer you supplied ${intent.customer}. Please use this PaymentMethod with the Customer that it belongs to instead.`,
    { param: "payment_method" },
  );
}

/**
 * Confirms an intent: charges the card, or asks for 3-D Secure first.
 * @throws ApiError 402 when the bank declines, 400 when the intent is finished already
 */
export function confirmIntent(
  processor: Processor,
  intent: PaymentIntent,
  params: Params,
): PaymentIntent {
  refuseFinished(intent);
  const methodId = params.text("payment_method");
  if (methodId === undefined) {
    throw unexpectedState(
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
      intent,
    );
  }
  const method = paymentMethodOf(processor, methodId, "payment_method");
  refuseForeign(intent, method);
  const confirmed: PaymentIntent = {
    ...intent,
    payment_method: method.id,
    setup_future_usage:
      params.oneOf("setup_future_usage", ["on_session"]) ?? intent.setup_future_usage,
    last_payment_error: null,
    next_action: null,
  };
  const behaviour = behaviourOf(method);
  return behaviour.kind === "authenticate"
    ? askForAuthentication(processor, confirmed)
    : charge(processor, confirmed, method, behaviour);
}

function askForAuthentication(processor: Processor, intent: PaymentIntent): PaymentIntent {
  const proof = randomText(24);
  const asked = processor.intents.put({
    ...intent,
    next_action: {
      type: "use_stripe_sdk",
      use_stripe_sdk: {
        type: "three_d_secure_redirect",
        stripe_js: `${processor.origin}/authenticate/${intent.id}?proof=${proof}`,
        source: newId("src"),
      },
    },
    status: "requires_action",
    sandbox_authentication: proof,
  });
  processor.tell("payment_intent.requires_action", asked);
  return asked;
}

/**
 * What the person did in the 3-D Secure dialog. A refusal by the bank afterwards is recorded on
 * the intent, not thrown.
 */
export function authenticate(
  processor: Processor,
  intent: PaymentIntent,
  outcome: "succeed" | "fail",
): PaymentIntent {
  const method = processor.paymentMethods.get(intent.payment_method ?? "");
  if (intent.status !== "requires_action" || !method) {
    throw unexpectedState("This PaymentIntent does not wait for authentication.", intent);
  }
  if (outcome === "fail") return failIntent(processor, intent, authenticationFailure(method));
  const behaviour = behaviourOf(method);
  try {
    return charge(
      processor,
      intent,
      method,
      behaviour.kind === "authenticate" ? behaviour.then : behaviour,
    );
  } catch (error) {
    const after = processor.intents.get(intent.id);
    if (after?.last_payment_error) return after;
    throw error;
  }
}
