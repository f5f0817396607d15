import { randomUUID } from "node:crypto";
import {
  ProviderUnavailable,
  type PaymentProvider,
  type ProviderCard,
  type ProviderIntent,
} from "../ports/paymentProvider";

/** A card payment provider in memory that does what a test tells it. */
export interface FakePaymentProvider extends PaymentProvider {
  readonly intents: Map<string, ProviderIntent>;
  readonly customers: Map<string, { email: string; cards: ProviderCard[] }>;
  readonly refunded: string[];
  /** The person paid. */
  succeed(intentId: string): void;
  /** Until told otherwise, no call is answered. */
  setDown(isDown: boolean): void;
}

/** Creates the provider with nothing in it. */
export function createFakePaymentProvider(): FakePaymentProvider {
  const intents = new Map<string, ProviderIntent>();
  const customers = new Map<string, { email: string; cards: ProviderCard[] }>();
  const byKey = new Map<string, string>();
  const refunded: string[] = [];
  let isDown = false;

  function up() {
    if (isDown) throw new ProviderUnavailable();
  }
  function intent(id: string): ProviderIntent {
    up();
    const found = intents.get(id);
    if (!found) throw new Error(`No such payment intent: ${id}`);
    return found;
  }
  function once(key: string, make: () => string): string {
    up();
    const known = byKey.get(key) ?? make();
    byKey.set(key, known);
    return known;
  }

  return {
    intents,
    customers,
    refunded,
    succeed(id) {
      const card = { brand: "visa", last4: "4242" };
      intents.set(id, { ...intent(id), status: "succeeded", card });
    },
    setDown(value) {
      isDown = value;
    },
    async createCustomer({ email, idempotencyKey }) {
      const id = once(idempotencyKey, () => {
        const made = `cus_${randomUUID()}`;
        customers.set(made, { email, cards: [] });
        return made;
      });
      return { id };
    },
    async deleteCustomer(id) {
      up();
      customers.delete(id);
    },
    async createIntent({ amountCents, currency, customerId, metadata, idempotencyKey }) {
      const id = once(idempotencyKey, () => {
        const made = `pi_${randomUUID()}`;
        intents.set(made, {
          id: made,
          clientSecret: `${made}_secret_${randomUUID()}`,
          status: "requires_payment_method",
          amountCents,
          currency,
          customerId,
          metadata,
          card: null,
        });
        return made;
      });
      return intent(id);
    },
    getIntent: async (id) => intent(id),
    async cancelIntent(id) {
      const found = intent(id);
      if (found.status !== "succeeded") intents.set(id, { ...found, status: "canceled" });
      return intent(id);
    },
    async refund({ intentId }) {
      up();
      if (!refunded.includes(intentId)) refunded.push(intentId);
    },
    async listCards(customerId) {
      up();
      return customers.get(customerId)?.cards ?? [];
    },
    readWebhook(rawBody, signature) {
      if (signature !== "good") return null;
      const event: unknown = JSON.parse(rawBody.toString("utf8"));
      if (typeof event !== "object" || event === null) return null;
      const text = (name: string) => {
        const value: unknown = Reflect.get(event, name);
        return typeof value === "string" ? value : "";
      };
      return { id: text("id"), type: text("type"), intentId: text("intentId") || null };
    },
  };
}
