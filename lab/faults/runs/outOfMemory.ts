import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { until } from "@quotehaven/e2e/until";
import type { FaultRun } from "../FaultRun";
import { checkMarket } from "../world/checkMarket";
import { Market, marketLimits } from "../world/Market";
import type { ApiProcess, World } from "../world/World";

const program = "/usr/bin/prlimit";
const consumers = 6;
const agents = 3;

/** A process may have no more memory from one moment to the next, while people work. */
export const outOfMemory: FaultRun = {
  number: 16,
  title: "A process out of memory",
  engines: ["PGlite", "PostgreSQL"],
  missing: () => (existsSync(program) ? null : "prlimit (of util-linux) is not here"),
  async run(world) {
    const sandbox = await world.startSandbox();
    const api = await world.startApi({ sandbox, env: marketLimits });
    const market = new Market(world, api, sandbox);
    await market.open(consumers, agents);
    const endsMs: number[] = [];
    const rounds = world.crashes(3, 20);
    for (let round = 1; round <= rounds; round += 1) {
      const enough = market.acknowledged + 60;
      await until("people to work", async () => market.acknowledged >= enough, 120_000);
      endsMs.push(await starve(world, api));
      world.count("processes that ran out of memory");
      await api.start();
      if (round % 10 === 0) world.say(`${round} of ${rounds}`);
    }
    await market.close();
    await checkMarket(world, market);
    const slowest = Math.round(Math.max(...endsMs));
    world.note("slowest end, ms", slowest);
    return `${rounds} ends for want of memory (slowest after ${slowest} ms), ${market.acknowledged} acknowledged calls kept`;
  },
};

/** Lets a process have no more memory than it has; it must end rather than stay and not work. */
async function starve(world: World, api: ApiProcess): Promise<number> {
  const startedAt = performance.now();
  execFileSync(program, ["--pid", String(api.pid), "--data=1"]);
  const giveUp = new AbortController();
  const ended = await Promise.race([
    api.ended().then(() => true),
    sleep(60_000, false, { signal: giveUp.signal }).catch(() => false),
  ]);
  giveUp.abort();
  world.check("a process without memory ends, so that another takes its place", ended);
  if (!ended) await api.kill();
  return performance.now() - startedAt;
}
