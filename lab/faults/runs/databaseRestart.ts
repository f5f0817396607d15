import type { FaultRun } from "../FaultRun";
import type { Postgres } from "../world/Postgres";
import { healthOf, restartUnderLoad } from "../world/restartUnderLoad";
import type { ApiProcess, World } from "../world/World";
import { until } from "@quotehaven/e2e/until";

/** PostgreSQL goes and comes back under load; two processes want one folder of the embedded database. */
export const databaseRestart: FaultRun = {
  number: 3,
  title: "Database restart, second process on a folder",
  engines: ["PGlite", "PostgreSQL"],
  async run(world) {
    if (world.engine === "PGlite") return secondProcess(world);
    const sandbox = await world.startSandbox();
    const database = await world.startPostgres();
    const api = await world.startApi({ sandbox, database });
    const recoveries = await restartUnderLoad(world, { api, sandbox, broken: database });
    await api.stop();
    await startWithoutDatabase(world, database, api);
    const slowest = Math.round(Math.max(...recoveries));
    return `${recoveries.length} crashes of PostgreSQL, 503 meanwhile, back within ${slowest} ms`;
  },
};

async function startWithoutDatabase(
  world: World,
  database: Postgres,
  api: ApiProcess,
): Promise<void> {
  await database.crash();
  api.launch();
  await until("the port to open", async () => (await healthOf(api, "live")) === 200);
  const ready = await healthOf(api, "ready");
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
  await until("the port to open", async () => (await healthOf(api, "live")) === 200);
  await database.restart();
  await until("the API to find its database", async () => (await healthOf(api, "ready")) === 200);
  world.count("starts that waited for PostgreSQL");
  await api.stop();
}

/** Two embedded databases in one folder destroy it. */
async function secondProcess(world: World): Promise<string> {
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
  return `the second ended after ${Math.round(tookMs)} ms, the first went on`;
}
