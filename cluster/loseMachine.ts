import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { isUnlocked, pay, type WonLead } from "../e2e/faults/paying";
import type { Sandbox } from "../e2e/faults/Sandbox";
import { answerTo, lostPages, Writer } from "../e2e/faults/writes";
import { makePeople } from "../e2e/people/makePeople";
import { Answers } from "./Answers";
import type { Cluster } from "./cluster";

/** Which machine is lost, and whether it is gone or hangs. */
export type Loss = { role: "primary" | "sync"; how: "kill" | "freeze" };

const writersOfEach = 3;
const leadsOfEach = 3;
const payers = 2;
const pauseMs = 50;

/** Gives what loses a machine while people at each of these API processes write, read and pay. */
export async function peopleWhoLose(
  cluster: Cluster,
  sandbox: Sandbox,
  origins: readonly string[],
) {
  const crowds = origins.map((origin) => makePeople({ origin, sandboxOrigin: sandbox.origin }));
  const ofEach = <T>(count: number, make: (people: (typeof crowds)[number]) => Promise<T>) =>
    Promise.all(crowds.flatMap((people) => Array.from({ length: count }, () => make(people))));
  const writers = await ofEach(
    writersOfEach,
    async (people) => new Writer(await people.consumer()),
  );

  return async function loseMachine({ role, how }: Loss) {
    const leads = await ofEach(leadsOfEach, (people) => people.wonLead());
    const machine = await cluster.find(role);
    const [writes, reads, payments] = [new Answers(), new Answers(), new Answers()];
    let isOver = false;
    const reading = writers.map(async (writer) => {
      for (; !isOver; await sleep(pauseMs)) reads.note(await writer.read());
    });
    for (const writer of writers) writer.begin(pauseMs, writes.note);

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
    await Promise.all([...reading, ...writers.map((writer) => writer.end())]);
    const lostWrites = await lostPages(writers);
    const arePaidOnce = await Promise.all(leads.map((lead) => isPaidOnce(sandbox, lead)));
    const wrongPayments = arePaidOnce.filter((isOnce) => !isOnce).length;
    return { writes, reads, payments, cut, backAfter, lostWrites, wrongPayments };
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
