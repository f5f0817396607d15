import { Type } from "typebox";
import { Value } from "typebox/value";
import { ConfigReply, type PaymentIntent } from "@quotehaven/contract/schemas";
import type { Api } from "./Api";

const Intent = Type.Object({ id: Type.String(), status: Type.String() });
const Refused = Type.Object({ error: Type.Object({ code: Type.String() }) });

/** What the card processor does that is not the product, by its address. */
export class CardProcessor {
  constructor(private readonly origin: string) {}

  /**
   * Pays an intent as the page's script does, with a test card that the processor knows by name.
   * Gives the intent's status, or the code of the refusal.
   */
  async confirm(api: Api, { id, client_secret }: PaymentIntent, card = "pm_card_visa") {
    const { publicKey } = await api.get("/config", ConfigReply);
    const body = new URLSearchParams({ key: publicKey, client_secret, payment_method: card });
    const reply = await fetch(`${this.origin}/v1/payment_intents/${id}/confirm`, {
      method: "POST",
      body,
    });
    const told: unknown = await reply.json();
    if (Value.Check(Intent, told)) return told.status;
    if (Value.Check(Refused, told)) return told.error.code;
    throw new Error(`The processor said ${JSON.stringify(told)}`);
  }

  /** Sends webhooks, drops them, or holds them; doubled and the other way round where told. */
  async webhooks(mode: "on" | "off" | "hold", how: { copies?: number; reverse?: boolean } = {}) {
    await this.fault("webhooks", { mode, ...how });
  }

  /** Sends what is held. */
  async releaseWebhooks(): Promise<void> {
    await this.fault("webhooks/release", {});
  }

  /** Switches a fault on, as the sandbox's README lists them. */
  async fault(name: string, body: object): Promise<void> {
    const reply = await fetch(`${this.origin}/faults/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`The fault ${name} was refused: ${await reply.text()}`);
  }
}
