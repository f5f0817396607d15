import type { FaultRun } from "../FaultRun";
import { mailsTo } from "../../people/mailbox";
import { until } from "../../until";

/** Events that come thrice, late, the wrong way round, with an old time, or never. */
export const webhookChaos: FaultRun = {
  number: 5,
  title: "Webhook chaos",
  async run(world) {
    const sandbox = await world.startSandbox();
    const api = await world.startApi({ sandbox });
    const ways = [
      { name: "three copies", fault: { mode: "on", copies: 3 } },
      { name: "held, released the wrong way round", fault: { mode: "hold", reverse: true } },
      { name: "signed 600 s ago", fault: { mode: "on", shiftSeconds: -600 } },
      { name: "never", fault: { mode: "off" } },
    ];
    for (const { name, fault } of ways) {
      const { agent, leadId } = await world.wonLead(api, sandbox);
      await sandbox.fault("webhooks", fault);
      const { payment_intent: intent } = await agent.startPayment(leadId);
      await sandbox.cards.confirm(agent.api, intent, "pm_card_visa_chargeDeclined");
      await sandbox.cards.confirm(agent.api, intent);
      if (fault.mode === "hold") {
        await sandbox.cards.releaseWebhooks();
        await sandbox.cards.releaseWebhooks();
      }
      const { user_data: client } = await agent.client(leadId);
      world.check(`${name}: the lead is unlocked`, Boolean(client.usr_phonenumber));
      const payments = await agent.payments();
      world.check(`${name}: one payment`, payments.length === 1, payments.length);
      const receipts = await until("the receipt", async () => {
        const mails = await mailsTo(sandbox.origin, agent.details.email);
        const found = mails.filter(({ subject }) => /receipt/i.test(subject));
        return found.length > 0 && found.length;
      });
      world.check(`${name}: one receipt`, receipts === 1, receipts);
      world.count("payments");
      await sandbox.heal();
    }
  },
};
