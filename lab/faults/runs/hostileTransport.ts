import { setTimeout as pause } from "node:timers/promises";
import { until } from "@quotehaven/e2e/until";
import type { FaultRun } from "../FaultRun";
import { quickAttacks, slowAttacks, type Cut } from "../world/attackers";
import { Latencies } from "../world/Latencies";
import type { ApiProcess, World } from "../world/World";

/** How the connections of each kind of attack ended. */
type Ends = Map<string, Cut[]>;

const cutWithinSeconds = 60;
const flatMb = 50;
const collectedWithinMs = 120_000;

/** Clients that never finish, or send what nobody can want, beside honest ones. */
export const hostileTransport: FaultRun = {
  number: 11,
  title: "Hostile transport",
  engines: ["PGlite", "PostgreSQL"],
  async run(world) {
    const sandbox = await world.startSandbox();
    const api = await world.startApi({ sandbox });
    const honest = await world.bystanders(api, sandbox);
    const [usual, during]: [Latencies[], Latencies[]] = [[], []];
    const ends: Ends = new Map();
    const peace = () => pause(world.times(10_000, 30_000));

    usual.push(await honest.during(peace));
    world.sampleMachine();
    // What the first attack makes the process load and reserve is no leak.
    await sendQuickly(api, ends);
    const before = api.memoryMb();
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, api.memoryMb())), 250);
    try {
      for (let round = 0; round < world.times(1, 3); round += 1) {
        during.push(await honest.during(() => attackOnce(world, api, ends)));
      }
    } finally {
      clearInterval(watch);
    }
    usual.push(await honest.during(peace));

    checkQuick(world, ends);
    const [all, allUsual] = [Latencies.all(during), Latencies.all(usual)];
    world.note("honest clients, without attacks", String(allUsual));
    world.note("honest clients, during attacks", String(all));
    world.check("no honest call failed", all.failures.length === 0, all.failures.length);
    world.sampleMachine();
    world.checkTime("honest clients: p99", all.p99, 500);
    const after = await memoryGivenBack(api, before);
    world.note("memory before, at most, after", [before, most, after].map(mb).join(", "));
    world.check(
      "memory: less than 150 MB more at any time",
      most - before < 150,
      mb(most - before),
    );
    world.check("memory: flat in the end", after - before < flatMb, mb(after - before));
    return `${all.count} honest calls beside 500 slow sockets, ${all.failures.length} failed, p99 ${Math.round(all.p99)} ms`;
  },
};

/** 500 sockets that never finish, and meanwhile everything else over and over. */
async function attackOnce(world: World, api: ApiProcess, ends: Ends): Promise<void> {
  const cuts = new Map<string, Promise<Cut[]>>();
  const kinds = Object.entries(slowAttacks);
  for (const [name, attack] of kinds) {
    const count = Math.ceil(500 / kinds.length);
    world.count(`sockets with ${name}`, count);
    cuts.set(name, Promise.all(Array.from({ length: count }, () => attack(api.origin))));
  }
  let areCut = false;
  const allCut = Promise.all(cuts.values()).then(() => (areCut = true));
  while (!areCut) {
    await sendQuickly(api, ends);
    await Promise.race([pause(500), allCut]);
  }
  for (const [name, cut] of cuts) {
    const slow = await cut;
    const slowest = Math.max(...slow.map(({ seconds }) => seconds));
    world.checkTime(`${name}: each cut`, slowest * 1_000, cutWithinSeconds * 1_000);
    const statuses = [...new Set(slow.map(({ status }) => status))];
    world.check(`${name}: told 408`, statuses.join() === "408", statuses.map(String).join());
  }
}

async function sendQuickly({ origin }: ApiProcess, ends: Ends): Promise<void> {
  for (const [name, { attack }] of Object.entries(quickAttacks)) {
    const cuts = await Promise.all([attack(origin), attack(origin), attack(origin)]);
    ends.set(name, [...(ends.get(name) ?? []), ...cuts]);
  }
}

function checkQuick(world: World, ends: Ends): void {
  for (const [name, { statuses }] of Object.entries(quickAttacks)) {
    const cuts = ends.get(name) ?? [];
    world.count(name, cuts.length);
    const seen = new Set(cuts.map(({ status }) => status));
    const slowest = Math.max(...cuts.map(({ seconds }) => seconds));
    world.check(
      `${name}: refused at once`,
      slowest < cutWithinSeconds && [...seen].every((status) => statuses.includes(status)),
      `${[...seen].map(String).join(", ")} within ${slowest.toFixed(1)} s`,
    );
  }
}

/** What a process has once it gave back what it needed, or else after a while: garbage is collected at leisure. */
async function memoryGivenBack(api: ApiProcess, beforeMb: number): Promise<number> {
  const isFlat = async () => api.memoryMb() - beforeMb < flatMb;
  await until("memory to be given back", isFlat, collectedWithinMs).catch(() => {});
  return api.memoryMb();
}

const mb = (value: number) => `${Math.round(value)} MB`;
