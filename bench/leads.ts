import pg from "pg";
import { leadFilters, leadSorts } from "@quotehaven/contract/rules";
import { withPostgres } from "../local/bin/postgres.mjs";
import { agentsFor, fillMarketplace } from "./fillMarketplace";
import { growthDuring } from "./processMemory";
import { backendsOf, processorTime } from "./processorTime";
import { openSession, startApi, type RunningApi } from "./startApi";

const TARGET_MS = 20;
const TARGET_MEGABYTES = 50;

/** What is looked for, each by several texts, so that no answer is measured twice in a row. */
const findings: Record<string, string[]> = {
  "nothing else": [""],
  type: ["type=1", "type=2", "type=3"],
  "common state": ["state=TX", "state=NY", "state=PA"],
  "rare state": ["state=WY", "state=DE", "state=RI"],
  "zip area": ["zip=787", "zip=100", "zip=606", "zip=945"],
  "carrier open": ["carrier=1", "carrier=5"],
  "renewal in 30 days": ["renewal=30"],
  "follow-up due": ["due=true"],
  "one letter": ["search=m", "search=a", "search=s"],
  "first name": ["search=maya", "search=jovin", "search=lena"],
  "first and last name": ["search=maya%20ro", "search=lena%20ma", "search=jovin%20ca"],
  city: ["search=houston", "search=austin", "search=new%20york"],
  number: ["search=4711", "search=787", "search=78701"],
  "nobody's name": ["search=zyx", "search=maya%20zyx"],
  "state and type": ["state=CA&type=2", "state=TX&type=1", "state=OH&type=3"],
  "state and renewal": ["state=CA&renewal=30", "state=VT&renewal=60", "state=IL&renewal=60"],
  "name and state": ["search=ma&state=CA", "search=jo&state=WY", "search=a&state=TX"],
  "everything at once": ["search=m&state=TX&type=3&carrier=1&renewal=60"],
};

type Times = { p50: number; p99: number };
type Measured = Times & {
  /** What of it the API and PostgreSQL were on a processor for. */
  processor: Times;
  /** How long a call took meanwhile that asks for next to nothing: what the machine itself takes. */
  machine: Times;
};
/** Calls paths in turn, and answers how long that took. */
type Meter = (sid: string, paths: string[]) => Promise<Measured>;

/**
 * Prints how long an agent's lead list and its neighbours take on a marketplace of `size` applications,
 * each call `times` times. A database that is filled already is measured as it is.
 */
export async function measureLeads(size: number, times: number): Promise<void> {
  await withPostgres(async (url: string) => {
    const api = await startApi(url);
    const db = new pg.Client({ connectionString: url });
    await db.connect();
    try {
      const { rowCount: hasLeads } = await db.query("select 1 from leads limit 1");
      const started = Date.now();
      if (!hasLeads) await fillMarketplace(db, size);
      const seconds = Math.round((Date.now() - started) / 1000);
      console.log(
        `${size} applications, ${3 * size} quotes, ${agentsFor(size)} agents: made in ${seconds} s`,
      );
      const meter = meterOf(api, db, times);
      await measureLists(api, db, meter);
      await measureNeighbours(db, size, meter);
    } finally {
      await db.end();
      await api.close();
    }
  });
}

async function measureLists(api: RunningApi, db: pg.Client, meter: Meter): Promise<void> {
  const list = "/agent/profile/leads?limit=12";
  const readers = {
    "all ZIP codes": 1,
    "the 200 busiest": 2,
    "five ZIP codes": 3,
    "5,000 ZIP codes": 4,
  };
  for (const [reach, agentId] of Object.entries(readers)) {
    const sid = await openSession(db, agentId);
    const { body } = await api.call(sid, `${list}&counts=true`);
    const { counts } = JSON.parse(body).data;
    console.log(`\n${reach}: ${JSON.stringify(counts)}`);
    for (const [name, texts] of Object.entries(findings)) {
      const measured: (Measured & { what: string })[] = [];
      for (const filter of leadFilters) {
        for (const sort of leadSorts) {
          const paths = texts.map((text) => `${list}&filter=${filter}&sort=${sort}&${text}`);
          measured.push({ what: `${filter} by ${sort}`, ...(await meter(sid, paths)) });
        }
      }
      printWorst(name, measured);
    }
    printLine("page 1,000 of all", await meter(sid, [`${list}&offset=11988`]));
    printLine("page 1,000 of new", await meter(sid, [`${list}&offset=11988&filter=new`]));
    printLine("page 1,000 by need", await meter(sid, [`${list}&offset=11988&sort=need`]));
    const last = Math.max(0, counts.all - 12);
    await printMemory(api, sid, `${list}&offset=${last}`, "the last page");
    await printMemory(api, sid, `${list}&offset=${last}&search=a`, "the last page of a letter");
    printLine("counts of the tabs", await meter(sid, [`${list}&counts=true`]));
    printLine("results", await meter(sid, ["/agent/profile/results"]));
  }
}

/** What lies beside the list: a lead in full, and a consumer's quotes. */
async function measureNeighbours(db: pg.Client, size: number, meter: Meter): Promise<void> {
  console.log("");
  const { rows } = await db.query<{ id: number }>(
    "select application_id as id from leads where is_open order by hashint4(application_id) limit 40",
  );
  const leads = rows.map(({ id }) => `/agent/profile/leads/${id}`);
  printLine("one lead in full", await meter(await openSession(db, 1), leads));
  const agent = await openSession(db, 1);
  printLine("20 of 10,000 notices", await meter(agent, ["/notifications?limit=20"]));
  printLine("page 400 of the notices", await meter(agent, ["/notifications?limit=20&offset=7980"]));
  printLine("payments", await meter(agent, ["/agent/profile/payments"]));
  printLine("cities like san", await meter(agent, ["/auth/zipcodes?search=san"]));
  const consumer = await openSession(db, agentsFor(size) + (4711 % size));
  printLine("My quotes", await meter(consumer, ["/user/quotes"]));
}

/** How long a page takes that nobody asks for by hand, once, and by how much the API grows meanwhile. */
async function printMemory(
  api: RunningApi,
  sid: string,
  path: string,
  name: string,
): Promise<void> {
  const page = { ms: 0, status: 0 };
  const megabytes = await growthDuring(api.processId, async () =>
    Object.assign(page, await api.call(sid, path)),
  );
  const verdict = megabytes <= TARGET_MEGABYTES ? "met" : "MISSED";
  const size = `${megabytes.toFixed(1)} MB more at most, target ${TARGET_MEGABYTES} ${verdict}`;
  console.log(`${name.padEnd(24)}   answered ${page.status} in ${page.ms.toFixed(1)} ms, ${size}`);
}

function meterOf(api: RunningApi, db: pg.Client, times: number): Meter {
  return async (sid, paths) => {
    const taken: number[] = [];
    const busy: number[] = [];
    const meanwhile: number[] = [];
    for (let turn = -paths.length; turn < times; turn++) {
      const path = paths[(turn + paths.length) % paths.length] ?? "";
      const processes = [api.processId, ...(await backendsOf(db))];
      const before = processorTime(processes);
      const { ms, status, body } = await api.call(sid, path);
      const onProcessor = processorTime(processes) - before;
      if (status !== 200) throw new Error(`${path} was answered ${status}: ${body}`);
      // Each path once before it counts: what nobody has read for long is read from the disk.
      if (turn < 0) continue;
      taken.push(ms);
      busy.push(onProcessor);
      meanwhile.push((await api.call(sid, "/auth/check-session")).ms);
    }
    return { ...timesOf(taken), processor: timesOf(busy), machine: timesOf(meanwhile) };
  };
}

function timesOf(taken: readonly number[]): Times {
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

function printWorst(name: string, measured: readonly (Measured & { what: string })[]): void {
  const worst = measured.reduce((a, b) => (b.processor.p99 > a.processor.p99 ? b : a));
  const missed = measured.filter(({ p99 }) => p99 > TARGET_MS);
  const note = `slowest: ${worst.what}; ${missed.length} of ${measured.length} missed`;
  printLine(
    name,
    {
      ...worstOf(measured),
      machine: worst.machine,
      processor: worstOf(measured.map(({ processor }) => processor)),
    },
    note,
  );
}

/** The slowest of several, by either. */
function worstOf(times: readonly Times[]): Times {
  return {
    p50: Math.max(...times.map(({ p50 }) => p50)),
    p99: Math.max(...times.map(({ p99 }) => p99)),
  };
}

function printLine(name: string, { p50, p99, processor, machine }: Measured, note = ""): void {
  const verdict = p99 <= TARGET_MS ? "met" : "MISSED";
  const columns = [
    name.padEnd(24),
    figures({ p50, p99 }),
    `target ${TARGET_MS} ${verdict.padEnd(6)}`,
    `on a processor ${figures(processor)}`,
    `a session, and no list ${figures(machine)}`,
    note,
  ];
  console.log(columns.join("   "));
}

const figures = ({ p50, p99 }: Times) =>
  `p50 ${p50.toFixed(1).padStart(6)} ms, p99 ${p99.toFixed(1).padStart(6)} ms`;
