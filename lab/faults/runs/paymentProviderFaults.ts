import { setTimeout as pause } from "node:timers/promises";
import { Value } from "typebox/value";
import { PaymentErrorReply } from "@quotehaven/contract/schemas";
import type { FaultRun } from "../FaultRun";
import { Refusal } from "@quotehaven/e2e/people/Api";
import type { Latencies } from "../world/Latencies";
import { processorRecords } from "../world/processorRecords";
import type { ApiProcess, Sandbox, World } from "../world/World";

type Fault = { kind: string; delayMs?: number };
type Attempt = "done" | "refused";

const faults: readonly Fault[] = [
  { kind: "503" },
  { kind: "429" },
  { kind: "delay", delayMs: 4_000 },
  { kind: "hang" },
  { kind: "drop" },
  { kind: "lost-reply" },
];

/** A card processor that fails in every way at every step, while an agent pays and others work. */
export const paymentProviderFaults: FaultRun = {
  number: 4,
  title: "Payment provider faults",
  engines: ["PGlite", "PostgreSQL"],
  async run(world) {
    const sandbox = await world.startSandbox();
    const api = await world.startApi({
      sandbox,
      // The crowd below asks more often than the limit lets an agent.
      env: { LIMIT_PAYMENT_BY_AGENT: "1000000" },
    });
    for (const fault of faults) {
      for (let time = 0; time < world.times(1, 5); time += 1) {
        await payThrough(world, api, sandbox, fault);
      }
    }
    await watchOthers(world, api, sandbox);
    return `${world.counted("charges")} charges for ${world.counted("intents")} payments through ${faults.length} kinds of fault`;
  },
};

/** One payment whose every step fails first, and is tried again once the processor is well. */
async function payThrough(world: World, api: ApiProcess, sandbox: Sandbox, fault: Fault) {
  const { agent, leadId } = await world.wonLead(api, sandbox);
  const { kind } = fault;
  // What is only late is not lost.
  const expected: Attempt = kind === "delay" ? "done" : "refused";
  await sandbox.cards.webhooks("off");

  /** Twice at once, as after a double click. */
  const failing = async (operation: string, work: () => Promise<unknown>) => {
    await sandbox.fault("api", { ...fault, operation });
    const attempts = await Promise.all([timed(work), timed(work)]);
    await sandbox.heal();
    await sandbox.cards.webhooks("off");
    const slowest = Math.max(...attempts.map(({ ms }) => ms));
    world.count(`attempts with ${kind}`, attempts.length);
    const name = `${kind} on ${operation}`;
    world.check(`${name}: answered within 15 s`, slowest < 15_000, `${Math.round(slowest)} ms`);
    const seen = attempts.map(({ outcome }) => outcome);
    const isCoded = seen.every((outcome) => outcome === expected);
    world.check(
      `${name}: ${expected === "done" ? "done, late" : "refused with code and price"}`,
      isCoded,
      seen.join(", "),
    );
  };

  await failing("payment_intents.create", () => agent.startPayment(leadId));
  await failing("payment_methods.list", () => agent.startPayment(leadId));
  const again = await Promise.all([1, 2, 3].map(() => agent.startPayment(leadId)));
  const ids = new Set(again.map(({ payment_intent: { id } }) => id));
  world.check(`${kind}: tried again, one intent`, ids.size === 1, ids.size);
  const [first] = again;
  if (!first) return;
  const paid = await sandbox.cards.confirm(agent.api, first.payment_intent);
  await failing("payment_intents.retrieve", () => agent.client(leadId));
  const { user_data: client } = await agent.client(leadId);
  world.check(
    `${kind}: unlocked once the processor is well`,
    paid === "succeeded" && client.usr_phonenumber !== "",
    paid,
  );
  const { intents, charges } = await processorRecords(sandbox, leadId);
  world.count("intents", intents);
  world.count("charges", charges);
  world.check(`${kind}: one intent and one charge`, intents === 1 && charges === 1, {
    intents,
    charges,
  });
  const payments = await agent.payments();
  world.check(`${kind}: one payment in the list`, payments.length === 1, payments.length);
  await sandbox.heal();
}

/** Others, while many agents ask a processor that answers nothing, or only late. */
async function watchOthers(world: World, api: ApiProcess, sandbox: Sandbox) {
  const others = await world.bystanders(api, sandbox);
  const crowd = await Promise.all(
    Array.from({ length: world.times(4, 12) }, () => world.wonLead(api, sandbox)),
  );
  const [usual, during]: [Latencies[], Latencies[]] = [[], []];
  const askForAWhile = async () => {
    const endsAt = performance.now() + world.times(3_000, 15_000);
    await Promise.all(
      crowd.map(async ({ agent, leadId }) => {
        while (performance.now() < endsAt) {
          await timed(() => agent.startPayment(leadId));
          world.count("payment calls of the crowd");
          await pause(100);
        }
      }),
    );
  };
  // In turns, so that whatever else this machine does falls on both alike.
  for (const fault of faults) {
    usual.push(await others.during(askForAWhile));
    await sandbox.fault("api", { ...fault, operation: "*" });
    during.push(await others.during(askForAWhile));
    await sandbox.heal();
  }
  world.checkUnharmed(usual, during);
}

/** How long it took, and how it came out. @throws what is no refusal as the contract has it */
async function timed(work: () => Promise<unknown>): Promise<{ ms: number; outcome: Attempt }> {
  const startedAt = performance.now();
  try {
    await work();
    return { ms: performance.now() - startedAt, outcome: "done" };
  } catch (error) {
    const ms = performance.now() - startedAt;
    if (!(error instanceof Refusal) || !isCoded(error)) throw error;
    return { ms, outcome: "refused" };
  }
}

/** A failure of the processor, with what the payment page shows all the same. */
function isCoded({ status, codes, body }: Refusal): boolean {
  return (
    status === 502 &&
    codes.includes("payment-provider-unavailable") &&
    Value.Check(PaymentErrorReply, body) &&
    body.price === 49
  );
}
