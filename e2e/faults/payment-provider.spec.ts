import { Value } from "typebox/value";
import { PaymentErrorReply } from "@quotehaven/contract/schemas";
import { Refusal } from "../people/Api";
import { expect, test } from "./fixtures";

const faults = [
  { kind: "503" },
  { kind: "429" },
  { kind: "delay", delayMs: 4_000 },
  { kind: "hang" },
  { kind: "drop" },
  { kind: "lost-reply" },
];

for (const fault of faults) {
  test(
    `a provider with ${fault.kind} at every step charges once, and others go on`,
    { tag: "@database" },
    async ({ sandbox, startApi, peopleAt }) => {
      const api = await startApi();
      const people = peopleAt(api);
      const other = await people.consumer();
      const { agent, leadId } = await people.wonLead();
      // What is only late is not lost.
      const expected = fault.kind === "delay" ? "done" : "refused";

      /** Twice at once, as after a double click, while somebody else works. */
      const failing = async (operation: string, work: () => Promise<unknown>) => {
        await sandbox.cards.fault("api", { ...fault, operation });
        await sandbox.cards.webhooks("off");
        const attempts = Promise.all([outcomeOf(work), outcomeOf(work)]);
        await other.application();
        expect(await attempts, operation).toEqual([expected, expected]);
        await sandbox.heal();
        await sandbox.cards.webhooks("off");
      };

      await failing("payment_intents.create", () => agent.startPayment(leadId));
      await failing("payment_methods.list", () => agent.startPayment(leadId));
      const again = await Promise.all([1, 2, 3].map(() => agent.startPayment(leadId)));
      const intents = new Map(again.map(({ payment_intent: each }) => [each.id, each]));
      const [intent, ...further] = intents.values();
      if (!intent) throw new Error("There is no intent.");
      expect(further).toEqual([]);
      expect(await sandbox.cards.confirm(agent.api, intent)).toBe("succeeded");
      await failing("payment_intents.retrieve", () => agent.client(leadId));
      expect((await agent.client(leadId)).user_data.usr_phonenumber).not.toBe("");
      expect(await sandbox.charges(leadId)).toHaveLength(1);
      expect(await agent.payments()).toHaveLength(1);
    },
  );
}

/** How a call came out. @throws what is no refusal with the provider's code and the price */
async function outcomeOf(work: () => Promise<unknown>): Promise<"done" | "refused"> {
  try {
    await work();
    return "done";
  } catch (error) {
    const isCoded =
      error instanceof Refusal &&
      error.status === 502 &&
      error.codes.includes("payment-provider-unavailable") &&
      Value.Check(PaymentErrorReply, error.body) &&
      error.body.price === 49;
    if (isCoded) return "refused";
    throw error;
  }
}
