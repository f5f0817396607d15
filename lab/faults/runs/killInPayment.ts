import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { until } from "@quotehaven/e2e/until";
import type { FaultRun } from "../FaultRun";
import { answerTo, type WriteLog } from "../world/WriteLog";
import type { ApiProcess, Sandbox, World } from "../world/World";

const feeCents = 4_900;

/** The API dies somewhere between asking for an intent and unlocking what was paid. */
export const killInPayment: FaultRun = {
  number: 1,
  title: "kill -9 in mid payment",
  engines: ["PGlite", "PostgreSQL"],
  async run(world) {
    const sandbox = await world.startSandbox();
    const api = await world.startApi({ sandbox });
    const rounds = world.crashes(6, 50);
    const writeLogs = await world.writeLogs(api, sandbox, 2);
    const undisturbed = await world.wonLead(api, sandbox);
    const usualMs = await payingMs(sandbox, undisturbed);
    const leads: Lead[] = [undisturbed];
    let slowestUnlockMs = 0;
    /** Whether kills came before the charge, and after it where no event tells of it. */
    const isAllSeen = () => world.counted(beforeCharge) > 0 && world.counted(paidUntold) > 0;
    for (let round = 1; round <= rounds || (!isAllSeen() && round <= 5 * rounds); round += 1) {
      const isHeld = round % 2 === 0;
      // One in three tries a card first that is declined: nothing may be unlocked by that.
      const isDeclinedFirst = round % 3 === 0;
      const lead = await world.wonLead(api, sandbox);
      leads.push(lead);
      await sandbox.cards.webhooks(isHeld ? "hold" : "on");
      const paying = { lead, isDeclinedFirst, usualMs };
      const outcome = await killWhilePaying(api, sandbox, paying, writeLogs);
      world.count("kills");
      await api.start();

      const isPaid = (await sandbox.charges()).some(isChargeFor(lead));
      if (isPaid) {
        world.count("paid before the kill");
        if (outcome !== "200") world.count("of these killed before the client was shown");
        if (isHeld) world.count(paidUntold);
        slowestUnlockMs = Math.max(slowestUnlockMs, await untilUnlocked(lead));
      } else {
        world.count(beforeCharge);
        await sleep(500);
        if (await isUnlocked(lead)) world.count("unlocked without a charge");
        await pay(sandbox, lead, "pm_card_visa");
      }
      if (round % 10 === 0) world.say(`${round} of ${rounds} kills`);
    }
    await sandbox.heal();
    world.check("kills came before a charge, and after one that no event told of", isAllSeen());
    world.note("a payment nobody disturbs, ms", usualMs);
    world.note("slowest unlock after a restart, ms", slowestUnlockMs);
    world.check("paid leads unlock within 60 s", slowestUnlockMs < 60_000, slowestUnlockMs);
    await checkMoney(world, sandbox, leads);
    await world.checkWriteLogs(writeLogs);
    const charges = (await sandbox.charges()).filter(({ paid }) => paid).length;
    return `${world.counted("kills")} kills, ${world.counted("paid before the kill")} of them after the charge, ${charges} charges for ${leads.length} leads, unlocked within ${Math.round(slowestUnlockMs)} ms of the start`;
  },
};

const beforeCharge = "killed before the charge";
const paidUntold = "of these with the webhooks held";

type Lead = Awaited<ReturnType<World["wonLead"]>>;

async function killWhilePaying(
  api: ApiProcess,
  sandbox: Sandbox,
  { lead, isDeclinedFirst, usualMs }: { lead: Lead; isDeclinedFirst: boolean; usualMs: number },
  writeLogs: readonly WriteLog[],
): Promise<string> {
  for (const writeLog of writeLogs) writeLog.keepWriting(5);
  const paying = answerTo(async () => {
    if (isDeclinedFirst) await pay(sandbox, lead, "pm_card_visa_chargeDeclined");
    await pay(sandbox, lead, "pm_card_visa");
  });
  // Somewhere in the payment, and as often a little behind it, however slow this machine is.
  await sleep(randomInt(Math.ceil(1.5 * usualMs)));
  await api.kill();
  for (const writeLog of writeLogs) await writeLog.stop();
  return (await paying).outcome;
}

/** As the page does: asks for the intent, pays it at the provider, reads the client's details. */
async function pay(sandbox: Sandbox, { agent, leadId }: Lead, card: string): Promise<void> {
  const { payment_intent: intent } = await agent.startPayment(leadId);
  const outcome = await sandbox.cards.confirm(agent.api, intent, card);
  if (outcome === "succeeded") await agent.client(leadId);
}

/** How long it takes from the first call to the client's details. */
async function payingMs(sandbox: Sandbox, lead: Lead): Promise<number> {
  const startedAt = performance.now();
  await pay(sandbox, lead, "pm_card_visa");
  return performance.now() - startedAt;
}

async function isUnlocked({ agent, leadId }: Lead): Promise<boolean> {
  const leads = await agent.leads();
  return leads.some(({ aps_id, aps_confirmed }) => aps_id === leadId && aps_confirmed === true);
}

/** Nobody asks the API to look at this payment: the list of leads alone is read. */
async function untilUnlocked(lead: Lead): Promise<number> {
  const startedAt = performance.now();
  await until("the unlocking of a paid lead", () => isUnlocked(lead), 60_000);
  return performance.now() - startedAt;
}

type Charges = Awaited<ReturnType<Sandbox["charges"]>>;

const isChargeFor =
  ({ leadId }: Lead) =>
  ({ paid, metadata }: Charges[number]) =>
    paid && metadata.application === String(leadId);

async function checkMoney(world: World, sandbox: Sandbox, leads: readonly Lead[]): Promise<void> {
  const charges = await sandbox.charges();
  const paid = charges.filter((charge) => charge.paid);
  world.note("charges at the provider", paid.length);
  world.note("declined at the provider", charges.length - paid.length);
  const charged = leads.map((lead) => charges.filter(isChargeFor(lead)).length);
  world.check(
    "exactly one charge for each lead",
    charged.every((count) => count === 1) && paid.length === leads.length,
    `${paid.length} charges for ${leads.length} leads`,
  );
  world.check(
    "every charge is the fee",
    paid.every(({ amount }) => amount === feeCents),
  );
  let unlocked = 0;
  let listed = 0;
  for (const lead of leads) {
    if (await isUnlocked(lead)) unlocked += 1;
    const payments = await lead.agent.payments();
    if (payments.length === 1 && payments[0]?.aps_id === lead.leadId) listed += 1;
  }
  world.check(
    "every paid lead is unlocked, also those of earlier rounds",
    unlocked === leads.length,
  );
  world.check("every agent sees one payment", listed === leads.length, listed);
  world.check("nothing unlocks without a charge", world.counted("unlocked without a charge") === 0);
}
