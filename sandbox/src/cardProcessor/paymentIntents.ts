import { invalidRequest, resourceMissing } from "./apiError";
import { CONFIRM_PARAMS, confirmIntent, refuseForeign, unexpectedState } from "./confirmIntent";
import { customerOf } from "./customers";
import { newId, randomText } from "./ids";
import { listPage } from "./lists";
import type { PaymentIntent } from "./objects";
import type { Call, Operation } from "./operation";
import type { Params } from "./params";
import { paymentMethodOf } from "./paymentMethods";
import type { Processor } from "./processor";

const SETTABLE = [
  "amount",
  "currency",
  "customer",
  "description",
  "metadata",
  "receipt_email",
  "setup_future_usage",
  "payment_method",
  "payment_method_types",
  "payment_method_options",
  "statement_descriptor",
  "statement_descriptor_suffix",
  "expand",
];
const CREATE = [
  "automatic_payment_methods",
  "capture_method",
  "confirm",
  "confirmation_method",
  ...SETTABLE,
  ...CONFIRM_PARAMS,
];
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

const usageOf = (params: Params) =>
  params.oneOf("setup_future_usage", ["on_session", "off_session"]) ?? null;

/** The intent in the address; a browser must know its client secret as well. */
export function intentOf({ processor, id, key, params }: Call): PaymentIntent {
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

function methodIdOf(processor: Processor, params: Params, customer: string | null): string | null {
  const sent = params.text("payment_method");
  if (sent === undefined) return null;
  const method = paymentMethodOf(processor, sent, "payment_method");
  refuseForeign({ customer }, method);
  return method.id;
}

function create({ processor, params }: Call): PaymentIntent {
  params.allowOnly(...CREATE);
  const amount = amountOf(params);
  const currency = currencyOf(params);
  const customerId = params.text("customer");
  const customer =
    customerId === undefined ? null : customerOf(processor, customerId, "customer").id;
  const automatic = params.nested("automatic_payment_methods");
  const types = params.list("payment_method_types");
  if (automatic && types.length > 0) {
    throw invalidRequest(
      "You may only specify one of these parameters: automatic_payment_methods, payment_method_types.",
      { param: "automatic_payment_methods" },
    );
  }
  const method = methodIdOf(processor, params, customer);
  const id = newId("pi");
  const intent = processor.intents.put({
    id,
    object: "payment_intent",
    amount,
    amount_capturable: 0,
    amount_received: 0,
    automatic_payment_methods:
      types.length > 0
        ? null
        : {
            allow_redirects: automatic?.oneOf("allow_redirects", ["always", "never"]) ?? "always",
            enabled: true,
          },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic_async",
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: "automatic",
    created: processor.nowSeconds(),
    currency,
    customer,
    description: params.text("description") ?? null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: params.metadata(),
    next_action: null,
    payment_method: method,
    payment_method_types: types.length > 0 ? types : ["card"],
    processing: null,
    receipt_email: params.text("receipt_email") ?? null,
    setup_future_usage: usageOf(params),
    shipping: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: method === null ? "requires_payment_method" : "requires_confirmation",
    sandbox_authentication: null,
  });
  return params.flag("confirm") ? confirmIntent(processor, intent, params) : intent;
}

function update(call: Call): PaymentIntent {
  const { processor, params } = call;
  params.allowOnly(...SETTABLE);
  const before = intentOf(call);
  const finished = before.status === "succeeded" || before.status === "canceled";
  const changesMoney = ["amount", "currency", "customer", "payment_method"].some((name) =>
    params.has(name),
  );
  if (finished && changesMoney) {
    throw unexpectedState(
      `This PaymentIntent's amount could not be updated because it has a status of ${before.status}. You may only update the amount of a PaymentIntent with one of the following statuses: requires_payment_method, requires_confirmation, requires_action.`,
      before,
    );
  }
  const customerId = params.text("customer");
  const customer =
    customerId === undefined ? before.customer : customerOf(processor, customerId, "customer").id;
  const method = methodIdOf(processor, params, customer);
  const text = (name: "description" | "receipt_email") =>
    params.has(name) ? (params.text(name) ?? null) : before[name];
  return processor.intents.put({
    ...before,
    amount: params.has("amount") ? amountOf(params) : before.amount,
    currency: params.has("currency") ? currencyOf(params) : before.currency,
    customer,
    description: text("description"),
    metadata: params.metadata(before.metadata),
    payment_method: method ?? before.payment_method,
    receipt_email: text("receipt_email"),
    setup_future_usage: params.has("setup_future_usage")
      ? usageOf(params)
      : before.setup_future_usage,
    ...(method === null ? {} : { status: "requires_confirmation", next_action: null }),
  });
}

function confirm(call: Call): PaymentIntent {
  call.params.allowOnly(
    ...CONFIRM_PARAMS,
    "client_secret",
    "expand",
    "key",
    "expected_payment_method_type",
  );
  return confirmIntent(call.processor, intentOf(call), call.params);
}

function cancel(call: Call): PaymentIntent {
  const { processor, params } = call;
  params.allowOnly("cancellation_reason", "expand");
  const before = intentOf(call);
  if (before.status === "succeeded" || before.status === "canceled") {
    throw unexpectedState(
      `You cannot cancel this PaymentIntent because it has a status of ${before.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.`,
      before,
    );
  }
  const reasons = ["abandoned", "duplicate", "fraudulent", "requested_by_customer"] as const;
  const canceled = processor.intents.put({
    ...before,
    canceled_at: processor.nowSeconds(),
    cancellation_reason: params.oneOf("cancellation_reason", reasons) ?? null,
    next_action: null,
    status: "canceled",
    sandbox_authentication: null,
  });
  processor.tell("payment_intent.canceled", canceled);
  return canceled;
}

function list({ processor, params }: Call): object {
  const customer = params.text("customer");
  const matching = processor.intents
    .newestFirst()
    .filter((one) => customer === undefined || one.customer === customer);
  return listPage(matching, params, "/v1/payment_intents", ["customer"]);
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
    run: list,
  },
  {
    name: "payment_intents.retrieve",
    method: "GET",
    path: "/v1/payment_intents/:id",
    keys: "both",
    run: intentOf,
  },
  {
    name: "payment_intents.update",
    method: "POST",
    path: "/v1/payment_intents/:id",
    keys: "secret",
    run: update,
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
