import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { isUnlocked, pay, type WonLead } from "../e2e/faults/paying";
import type { Sandbox } from "../e2e/faults/Sandbox";
import { answerTo } from "../e2e/faults/writes";
import { makePeople } from "../e2e/people/makePeople";
import { until } from "../e2e/until";
import { Answers } from "./Answers";
import type { Cluster } from "./cluster";
import { Correspondent } from "./Correspondent";

/** Which machine is lost, and whether it is gone or hangs. */
export type Loss = { role: "primary" | "sync"; how: "kill" | "freeze" };

const leadsOfEach = 3;
const payers = 2;
const pauseMs = 100;

/** Loses a machine while clients at each of these API processes write and read, and their agents pay. */
export async function loseMachine(
  { role, how }: Loss,
  cluster: Cluster,
  sandbox: Sandbox,
  origins: readonly string[],
) {
  const crowds = origins.map((origin) => makePeople({ origin, sandboxOrigin: sandbox.origin }));
  const making = crowds.flatMap((people) =>
    Array.from({ length: leadsOfEach }, () => people.wonLead()),
  );
  const leads = await Promise.all(making);
  const clients = leads.map(({ consumer, quoteId }) => new Correspondent(consumer.api, quoteId));
  const machine = await cluster.find(role);
  const [writes, reads, payments] = [new Answers(), new Answers(), new Answers()];
  let isOver = false;
  async function repeat(answers: Answers, call: () => Promise<string>) {
    for (; !isOver; await sleep(pauseMs)) answers.note(await call());
  }
  const working = clients.flatMap((client) => [
    repeat(writes, () => client.write()),
    repeat(reads, () => client.read()),
  ]);
  await until("enough to lose", async () => writes.done >= 60);

  const unpaid = [...leads];
  const inPayment = new Set<WonLead>();
  const paying = Array.from({ length: payers }, async () => {
    for (let lead = unpaid.shift(); lead; lead = unpaid.shift()) {
      inPayment.add(lead);
      await payUntilUnlocked(sandbox, lead, payments);
      inPayment.delete(lead);
    }
  });
  // Somewhere in the first payments or in the next.
  await sleep(randomInt(400));
  const cut = inPayment.size;
  await machine[how]();
  await Promise.all(paying);

  const returnsAt = performance.now();
  machine[how === "kill" ? "start" : "awake"]();
  await cluster.whole();
  const backAfter = (performance.now() - returnsAt) / 1_000;
  isOver = true;
  await Promise.all(working);
  const lost = await Promise.all(clients.map((client) => client.lost()));
  const arePaidOnce = await Promise.all(leads.map((lead) => isPaidOnce(sandbox, lead)));
  return {
    ...{ writes, reads, payments, cut, backAfter },
    lostWrites: lost.reduce((sum, each) => sum + each),
    wrongPayments: arePaidOnce.filter((isOnce) => !isOnce).length,
  };
}

/** As somebody who tries again until it worked. */
async function payUntilUnlocked(sandbox: Sandbox, lead: WonLead, answers: Answers): Promise<void> {
  for (let isDone = false; ; await sleep(500)) {
    answers.note(await answerTo(() => pay(sandbox, lead)));
    await answerTo(async () => (isDone = await isUnlocked(lead)));
    if (isDone) return;
  }
}

async function isPaidOnce(sandbox: Sandbox, lead: WonLead): Promise<boolean> {
  const amounts = (await sandbox.charges(lead.leadId)).map(({ amount }) => amount);
  const payments = await lead.agent.payments();
  return amounts.join() === "4900" && payments.length === 1 && (await isUnlocked(lead));
}
