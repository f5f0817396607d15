import { randomUUID } from "node:crypto";
import type { PaymentProvider, ProviderIntent } from "../payments/provider/paymentProvider";

const made = (prefix: string) => `${prefix}_${randomUUID().replaceAll("-", "")}`;

/** A card payment provider of the past: every intent is paid as soon as somebody looks at it again. */
export function pastPayments(provider: PaymentProvider): PaymentProvider {
  const intents = new Map<string, ProviderIntent>();
  return {
    ...provider,
    createCustomer: async () => ({ id: made("cus") }),
    listCards: async () => [],
    async createIntent({ amountCents, currency, customerId, metadata }) {
      const id = made("pi");
      const intent: ProviderIntent = {
        id,
        clientSecret: made(`${id}_secret`),
        status: "requires_payment_method",
        ...{ amountCents, currency, customerId, metadata },
        card: null,
        refundedCents: 0,
        isDisputed: false,
      };
      const card = { brand: "visa", last4: "4242" };
      intents.set(id, { ...intent, status: "succeeded", card });
      return intent;
    },
    getIntent: async (intentId) => intents.get(intentId) ?? null,
    refund: async () => {},
  };
}
