import { setTimeout as pause } from "node:timers/promises";
import type { FaultRun } from "../FaultRun";
import { PollingAgents } from "../world/PollingAgents";
import { Latencies, median } from "../world/Latencies";
import { Payer } from "../world/Payer";

/** Pages ask every 30 s; here all of them fall into the same second, and that more often. */
const roundMs = 5_000;

/** Everybody's page asks in the same second, also right after a restart. */
export const thunderingHerd: FaultRun = {
  number: 10,
  title: "Thundering herd",
  engines: ["PostgreSQL"],
  async run(world) {
    const sandbox = await world.startSandbox();
    const database = await world.startPostgres();
    const api = await world.startApi({
      sandbox,
      database,
      // One agent pays all the time, which no agent does.
      env: { LIMIT_PAYMENT_BY_AGENT: "1000000" },
    });
    const { agent, leadId } = await world.wonLead(api, sandbox);
    await agent.startPayment(leadId);
    const everybody = await PollingAgents.copy(
      database,
      api.origin,
      agent.details,
      world.times(1_000, 2_000),
    );
    world.defer(async () => everybody.close());

    world.sampleMachine();
    // What runs for the first time is compiled then; a server runs for days.
    const first = await everybody.part(200).logIn(50);
    world.note("first sign-ins after a start, 50 at once", String(first));
    const logins = await everybody.logIn(50);
    world.note("sign-ins, 50 at once", String(logins));
    const reads = await everybody.read(50, world.times(5_000, 30_000));
    world.note("reads, 50 at once", String(reads));
    const before = api.memoryMb();
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, api.memoryMb())), 250);
    world.defer(async () => clearInterval(watch));
    const storm = await everybody.part(1_000).poll();
    world.note("storm of 1,000 sessions in a second", String(storm));
    world.sampleMachine();
    const failed = [first, logins, reads, storm].map(({ failures }) => failures.length);
    world.check("sign-ins, reads, storm: none failed", failed.join() === "0,0,0,0", failed.join());
    world.checkTime("50 at once: p99 of sign-ins", logins.p99, 800);
    world.checkTime("50 at once: p99 of reads", reads.p99, 300);

    const herd = everybody.part(world.times(400, 2_000));
    const polls: Latencies[] = [];
    const payer = await Payer.of(agent, leadId);
    world.defer(() => payer.kill());
    await payer.start();
    const [calm, crowded]: [Latencies[], Latencies[]] = [[], []];
    for (let round = 0; round < world.times(4, 24); round += 1) {
      calm.push(await payer.during(() => pause(roundMs / 2)));
      const poll = async () => {
        const [latencies] = await Promise.all([herd.poll(), pause(roundMs)]);
        polls.push(latencies);
      };
      crowded.push(await payer.during(poll));
    }
    await payer.kill();
    world.sampleMachine();
    const all = Latencies.all(polls);
    world.note("polls", String(all));
    world.check("polls: none failed", all.failures.length === 0, all.failures.length);
    world.checkTime("polls: p99", all.p99, 1_000);
    world.note("memory before and at most", `${Math.round(before)}, ${Math.round(most)} MB`);
    world.check("less than 200 MB more memory", most - before < 200, most - before);
    const [usual, during] = [calm, crowded].map((parts) => median(parts.map(({ p99 }) => p99)));
    const [alone, beside] = [Latencies.all(calm), Latencies.all(crowded)];
    world.note("payment, without the herd", String(alone));
    world.note("payment, with the herd", String(beside));
    const unpaid = [...alone.failures, ...beside.failures];
    world.check("payment: none failed", unpaid.length === 0, unpaid.length);
    world.checkRatio("payment: p99", (during ?? Infinity) / (usual ?? 0), 2);

    clearInterval(watch);
    await api.kill();
    world.note("ready again after", `${Math.round(await api.start())} ms`);
    const back = await herd.poll();
    world.sampleMachine();
    world.note("polls right after a restart", String(back));
    world.check("after a restart: none failed", back.failures.length === 0, back.failures.length);
    world.checkTime("after a restart: p99", back.p99, 1_000);
    return `${all.count} polls of 1,000 sessions, ${all.failures.length} failed, ${Math.round(most - before)} MB more memory`;
  },
};
