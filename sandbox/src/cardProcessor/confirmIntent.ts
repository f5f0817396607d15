import { cardError, invalidRequest } from "./apiError";
import { authenticationFailure, behaviourOf, charge, failIntent } from "./charging";
import { newId, randomText } from "./ids";
import type { PaymentIntent, PaymentMethod } from "./objects";
import { newPaymentMethod, paymentMethodOf, refuseSpent } from "./paymentMethods";
import type { Params } from "./params";
import type { Processor } from "./processor";

/** The parameters of a confirmation that are read here. */
export const CONFIRM_PARAMS = [
  "payment_method",
  "payment_method_data",
  "setup_future_usage",
  "receipt_email",
  "return_url",
  "off_session",
  "use_stripe_sdk",
  "payment_method_types",
  "payment_method_options",
  "mandate_data",
  "capture_method",
  "error_on_requires_action",
];

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
export function refuseForeign(intent: { customer: string | null }, method: PaymentMethod): void {
  refuseSpent(method);
  if (method.customer === null || method.customer === intent.customer) return;
  throw invalidRequest(
    intent.customer === null
      ? "The payment method supplied belongs to a Customer. Please include the Customer in the `customer` parameter on the PaymentIntent."
      : `The PaymentMethod ${method.id} does not belong to the Customer you supplied ${intent.customer}. Please use this PaymentMethod with the Customer that it belongs to instead.`,
    { param: "payment_method" },
  );
}

function methodFor(processor: Processor, intent: PaymentIntent, params: Params): PaymentMethod {
  const data = params.nested("payment_method_data");
  const sent = params.text("payment_method");
  const id = sent ?? (data ? undefined : (intent.payment_method ?? undefined));
  if (id === undefined && !data) {
    throw unexpectedState(
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
      intent,
    );
  }
  const method =
    id === undefined && data
      ? newPaymentMethod(processor, data)
      : paymentMethodOf(processor, id ?? "", "payment_method");
  refuseForeign(intent, method);
  return method;
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
  const method = methodFor(processor, intent, params);
  const usage = params.oneOf("setup_future_usage", ["on_session", "off_session"]);
  const confirmed: PaymentIntent = {
    ...intent,
    payment_method: method.id,
    receipt_email: params.text("receipt_email") ?? intent.receipt_email,
    setup_future_usage: usage ?? intent.setup_future_usage,
    last_payment_error: null,
    next_action: null,
  };
  const behaviour = behaviourOf(method);
  if (behaviour.kind !== "authenticate") return charge(processor, confirmed, method, behaviour);
  if (params.flag("off_session") || params.flag("error_on_requires_action")) {
    const error = cardError("Your card was declined. This transaction requires authentication.", {
      code: "authentication_required",
      decline_code: "authentication_required",
    });
    error.body.payment_intent = failIntent(processor, confirmed, error.body);
    throw error;
  }
  return askForAuthentication(processor, confirmed, params.text("return_url"));
}

function askForAuthentication(
  processor: Processor,
  intent: PaymentIntent,
  returnUrl: string | undefined,
): PaymentIntent {
  const proof = randomText(24);
  const url = `${processor.origin}/authenticate/${intent.id}?proof=${proof}`;
  const asked = processor.intents.put({
    ...intent,
    next_action:
      returnUrl === undefined
        ? {
            type: "use_stripe_sdk",
            use_stripe_sdk: {
              type: "three_d_secure_redirect",
              stripe_js: url,
              source: newId("src"),
            },
          }
        : {
            type: "redirect_to_url",
            redirect_to_url: {
              url: `${url}&return_url=${encodeURIComponent(returnUrl)}`,
              return_url: returnUrl,
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
