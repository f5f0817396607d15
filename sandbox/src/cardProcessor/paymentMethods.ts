import { createHash } from "node:crypto";
import { invalidRequest, resourceMissing } from "./apiError";
import { checkCard, type CheckedCard } from "./cardChecks";
import { customerOf } from "./customers";
import { newId } from "./ids";
import { listPage } from "./lists";
import type { PaymentMethod } from "./objects";
import type { Call, Operation } from "./operation";
import type { Processor } from "./processor";
import { testCardByToken } from "./testCards";

function put(processor: Processor, { testCard, expMonth, expYear }: CheckedCard): PaymentMethod {
  const { brand, number } = testCard;
  return processor.paymentMethods.put({
    id: newId("pm"),
    object: "payment_method",
    card: {
      brand,
      exp_month: expMonth,
      exp_year: expYear,
      fingerprint: createHash("sha256")
        .update(`sandbox:${number}`)
        .digest("base64url")
        .slice(0, 16),
      last4: number.slice(-4),
    },
    created: processor.nowSeconds(),
    customer: null,
    type: "card",
    sandbox_card: testCard.name,
    sandbox_spent: false,
  });
}

/** The payment method with this id; `pm_card_visa` and its like make a new one each time. */
export function paymentMethodOf(processor: Processor, id: string, param?: string): PaymentMethod {
  const known = processor.paymentMethods.get(id);
  if (known) return known;
  const testCard = testCardByToken(id);
  if (!testCard) throw resourceMissing("PaymentMethod", id, param);
  const expYear = new Date().getUTCFullYear() + 1;
  return put(processor, { testCard, expMonth: 12, expYear });
}

/** A new payment method from a card's number; refuses what is no test card. */
function create({ processor, params }: Call): PaymentMethod {
  params.allowOnly("type", "card", "billing_details", "key");
  params.oneOf("type", ["card"]);
  const card = params.nested("card");
  if (!card) {
    throw invalidRequest("Missing required param: card.", {
      code: "parameter_missing",
      param: "card",
    });
  }
  card.allowOnly("number", "exp_month", "exp_year", "cvc");
  return put(processor, checkCard(card, new Date()));
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

function listOfCustomer({ processor, params, id }: Call): object {
  const customer = customerOf(processor, id, "customer");
  const cards = processor.paymentMethods
    .newestFirst()
    .filter((one) => one.customer === customer.id);
  return listPage(cards, params, `/v1/customers/${id}/payment_methods`, ["type"]);
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
    run: listOfCustomer,
  },
];
