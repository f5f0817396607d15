import { execFileSync, spawnSync } from "node:child_process";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { until } from "../until";
import { expect, test } from "./fixtures";
import { lostPages, Writer } from "./writes";

/** A new embedded database takes about 60 MB of it. */
const diskMb = 128;

/** A disk in memory takes Linux and root. */
const mount = (...args: string[]) => execFileSync("mount", args, { stdio: "pipe" });

test("a full disk refuses writes with a code, reads work, and nothing is lost", async ({
  anApi,
  startApi,
  folder,
  peopleAt,
}) => {
  const disk = join(folder, "disk");
  await mkdir(disk);
  mount("-t", "tmpfs", "-o", `size=${diskMb}m`, "tmpfs", disk);
  try {
    const options = { dataDir: join(disk, "data"), databaseUrl: "" };
    const api = await startApi(options);
    const { pid } = api;
    const people = peopleAt(api);
    const writers = [new Writer(await people.consumer()), new Writer(await people.consumer())];
    for (let time = 0; time < 2; time += 1) {
      for (const writer of writers) writer.begin(5);
      await sleep(500);
      const before = writers.map(({ answers }) => answers.length);
      // Ends where nothing more fits.
      spawnSync("dd", ["if=/dev/zero", `of=${join(disk, "filler")}`, "bs=4k"]);
      const refusals = () =>
        writers.flatMap(({ answers }, index) =>
          answers.slice(before[index]).filter((answer) => answer !== "200"),
        );
      await until("a write to fail", async () => refusals().length > 0);
      for (const writer of writers) expect(await writer.read()).toBe("200");
      await Promise.all(writers.map((writer) => writer.end()));
      for (const refusal of refusals()) expect(refusal).toMatch(/^(?:503|507) \S+/);
      await rm(join(disk, "filler"));
      for (const writer of writers) await untilWritten(writer);
    }
    expect(api.pid, "the process is the same").toBe(pid);
    await api.kill();
    await api.start();
    expect(await lostPages(writers)).toBe(0);

    await api.stop();
    mount("-o", "remount,ro", disk);
    const onReadOnly = await anApi(options);
    onReadOnly.launch();
    expect(await onReadOnly.ended()).toBe(1);
    expect(onReadOnly.output).toMatch(/read-only|EROFS/);
    mount("-o", "remount,rw", disk);
    await api.start();
    expect(await lostPages(writers)).toBe(0);
    await api.stop();
  } finally {
    execFileSync("umount", ["-l", disk]);
  }
});

/** With room again, writes go on. */
async function untilWritten(writer: Writer): Promise<void> {
  const before = writer.answers.length;
  writer.begin(20);
  await until("a write after it", async () => writer.answers.slice(before).includes("200"));
  await writer.end();
}
