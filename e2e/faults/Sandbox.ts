import { Type } from "typebox";
import { Value } from "typebox/value";
import { CardProcessor } from "../people/cardProcessor";
import { ServerProcess } from "../product/ServerProcess";

/** What an API needs to be a customer of the sandbox's card processor. */
export const processorKeys = {
  STRIPE_PUBLIC_KEY: "pk_test_quotehaven_sandbox",
  STRIPE_SECRET_KEY: "sk_test_quotehaven_sandbox",
  STRIPE_WEBHOOK_SECRET: "whsec_quotehaven_sandbox",
};

const Charges = Type.Object({
  data: Type.Array(
    Type.Object({
      paid: Type.Boolean(),
      amount: Type.Integer(),
      metadata: Type.Record(Type.String(), Type.String()),
    }),
  ),
  has_more: Type.Literal(false),
});
const Faults = Type.Object({ smtp: Type.Object({ lost: Type.Integer() }) });

type Ports = { site: number; smtp: number; api: number };

/** The card processor and the mailbox in a process of their own. */
export class Sandbox extends ServerProcess {
  readonly origin: string;
  readonly cards: CardProcessor;

  /** Its events go to the API's port. */
  constructor(readonly ports: Ports) {
    const origin = `http://localhost:${ports.site}`;
    super({
      script: "sandbox/src/main.ts",
      readyUrl: `${origin}/health`,
      env: {
        ...processorKeys,
        SANDBOX_PORT: String(ports.site),
        SANDBOX_SMTP_PORT: String(ports.smtp),
        SANDBOX_WEBHOOK_URL: `http://localhost:${ports.api}/api/payment/webhook`,
      },
    });
    this.origin = origin;
    this.cards = new CardProcessor(origin);
  }

  /** Puts everything back to normal. */
  async heal(): Promise<void> {
    await fetch(`${this.origin}/faults`, { method: "DELETE" });
  }

  charges(leadId?: number) {
    return chargesAt(this.origin, leadId);
  }

  /** How many mails it accepted and lost. */
  async lostMails(): Promise<number> {
    const reply = await fetch(`${this.origin}/faults`);
    return Value.Parse(Faults, await reply.json()).smtp.lost;
  }
}

/** What the card processor at an address charged for a lead, or for all; at most a hundred. */
export async function chargesAt(sandboxOrigin: string, leadId?: number) {
  const headers = { authorization: `Bearer ${processorKeys.STRIPE_SECRET_KEY}` };
  const reply = await fetch(`${sandboxOrigin}/v1/charges?limit=100`, { headers });
  const { data } = Value.Parse(Charges, await reply.json());
  const isMeant = (application?: string) => !leadId || application === String(leadId);
  return data.filter(({ paid, metadata }) => paid && isMeant(metadata.application));
}
