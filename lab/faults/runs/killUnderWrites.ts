import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { until } from "@quotehaven/e2e/until";
import type { FaultRun } from "../FaultRun";
import { checkMarket } from "../world/checkMarket";
import { Market, marketLimits } from "../world/Market";
import type { World } from "../world/World";

const consumers = 14;
const agents = 6;

/** The API dies again and again while twenty people sign up, apply, quote and choose. */
export const killUnderWrites: FaultRun = {
  number: 2,
  title: "kill -9 under mixed writes",
  engines: ["PGlite", "PostgreSQL"],
  async run(world) {
    await killFirstStarts(world);

    const sandbox = await world.startSandbox();
    const api = await world.api({ sandbox, env: marketLimits });
    await api.start();
    await api.stop();
    await api.start();
    const orderlyMs = api.processorMs();
    const market = new Market(world, api, sandbox);
    await market.open(consumers, agents);
    const startsMs: number[] = [];
    const processorMs: number[] = [];
    const kills = world.crashes(10, 100);
    for (let kill = 1; kill <= kills; kill += 1) {
      await untilBusy(market);
      await api.kill();
      world.count("kills");
      startsMs.push(await api.start());
      processorMs.push(api.processorMs());
      if (kill % 10 === 0) world.say(`${kill} of ${kills} kills`);
    }
    await market.close();
    await checkMarket(world, market);

    world.note("start while people call, median ms", median(startsMs));
    world.note("start while people call, slowest ms", Math.max(...startsMs));
    const ratio = median(processorMs) / orderlyMs;
    world.note("a start after a kill, of a processor, median ms", median(processorMs));
    world.check("a kill makes a start at most half as dear again", ratio < 1.5, ratio);

    const aloneMs: number[] = [];
    const aloneProcessorMs: number[] = [];
    for (let time = 0; time < 4; time += 1) {
      await api.kill();
      aloneMs.push(await api.start());
      aloneProcessorMs.push(api.processorMs());
    }
    world.sampleMachine();
    const leastMs = Math.min(...aloneProcessorMs);
    world.check(
      "with nobody calling: up after less than 5 s of a processor",
      leastMs < 5_000,
      leastMs,
    );
    // The fastest says what it takes; other work on this machine makes some slower.
    world.checkTime("with nobody calling: up after a kill", Math.min(...aloneMs), 5_000);
    return `${kills} kills, ${market.acknowledged} acknowledged writes and reads, up again after ${Math.round(median(startsMs))} ms (median)`;
  },
};

/** Until people got some work done since the last start, and then at any moment. */
async function untilBusy(market: Market): Promise<void> {
  const enough = market.acknowledged + randomInt(20, 80);
  await until("the market to get going", async () => market.acknowledged >= enough, 120_000);
  await sleep(randomInt(300));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Infinity;
}

/** Killed while the database is being made for the first time; the next start must come up. */
async function killFirstStarts(world: World): Promise<void> {
  const whole = await world.api();
  const firstStartMs = await whole.start();
  await whole.kill();
  world.note("first start, ms", firstStartMs);
  const failures: string[] = [];
  const times = world.times(3, 20);
  for (let time = 0; time < times; time += 1) {
    const api = await world.api();
    api.launch();
    await sleep((firstStartMs * (time + Math.random())) / times);
    await api.kill();
    world.count("kills during a first start");
    await api.start().catch((error: unknown) => failures.push(String(error).slice(0, 2_000)));
    await api.kill();
  }
  world.check("a first start that was killed can be repeated", failures.length === 0, failures[0]);
}
