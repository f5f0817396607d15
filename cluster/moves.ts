import { setTimeout as sleep } from "node:timers/promises";
import { withProduct } from "../bench/product";
import { checkDeal, makeADeal, type Deal } from "../e2e/faults/deals";
import { Persistence } from "../e2e/faults/Persistence";
import { manyAtOneAddress } from "../e2e/faults/writes";
import { CardProcessor } from "../e2e/people/cardProcessor";
import { makePeople } from "../e2e/people/makePeople";
import { until } from "../e2e/until";
import { addressOf, onNode, restartNode, stopNode, type Node } from "./nodes";

const PAIRS = 3;
const DEAD_MS = 10_000;
const GET_GOING_MS = 300_000;

/**
 * `npm run citus -- SOURCE_FOLDER moves`: people apply, quote, choose, pay and write while every shard moves to
 * the other worker and back, and while each worker is killed and comes back. Prints what they were answered;
 * fails where an answer was none of the contract's, or something acknowledged is not there once and whole.
 */
export function proveMoves(coordinator: Node, workers: readonly Node[]): Promise<number> {
  const env = { DATABASE_URL: addressOf(coordinator), SEED_DEMO: "false", ...manyAtOneAddress };
  return withProduct(env, async (site) => {
    const people = new Persistence(makePeople(site), site.sandboxOrigin);
    const processor = new CardProcessor(site.sandboxOrigin);
    const done: Deal[] = [];
    let isOpen = true;
    const working = Promise.all(
      Array.from({ length: PAIRS }, async () => {
        while (isOpen) done.push(await makeADeal(people, processor));
      }),
    );
    /** Goes on until so many more deals were made after what `happen` does, and says what was answered. */
    const meanwhile = async (what: string, happen: () => Promise<unknown>) => {
      people.answers.clear();
      people.longestMs = 0;
      const startedAt = performance.now();
      await Promise.race([happen(), working]);
      const enough = done.length + PAIRS;
      const goOn = until("deals", async () => done.length >= enough, GET_GOING_MS);
      await Promise.race([goOn, working]);
      console.log(
        `${what}: ${seconds(performance.now() - startedAt)}, answers ${told(people.answers)}, ` +
          `the longest after ${seconds(people.longestMs)}, ${done.length} deals so far`,
      );
    };
    await meanwhile("Nothing happens", () => sleep(1_000));
    await meanwhile("Every shard moves", () => moveShards(coordinator, workers));
    await meanwhile("Every shard moves back", () => moveShards(coordinator, workers));
    for (const worker of workers) {
      await meanwhile(`${worker.name} is killed, and back after ${seconds(DEAD_MS)}`, async () => {
        await stopNode(worker, "SIGKILL");
        await sleep(DEAD_MS);
        await restartNode(worker);
      });
    }
    isOpen = false;
    await working;
    for (const deal of done) await checkDeal(deal);
    console.log(
      `${people.acknowledged} calls were acknowledged; all ${done.length} deals are there, whole.`,
    );
    return 0;
  });
}

/** Moves each group of shards that lie together to the other worker. */
async function moveShards(coordinator: Node, workers: readonly Node[]): Promise<void> {
  const placements = await onNode(
    coordinator,
    `select distinct on (colocation_id, shard.shardminvalue) shardid, nodeport
     from citus_shards inner join pg_dist_shard as shard using (shardid)
     where citus_table_type = 'distributed' order by colocation_id, shard.shardminvalue, shardid`,
  );
  for (const { shardid, nodeport } of placements) {
    const target = workers.find(({ port }) => port !== nodeport);
    await onNode(
      coordinator,
      `select citus_move_shard_placement(${shardid}, '127.0.0.1', ${nodeport}, '127.0.0.1', ${target?.port})`,
    );
  }
  console.log(`${placements.length} groups of shards were moved.`);
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

const told = (answers: ReadonlyMap<string, number>) =>
  [...answers].map(([answer, count]) => `${answer} × ${count}`).join(", ");
