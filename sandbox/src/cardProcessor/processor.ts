import { Store, type Collection } from "../store/store";
import { newId } from "./ids";
import {
  API_VERSION,
  isObject,
  publicView,
  type Charge,
  type Customer,
  type Dispute,
  type KeptReply,
  type PaymentIntent,
  type PaymentMethod,
  type ProcessorEvent,
  type Refund,
} from "./objects";

/** The request in which something happens, as events tell it. */
export type RequestMark = {
  id: string | null;
  idempotency_key: string | null;
};

const isKeptReply = (value: unknown): value is KeptReply =>
  typeof value === "object" && value !== null && "fingerprint" in value && "body" in value;

/** Everything the card processor knows. Changes count once `settle()` kept them. */
export class Processor {
  readonly store: Store;
  readonly customers: Collection<Customer>;
  readonly paymentMethods: Collection<PaymentMethod>;
  readonly intents: Collection<PaymentIntent>;
  readonly charges: Collection<Charge>;
  readonly refunds: Collection<Refund>;
  readonly disputes: Collection<Dispute>;
  readonly events: Collection<ProcessorEvent>;
  readonly replies: Collection<KeptReply>;
  /** Where pages of this sandbox are; known once it listens. */
  origin = "";
  #request: RequestMark = { id: null, idempotency_key: null };
  #pending: ProcessorEvent[] = [];
  #listener: (event: ProcessorEvent) => void = () => {};

  constructor(dataDir: string | undefined) {
    this.store = new Store(dataDir, "card-processor.jsonl");
    this.customers = this.store.collection("customers", 50_000, isObject<Customer>("customer"));
    this.paymentMethods = this.store.collection(
      "payment_methods",
      50_000,
      isObject<PaymentMethod>("payment_method"),
    );
    this.intents = this.store.collection(
      "intents",
      50_000,
      isObject<PaymentIntent>("payment_intent"),
    );
    this.charges = this.store.collection("charges", 50_000, isObject<Charge>("charge"));
    this.refunds = this.store.collection("refunds", 10_000, isObject<Refund>("refund"));
    this.disputes = this.store.collection("disputes", 10_000, isObject<Dispute>("dispute"));
    this.events = this.store.collection("events", 10_000, isObject<ProcessorEvent>("event"));
    this.replies = this.store.collection("replies", 20_000, isKeptReply);
    this.store.load();
  }

  /** Seconds since 1970, as the API counts. */
  nowSeconds(): number {
    return Math.floor(Date.now() / 1000);
  }

  onEvent(listener: (event: ProcessorEvent) => void): void {
    this.#listener = listener;
  }

  /** Marks what follows as done by this request. */
  begin(request: RequestMark): void {
    this.#request = request;
  }

  /** Records an event with the object as it is now; it is sent out by `settle()`. */
  tell(type: string, about: object): void {
    const event = this.events.put({
      id: newId("evt"),
      object: "event",
      api_version: API_VERSION,
      created: this.nowSeconds(),
      data: { object: publicView(about) },
      livemode: false,
      pending_webhooks: 1,
      request: this.#request,
      type,
    });
    this.#pending.push(event);
  }

  /** Keeps all changes together, then sends the events out. */
  settle(): void {
    const pending = this.#pending;
    this.#pending = [];
    this.store.commit();
    for (const event of pending) this.#listener(event);
  }
}
