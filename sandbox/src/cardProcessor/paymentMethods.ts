import { createHash } from "node:crypto";
import { cardError, invalidRequest, resourceMissing } from "./apiError";
import { checkCard, type CheckedCard } from "./cardChecks";
import { customerOf } from "./customers";
import { newId } from "./ids";
import { listPage } from "./lists";
import type { BillingDetails, CardDetails, PaymentMethod } from "./objects";
import type { Call, Operation } from "./operation";
import type { Params } from "./params";
import type { Processor } from "./processor";
import { testCardByToken } from "./testCards";

const ADDRESS = ["city", "country", "line1", "line2", "postal_code", "state"] as const;

function billingDetails(sent: Params | undefined): BillingDetails {
  sent?.allowOnly("address", "email", "name", "phone", "tax_id");
  const address = sent?.nested("address")?.allowOnly(...ADDRESS);
  const field = (name: (typeof ADDRESS)[number]) => address?.text(name) ?? null;
  return {
    address: {
      city: field("city"),
      country: field("country"),
      line1: field("line1"),
      line2: field("line2"),
      postal_code: field("postal_code"),
      state: field("state"),
    },
    email: sent?.text("email") ?? null,
    name: sent?.text("name") ?? null,
    phone: sent?.text("phone") ?? null,
    tax_id: null,
  };
}

function cardDetails({ testCard, expMonth, expYear, hasCvc }: CheckedCard): CardDetails {
  const { brand, number, funding } = testCard;
  return {
    brand,
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: hasCvc ? "unchecked" : null,
    },
    country: "US",
    display_brand: brand === "amex" ? "american_express" : brand,
    exp_month: expMonth,
    exp_year: expYear,
    fingerprint: createHash("sha256").update(`sandbox:${number}`).digest("base64url").slice(0, 16),
    funding,
    generated_from: null,
    last4: number.slice(-4),
    networks: { available: [brand], preferred: null },
    regulated_status: "unregulated",
    three_d_secure_usage: { supported: true },
    wallet: null,
  };
}

function put(processor: Processor, card: CheckedCard, billing: BillingDetails, params?: Params) {
  return processor.paymentMethods.put({
    id: newId("pm"),
    object: "payment_method",
    allow_redisplay:
      params?.oneOf("allow_redisplay", ["always", "limited", "unspecified"]) ?? "unspecified",
    billing_details: billing,
    card: cardDetails(card),
    created: processor.nowSeconds(),
    customer: null,
    livemode: false,
    metadata: params?.metadata() ?? {},
    type: "card",
    sandbox_card: card.testCard.name,
    sandbox_spent: false,
  });
}

/** A new payment method from `type`, `card` and `billing_details`; refuses what is no test card. */
export function newPaymentMethod(processor: Processor, params: Params): PaymentMethod {
  const type = params.requiredText("type");
  const sent = params.nested("card");
  if (type !== "card") throw invalidRequest(`Invalid type: ${type}`, { param: "type" });
  if (!sent) {
    throw invalidRequest("Missing required param: card.", {
      code: "parameter_missing",
      param: "card",
    });
  }
  sent.allowOnly("number", "exp_month", "exp_year", "cvc", "token", "networks");
  const checked = checkCard(sent, new Date(processor.now()));
  return put(processor, checked, billingDetails(params.nested("billing_details")), params);
}

/** The payment method with this id; `pm_card_visa` and its like make a new one each time. */
export function paymentMethodOf(processor: Processor, id: string, param?: string): PaymentMethod {
  const known = processor.paymentMethods.get(id);
  if (known) return known;
  const testCard = id.startsWith("pm_card_") ? testCardByToken(id) : undefined;
  if (!testCard) throw resourceMissing("PaymentMethod", id, param);
  const expYear = new Date(processor.now()).getUTCFullYear() + 1;
  const checked = {
    testCard,
    expMonth: new Date(processor.now()).getUTCMonth() + 1,
    expYear,
    hasCvc: true,
  };
  return put(processor, checked, billingDetails(undefined));
}

/** Refuses a method that was used up without being saved, as Stripe does. */
export function refuseSpent(method: PaymentMethod): void {
  if (!method.sandbox_spent) return;
  throw invalidRequest(
    "The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a connected account without Customer attachment, or was detached from a Customer. It may not be used again. To use a PaymentMethod multiple times, you must attach it to a Customer first.",
    { param: "payment_method" },
  );
}

function create({ processor, params }: Call): PaymentMethod {
  params.allowOnly(
    "type",
    "card",
    "billing_details",
    "metadata",
    "allow_redisplay",
    "expand",
    "key",
    "guid",
    "muid",
    "sid",
    "payment_user_agent",
    "referrer",
    "time_on_page",
  );
  return newPaymentMethod(processor, params);
}

function attach({ processor, params, id }: Call): PaymentMethod {
  params.allowOnly("customer", "expand");
  const customer = customerOf(processor, params.requiredText("customer"), "customer");
  const method = paymentMethodOf(processor, id);
  refuseSpent(method);
  if (method.customer !== null && method.customer !== customer.id) {
    throw invalidRequest(
      "The payment method you provided has already been attached to a customer.",
      { param: "payment_method" },
    );
  }
  if (method.sandbox_card === "declined" && method.customer === null) {
    throw cardError("Your card was declined.", {
      code: "card_declined",
      decline_code: "generic_decline",
    });
  }
  return processor.paymentMethods.put({ ...method, customer: customer.id });
}

function detach({ processor, id }: Call): PaymentMethod {
  const method = paymentMethodOf(processor, id);
  if (method.customer === null) {
    throw invalidRequest(
      "The payment method you provided is not attached to a customer so detachment is impossible.",
      { param: "payment_method" },
    );
  }
  return processor.paymentMethods.put({ ...method, customer: null, sandbox_spent: true });
}

function update({ processor, params, id }: Call): PaymentMethod {
  params.allowOnly("metadata", "billing_details", "allow_redisplay", "expand");
  const before = paymentMethodOf(processor, id);
  const billing = params.nested("billing_details");
  return processor.paymentMethods.put({
    ...before,
    metadata: params.metadata(before.metadata),
    billing_details: billing ? billingDetails(billing) : before.billing_details,
    allow_redisplay:
      params.oneOf("allow_redisplay", ["always", "limited", "unspecified"]) ??
      before.allow_redisplay,
  });
}

function listOf({ processor, params }: Call, customer: string | undefined, url: string): object {
  const type = params.text("type");
  if (customer !== undefined) customerOf(processor, customer, "customer");
  const matching = processor.paymentMethods
    .newestFirst()
    .filter((one) => customer !== undefined && one.customer === customer)
    .filter((one) => type === undefined || one.type === type);
  return listPage(matching, params, url, ["customer", "type", "allow_redisplay"]);
}

function retrieveForCustomer(call: Call, methodId: string): PaymentMethod {
  const method = call.processor.paymentMethods.get(methodId);
  if (!method || method.customer !== call.id) throw resourceMissing("PaymentMethod", methodId);
  return method;
}

/** What the API does with payment methods. */
export const paymentMethodOperations: Operation[] = [
  {
    name: "payment_methods.create",
    method: "POST",
    path: "/v1/payment_methods",
    keys: "both",
    run: create,
  },
  {
    name: "payment_methods.list",
    method: "GET",
    path: "/v1/payment_methods",
    keys: "secret",
    run: (call) => listOf(call, call.params.text("customer"), "/v1/payment_methods"),
  },
  {
    name: "payment_methods.retrieve",
    method: "GET",
    path: "/v1/payment_methods/:id",
    keys: "secret",
    run: ({ processor, id }) => paymentMethodOf(processor, id),
  },
  {
    name: "payment_methods.update",
    method: "POST",
    path: "/v1/payment_methods/:id",
    keys: "secret",
    run: update,
  },
  {
    name: "payment_methods.attach",
    method: "POST",
    path: "/v1/payment_methods/:id/attach",
    keys: "secret",
    run: attach,
  },
  {
    name: "payment_methods.detach",
    method: "POST",
    path: "/v1/payment_methods/:id/detach",
    keys: "secret",
    run: detach,
  },
  {
    name: "payment_methods.list",
    method: "GET",
    path: "/v1/customers/:id/payment_methods",
    keys: "secret",
    run: (call) => listOf(call, call.id, `/v1/customers/${call.id}/payment_methods`),
  },
  {
    name: "payment_methods.retrieve",
    method: "GET",
    path: "/v1/customers/:id/payment_methods/:methodId",
    keys: "secret",
    run: (call) => retrieveForCustomer(call, call.params.requiredText("methodId")),
  },
];
