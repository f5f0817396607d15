/** The provider's payment intent. */
export interface ProviderIntent {
  id: string;
  clientSecret: string;
  /** The provider's word: `requires_payment_method`, `requires_action`, `processing`, `succeeded`, `canceled`, … */
  status: string;
  amountCents: number;
  currency: string;
  customerId: string | null;
  metadata: Readonly<Record<string, string>>;
  card: { brand: string; last4: string } | null;
}

/** A saved card. */
export interface ProviderCard {
  id: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
}

/** A verified message of the provider. */
export interface ProviderEvent {
  id: string;
  type: string;
  /** The payment intent it is about, if any. */
  intentId: string | null;
}

/** The provider could not do it now: unreachable, overloaded, too slow. Trying again may work. */
export class ProviderUnavailable extends Error {
  constructor(options?: ErrorOptions) {
    super("The card payment provider did not answer.", options);
    this.name = "ProviderUnavailable";
  }
}

/** The card payment provider, asked with our secret key. Calls throw `ProviderUnavailable`. */
export interface PaymentProvider {
  createCustomer(input: {
    email: string;
    name: string;
    metadata: Record<string, string>;
    idempotencyKey: string;
  }): Promise<{ id: string }>;
  /** Removes the customer with its saved cards. A customer that is gone is no error. */
  deleteCustomer(customerId: string): Promise<void>;
  createIntent(input: {
    amountCents: number;
    currency: string;
    customerId: string;
    metadata: Record<string, string>;
    idempotencyKey: string;
  }): Promise<ProviderIntent>;
  getIntent(intentId: string): Promise<ProviderIntent>;
  /** Cancels an unpaid intent and answers it as it then is (it may have been paid meanwhile). */
  cancelIntent(intentId: string): Promise<ProviderIntent>;
  refund(input: { intentId: string; idempotencyKey: string }): Promise<void>;
  listCards(customerId: string): Promise<ProviderCard[]>;
  /** The event of a webhook call, or null when its signature does not hold. */
  readWebhook(rawBody: Buffer, signature: string, now: Date): ProviderEvent | null;
}
