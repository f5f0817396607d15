import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../freePorts";
import { until } from "../until";
import { expect, newDatabase, test } from "./fixtures";
import { Relay } from "./Relay";
import { healthOf, lostPages, Writer } from "./writes";

test(
  "without its database the API says so, and goes on once it is back",
  { tag: "@database" },
  async ({ anApi, peopleAt }) => {
    const database = new URL(await newDatabase());
    const port = await freePort();
    const relay = new Relay(port, Number(database.port));
    await relay.open();
    const databaseUrl = Object.assign(new URL(database), {
      hostname: "127.0.0.1",
      port: String(port),
    });
    const api = await anApi({ databaseUrl: databaseUrl.href });
    try {
      await api.start();
      const { pid } = api;
      const people = peopleAt(api);
      const writers = [new Writer(await people.consumer()), new Writer(await people.consumer())];
      for (const writer of writers) writer.begin(20);
      for (let time = 0; time < 3; time += 1) {
        await sleep(1_000);
        await relay.close();
        await until("it to be not ready", async () => (await healthOf(api, "ready")) === 503);
        expect(await healthOf(api, "live")).toBe(200);
        await sleep(2_000);
        await relay.open();
        await until("it to be ready", async () => (await healthOf(api, "ready")) === 200, 20_000);
      }
      await Promise.all(writers.map((writer) => writer.end()));
      const answers = new Set(writers.flatMap((writer) => writer.answers));
      expect([...answers].sort(), "acknowledged, or to be tried again").toEqual([
        "200",
        "503 busy",
      ]);
      expect(await lostPages(writers)).toBe(0);
      expect(api.pid, "the process is the same").toBe(pid);
      await people.consumer();

      await api.stop();
      await relay.close();
      api.launch();
      await until("the port to open", async () => (await healthOf(api, "live")) === 200);
      expect(await healthOf(api, "ready"), "started without a database").toBe(503);
      await relay.open();
      await until("it to be ready", async () => (await healthOf(api, "ready")) === 200);
    } finally {
      await api.kill();
      await relay.close();
    }
  },
);

test("a second process on an embedded database ends at once, and the first notices nothing", async ({
  startApi,
  anApi,
  folder,
  peopleAt,
}) => {
  const options = { dataDir: folder, databaseUrl: "" };
  const first = await startApi(options);
  const writer = new Writer(await peopleAt(first).consumer());
  writer.begin(20);
  const second = await anApi({ ...options, port: await freePort() });
  second.launch();
  expect(await second.ended()).toBeGreaterThan(0);
  expect(second.output).toMatch(/is in use by another process/);
  await writer.end();
  expect(new Set(writer.answers)).toEqual(new Set(["200"]));
  await first.kill();
  await first.start();
  expect(await lostPages([writer])).toBe(0);
});
