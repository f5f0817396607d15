import { cp, rename } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { until } from "@quotehaven/e2e/until";
import { checkMarketplace } from "../../../bench/checkMarketplace";
import type { FaultRun } from "../FaultRun";
import { ArchivedPostgres } from "../world/ArchivedPostgres";
import { checkMarket } from "../world/checkMarket";
import { DebianPostgres } from "../world/DebianPostgres";
import { Market, marketLimits } from "../world/Market";
import type { ApiProcess, Sandbox, World } from "../world/World";
import type { WriteLog } from "../world/WriteLog";

const consumers = 6;
const agents = 3;
const writers = 3;

type Moment = { beforeMs: number; afterMs: number };

/** Everything is lost by somebody's mistake, and brought back from what docs/operations.md has kept. */
export const restore: FaultRun = {
  number: 21,
  title: "Restored from a backup",
  engines: ["PGlite", "PostgreSQL"],
  missing: (engine) => (engine === "PostgreSQL" ? DebianPostgres.missing() : null),
  run: (world) => (world.engine === "PGlite" ? restoreFolder(world) : restoreMoment(world)),
};

/** Tables are emptied while people write: back to just before, from a copy and the archived log. */
async function restoreMoment(world: World): Promise<string> {
  const sandbox = await world.startSandbox();
  const archived = await ArchivedPostgres.start(join(world.folder, "archived"));
  const { server } = archived;
  world.defer(() => server.stop("immediate").catch(() => {}));
  const api = await world.startApi({ sandbox, database: server, env: marketLimits });
  const market = new Market(world, api, sandbox);
  await market.open(consumers, agents);
  await untilBusy(world, market);
  const copyMs = await timed(() => archived.backUp());
  const atCopy = market.acknowledged;
  await untilBusy(world, market);
  await market.close();
  const writeLogs = await world.writeLogs(api, sandbox, writers);
  for (const log of writeLogs) log.keepWriting(10);
  await sleep(2_000);
  const { moment, at } = await emptied(server);
  await sleep(1_000);
  await Promise.all(writeLogs.map((log) => log.stop()));
  await api.stop();
  await server.ask("select pg_switch_wal()");
  const [left] = await server.ask("select count(*)::int as count from quote_prices");
  world.check("the mistake took every price", left?.count === 0, left?.count);
  await server.stop("fast");

  const beginMs = performance.now();
  const restored = await archived.restoredTo(at);
  const databaseMs = performance.now() - beginMs;
  world.defer(() => restored.stop("immediate").catch(() => {}));
  const { dataDir } = api;
  const again = await world.startApi({
    sandbox,
    dataDir,
    database: restored,
    env: marketLimits,
  });
  const seconds = (performance.now() - beginMs) / 1_000;
  world.note(
    "acknowledged before the copy, and until the mistake",
    `${atCopy}, ${market.acknowledged}`,
  );
  world.note("copied and verified, ms", copyMs);
  world.note("PostgreSQL brought back, ms", databaseMs);
  world.note("until the product was ready, s", seconds);
  await checkMoment(world, writeLogs, moment);
  await checkMarket(world, market);
  await worksOn(world, again, sandbox);
  const wrong = await restored.connected(checkMarketplace);
  world.check("counters and copies follow from the rest", wrong.length === 0, wrong);
  return `a copy of ${Math.round(copyMs / 1_000)} s while people worked; back to just before the mistake, and ready, in ${seconds.toFixed(1)} s with all of ${market.acknowledged} acknowledged calls`;
}

/** Takes every price and notice away; gives when that was, by both clocks. */
function emptied(server: DebianPostgres): Promise<{ moment: Moment; at: string }> {
  return server.connected(async (client) => {
    const beforeMs = performance.now();
    const { rows } = await client.query<{ at: string }>("select clock_timestamp()::text as at");
    const afterMs = performance.now();
    await client.query("truncate quote_prices, notifications cascade");
    return { moment: { beforeMs, afterMs }, at: rows[0]?.at ?? "" };
  });
}

/** The embedded database has no moments: its folder, copied while the process was stopped. */
async function restoreFolder(world: World): Promise<string> {
  const sandbox = await world.startSandbox();
  const api = await world.startApi({ sandbox, env: marketLimits });
  const market = new Market(world, api, sandbox);
  await market.open(consumers, agents);
  await untilBusy(world, market);
  await market.close();
  const writeLogs = await world.writeLogs(api, sandbox, writers);
  for (const log of writeLogs) await log.write();
  const moment = { beforeMs: performance.now(), afterMs: performance.now() };
  await api.stop();
  const copy = join(world.folder, "copy");
  const copyMs = await timed(() =>
    cp(api.dataDir, copy, { recursive: true, preserveTimestamps: true }),
  );

  await api.start();
  for (const log of writeLogs) await log.write();
  await api.kill();
  await rename(api.dataDir, `${api.dataDir}.broken`);
  const beginMs = performance.now();
  await cp(copy, api.dataDir, { recursive: true, preserveTimestamps: true });
  await api.start();
  const seconds = (performance.now() - beginMs) / 1_000;
  world.note("copied, ms", copyMs);
  world.note("until the product was ready, s", seconds);
  await checkMoment(world, writeLogs, moment);
  await checkMarket(world, market);
  await worksOn(world, api, sandbox);
  return `copied in ${Math.round(copyMs)} ms while it was stopped; back and ready in ${seconds.toFixed(1)} s with all of ${market.acknowledged} acknowledged calls`;
}

/** Everything acknowledged before is there, and nothing that was sent after. */
async function checkMoment(world: World, writeLogs: readonly WriteLog[], moment: Moment) {
  const pages = await Promise.all(
    writeLogs.map(async (log) => ({
      before: log.acknowledgedBy(moment.beforeMs),
      kept: await log.kept(),
      sent: log.sentBy(moment.afterMs),
      later: log.answers.length,
    })),
  );
  const isKept = pages.every(({ before, kept }) => before > 0 && before <= kept);
  const isOfThen = pages.every(({ kept, sent, later }) => kept <= sent && sent < later);
  world.check("what was acknowledged before the moment is there", isKept, pages);
  world.check("and nothing of what came after it", isOfThen, pages);
}

/** People go on: keys, mails, notices and payments are those of a product that was never away. */
async function worksOn(world: World, api: ApiProcess, sandbox: Sandbox): Promise<void> {
  const { consumer, leadId } = await world.wonLead(api, sandbox);
  const { meta } = await consumer.application();
  world.check("a new lead is quoted and won", meta.qot_id !== null, leadId);
}

async function untilBusy(world: World, market: Market): Promise<void> {
  const enough = market.acknowledged + world.times(150, 2_000);
  await until("people to work", async () => market.acknowledged >= enough, 600_000);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
