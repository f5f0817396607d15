import { invalidRequest, resourceMissing } from "./apiError";
import { confirmIntent, unexpectedState } from "./confirmIntent";
import { customerOf } from "./customers";
import { newId, randomText } from "./ids";
import { listPage } from "./lists";
import type { PaymentIntent } from "./objects";
import type { Call, Operation } from "./operation";
import type { Params } from "./params";

/** The least that Stripe takes in US dollars. */
const MIN_AMOUNT = 50;
const MAX_AMOUNT = 99_999_999;

function amountOf(params: Params): number {
  const amount = params.requiredCount("amount");
  if (amount < MIN_AMOUNT) {
    throw invalidRequest("Amount must be at least $0.50 usd", {
      code: "amount_too_small",
      param: "amount",
    });
  }
  if (amount > MAX_AMOUNT) {
    throw invalidRequest("Amount must be no more than $999,999.99", {
      code: "amount_too_large",
      param: "amount",
    });
  }
  return amount;
}

function currencyOf(params: Params): string {
  const currency = params.requiredText("currency").toLowerCase();
  if (/^[a-z]{3}$/.test(currency)) return currency;
  throw invalidRequest(`Invalid currency: ${currency}.`, { param: "currency" });
}

/** The intent in the address; a browser must know its client secret as well. */
function intentOf({ processor, id, key, params }: Call): PaymentIntent {
  const intent = processor.intents.get(id);
  if (!intent) throw resourceMissing("payment_intent", id, key === "secret" ? undefined : "intent");
  const secret = params.text("client_secret");
  if (key === "publishable" && secret === undefined) {
    throw invalidRequest("Missing required param: client_secret.", {
      code: "parameter_missing",
      param: "client_secret",
    });
  }
  if (secret !== undefined && secret !== intent.client_secret) {
    throw invalidRequest(
      "The client_secret provided does not match any associated PaymentIntent on this account.",
      { code: "payment_intent_invalid_parameter", param: "client_secret" },
    );
  }
  return intent;
}

function create({ processor, params }: Call): PaymentIntent {
  params.allowOnly(
    "amount",
    "automatic_payment_methods",
    "currency",
    "customer",
    "description",
    "metadata",
  );
  const customer = params.text("customer");
  const id = newId("pi");
  return processor.intents.put({
    id,
    object: "payment_intent",
    amount: amountOf(params),
    client_secret: `${id}_secret_${randomText(25)}`,
    created: processor.nowSeconds(),
    currency: currencyOf(params),
    customer: customer === undefined ? null : customerOf(processor, customer, "customer").id,
    description: params.text("description") ?? null,
    last_payment_error: null,
    latest_charge: null,
    metadata: params.metadata(),
    next_action: null,
    payment_method: null,
    setup_future_usage: null,
    status: "requires_payment_method",
    sandbox_authentication: null,
  });
}

function confirm(call: Call): PaymentIntent {
  call.params.allowOnly("payment_method", "setup_future_usage", "client_secret", "key");
  return confirmIntent(call.processor, intentOf(call), call.params);
}

function cancel(call: Call): PaymentIntent {
  const { processor, params } = call;
  params.allowOnly();
  const before = intentOf(call);
  if (before.status === "succeeded" || before.status === "canceled") {
    throw unexpectedState(
      `You cannot cancel this PaymentIntent because it has a status of ${before.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.`,
      before,
    );
  }
  const canceled = processor.intents.put({
    ...before,
    next_action: null,
    status: "canceled",
    sandbox_authentication: null,
  });
  processor.tell("payment_intent.canceled", canceled);
  return canceled;
}

/** What the API does with payment intents. */
export const paymentIntentOperations: Operation[] = [
  {
    name: "payment_intents.create",
    method: "POST",
    path: "/v1/payment_intents",
    keys: "secret",
    run: create,
  },
  {
    name: "payment_intents.list",
    method: "GET",
    path: "/v1/payment_intents",
    keys: "secret",
    run: ({ processor, params }) =>
      listPage(processor.intents.newestFirst(), params, "/v1/payment_intents"),
  },
  {
    name: "payment_intents.retrieve",
    method: "GET",
    path: "/v1/payment_intents/:id",
    keys: "both",
    run: intentOf,
  },
  {
    name: "payment_intents.confirm",
    method: "POST",
    path: "/v1/payment_intents/:id/confirm",
    keys: "both",
    run: confirm,
  },
  {
    name: "payment_intents.cancel",
    method: "POST",
    path: "/v1/payment_intents/:id/cancel",
    keys: "secret",
    run: cancel,
  },
];
