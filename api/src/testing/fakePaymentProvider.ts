import { randomUUID } from "node:crypto";
import type { Clock } from "../server/clock";
import {
  CustomerUnknown,
  ProviderUnavailable,
  type MadeBetween,
  type PaymentProvider,
  type ProviderCard,
  type ProviderEvent,
  type ProviderIntent,
} from "../payments/provider/paymentProvider";

/** What a test can call by name. `readWebhook` needs nobody to answer. */
export type ProviderCall = Exclude<keyof PaymentProvider, "readWebhook">;

/** `down`: not done, not answered. `lost-reply`: done, not answered. `hang`: never comes back. */
export type ProviderFault = "down" | "lost-reply" | "hang";

/** A card payment provider in memory that does what a test tells it. */
export type FakePaymentProvider = {
  readonly intents: Map<string, ProviderIntent>;
  readonly customers: Map<string, { email: string; cards: ProviderCard[] }>;
  readonly refunded: string[];
  /** Every call that came, in order. */
  readonly calls: ProviderCall[];
  /** The person paid. */
  succeed(intentId: string): void;
  /** Somebody gives money back by hand. */
  giveBack(intentId: string, cents: number): void;
  /** Changes an intent as nobody but the provider could. */
  change(intentId: string, changes: Partial<ProviderIntent>): void;
  /** While true, no call is answered. */
  setDown(isDown: boolean): void;
  /** Unless null, calls of this kind fail so. */
  setFault(call: ProviderCall, fault: ProviderFault | null): void;
} & PaymentProvider;

/** So short that tests turn pages. */
const PAGE = 2;

/** A page of what was made in a time, the newest first. */
function pageOf<Item extends { id: string; madeAt: Date }>(
  made: readonly Item[],
  { from, to }: MadeBetween,
  after?: string,
) {
  const within = made.filter(({ madeAt }) => madeAt >= from && madeAt <= to).reverse();
  const start = within.findIndex(({ id }) => id === after) + 1;
  return { items: within.slice(start, start + PAGE), hasMore: start + PAGE < within.length };
}

/** Creates the provider with nothing in it. */
export function createFakePaymentProvider(clock: Clock): FakePaymentProvider {
  const intents = new Map<string, ProviderIntent>();
  const customers = new Map<string, { email: string; cards: ProviderCard[] }>();
  const byKey = new Map<string, { id: string; input: string }>();
  const refunded: string[] = [];
  const refunds: { id: string; intentId: string; madeAt: Date }[] = [];
  const madeAt = new Map<string, Date>();
  const calls: ProviderCall[] = [];
  const faults = new Map<ProviderCall, ProviderFault>();
  let isDown = false;

  async function answer<T>(call: ProviderCall, work: () => T): Promise<T> {
    calls.push(call);
    const fault = isDown ? "down" : faults.get(call);
    if (fault === "hang") return new Promise(() => {});
    if (fault === "down") throw new ProviderUnavailable();
    const result = work();
    if (fault === "lost-reply") throw new ProviderUnavailable();
    return result;
  }

  function once(input: { idempotencyKey: string }, make: () => string): string {
    const text = JSON.stringify(input);
    const known = byKey.get(input.idempotencyKey) ?? { id: make(), input: text };
    if (known.input !== text) throw new Error("One idempotency key, two different calls.");
    byKey.set(input.idempotencyKey, known);
    return known.id;
  }

  function intent(id: string): ProviderIntent {
    const found = intents.get(id);
    if (!found) throw new Error(`No such payment intent: ${id}`);
    return found;
  }

  function giveBack(id: string, cents: number): void {
    const { refundedCents } = intent(id);
    intents.set(id, { ...intent(id), refundedCents: refundedCents + cents });
    refunds.push({ id: `re_${randomUUID()}`, intentId: id, madeAt: clock.now() });
  }

  return {
    giveBack,
    intents,
    customers,
    refunded,
    calls,
    succeed(id) {
      const card = { brand: "visa", last4: "4242" };
      intents.set(id, { ...intent(id), status: "succeeded", card });
    },
    change(id, changes) {
      intents.set(id, { ...intent(id), ...changes });
    },
    setDown(value) {
      isDown = value;
    },
    setFault(call, fault) {
      if (fault) faults.set(call, fault);
      else faults.delete(call);
    },
    createCustomer: (input) =>
      answer("createCustomer", () => ({
        id: once(input, () => {
          const made = `cus_${randomUUID()}`;
          customers.set(made, { email: input.email, cards: [] });
          return made;
        }),
      })),
    deleteCustomer: (id) => answer("deleteCustomer", () => void customers.delete(id)),
    createIntent: (input) =>
      answer("createIntent", () => {
        if (!customers.has(input.customerId)) throw new CustomerUnknown();
        const { amountCents, currency, customerId, metadata } = input;
        const id = once(input, () => {
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
            refundedCents: 0,
            isDisputed: false,
          });
          madeAt.set(made, clock.now());
          return made;
        });
        return intent(id);
      }),
    getIntent: (id) => answer("getIntent", () => intents.get(id) ?? null),
    listIntents: (made, after) =>
      answer("listIntents", () =>
        pageOf(
          [...intents.values()].map((one) => ({
            ...one,
            madeAt: madeAt.get(one.id) ?? new Date(0),
          })),
          made,
          after,
        ),
      ),
    listRefunds: (made, after) => answer("listRefunds", () => pageOf(refunds, made, after)),
    cancelIntent: (id) =>
      answer("cancelIntent", () => {
        const found = intents.get(id);
        if (!found) return null;
        if (found.status !== "succeeded") intents.set(id, { ...found, status: "canceled" });
        return intent(id);
      }),
    refund: ({ intentId }) =>
      answer("refund", () => {
        const left = intent(intentId).amountCents - intent(intentId).refundedCents;
        if (left === 0) return;
        refunded.push(intentId);
        giveBack(intentId, left);
      }),
    listCards: (customerId) => answer("listCards", () => customers.get(customerId)?.cards ?? []),
    removeCard: (cardId) =>
      answer("removeCard", () => {
        for (const customer of customers.values()) {
          customer.cards = customer.cards.filter(({ id }) => id !== cardId);
        }
      }),
    readWebhook(rawBody, signature) {
      if (signature !== "good") return null;
      const event: Partial<ProviderEvent> = JSON.parse(rawBody.toString("utf8"));
      const nothing = { intentId: null, refundedCents: null, disputeStatus: null };
      return { id: "", type: "", ...nothing, ...event };
    },
  };
}
