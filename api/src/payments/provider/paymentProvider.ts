/** The provider's payment intent. */
export type ProviderIntent = {
  id: string;
  clientSecret: string;
  /** The provider's word: `requires_payment_method`, `requires_action`, `processing`, `succeeded`, `canceled`, … */
  status: string;
  amountCents: number;
  currency: string;
  customerId: string | null;
  metadata: Readonly<Record<string, string>>;
  /** The card that paid. */
  card: { brand: string; last4: string } | null;
  /** How much of it went back. */
  refundedCents: number;
  /** The cardholder's bank took the money back, or asked to. */
  isDisputed: boolean;
};

/** When something was made at the provider, both ends included. */
export type MadeBetween = { from: Date; to: Date };

/** A page of a list of the provider's, and whether there are more. */
export type ProviderPage<Item> = { items: Item[]; hasMore: boolean };

/** A saved card. */
export type ProviderCard = {
  id: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  /** The same for the same card number, however often it was saved; empty where the provider has none. */
  fingerprint: string;
};

/** A verified message of the provider. */
export type ProviderEvent = {
  id: string;
  /** The provider's word: `payment_intent.succeeded`, `charge.refunded`, … */
  type: string;
  /** The payment intent it is about, if any. */
  intentId: string | null;
  /** How much of the charge went back in all, where it says so. */
  refundedCents: number | null;
  /** How a dispute was decided, in the provider's word: `won`, `lost`, `warning_closed`. */
  disputeStatus: string | null;
};

/** The provider could not do it now: unreachable, overloaded, too slow. Trying again may work. */
export class ProviderUnavailable extends Error {
  override name = "ProviderUnavailable";

  constructor(options?: ErrorOptions) {
    super("The card payment provider did not answer.", options);
  }
}

/** The provider does not know the customer (any more). */
export class CustomerUnknown extends Error {
  override name = "CustomerUnknown";

  constructor(options?: ErrorOptions) {
    super("The card payment provider does not know the customer.", options);
  }
}

/**
 * Nothing will ever come under this idempotency key: the provider repeats its own failure, or
 * knows the key from another call. A new key is needed.
 */
export class KeySpent extends ProviderUnavailable {
  override name = "KeySpent";
}

/**
 * The card payment provider, asked with our secret key. Every call ends within the configured
 * time, and throws `ProviderUnavailable` where it has no answer.
 *
 * A call with an idempotency key may be repeated: the same key and input give the same result,
 * once. After `ProviderUnavailable` it may or may not have had its effect; `KeySpent`, of that
 * kind, asks for a new key.
 */
export type PaymentProvider = {
  createCustomer(input: {
    email: string;
    name: string;
    metadata: Record<string, string>;
    idempotencyKey: string;
  }): Promise<{ id: string }>;
  /** Removes the customer with its saved cards. A customer that is gone is no error. */
  deleteCustomer(customerId: string): Promise<void>;
  /** @throws CustomerUnknown */
  createIntent(input: {
    amountCents: number;
    currency: string;
    customerId: string;
    description: string;
    metadata: Record<string, string>;
    idempotencyKey: string;
  }): Promise<ProviderIntent>;
  /** The intent as it is now; null where the provider has none of this id. */
  getIntent(intentId: string): Promise<ProviderIntent | null>;
  /** The intents that were made in a time, page by page: `after` is the last id of the page before. */
  listIntents(made: MadeBetween, after?: string): Promise<ProviderPage<ProviderIntent>>;
  /** The intents of which something went back in a time, by their refunds, page by page. */
  listRefunds(
    made: MadeBetween,
    after?: string,
  ): Promise<ProviderPage<{ id: string; intentId: string | null }>>;
  /** Cancels an unpaid intent and answers it as it then is (it may have been paid meanwhile). */
  cancelIntent(intentId: string): Promise<ProviderIntent | null>;
  /** Gives all of the money back. Money that is back already is no error. */
  refund(input: { intentId: string; idempotencyKey: string }): Promise<void>;
  /** The customer's saved cards, the latest first; none for a customer that is gone. */
  listCards(customerId: string): Promise<ProviderCard[]>;
  /** Forgets a saved card. A card that is gone is no error. */
  removeCard(cardId: string): Promise<void>;
  /** The event of a webhook call, or null when its signature does not hold. */
  readWebhook(rawBody: Buffer, signature: string, now: Date): ProviderEvent | null;
};
