import { setTimeout as sleep } from "node:timers/promises";
import { until } from "@quotehaven/e2e/until";
import { answerTo, type Answered, type WriteLog } from "./WriteLog";
import type { ApiProcess, Sandbox, World } from "./World";

const gapMs = 3_000;
/** Nobody waits longer than this for the answer that it cannot be done now. */
const patienceMs = 10_000;

/** What goes and comes back, on the way from the API to its data or at its end. */
export type Breakable = { crash(): Promise<void>; restart(): Promise<void> };

/**
 * Lets something go and come back while people write: meanwhile they are told to come again, afterwards
 * everything works and is there. Gives how many milliseconds each recovery took.
 */
export async function restartUnderLoad(
  world: World,
  { api, sandbox, broken }: { api: ApiProcess; sandbox: Sandbox; broken: Breakable },
): Promise<number[]> {
  const { pid } = api;
  const writeLogs = await world.writeLogs(api, sandbox, 4);
  const recoveries: number[] = [];
  const inTheGap: Answered[] = [];
  const rounds = world.crashes(3, 20);
  for (let round = 0; round < rounds; round += 1) {
    for (const writeLog of writeLogs) writeLog.keepWriting(20);
    await sleep(1_000);
    const goneAt = performance.now();
    await broken.crash();
    const health = [await healthOf(api, "live"), await healthOf(api, "ready")];
    world.check(
      `round ${round + 1}: without a database it is alive and not ready`,
      health.join() === "200,503",
      health.join(),
    );
    await sleep(gapMs);
    await broken.restart();
    const backAt = performance.now();
    recoveries.push((await untilWritten(writeLogs, backAt)) - backAt);
    await Promise.all(writeLogs.map((writeLog) => writeLog.stop()));
    inTheGap.push(
      ...writeLogs.flatMap(({ answers }) => answers.filter(({ atMs }) => atMs > goneAt)),
    );
    world.count("restarts");
  }
  checkGap(world, inTheGap);
  world.check("it works again within 5 s", Math.max(...recoveries) < 5_000, recoveries);
  world.check("the process is the same", api.isRunning && api.pid === pid);
  await world.checkWriteLogs(writeLogs);
  const mailed = await answerTo(() => world.signedInConsumer(api, sandbox));
  world.check("mails go out again", mailed.outcome === "200", mailed.outcome);
  return recoveries;
}

function checkGap(world: World, inTheGap: readonly Answered[]): void {
  const others = inTheGap.filter(({ outcome }) => outcome !== "200" && outcome !== "503 busy");
  world.note(
    "answered 503 meanwhile",
    inTheGap.filter(({ outcome }) => outcome === "503 busy").length,
  );
  world.check("meanwhile it answers 503 and nothing else", others.length === 0, others[0]?.outcome);
  const slowest = Math.max(...inTheGap.map(({ tookMs }) => tookMs));
  world.check(`and within ${patienceMs / 1_000} s`, slowest < patienceMs, slowest);
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

/** What an API says of itself; null where nobody answers. */
export async function healthOf(api: ApiProcess, what: "live" | "ready"): Promise<number | null> {
  const reply = await fetch(`${api.origin}/api/health/${what}`).catch(() => null);
  await reply?.body?.cancel();
  return reply?.status ?? null;
}
