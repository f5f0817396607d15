import { setTimeout as sleep } from "node:timers/promises";
import type { FaultRun } from "../FaultRun";
import { answerTo, type Answered, type WriteLog } from "../world/WriteLog";
import type { Postgres } from "../world/Postgres";
import type { ApiProcess, Sandbox, World } from "../world/World";
import { until } from "@quotehaven/e2e/until";

const gapMs = 3_000;
/** Nobody waits longer than this for the answer that it cannot be done now. */
const patienceMs = 10_000;

/** The database goes and comes back under load; then two processes want one folder. */
export const databaseRestart: FaultRun = {
  number: 3,
  title: "Database restart, second process on a folder",
  async run(world) {
    const sandbox = await world.startSandbox();
    await restartUnderLoad(world, sandbox);
    await secondProcess(world);
  },
};

async function restartUnderLoad(world: World, sandbox: Sandbox): Promise<void> {
  const database = await world.startPostgres();
  const api = await world.startApi({ sandbox, database });
  const { pid } = api;
  const writeLogs = await world.writeLogs(api, sandbox, 4);
  const recoveries: number[] = [];
  const inTheGap: Answered[] = [];
  const rounds = world.times(3, 20);
  for (let round = 0; round < rounds; round += 1) {
    for (const writeLog of writeLogs) writeLog.keepWriting(20);
    await sleep(1_000);
    const goneAt = performance.now();
    await database.crash();
    const health = [await status(api, "live"), await status(api, "ready")];
    world.check(
      `round ${round + 1}: without a database it is alive and not ready`,
      health.join() === "200,503",
      health.join(),
    );
    await sleep(gapMs);
    await database.restart();
    const backAt = performance.now();
    recoveries.push((await untilWritten(writeLogs, backAt)) - backAt);
    await Promise.all(writeLogs.map((writeLog) => writeLog.stop()));
    inTheGap.push(
      ...writeLogs.flatMap(({ answers }) => answers.filter(({ atMs }) => atMs > goneAt)),
    );
    world.count("restarts of PostgreSQL");
  }
  const others = inTheGap.filter(({ outcome }) => outcome !== "200" && outcome !== "503 busy");
  world.note(
    "answered 503 meanwhile",
    inTheGap.filter(({ outcome }) => outcome === "503 busy").length,
  );
  world.note("slowest recovery, ms", Math.max(...recoveries));
  world.check("meanwhile it answers 503 and nothing else", others.length === 0, others[0]?.outcome);
  const slowest = Math.max(...inTheGap.map(({ tookMs }) => tookMs));
  world.check(`and within ${patienceMs / 1_000} s`, slowest < patienceMs, slowest);
  world.check("it works again within 5 s", Math.max(...recoveries) < 5_000, recoveries);
  world.check("the process is the same", api.isRunning && api.pid === pid);
  await world.checkWriteLogs(writeLogs);
  const mailed = await answerTo(() => world.signedInConsumer(api, sandbox));
  world.check("mails go out again", mailed.outcome === "200", mailed.outcome);
  await api.stop();
  await startWithoutDatabase(world, database, api);
}

async function startWithoutDatabase(
  world: World,
  database: Postgres,
  api: ApiProcess,
): Promise<void> {
  await database.crash();
  api.launch();
  await until("the port to open", async () => (await status(api, "live")) === 200);
  const ready = await status(api, "ready");
  world.check("started without a database it is alive and not ready", ready === 503, ready);
  const toldAt = performance.now();
  await api.stop();
  const tookMs = performance.now() - toldAt;
  const code = await api.ended();
  world.check("told to end then, it ends in order within 10 s", code === 0 && tookMs < 10_000, {
    code,
    tookMs: Math.round(tookMs),
  });
  api.launch();
  await until("the port to open", async () => (await status(api, "live")) === 200);
  await database.restart();
  await until("the API to find its database", async () => (await status(api, "ready")) === 200);
  world.count("starts that waited for PostgreSQL");
  await api.stop();
}

/** Until each of them wrote a page after that moment; gives when the last of them had. */
async function untilWritten(writeLogs: readonly WriteLog[], sinceMs: number): Promise<number> {
  const written = await Promise.all(
    writeLogs.map((writeLog) =>
      until("the database to be used again", async () =>
        writeLog.answers.find(({ outcome, atMs }) => outcome === "200" && atMs > sinceMs),
      ),
    ),
  );
  return Math.max(...written.map(({ atMs, tookMs }) => atMs + tookMs));
}

async function status(api: ApiProcess, what: "live" | "ready"): Promise<number | null> {
  const reply = await fetch(`${api.origin}/api/health/${what}`).catch(() => null);
  await reply?.body?.cancel();
  return reply?.status ?? null;
}

/** Two embedded databases in one folder destroy it. */
async function secondProcess(world: World): Promise<void> {
  const sandbox = await world.startSandbox();
  const first = await world.api({ sandbox });
  const startMs = await first.start();
  const writeLogs = await world.writeLogs(first, sandbox, 2);
  for (const writeLog of writeLogs) writeLog.keepWriting(20);
  const second = await world.api({ dataDir: first.dataDir });
  const startedAt = performance.now();
  second.launch();
  const code = await second.ended();
  const tookMs = performance.now() - startedAt;
  await Promise.all(writeLogs.map((writeLog) => writeLog.stop()));
  world.check("a second process on a folder ends with an error", (code ?? 0) > 0, code);
  world.check("at once: sooner than it could have started", tookMs < startMs, {
    ended: Math.round(tookMs),
    start: Math.round(startMs),
  });
  world.check("and says why", /is in use by another process/.test(second.output));
  const others = writeLogs.flatMap(({ answers }) =>
    answers.filter(({ outcome }) => outcome !== "200"),
  );
  world.check("the first notices nothing", others.length === 0, others[0]?.outcome);
  await first.kill();
  await first.start();
  await world.checkWriteLogs(writeLogs);
}
