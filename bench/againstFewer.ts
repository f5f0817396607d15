import pg from "pg";
import { fillMarketplace } from "./fillMarketplace";
import { everyList, readers } from "./leadLines";
import { timeOf, timesOf } from "./meter";
import { openSession, startApi, type RunningApi } from "./startApi";

const TARGET_RATIO = 1.5;
const FEWER = "quotehaven_bench_fewer";

type Side = { api: RunningApi; db: pg.Client };

/**
 * Prints how much longer the lists of a marketplace take than the same lists of one with `fewer`
 * applications, which is made beside it on the same server and dropped afterwards. The two are called in
 * turn, so that whatever else the machine does meets both; medians are compared, since the slowest of a
 * few calls says more of the machine.
 */
export async function compareWithFewer(
  url: string,
  large: Side,
  { fewer, times }: { fewer: number; times: number },
): Promise<void> {
  await large.db.query(`drop database if exists ${FEWER}`);
  await large.db.query(`create database ${FEWER}`);
  const address = new URL(url);
  address.pathname = `/${FEWER}`;
  const api = await startApi(address.href);
  const db = new pg.Client({ connectionString: address.href });
  await db.connect();
  try {
    await fillMarketplace(db, fewer);
    console.log(`\nmedians of ${times} calls in turn, against ${fewer} applications:`);
    for (const [reach, agentId] of Object.entries(readers)) {
      await compareLists(reach, agentId, [large, { api, db }], times);
    }
  } finally {
    await db.end();
    await api.close();
    await large.db.query(`drop database ${FEWER}`);
  }
}

async function compareLists(
  reach: string,
  agentId: number,
  sides: [Side, Side],
  times: number,
): Promise<void> {
  const [large, small] = await Promise.all(
    sides.map(async ({ api, db }) => ({ api, sid: await openSession(db, agentId) })),
  );
  if (!large || !small) return;
  const ratios: { what: string; ratio: number }[] = [];
  for (const { what, paths } of everyList([""])) {
    const path = paths[0] ?? "";
    const taken: { large: number[]; small: number[] } = { large: [], small: [] };
    // Both once before it counts.
    for (let turn = -1; turn < times; turn++) {
      const ofSmall = await timeOf(small.api, small.sid, path);
      const ofLarge = await timeOf(large.api, large.sid, path);
      if (turn < 0) continue;
      taken.small.push(ofSmall);
      taken.large.push(ofLarge);
    }
    ratios.push({ what, ratio: timesOf(taken.large).p50 / timesOf(taken.small).p50 });
  }
  const worst = ratios.reduce((a, b) => (b.ratio > a.ratio ? b : a));
  const verdict = worst.ratio <= TARGET_RATIO ? "met" : "missed";
  const missed = ratios.filter(({ ratio }) => ratio > TARGET_RATIO).length;
  console.log(
    `${reach.padEnd(24)}   ${worst.ratio.toFixed(2)} × at most   target ${TARGET_RATIO} ${verdict.padEnd(6)}   ` +
      `${worst.what}; ${missed} of ${ratios.length} missed`,
  );
}
