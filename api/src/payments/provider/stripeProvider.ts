import Stripe from "stripe";
import type { Config } from "../../server/settings/config";
import {
  CustomerUnknown,
  KeySpent,
  ProviderUnavailable,
  type MadeBetween,
  type PaymentProvider,
  type ProviderCard,
  type ProviderIntent,
} from "./paymentProvider";
import { readStripeEvent } from "./readStripeEvent";
import { within } from "./within";

/** Cards beyond these are not offered; nobody has chosen among so many. */
const MAX_CARDS = 20;
/** The longest page that Stripe gives. */
const PAGE = 100;

/**
 * The card payment provider through Stripe's own SDK: at Stripe, or at `apiOrigin` where the
 * configuration names one. Opens no connection until it is asked.
 *
 * The SDK tries a lost connection, a 409 and a 5xx once more under the same idempotency key; a
 * call with all its tries ends within `timeoutMs`. An error is reported without what was sent.
 */
export function createStripeProvider({
  stripe: settings,
}: Pick<Config, "stripe">): PaymentProvider {
  const client = settings.secretKey === "" ? null : createClient(settings);
  const ask: Ask = async (work) => {
    if (!client) throw new ProviderUnavailable({ cause: new Error("No key is configured.") });
    try {
      return await within(work(client), settings.timeoutMs);
    } catch (error) {
      throw providerError(error);
    }
  };
  return {
    ...customerCalls(ask),
    ...intentCalls(ask),
    ...listCalls(ask),
    ...cardCalls(ask),
    readWebhook: (rawBody, signature, now) =>
      readStripeEvent(settings.webhookSecret, rawBody, signature, now),
  };
}

/** Asks Stripe something, within the time that a call has; throws what went wrong as the port's errors. */
type Ask = <T>(work: (stripe: Stripe) => Promise<T>) => Promise<T>;

function customerCalls(ask: Ask): Pick<PaymentProvider, "createCustomer" | "deleteCustomer"> {
  const creating = new Map<string, Promise<{ id: string }>>();
  return {
    createCustomer: ({ email, name, metadata, idempotencyKey }) =>
      shared(creating, idempotencyKey, () =>
        ask(async (stripe) => {
          const { id } = checked(
            "customer",
            await stripe.customers.create({ email, name, metadata }, { idempotencyKey }),
          );
          return { id };
        }),
      ),

    deleteCustomer: (customerId) =>
      ask(async (stripe) => {
        const gone = await unlessMissing(stripe.customers.del(customerId));
        if (gone) checked("customer", gone);
      }),
  };
}

function intentCalls(
  ask: Ask,
): Pick<PaymentProvider, "createIntent" | "getIntent" | "cancelIntent" | "refund"> {
  const creating = new Map<string, Promise<ProviderIntent>>();
  const retrieve = (stripe: Stripe, id: string) =>
    stripe.paymentIntents.retrieve(id, { expand: ["latest_charge"] });
  return {
    createIntent: ({ amountCents, currency, customerId, description, metadata, idempotencyKey }) =>
      shared(creating, idempotencyKey, () =>
        ask(async (stripe) =>
          intentOf(
            await stripe.paymentIntents.create(
              {
                amount: amountCents,
                currency,
                customer: customerId,
                description,
                metadata,
                // Nothing that would send the browser away to pay.
                automatic_payment_methods: { enabled: true, allow_redirects: "never" },
              },
              { idempotencyKey },
            ),
          ),
        ),
      ),

    getIntent: (intentId) =>
      ask(async (stripe) => {
        const intent = await unlessMissing(retrieve(stripe, intentId));
        return intent && intentOf(intent);
      }),

    cancelIntent: (intentId) =>
      ask(async (stripe) => {
        try {
          const intent = await unlessMissing(stripe.paymentIntents.cancel(intentId));
          return intent && intentOf(intent);
        } catch (error) {
          if (codeOf(error) !== "payment_intent_unexpected_state") throw error;
          return intentOf(await retrieve(stripe, intentId));
        }
      }),

    refund: ({ intentId, idempotencyKey }) =>
      ask(async (stripe) => {
        try {
          checked(
            "refund",
            await stripe.refunds.create({ payment_intent: intentId }, { idempotencyKey }),
          );
        } catch (error) {
          // Refunded before, or taken back by the bank: either way the money is not with us.
          const code = codeOf(error) ?? "";
          if (!["charge_already_refunded", "charge_disputed"].includes(code)) throw error;
        }
      }),
  };
}

function listCalls(ask: Ask): Pick<PaymentProvider, "listIntents" | "listRefunds"> {
  return {
    listIntents: (made, after) =>
      ask(async (stripe) => {
        const list = await stripe.paymentIntents.list({
          ...page(made, after),
          expand: ["data.latest_charge"],
        });
        const { data, has_more: hasMore } = checked("list", list);
        return { items: data.map(intentOf), hasMore };
      }),

    listRefunds: (made, after) =>
      ask(async (stripe) => {
        const list = await stripe.refunds.list(page(made, after));
        const { data, has_more: hasMore } = checked("list", list);
        const items = data.map(({ id, payment_intent: intent }) => ({
          id,
          intentId: typeof intent === "string" ? intent : (intent?.id ?? null),
        }));
        return { items, hasMore };
      }),
  };
}

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

const page = ({ from, to }: MadeBetween, after?: string) => ({
  created: { gte: seconds(from), lte: seconds(to) },
  limit: PAGE,
  ...(after !== undefined && { starting_after: after }),
});

function cardCalls(ask: Ask): Pick<PaymentProvider, "listCards" | "removeCard"> {
  return {
    listCards: (customerId) =>
      ask(async (stripe) => {
        const cards = await unlessMissing(
          stripe.customers.listPaymentMethods(customerId, { type: "card", limit: MAX_CARDS }),
        );
        return cards ? checked("list", cards).data.flatMap(cardOf) : [];
      }),

    removeCard: (cardId) =>
      ask(async (stripe) => {
        try {
          checked("payment_method", await stripe.paymentMethods.detach(cardId));
        } catch (error) {
          const code = codeOf(error);
          // Gone, or on no customer any more.
          if (code !== "resource_missing" && code !== "payment_method_unexpected_state") {
            throw error;
          }
        }
      }),
  };
}

function createClient({ secretKey, apiOrigin, timeoutMs }: Config["stripe"]): Stripe {
  const origin = apiOrigin === null ? null : new URL(apiOrigin);
  return new Stripe(secretKey, {
    ...(origin && {
      host: origin.hostname,
      port: origin.port || (origin.protocol === "http:" ? 80 : 443),
      protocol: origin.protocol === "http:" ? "http" : "https",
    }),
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

/** Stripe refuses two calls with one key at the same time (409), so they wait for one. */
function shared<T>(
  underway: Map<string, Promise<T>>,
  key: string,
  work: () => Promise<T>,
): Promise<T> {
  const known = underway.get(key);
  if (known) return known;
  const begun = work().finally(() => underway.delete(key));
  underway.set(key, begun);
  return begun;
}

async function unlessMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (codeOf(error) === "resource_missing") return null;
    throw error;
  }
}

/** The SDK takes any JSON without `error` for success, also what a broken proxy says with a 502. */
function checked<T extends { object: string }>(kind: T["object"], reply: T): T {
  if (reply.object !== kind) throw new Error(`The answer is no ${kind}.`);
  return reply;
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Stripe.errors.StripeError ? error.code : undefined;
}

function providerError(error: unknown): Error {
  if (!(error instanceof Stripe.errors.StripeError)) {
    return new ProviderUnavailable({ cause: error });
  }
  // Stripe's own messages may repeat what was sent, such as an e-mail address.
  const { type, code, param, statusCode, requestId } = error;
  const known = [type, code, param, statusCode, requestId].filter((part) => part !== undefined);
  const cause = new Error(known.join(" "));
  if (code === "resource_missing" && param === "customer") return new CustomerUnknown({ cause });
  // Stripe keeps even a 500 under its key for a day.
  const isRepeated = (statusCode ?? 0) >= 500 && isReplayed(error);
  return error instanceof Stripe.errors.StripeIdempotencyError || isRepeated
    ? new KeySpent({ cause })
    : new ProviderUnavailable({ cause });
}

const isReplayed = ({ headers = {} }: Stripe.errors.StripeError) =>
  headers["idempotent-replayed"] === "true";

function intentOf(reply: Stripe.PaymentIntent): ProviderIntent {
  const intent = checked("payment_intent", reply);
  const { latest_charge: charge, customer } = intent;
  const paid = typeof charge === "object" && charge?.paid ? charge : undefined;
  const card = paid?.payment_method_details?.card;
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? "",
    status: intent.status,
    amountCents: intent.amount,
    currency: intent.currency,
    customerId: typeof customer === "string" ? customer : (customer?.id ?? null),
    metadata: intent.metadata,
    card: card ? { brand: card.brand ?? "card", last4: card.last4 ?? "" } : null,
    refundedCents: paid?.amount_refunded ?? 0,
    isDisputed: paid?.disputed ?? false,
  };
}

function cardOf({ id, card }: Stripe.PaymentMethod): ProviderCard[] {
  if (!card) return [];
  return [
    {
      id,
      brand: card.brand,
      last4: card.last4,
      expMonth: card.exp_month,
      expYear: card.exp_year,
      fingerprint: card.fingerprint ?? "",
    },
  ];
}
