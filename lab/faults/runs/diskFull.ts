import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { UserProfileReply } from "@quotehaven/contract/schemas";
import { until } from "@quotehaven/e2e/until";
import type { FaultRun } from "../FaultRun";
import { answerTo, type WriteLog } from "../world/WriteLog";
import { SmallDisk } from "../world/SmallDisk";
import type { ApiProcess, Sandbox, World } from "../world/World";

/** A new embedded database takes about 60 MB of it. */
const diskMb = 128;

/** The disk that holds data and logs is full, then cannot be written to at all. */
export const diskFull: FaultRun = {
  number: 9,
  title: "Disk full, disk read-only",
  engines: ["PGlite"],
  missing: () => SmallDisk.missing(),
  async run(world) {
    const disk = await SmallDisk.mount(join(world.folder, "disk"), diskMb);
    world.defer(() => disk.unmount());
    const sandbox = await world.startSandbox();
    const api = await world.startApi({
      sandbox,
      dataDir: join(disk.folder, "data"),
      // The log is on the same disk.
      wrapper: ["sh", "-c", `exec "$0" "$@" >>${join(disk.folder, "api.log")} 2>&1`],
    });
    const writeLogs = await world.writeLogs(api, sandbox, 3);
    world.note("free before, MB", await disk.freeMb());
    const { pid } = api;
    for (let time = 1; time <= world.times(2, 10); time += 1) {
      await fillUnderLoad(world, disk, api, writeLogs);
    }
    world.check("the process is alive and the same", api.isRunning && api.pid === pid);
    await world.checkWriteLogs(writeLogs);
    await api.kill();
    await api.start();
    await world.checkWriteLogs(writeLogs);
    await api.kill();
    await startReadOnly(world, disk, sandbox, api.dataDir, writeLogs);
    return `${world.counted("fillings of the disk")} fillings, ${world.counted("writes refused meanwhile")} writes refused, then a read-only disk`;
  },
};

async function fillUnderLoad(
  world: World,
  disk: SmallDisk,
  api: ApiProcess,
  writeLogs: readonly WriteLog[],
): Promise<void> {
  for (const writeLog of writeLogs) writeLog.keepWriting(5);
  await sleep(500);
  const since = performance.now();
  await disk.fill();
  await until("a write to fail", async () =>
    writeLogs.some(({ answers }) =>
      answers.some(({ outcome, atMs }) => outcome !== "200" && atMs > since),
    ),
  );
  const reads = [];
  for (let read = 0; read < 20; read += 1) {
    for (const { writer } of writeLogs) {
      reads.push(await answerTo(() => writer.api.get("/user/profile", UserProfileReply)));
    }
    await sleep(50);
  }
  await Promise.all(writeLogs.map((writeLog) => writeLog.stop()));
  const meanwhile = writeLogs.flatMap(({ answers }) => answers.filter(({ atMs }) => atMs > since));
  const refused = meanwhile.filter(({ outcome }) => outcome !== "200");
  world.count("fillings of the disk");
  world.count("writes refused meanwhile", refused.length);
  const strange = refused.filter(({ outcome }) => !/^(503|507) \S+/.test(outcome));
  world.check("a full disk refuses writes with 503 or 507 and a code", strange.length === 0, {
    refused: refused.length,
    strange: strange[0]?.outcome,
  });
  const unread = reads.filter(({ outcome }) => outcome !== "200");
  world.check("and lets everything be read", unread.length === 0, {
    reads: reads.length,
    failed: unread.length,
    with: unread[0]?.outcome,
  });
  await disk.free();
  const freedAt = performance.now();
  await until("writing to work again", async () =>
    (await Promise.all(writeLogs.map((writeLog) => writeLog.write()))).every(
      ({ outcome }) => outcome === "200",
    ),
  );
  world.note("writing again after, ms", performance.now() - freedAt);
  world.check("the process outlives it", api.isRunning);
}

/** Linux does not remount a disk on which files are open for writing, so it starts on one. */
async function startReadOnly(
  world: World,
  disk: SmallDisk,
  sandbox: Sandbox,
  dataDir: string,
  writeLogs: readonly WriteLog[],
): Promise<void> {
  disk.remount("ro");
  const api = await world.api({ sandbox, dataDir });
  api.launch();
  const giveUp = setTimeout(() => void api.kill(), 120_000);
  const code = await api.ended();
  clearTimeout(giveUp);
  world.check("on a read-only disk it ends with an error, and does not hang", code === 1, code);
  const words = api.output.match(/^.*(?:read-only|EROFS).*$/m)?.[0] ?? "";
  world.check("and says why", words !== "", words);
  disk.remount("rw");
  await api.start();
  await world.checkWriteLogs(writeLogs);
}
