import pg from "pg";
import { withPostgres } from "../local/bin/postgres.mjs";
import { checkMarketplace } from "./checkMarketplace";
import { agentsFor, fillMarketplace, notificationsOfOne } from "./fillMarketplace";
import { list, readers } from "./leadLines";
import { MailSink } from "./MailSink";
import { measureAnswers } from "./answersOfOne";
import { changes } from "./marketChanges";
import { meterOf, timesOf, type Meter } from "./meter";
import { mostMemory } from "./processMemory";
import { openSession, startApi, type RunningApi } from "./startApi";
import { atMost, printJudged, type Judged } from "./targets";

/** A marketplace that was made, and an API on it. */
export type Measuring = {
  db: pg.Client;
  api: RunningApi;
  size: number;
  times: number;
  meter: Meter;
  sink: MailSink;
};

/** Measures a part of it; answers its lines of the table. */
export type Part = (measuring: Measuring) => Promise<Judged[]>;

const parts: Record<string, Part> = {
  reads: measureReads,
  answers: measureAnswers,
  ...changes,
};

/** Lets one person do what many do, and the proof of work cost next to nothing. */
const env = {
  TRUSTED_PROXIES: "127.0.0.1,::1",
  HUMAN_VERIFICATION_COST: "1",
  HUMAN_VERIFICATION_COUNTER_MIN: "0",
  HUMAN_VERIFICATION_COUNTER_MAX: "1",
  LIMIT_QUOTE_BY_AGENT: "1000000",
  LIMIT_EXPORT_BY_AGENT: "1000000",
  LEAD_MAIL_MINUTES: "0",
  QUOTE_MAIL_MINUTES: "0",
};

/**
 * Prints what people wait for on a marketplace of `size` applications, each call `times` times, as a table with
 * targets, after it has checked that what it made is consistent. `lines` names the parts that are measured,
 * with commas, all where it is empty. A database that is filled already is measured as it is.
 */
export async function measureData(size: number, times: number, lines: string): Promise<void> {
  const wanted = lines === "" ? Object.keys(parts) : lines.split(",");
  const unknown = wanted.filter((name) => !(name in parts));
  if (unknown.length > 0) {
    throw new Error(
      `No part is named ${unknown.join(", ")}. There are ${Object.keys(parts).join(", ")}.`,
    );
  }
  await withPostgres(async (url: string) => {
    const db = new pg.Client({ connectionString: url });
    await db.connect();
    const sink = await MailSink.open();
    try {
      const judged = await makeMarketplace(url, db, size);
      const api = await startApi(url, { ...env, SMTP_URL: `smtp://127.0.0.1:${sink.port}` });
      try {
        const measuring = { db, api, size, times, sink, meter: meterOf(api, db, times) };
        judged.push({
          what: `start on ${size} applications`,
          ...atMost(5_000, api.startedInMs, "ms"),
          how: "until ready",
        });
        for (const name of wanted) judged.push(...((await parts[name]?.(measuring)) ?? []));
        judged.push({
          what: "memory of the API, at most",
          ...atMost(300, mostMemory(api.processId), "MB"),
          how: "all of the above",
        });
        printJudged(judged);
      } finally {
        await api.close();
      }
    } finally {
      await sink.close();
      await db.end();
    }
  });
}

/** Makes it, and works out anew what has to follow from the rest. */
async function makeMarketplace(url: string, db: pg.Client, size: number): Promise<Judged[]> {
  // Brings the empty database up to date.
  await (await startApi(url, env)).close();
  const { rowCount: hasLeads } = await db.query("select 1 from applications limit 1");
  if (hasLeads) return [];
  const startedAt = performance.now();
  await fillMarketplace(db, size);
  const seconds = (performance.now() - startedAt) / 1_000;
  const wrong = await checkMarketplace(db);
  return [
    {
      what: `${size} applications, ${3 * size} quotes, ${agentsFor(size)} agents made`,
      ...atMost(480 * Math.max(1, size / 1_000_000), seconds, "s"),
      how: "SQL, the same each time",
    },
    {
      what: "copies and references that do not follow from the rest",
      ...atMost(0, wrong.length, "kinds"),
      how: wrong.join(", ") || "each worked out anew",
    },
  ];
}

async function measureReads({ db, api, size, meter }: Measuring): Promise<Judged[]> {
  const lines: Judged[] = [];
  const line = async (what: string, targetMs: number, sid: string, paths: string[]) => {
    const { taken, processor } = await meter(sid, paths);
    const { p50, p99 } = timesOf(taken);
    const how = `p99; p50 ${p50.toFixed(1)}, on a processor p50 ${timesOf(processor).p50.toFixed(1)} ms`;
    lines.push({ what, ...atMost(targetMs, p99, "ms"), how });
  };
  for (const [reach, agentId] of Object.entries(readers)) {
    const sid = await openSession(db, agentId);
    const { count } = JSON.parse((await api.call(sid, list)).body).data;
    const last = Math.max(0, count - 12);
    await line(`leads of ${reach}, first page and count`, 10, sid, [list]);
    await line(`leads of ${reach}, page 1,000`, 20, sid, [
      `${list}&offset=${Math.min(11_988, last)}`,
    ]);
    await line(`leads of ${reach}, the last of ${count}`, 1_000, sid, [`${list}&offset=${last}`]);
  }
  const { rows } = await db.query<{ id: number }>(
    "select id from applications where is_open order by hashint8(id) limit 40",
  );
  const agent = await openSession(db, 1);
  const opened = rows.map(({ id }) => `/agent/profile/leads/${id}`);
  await line("a lead in full", 50, agent, opened);
  const end = notificationsOfOne - 20;
  await line(`notices, first of ${notificationsOfOne}`, 20, agent, ["/notifications?limit=20"]);
  await line("notices, the last page", 50, agent, [`/notifications?limit=20&offset=${end}`]);
  await line("search by a name", 20, agent, [`${list}&search=maya%20ro`, `${list}&search=lena`]);
  await line("search of places", 20, agent, ["/auth/zipcodes?search=san"]);
  const consumer = await openSession(db, agentsFor(size) + (4711 % size));
  await line("My quotes and their comparison", 50, consumer, ["/user/quotes"]);
  return lines;
}
