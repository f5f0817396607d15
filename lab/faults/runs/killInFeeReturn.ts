import { NotificationsReply, DoneReply } from "@quotehaven/contract/schemas";
import { mailsTo } from "@quotehaven/e2e/people/mailbox";
import { Api } from "@quotehaven/e2e/people/Api";
import {
  becomeOperator,
  decideFee,
  feeRequestOf,
  operatorOn,
} from "@quotehaven/e2e/people/operator";
import { until } from "@quotehaven/e2e/until";
import type { FaultRun } from "../FaultRun";
import type { ApiProcess, Sandbox, World } from "../world/World";

const feeCents = 4_900;
/** A process that is gone holds nothing for longer than seven seconds; then the work itself is done. */
const onRecordWithinMs = 10_000;

type Lead = Awaited<ReturnType<World["wonLead"]>>;

/** The API dies after the card provider gave a fee back, and before that is on record here. */
export const killInFeeReturn: FaultRun = {
  number: 13,
  title: "kill -9 between the two steps of a returned fee",
  engines: ["PGlite", "PostgreSQL"],
  async run(world) {
    const sandbox = await world.startSandbox();
    const api = await world.startApi({ sandbox });
    const leads: Lead[] = [];
    let slowestMs = 0;
    for (let round = 1; round <= world.crashes(4, 20); round += 1) {
      const lead = await aPaidLead(world, api, sandbox);
      leads.push(lead);
      await killAfterRefund(world, { api, sandbox, lead });
      // Every second time the provider's webhook comes as well, when all may be recorded already.
      if (round % 2 === 0) await sandbox.cards.webhooks("hold", { copies: 2 });
      await api.start();
      slowestMs = Math.max(slowestMs, await untilReturned(lead));
      if (round % 2 === 0) await sandbox.cards.releaseWebhooks();
      await sandbox.heal();
    }
    world.sampleMachine();
    world.checkTime("on record after a restart", slowestMs, onRecordWithinMs);
    await checkReturns(world, sandbox, leads);
    return `${leads.length} kills, ${(await sandbox.refunds()).length} refunds of ${leads.length} fees`;
  },
};

async function aPaidLead(world: World, api: ApiProcess, sandbox: Sandbox): Promise<Lead> {
  const lead = await world.wonLead(api, sandbox);
  const { agent, leadId } = lead;
  const { payment_intent: intent } = await agent.startPayment(leadId);
  await sandbox.cards.confirm(agent.api, intent);
  await agent.client(leadId);
  return lead;
}

/** The refund is made, its answer is lost, and no webhook tells of it: then the API is killed. */
async function killAfterRefund(
  world: World,
  { api, sandbox, lead: { agent, leadId } }: { api: ApiProcess; sandbox: Sandbox; lead: Lead },
): Promise<void> {
  await agent.api.call("POST", `/agent/profile/leads/${leadId}/fee-return`, DoneReply, {
    body: { reason: "contact-fails", words: "The number is not in service." },
  });
  await sandbox.cards.webhooks("off");
  await sandbox.fault("api", { operation: "refunds.create", kind: "lost-reply" });
  const office = new Api(agent.api.origin, agent.api.address);
  await becomeOperator(office, operatorOn(api.dataDir, api.databaseUrl));
  const { id } = await feeRequestOf(office, leadId);
  await decideFee(office, id, { isGranted: true, why: "We tried the number." });
  await until("the refund", async () => (await refundsOf(sandbox, leadId)).length > 0);
  await api.kill();
  world.count("kills");
  await sandbox.heal();
  await sandbox.cards.webhooks("off");
}

async function refundsOf(sandbox: Sandbox, leadId: number) {
  const intents = (await sandbox.intents())
    .filter(({ metadata }) => metadata.application === String(leadId))
    .map(({ id }) => id);
  return (await sandbox.refunds()).filter(({ payment_intent }) => intents.includes(payment_intent));
}

/** Nobody asks for it again: the list of payments alone is read. */
async function untilReturned({ agent }: Lead): Promise<number> {
  const startedAt = performance.now();
  const isReturned = async () => (await agent.payments())[0]?.fee_return?.status === "returned";
  await until("the record of a returned fee", isReturned, 120_000);
  return performance.now() - startedAt;
}

async function checkReturns(world: World, sandbox: Sandbox, leads: readonly Lead[]) {
  const torn: string[] = [];
  let refunds = 0;
  for (const { agent, leadId } of leads) {
    const made = await refundsOf(sandbox, leadId);
    refunds += made.length;
    if (made.length !== 1 || made[0]?.amount !== feeCents) {
      torn.push(`lead ${leadId}: ${made.map(({ amount }) => amount).join()} went back`);
    }
    const payments = await agent.payments();
    const [payment] = payments;
    if (payments.length !== 1 || payment?.status !== "refunded") {
      torn.push(`lead ${leadId}: ${payments.map(({ status }) => status).join()}`);
    }
    if (payment?.refunded_cents !== feeCents) torn.push(`lead ${leadId}: the amount`);
    const told = await until("the mail of a returned fee", () => toldOf(agent, sandbox));
    if (told.mails !== 1 || told.news !== 1) {
      torn.push(`lead ${leadId}: told ${told.news} times, mailed ${told.mails} times`);
    }
  }
  world.note("refunds at the provider", refunds);
  world.check("exactly one refund of the fee for each", refunds === leads.length, refunds);
  world.check("nothing is half done, nor told twice", torn.length === 0, torn.join("; "));
}

/** How often an agent was told that the fee went back; null while no mail has come. */
async function toldOf(agent: Lead["agent"], sandbox: Sandbox) {
  const mails = (await mailsTo(sandbox.origin, agent.details.email)).filter(({ subject }) =>
    /fee goes back/.test(subject),
  ).length;
  const { data } = (await agent.api.get("/notifications", NotificationsReply, { limit: "100" }))
    .data;
  const news = data.filter(({ ntp_name }) => ntp_name === "fee-returned").length;
  return mails > 0 && { mails, news };
}
