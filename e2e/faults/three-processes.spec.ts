import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort, threeFreePorts } from "../freePorts";
import type { Consumer } from "../people/Consumer";
import { mailsTo } from "../people/mailbox";
import { until } from "../until";
import { expect, newDatabase, test, type Api } from "./fixtures";
import { startNginx } from "./nginx";
import { healthOf, lostPages, manyAtOneAddress, Writer } from "./writes";

test(
  "three processes behind nginx are one for people, also while one is killed and all restart in turn",
  { tag: "@database" },
  async ({ startApi, folder, sandbox, peopleAt }) => {
    // Several processes share PostgreSQL; the embedded database takes one.
    const databaseUrl = await newDatabase();
    const ports = await threeFreePorts();
    const env = {
      ...manyAtOneAddress,
      APP_SECRET: "a secret that all of the three processes have",
      LISTEN_ONCE_READY: "true",
      SHUTDOWN_GRACE_SECONDS: "2",
    };
    const apis: Api[] = [];
    for (const port of ports) apis.push(await startApi({ port, databaseUrl, env }));
    const nginx = await startNginx(join(folder, "nginx"), await freePort(), ports);
    try {
      const people = peopleAt(nginx);
      const first = await people.consumer();
      const crowd = [first, await people.consumer(), await people.consumer()];
      const writers = crowd.map((consumer) => new Writer(consumer));
      const reads: string[] = [];
      let isReading = true;
      const reading = writers.map(async (writer) => {
        for (; isReading; await sleep(15)) reads.push(await writer.read());
      });
      for (const writer of writers) writer.begin(15);

      await sleep(1_000);
      await apis[0]?.kill();
      await sleep(1_000);
      await apis[0]?.start();
      const inFlight = writers.flatMap(({ answers }) => answers).filter((each) => each !== "200");
      expect(inFlight.length, "writes in flight with the killed process").toBeLessThanOrEqual(3);

      const written = writers.map(({ answers }) => answers.length);
      const newcomers = [];
      for (const api of apis) {
        const ended = api.stop();
        const saidNo = await until("it to be not ready", async () => {
          const status = await healthOf(api, "ready");
          return status !== 200 && { status };
        });
        expect(saidNo.status, "it says no before it ends").toBe(503);
        await ended;
        await api.start();
        newcomers.push(await people.consumer());
      }
      isReading = false;
      await Promise.all(reading);
      await Promise.all(writers.map((writer) => writer.end()));
      const since = writers.flatMap(({ answers }, index) => answers.slice(written[index]));
      expect(
        since.filter((each) => each !== "200"),
        "writes in a rolling restart",
      ).toEqual([]);
      expect(new Set(reads), "reads in all of it").toEqual(new Set(["200"]));
      expect(await lostPages(writers)).toBe(0);
      for (const { details } of [...crowd, ...newcomers]) {
        expect(await mailsTo(sandbox.origin, details.email)).toHaveLength(1);
      }
      expect(await timesLetIn(apis, first), "how often a human token counts").toBe(1);
    } finally {
      await nginx.stop();
    }
  },
);

/** How many of the processes let the same token of one person count. */
async function timesLetIn(apis: readonly Api[], { api, details }: Consumer): Promise<number> {
  const { email, password } = details;
  const body = JSON.stringify({ email, password, type: 1, token: await api.humanToken("login") });
  const headers = { "content-type": "application/json" };
  const replies = await Promise.all(
    apis.map(({ origin }) => fetch(`${origin}/api/auth/login`, { method: "POST", headers, body })),
  );
  return replies.filter(({ ok }) => ok).length;
}
