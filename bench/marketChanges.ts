import { setTimeout as pause } from "node:timers/promises";
import { until } from "../e2e/until";
import type { Measuring, Part } from "./data";
import { agentsFor } from "./fillMarketplace";
import { MarketWrites } from "./marketWrites";
import { timesOf } from "./meter";
import { atMost, type Judged } from "./targets";

const MINUTE = 60_000;
const MILLION = 1_000_000;

/** What people wait for who change something, part by part. */
export const changes: Record<string, Part> = {
  quoting: async (measuring) => [await measureQuoting(measuring, writesOf(measuring))],
  "sign-in": async (measuring) => [await measureSignIn(measuring, writesOf(measuring))],
  deletions: (measuring) => measureDeletions(measuring, writesOf(measuring)),
  submissions: (measuring) => measureSubmissions(measuring, writesOf(measuring)),
  "fan-out": (measuring) => measureFanOut(measuring, writesOf(measuring)),
};

const writesOf = ({ db, api }: Measuring) => new MarketWrites(db, `http://127.0.0.1:${api.port}`);

async function measureQuoting({ db, times }: Measuring, writes: MarketWrites): Promise<Judged> {
  const agent = await writes.person(1);
  const { rows } = await db.query<{ id: number; carrier: string }>(
    `select lead.id, name as carrier
     from applications as lead cross join lateral (
       select name from carriers inner join agent_carriers on carrier_id = carriers.id
       where agent_id = 1 and carriers.type_mask & 1 = 1 and not exists (
         select from quotes where application_id = lead.id and carrier_id = carriers.id)
       order by carriers.id limit 1
     ) as free
     where is_open and type_mask = 1 order by hashint8(lead.id) limit $1`,
    [times],
  );
  const taken: number[] = [];
  for (const { id, carrier } of rows) taken.push(await writes.quote(agent, id, carrier));
  return judged("a quote is sent", 100, taken);
}

async function measureSignIn({ times }: Measuring, writes: MarketWrites): Promise<Judged> {
  const details = await writes.register();
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) taken.push(await writes.logIn(details));
  return judged("a sign-in, the password's hash included", 800, taken);
}

/** Somebody with three quotes goes, of whom every agent has a notice; then somebody of whom a million tell. */
async function measureDeletions({ db, size }: Measuring, writes: MarketWrites): Promise<Judged[]> {
  const { rows } = await db.query<{ id: number; userId: number }>(
    `select id, consumer_id as "userId" from applications where is_open order by id limit 2`,
  );
  const agents = agentsFor(size);
  const lines: Judged[] = [];
  for (const [nth, { id, userId }] of rows.entries()) {
    const notices = nth === 0 ? agents : MILLION;
    await db.query(
      `insert into notifications (user_id, code, first_name, application_id, event_key, created_at)
       select 1 + n % $1::integer, 2, 'Maya', $2::integer, 'around:' || $2 || ':' || n, now()
       from generate_series(1, $3) n`,
      [agents, id, notices],
    );
    await db.query("analyze notifications");
    const ms = await writes.deleteConsumer(await writes.person(userId));
    const answeredAt = performance.now();
    await until("the names to be emptied", () => isForgotten(db), 30 * MINUTE);
    const seconds = (performance.now() - answeredAt) / 1_000;
    lines.push({
      what: `a consumer goes of whom ${notices} notices tell`,
      ...atMost(500, ms, "ms"),
      how: `once; the last notice is emptied ${seconds.toFixed(1)} s later`,
    });
  }
  return lines;
}

/** Submissions one after the other, and how long their agents wait for the last notice. */
async function measureSubmissions(
  { db, times }: Measuring,
  writes: MarketWrites,
): Promise<Judged[]> {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    taken.push(await writes.submit());
  }
  const answeredAt = performance.now();
  await until("all agents to be told", () => isOver(db), 10 * MINUTE);
  const ms = performance.now() - answeredAt;
  return [
    judged("a submission is answered, in the busiest ZIP code", 50, taken),
    {
      what: `the last notice of ${times} submissions, after the last answer`,
      ...atMost(60_000, ms, "ms"),
      how: "one worker",
    },
  ];
}

/** Every agent matches: when the last has their notice and their mail, and a reset asked for meanwhile. */
async function measureFanOut(
  { db, size, sink }: Measuring,
  writes: MarketWrites,
): Promise<Judged[]> {
  await db.query("update agents set all_zips = true");
  const { rows: readers } = await db.query<{ email: string }>(
    "select email from users where type = 1 and verified_at is not null and deleted_at is null order by id desc limit 3",
  );
  const before = sink.count;
  const answerMs = await writes.submit();
  const startedAt = performance.now();
  const resets: number[] = [];
  const watching = until("all agents to be told", () => isOver(db), 30 * MINUTE);
  for (const { email } of readers) resets.push(await resetMs(writes, sink, email));
  await watching;
  const noticesMs = performance.now() - startedAt;
  await until("all mails", () => isEmpty(db), 30 * MINUTE);
  const mailsMs = performance.now() - startedAt;
  return [
    {
      what: "a submission that every agent matches is answered",
      ...atMost(50, answerMs, "ms"),
      how: "once",
    },
    {
      what: `the last of ${agentsFor(size)} agents has the notice`,
      ...atMost(60, noticesMs / 1_000, "s"),
      how: "one worker",
    },
    {
      what: "the last has the mail",
      target: "–",
      measured: `${(mailsMs / 1_000).toFixed(1)} s`,
      isMet: null,
      how: `${sink.count - before} mails over SMTP on this machine`,
    },
    {
      what: "a mail with a new password's link, asked for meanwhile",
      ...atMost(2_000, Math.max(...resets), "ms"),
      how: `the slowest of ${resets.length}`,
    },
  ];
}

async function resetMs(
  writes: MarketWrites,
  sink: Measuring["sink"],
  email: string,
): Promise<number> {
  const askedAt = performance.now();
  await writes.askForReset(email);
  const cameAt = await until("the link", async () => sink.cameAt(email), MINUTE);
  await pause(200);
  return cameAt - askedAt;
}

const isOver = (db: Measuring["db"]) => isNone(db, "kind = 'lead-submitted'");
const isForgotten = (db: Measuring["db"]) => isNone(db, "kind = 'notices-to-forget'");
const isEmpty = (db: Measuring["db"]) =>
  isNone(db, "kind = 'mail' and attempts < 3 and next_attempt_at < now() + interval '2 minutes'");

async function isNone(db: Measuring["db"], which: string): Promise<boolean> {
  const { rowCount } = await db.query(`select 1 from outbox where ${which} limit 1`);
  return rowCount === 0;
}

function judged(what: string, targetMs: number, taken: readonly number[]): Judged {
  const { p50, p99 } = timesOf(taken);
  return {
    what,
    ...atMost(targetMs, p99, "ms"),
    how: `p99 of ${taken.length}; p50 ${p50.toFixed(1)}`,
  };
}
