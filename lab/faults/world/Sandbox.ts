import { Type, type Static } from "typebox";
import { Value } from "typebox/value";
import { CardProcessor } from "@quotehaven/e2e/people/cardProcessor";
import { Process } from "./Process";

/** What an API needs to be a customer of the sandbox's card processor. */
export const processorKeys = {
  STRIPE_PUBLIC_KEY: "pk_test_quotehaven_sandbox",
  STRIPE_SECRET_KEY: "sk_test_quotehaven_sandbox",
  STRIPE_WEBHOOK_SECRET: "whsec_quotehaven_sandbox",
};

const Intent = Type.Object({
  id: Type.String(),
  metadata: Type.Record(Type.String(), Type.String()),
});
const Charge = Type.Object({
  ...Intent.properties,
  payment_intent: Type.String(),
  paid: Type.Boolean(),
  amount: Type.Integer(),
});
const Refund = Type.Object({
  ...Intent.properties,
  payment_intent: Type.String(),
  amount: Type.Integer(),
});

const Faults = Type.Object({ smtp: Type.Object({ lost: Type.Integer() }) });

/** The card processor and the mailbox in a process of their own. */
export class Sandbox extends Process {
  readonly origin: string;
  readonly cards: CardProcessor;

  constructor(
    port: number,
    readonly smtpPort: number,
    /** Where it sends its events: an API belongs on this port. */
    readonly apiPort: number,
  ) {
    const origin = `http://localhost:${port}`;
    super({
      script: "sandbox/src/main.ts",
      readyUrl: `${origin}/health`,
      env: {
        ...processorKeys,
        SANDBOX_PORT: String(port),
        SANDBOX_SMTP_PORT: String(smtpPort),
        SANDBOX_WEBHOOK_URL: `http://localhost:${apiPort}/api/payment/webhook`,
      },
    });
    this.origin = origin;
    this.cards = new CardProcessor(origin);
  }

  /** Switches a fault on, as the sandbox's README lists them. */
  fault(name: string, body: object): Promise<void> {
    return this.cards.fault(name, body);
  }

  /** Puts everything back to normal. */
  async heal(): Promise<void> {
    await fetch(`${this.origin}/faults`, { method: "DELETE" });
  }

  /** How many mails it accepted and lost. */
  async lostMails(): Promise<number> {
    const told: unknown = await (await fetch(`${this.origin}/faults`)).json();
    return Value.Parse(Faults, told).smtp.lost;
  }

  /** Every charge that the card processor made or declined. */
  charges(): Promise<Static<typeof Charge>[]> {
    return this.#list("charges", Charge);
  }

  /** Every payment that was begun at the card processor. */
  intents(): Promise<Static<typeof Intent>[]> {
    return this.#list("payment_intents", Intent);
  }

  /** Everything that the card processor gave back. */
  refunds(): Promise<Static<typeof Refund>[]> {
    return this.#list("refunds", Refund);
  }

  async #list<Row extends typeof Intent>(what: string, row: Row): Promise<Static<Row>[]> {
    const Page = Type.Object({ data: Type.Array(row), has_more: Type.Boolean() });
    const headers = { authorization: `Bearer ${processorKeys.STRIPE_SECRET_KEY}` };
    const found: Static<Row>[] = [];
    for (;;) {
      const url = new URL(`/v1/${what}?limit=100`, this.origin);
      const last = found.at(-1);
      if (last) url.searchParams.set("starting_after", last.id);
      const page: unknown = await (await fetch(url, { headers })).json();
      if (!Value.Check(Page, page)) throw new Error(`The processor said ${JSON.stringify(page)}`);
      found.push(...page.data);
      if (!page.has_more) return found;
    }
  }
}
