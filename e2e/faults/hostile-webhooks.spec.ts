import { NotificationsReply } from "@quotehaven/contract/schemas";
import { mailsTo } from "../people/mailbox";
import { until } from "../until";
import { expect, test, type Api } from "./fixtures";
import type { Sandbox } from "./Sandbox";

type Way = {
  name: string;
  /** What is wrong when the payment succeeds. */
  begin: (sandbox: Sandbox) => Promise<void>;
  /** What happens afterwards. */
  end?: (sandbox: Sandbox, api: Api) => Promise<void>;
};

/** A quote that was selected. */
const selectedKind = 4;

const ways: readonly Way[] = [
  {
    name: "three copies, late and the wrong way round",
    begin: ({ cards }) => cards.webhooks("hold", { copies: 3, reverse: true }),
    async end({ cards }) {
      await cards.releaseWebhooks();
      await cards.releaseWebhooks();
    },
  },
  {
    name: "signed ten minutes ago",
    begin: ({ cards }) => cards.fault("webhooks", { mode: "on", shiftSeconds: -600 }),
  },
  {
    name: "refused by us first",
    // What an event says is asked of the provider again, so this makes us refuse the event.
    begin: ({ cards }) =>
      cards.fault("api", { operation: "payment_intents.retrieve", kind: "503" }),
    async end(sandbox, api) {
      await until("a refused event", async () => webhookAnswers(api).includes(503));
      await sandbox.heal();
    },
  },
  {
    name: "sent while nobody is there",
    begin: ({ cards }) => cards.webhooks("hold"),
    async end({ cards }, api) {
      await api.kill();
      await cards.webhooks("on");
      await api.start();
    },
  },
];

test(
  "however webhooks come, a payment unlocks by itself, with one receipt and one notification",
  { tag: "@database" },
  async ({ sandbox, startApi, peopleAt }) => {
    const api = await startApi();
    const people = peopleAt(api);
    const payers = [];
    for (const { name, begin, end } of ways) {
      const { agent, leadId } = await people.wonLead();
      const { payment_intent: intent } = await agent.startPayment(leadId);
      await begin(sandbox);
      await sandbox.cards.confirm(agent.api, intent, "pm_card_visa_chargeDeclined");
      await sandbox.cards.confirm(agent.api, intent);
      await end?.(sandbox, api);
      const isUnlocked = async () => (await agent.leads("completed")).length === 1;
      await until(`the lead to be unlocked (${name})`, isUnlocked);
      await sandbox.heal();
      payers.push({ name, agent });
    }
    const receiptsOf = async (email: string) =>
      (await mailsTo(sandbox.origin, email)).filter(({ subject }) => /receipt/i.test(subject));
    // Looked at last, so that whatever came twice had the time to come.
    for (const { name, agent } of payers) {
      const { email } = agent.details;
      await until("the receipt", async () => (await receiptsOf(email)).length > 0);
      expect(await receiptsOf(email), name).toHaveLength(1);
      expect(await agent.payments(), name).toHaveLength(1);
      const { data } = (await agent.api.get("/notifications", NotificationsReply)).data;
      expect(
        data.filter(({ ntp_id }) => ntp_id === selectedKind),
        name,
      ).toHaveLength(1);
    }
    expect(await sandbox.charges()).toHaveLength(ways.length);
  },
);

/** The statuses with which the API answered events, by its own log. */
function webhookAnswers({ output }: Api): number[] {
  const lines = output.split("\n").filter((line) => line.includes('"/api/payment/webhook"'));
  return lines.map((line) => Number(/"status":(\d{3})/.exec(line)?.[1]));
}
