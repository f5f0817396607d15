import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DoneReply, NotificationsReply } from "@quotehaven/contract/schemas";
import type { Agent } from "@quotehaven/e2e/people/Agent";
import { until } from "@quotehaven/e2e/until";
import type { FaultRun } from "../FaultRun";
import { Latencies } from "../world/Latencies";
import { StandbyPair } from "../world/StandbyPair";
import { answerTo } from "../world/WriteLog";
import type { ApiProcess, Sandbox, World } from "../world/World";

const AGAIN = /The replica is read from again/g;
const READS = 30;

type Stage = { world: World; pair: StandbyPair; api: ApiProcess; agent: Agent };

/** Lists come from a standby: never older than their reader's own doing, and from elsewhere without it. */
export const readReplica: FaultRun = {
  number: 19,
  title: "A replica that lags, and dies",
  engines: ["PostgreSQL"],
  missing: () => StandbyPair.missing(),
  async run(world) {
    const sandbox = await world.startSandbox();
    const pair = await StandbyPair.start(join(world.folder, "pair"));
    world.defer(() => pair.close());
    const database = { url: pair.urlOf("primary") };
    const env = { DATABASE_REPLICA_URL: pair.urlOf("standby") };
    const api = await world.startApi({ sandbox, database, env });
    const agent = await anAgentWithoutCarriers(world, api, sandbox);
    const stage = { world, pair, api, agent };
    await readsThere(stage, "lists are read from the replica");
    const ownWrites = await readsOwnWrites(stage);
    const outAfterMs = await lagsBehind(stage);
    const reads = await dies(stage);
    await refusesPrimary(stage);
    return `${ownWrites} own changes read at once behind a replica at rest, left out after ${Math.round(outAfterMs)} ms, ${reads} reads while it died and came back, none failed`;
  },
};

async function anAgentWithoutCarriers(world: World, api: ApiProcess, sandbox: Sandbox) {
  const agent = world.newAgent(api, sandbox);
  await agent.register();
  await agent.verify();
  await agent.logIn();
  await agent.completeProfile([]);
  await agent.api.put("/agent/profile", { usr_all_zipcodes: 1 });
  return agent;
}

const unseenOf = async ({ api }: Agent) =>
  (await api.get("/notifications", NotificationsReply)).data.unseen;

/** Reads until the replica has counted as many questions. */
async function readsThere({ world, pair, agent }: Stage, claim: string): Promise<void> {
  const before = await pair.asked();
  const startedAt = performance.now();
  const asked = await until(claim, async () => {
    for (let read = 0; read < READS; read += 1) await unseenOf(agent);
    // Twice a second it is looked at besides.
    const looks = (performance.now() - startedAt) / 250;
    const count = (await pair.asked()) - before - looks;
    return count > READS && count;
  });
  world.check(claim, asked > READS, Math.round(asked));
}

/** What a person changed they read at once, though the replica has none of it: no carrier, no list. */
async function readsOwnWrites({ world, pair, agent }: Stage): Promise<number> {
  const rounds = world.times(10, 100);
  const carriers = [await agent.carrierId("State Farm")];
  const read: string[] = [];
  await pair.pauseStandby();
  for (let round = 0; round < rounds; round += 1) {
    const method = round % 2 === 0 ? "POST" : "DELETE";
    await agent.api.call(method, "/agent/profile/carriers", DoneReply, {
      body: { carriers },
    });
    const { outcome } = await answerTo(() => agent.leads());
    read.push(outcome.slice(0, 3));
  }
  const wrong = read.filter((status, round) => status !== (round % 2 === 0 ? "200" : "400"));
  world.check("who changed something reads it at once", wrong.length === 0, read);
  return rounds;
}

/** A replica that stays behind is left out by itself, and comes back by itself. */
async function lagsBehind(stage: Stage): Promise<number> {
  const { world, pair, api } = stage;
  const startedAt = performance.now();
  await until("a replica that lags to be left out", async () => {
    await stage.agent.api.post("/notifications/seen-all", {});
    return /The replica is too far behind/.test(api.output);
  });
  const tookMs = performance.now() - startedAt;
  await comesBack(stage, () => pair.resumeStandby());
  await readsThere(stage, "once it has caught up it is read from again");
  world.check("a replica that lags is left out within 10 s", tookMs < 10_000, tookMs);
  return tookMs;
}

/** Reads go on while it dies, is gone, and is there again. */
async function dies(stage: Stage): Promise<number> {
  const { world, pair, agent } = stage;
  const reads = new Latencies();
  const reading = { goesOn: true };
  const work = Array.from({ length: 4 }, async () => {
    while (reading.goesOn) await reads.measure(() => unseenOf(agent));
  });
  await sleep(1_000);
  await pair.crashStandby();
  await sleep(2_000);
  await comesBack(stage, () => pair.startStandby());
  reading.goesOn = false;
  await Promise.all(work);
  world.note("reads while the replica died and came back", String(reads));
  world.check("no read fails without the replica", reads.failures.length === 0, reads.failures[0]);
  await readsThere(stage, "after a restart it is read from again");
  return reads.count;
}

async function comesBack({ api }: Stage, mend: () => Promise<void>): Promise<void> {
  const before = [...api.output.matchAll(AGAIN)].length;
  await mend();
  await until("the replica to be taken in again", async () => {
    return [...api.output.matchAll(AGAIN)].length > before;
  });
}

async function refusesPrimary({ world, pair }: Stage): Promise<void> {
  const url = pair.urlOf("primary");
  const api = await world.api({ database: { url }, env: { DATABASE_REPLICA_URL: url } });
  api.launch();
  const code = await api.ended();
  world.check("an address that is no replica ends the start", (code ?? 0) > 0, code);
  world.check(
    "and says why",
    /DATABASE_REPLICA_URL leads to a database that is no standby/.test(api.output),
  );
}
