import { NotificationsReply } from "@quotehaven/contract/schemas";
import type { FaultRun } from "../FaultRun";
import type { Agent } from "@quotehaven/e2e/people/Agent";
import { mailsTo } from "@quotehaven/e2e/people/mailbox";
import { until } from "@quotehaven/e2e/until";
import type { ApiProcess, Sandbox, World } from "../world/World";

type Way = {
  name: string;
  /** What is wrong when the payment succeeds. */
  begin: (sandbox: Sandbox) => Promise<void>;
  /** What happens afterwards, until events come as they should, or never. */
  end?: (sandbox: Sandbox, api: ApiProcess) => Promise<void>;
  /** Whether the lead is unlocked by itself, before anybody looks at it. */
  isNoticed?: boolean;
};

/** A quote that was selected. */
const selectedCode = 4;

const ways: readonly Way[] = [
  { name: "three copies", begin: (sandbox) => webhooks(sandbox, { mode: "on", copies: 3 }) },
  {
    name: "held, released the wrong way round",
    begin: (sandbox) => webhooks(sandbox, { mode: "hold", reverse: true }),
    async end(sandbox) {
      await sandbox.cards.releaseWebhooks();
      await sandbox.cards.releaseWebhooks();
    },
  },
  {
    name: "signed 600 s ago",
    begin: (sandbox) => webhooks(sandbox, { mode: "on", shiftSeconds: -600 }),
  },
  { name: "never", begin: (sandbox) => webhooks(sandbox, { mode: "off" }) },
  {
    name: "5xx from us first",
    // What an event says is asked of the provider again, so this makes us refuse the event.
    begin: (sandbox) =>
      sandbox.fault("api", { operation: "payment_intents.retrieve", kind: "503" }),
    async end(sandbox, api) {
      await until("a refused event", async () => webhookAnswers(api).includes(503));
      await sandbox.heal();
    },
    isNoticed: true,
  },
  {
    name: "nobody there first",
    begin: (sandbox) => webhooks(sandbox, { mode: "hold" }),
    async end(sandbox, api) {
      await api.kill();
      await webhooks(sandbox, { mode: "on" });
      await api.start();
    },
    isNoticed: true,
  },
];

/** Events that come thrice, late, the wrong way round, with an old time, again, or never. */
export const webhookChaos: FaultRun = {
  number: 5,
  title: "Webhook chaos",
  engines: ["PGlite", "PostgreSQL"],
  async run(world) {
    const sandbox = await world.startSandbox();
    const api = await world.startApi({ sandbox });
    const paid: { name: string; agent: Agent }[] = [];
    for (let time = 0; time < world.times(1, 10); time += 1) {
      for (const way of ways) {
        paid.push({ name: way.name, agent: await payOnce(world, sandbox, api, way) });
      }
    }
    const answers = webhookAnswers(api);
    world.note("events answered 200", answers.filter((status) => status === 200).length);
    world.note("events refused with 5xx", answers.filter((status) => status >= 500).length);
    world.check("some events were refused with 5xx", answers.includes(503));
    // Looked at last, so that whatever came twice had the time to come.
    for (const { name, agent } of paid) {
      const receipts = (await receiptsOf(sandbox, agent)).length;
      world.check(`${name}: one receipt`, receipts === 1, receipts);
      const { data } = (await agent.api.get("/notifications", NotificationsReply)).data;
      const selected = data.filter(({ ntp_id }) => ntp_id === selectedCode).length;
      world.check(`${name}: one notification`, selected === 1, selected);
    }
    return `${paid.length} payments, each with one receipt and one notification`;
  },
};

async function payOnce(
  world: World,
  sandbox: Sandbox,
  api: ApiProcess,
  { name, begin, end, isNoticed = false }: Way,
): Promise<Agent> {
  const { agent, leadId } = await world.wonLead(api, sandbox);
  const { payment_intent: intent } = await agent.startPayment(leadId);
  await begin(sandbox);
  await sandbox.cards.confirm(agent.api, intent, "pm_card_visa_chargeDeclined");
  await sandbox.cards.confirm(agent.api, intent);
  await end?.(sandbox, api);
  if (isNoticed) {
    const isUnlocked = await until("the lead to be unlocked", async () =>
      (await agent.leads("completed")).some(({ aps_id }) => aps_id === leadId),
    );
    world.check(`${name}: unlocked before anybody looked`, isUnlocked);
  }
  const { user_data: client } = await agent.client(leadId);
  world.check(`${name}: the lead is unlocked`, Boolean(client.usr_phonenumber));
  const payments = await agent.payments();
  world.check(`${name}: one payment`, payments.length === 1, payments.length);
  await until("the receipt", async () => (await receiptsOf(sandbox, agent)).length > 0);
  world.count("payments");
  await sandbox.heal();
  return agent;
}

const webhooks = (sandbox: Sandbox, fault: object) => sandbox.fault("webhooks", fault);

async function receiptsOf(sandbox: Sandbox, { details: { email } }: Agent) {
  return (await mailsTo(sandbox.origin, email)).filter(({ subject }) => /receipt/i.test(subject));
}

/** The statuses with which the API answered events, by its own log. */
function webhookAnswers({ output }: ApiProcess): number[] {
  const lines = output.split("\n").filter((line) => line.includes('"/api/payment/webhook"'));
  return lines.flatMap((line) => {
    const status = /"status":(\d{3})/.exec(line)?.[1];
    return status ? [Number(status)] : [];
  });
}
