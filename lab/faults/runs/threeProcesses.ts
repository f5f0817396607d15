import { setTimeout as sleep } from "node:timers/promises";
import { mailsTo } from "@quotehaven/e2e/people/mailbox";
import { until } from "@quotehaven/e2e/until";
import { Type } from "typebox";
import { Value } from "typebox/value";
import type { RunningNginx } from "../../nginx/startNginx";
import type { FaultRun } from "../FaultRun";
import { Cluster } from "../world/Cluster";
import { Crowd } from "../world/Crowd";
import { healthOf } from "../world/restartUnderLoad";
import type { Sandbox, World } from "../world/World";

const WRITERS = 4;
const AGENTS = 50_000;
const MOST_PAUSE_SECONDS = 5;

type Stage = { world: World; cluster: Cluster; proxy: RunningNginx; sandbox: Sandbox };

/** Three processes are one: for people behind nginx, and for the work in the background. */
export const threeProcesses: FaultRun = {
  number: 18,
  title: "Three processes behind nginx",
  engines: ["PostgreSQL"],
  missing: () => Cluster.missing(),
  async run(world) {
    const sandbox = await world.startSandbox();
    const { cluster, proxy } = await Cluster.start(world, sandbox);
    const stage = { world, cluster, proxy, sandbox };
    const crowd = new Crowd(proxy, await world.writeLogs(proxy, sandbox, WRITERS));
    await sharedLimits(stage);
    await oneHumanToken(stage);
    const failed = await killUnderLoad(stage, crowd);
    const registered = await rollingUpgrade(stage, crowd);
    await mailedOnce(stage, [...crowd.writers.map(({ writer }) => writer), ...registered]);
    await world.checkWriteLogs(crowd.writers);
    const pause = await fanOutGoesOn(stage);
    crowd.note(world);
    return `${failed} calls in flight failed with a killed process, none in an upgrade; notices went on within ${pause.toFixed(1)} s`;
  },
};

/** One of three is killed: only what it was at fails, and of that nothing that only reads. */
async function killUnderLoad({ world, cluster }: Stage, crowd: Crowd): Promise<number> {
  crowd.begin();
  await sleep(2_000);
  const failed: number[] = [];
  for (const api of cluster.apis.slice(0, world.times(1, 3))) {
    await api.kill();
    await sleep(2_000);
    await api.start();
    await sleep(1_000);
    const { reads, posts, writes } = crowd.takeFailures();
    world.check("a killed process: no read fails", reads.length === 0, reads);
    world.check("nothing fails but what was in flight", posts.length + writes.length <= WRITERS, {
      posts,
      writes,
    });
    failed.push(posts.length + writes.length);
    world.count("processes killed");
  }
  await crowd.end();
  return failed.reduce((sum, each) => sum + each, 0);
}

/** One after the other gives way to a version with a migration more, while people go on. */
async function rollingUpgrade({ world, cluster, proxy, sandbox }: Stage, crowd: Crowd) {
  const script = await cluster.newerVersion();
  crowd.takeFailures();
  crowd.begin();
  const registered = [];
  for (const [nth, old] of [...cluster.apis].entries()) {
    const ended = old.stop();
    const saidNo = await until("ready to say no", async () => {
      const status = await healthOf(old, "ready");
      return status !== 200 && { status };
    });
    world.check("it says no before it ends", saidNo.status === 503, saidNo.status);
    await ended;
    await (await cluster.process(nth, script)).start();
    registered.push(await world.signedInConsumer(proxy, sandbox));
    world.count("processes upgraded");
  }
  await sleep(1_000);
  await crowd.end();
  const { reads, posts, writes } = crowd.takeFailures();
  const failures = [...reads, ...posts, ...writes];
  world.check("a rolling upgrade: no call fails", failures.length === 0, failures.slice(0, 5));
  const [changed] = await cluster.database.rows("select added_meanwhile from users limit 1");
  world.check("its migration is done", changed !== undefined);
  return registered;
}

/** Whoever asks each process in turn gets no more than one process would give. */
async function sharedLimits({ world, cluster }: Stage): Promise<void> {
  const statuses: number[] = [];
  for (let call = 0; call < 36; call += 1) {
    const origin = cluster.apis[call % cluster.apis.length]?.origin;
    const reply = await fetch(`${origin}/api/auth/zipcodes`, {
      headers: { "x-forwarded-for": "203.0.113.77" },
    });
    await reply.arrayBuffer();
    statuses.push(reply.status);
  }
  const given = statuses.filter((status) => status === 200).length;
  world.check("a limit of 30 is one of all processes", given === 30, given);
}

/** A token of one process is good in another, and good once. */
async function oneHumanToken({ world, cluster, sandbox }: Stage): Promise<void> {
  const [first] = cluster.apis;
  if (!first) throw new Error("There is no process.");
  const { api, details } = await world.signedInConsumer(first, sandbox);
  const { email, password } = details;
  const body = JSON.stringify({ email, password, type: 1, token: await api.humanToken("login") });
  const statuses = await Promise.all(
    cluster.apis.map(async ({ origin }) => {
      const headers = { "content-type": "application/json" };
      const reply = await fetch(`${origin}/api/auth/login`, { method: "POST", headers, body });
      await reply.arrayBuffer();
      return reply.status;
    }),
  );
  const good = statuses.filter((status) => status === 200).length;
  world.check("a human token is good once, in any process", good === 1, statuses);
}

async function mailedOnce(
  { world, sandbox }: Stage,
  people: readonly { details: { email: string } }[],
): Promise<void> {
  const counts = await Promise.all(
    people.map(async ({ details }) => (await mailsTo(sandbox.origin, details.email)).length),
  );
  world.check(
    "each mail went out once",
    counts.every((count) => count === 1),
    counts,
  );
}

/** Telling many of a lead goes on elsewhere, whichever process is killed meanwhile. */
async function fanOutGoesOn({ world, cluster, proxy, sandbox }: Stage): Promise<number> {
  const original = world.newAgent(proxy, sandbox);
  await original.register();
  const consumer = await world.signedInConsumer(proxy, sandbox);
  await cluster.database.run(serveEverywhere(original.details.email));
  await consumer.apply([3]);
  const [first, second, third] = cluster.apis;
  if (!first || !second || !third) throw new Error("There are not three processes.");
  await sleep(1_500);
  await Promise.all([first.kill(), second.kill()]);
  await Promise.all([first.start(), second.start()]);
  await third.kill();
  const told = await until(
    "everybody to be told",
    async () => {
      const [row] = await cluster.database.rows(TOLD);
      return Value.Check(Told, row) && row.count >= AGENTS && row;
    },
    120_000,
  );
  world.check("every agent is told once", told.count === AGENTS, told.count);
  world.check(
    `it goes on within ${MOST_PAUSE_SECONDS} s`,
    told.pause <= MOST_PAUSE_SECONDS,
    told.pause,
  );
  return told.pause;
}

/** Makes so many agents like one, who are to hear of every lead, and get no mails of them. */
const serveEverywhere = (email: string) => `
  insert into users (type, email, password_hash, first_name, last_name, phone, created_at, verified_at)
    select type, 'many.' || n || '@example.com', password_hash, first_name, last_name, phone,
      created_at, created_at
    from users, generate_series(1, ${AGENTS}) n where email = '${email}';
  insert into agents (user_id, agency_name, agency_address, agency_email, agency_phone, license_number,
    all_zips, lead_mail)
    select id, 'Agency', '1 Main Street', 'office@example.com', '(512)555-0100', '1234567', true, 'none'
    from users where email like 'many.%';
  insert into agent_carriers (agent_id, carrier_id)
    select users.id, carriers.id from users, (
      select id from carriers where type_mask & 4 = 4 order by id limit 1) carriers
    where email like 'many.%';
  analyze;`;

const Told = Type.Object({ count: Type.Integer(), pause: Type.Number() });
/** How many were told, and the longest time in which nobody was. */
const TOLD = `
  select count(*)::int as count, coalesce(max(extract(epoch from pause)), 0)::float as pause from (
    select n.created_at - lag(n.created_at) over (order by n.created_at) as pause
    from notifications n inner join users on users.id = user_id where email like 'many.%') told`;
