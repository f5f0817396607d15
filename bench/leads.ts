import { leadFilters, type LeadFilter } from "@quotehaven/contract/rules";
import pg from "pg";
import { withPostgres } from "../local/bin/postgres.mjs";
import { compareWithFewer } from "./againstFewer";
import { agentsFor, fillMarketplace } from "./fillMarketplace";
import { everyList, findings, list, listsOf, NOTHING_ELSE, readers } from "./leadLines";
import { figures, meterOf, timeOf, timesOf, together, type Calls, type Meter } from "./meter";
import { growthDuring } from "./processMemory";
import { openSession, startApi, type RunningApi } from "./startApi";

const TARGET_MS = 20;
/** Of the list as the specification has it, which looks for nothing else. */
const TARGET_OF_PLAIN_LIST_MS = 10;
const TARGET_MEGABYTES = 50;

type Wanted = {
  size: number;
  times: number;
  /** Only what has this in its name. */
  lines: string;
  /** How many applications the marketplace has that this one is compared with; 0 for none. */
  against: number;
};
type Printing = { api: RunningApi; db: pg.Client; meter: Meter; isWanted(name: string): boolean };

/**
 * Prints how long an agent's lead list and its neighbours take on a marketplace of `size` applications,
 * each call `times` times. A database that is filled already is measured as it is.
 */
export async function measureLeads({ size, times, lines, against }: Wanted): Promise<void> {
  await withPostgres(async (url: string) => {
    const api = await startApi(url);
    const db = new pg.Client({ connectionString: url });
    await db.connect();
    try {
      const { rowCount: hasLeads } = await db.query("select 1 from applications limit 1");
      const started = Date.now();
      if (!hasLeads) await fillMarketplace(db, size);
      const seconds = Math.round((Date.now() - started) / 1000);
      console.log(
        `${size} applications, ${3 * size} quotes, ${agentsFor(size)} agents: made in ${seconds} s\n` +
          `each line: the slowest of its six filters, each called ${4 * times} times, ${times} in each of four orders`,
      );
      const isWanted = (name: string) => name.includes(lines);
      const printing = { api, db, meter: meterOf(api, db, times), isWanted };
      await measureLists(printing);
      await measureNeighbours(printing, size);
      if (against > 0) await compareWithFewer(url, { api, db }, { fewer: against, times });
    } finally {
      await db.end();
      await api.close();
    }
  });
}

/** How many calls are made before any counts: until then Node compiles what is called often. */
const WARMING_CALLS = 1_200;
/** So far apart they are of all kinds. */
const WARMING_STEP = 149;

/** Calls the lists of all readers in turn, until the API works as it does for the rest of its day. */
async function warmUp({ api, db }: Printing): Promise<void> {
  const sids: string[] = [];
  for (const agentId of Object.values(readers)) sids.push(await openSession(db, agentId));
  const paths = everyList(Object.values(findings).flat()).flatMap(({ paths: each }) => each);
  for (let call = 0; call < WARMING_CALLS; call++) {
    const sid = sids[call % sids.length] ?? "";
    await timeOf(api, sid, paths[(call * WARMING_STEP) % paths.length] ?? "");
  }
}

async function measureLists(printing: Printing): Promise<void> {
  const { api, db, isWanted } = printing;
  await warmUp(printing);
  for (const [reach, agentId] of Object.entries(readers)) {
    const sid = await openSession(db, agentId);
    const { body } = await api.call(sid, `${list}&counts=true`);
    const { counts } = JSON.parse(body).data;
    console.log(`\n${reach}: ${JSON.stringify(counts)}`);
    for (const [name, texts] of Object.entries(findings).filter(([each]) => isWanted(each))) {
      printSlowest(name, await measureFilters(printing, sid, texts));
    }
    const print = printerFor(printing, sid);
    const last = `${list}&offset=${Math.max(0, counts.all - 12)}`;
    await printMemory(printing, sid, last, "the last page");
    await printMemory(printing, sid, `${last}&search=a`, "the last page of a letter");
    await print("counts of the tabs", [`${list}&counts=true`]);
    await print("results", ["/agent/profile/results"]);
  }
}

type List = { what: string; calls: Calls };

/** Each filter with all its orders. */
async function measureFilters(
  { meter }: Printing,
  sid: string,
  texts: readonly string[],
): Promise<{ filter: LeadFilter; lists: List[] }[]> {
  const measured: { filter: LeadFilter; lists: List[] }[] = [];
  for (const filter of leadFilters) {
    const lists: List[] = [];
    for (const { what, paths } of listsOf(filter, texts)) {
      lists.push({ what, calls: await meter(sid, paths) });
    }
    measured.push({ filter, lists });
  }
  return measured;
}

/** What lies beside the list: a lead in full, and a consumer's quotes. */
async function measureNeighbours(printing: Printing, size: number): Promise<void> {
  const { db } = printing;
  console.log("");
  const { rows } = await db.query<{ id: number }>(
    "select id from applications where is_open order by hashint8(id) limit 40",
  );
  const print = printerFor(printing, await openSession(db, 1));
  await print(
    "one lead in full",
    rows.map(({ id }) => `/agent/profile/leads/${id}`),
  );
  await print("20 of 10,000 notices", ["/notifications?limit=20"]);
  await print("page 400 of the notices", ["/notifications?limit=20&offset=7980"]);
  await print("payments", ["/agent/profile/payments?limit=20"]);
  await print("cities like san", ["/auth/zipcodes?search=san"]);
  const consumer = await openSession(db, agentsFor(size) + (4711 % size));
  await printerFor(printing, consumer)("My quotes", ["/user/quotes"]);
}

const printerFor =
  ({ meter, isWanted }: Printing, sid: string) =>
  async (name: string, paths: string[]) => {
    if (isWanted(name)) printLine(name, await meter(sid, paths));
  };

/** How long a page takes that nobody asks for by hand, once, and by how much the API grows meanwhile. */
async function printMemory(
  { api, isWanted }: Printing,
  sid: string,
  path: string,
  name: string,
): Promise<void> {
  if (!isWanted(name)) return;
  const page = { ms: 0, status: 0 };
  const megabytes = await growthDuring(api.processId, async () =>
    Object.assign(page, await api.call(sid, path)),
  );
  const verdict = megabytes <= TARGET_MEGABYTES ? "met" : "missed";
  const size = `${megabytes.toFixed(1)} MB more at most, target ${TARGET_MEGABYTES} ${verdict}`;
  console.log(`${name.padEnd(24)}   answered ${page.status} in ${page.ms.toFixed(1)} ms, ${size}`);
}

const targetOf = (name: string) => (name === NOTHING_ELSE ? TARGET_OF_PLAIN_LIST_MS : TARGET_MS);

/** The slowest filter, by all calls of all its orders; and which one list was slowest. */
function printSlowest(name: string, measured: readonly { filter: LeadFilter; lists: List[] }[]) {
  const filters = measured.map(({ filter, lists }) => {
    const calls = together(lists.map((each) => each.calls));
    return { filter, calls, p99: timesOf(calls.taken).p99 };
  });
  const slowest = slowestOf(filters);
  const lists = measured.flatMap((each) => each.lists);
  const list = slowestOf(lists.map(({ what, calls }) => ({ what, ...timesOf(calls.taken) })));
  const missed = filters.filter(({ p99 }) => p99 > targetOf(name));
  if (!slowest || !list) return;
  printLine(
    name,
    slowest.calls,
    `slowest filter: ${slowest.filter}, ${missed.length} of ${filters.length} missed; ` +
      `slowest list: ${list.what}, ${figures(list)}`,
  );
}

const slowestOf = <Timed extends { p99: number }>(timed: readonly Timed[]): Timed | undefined =>
  timed.toSorted((a, b) => b.p99 - a.p99)[0];

function printLine(name: string, { taken, processor, machine }: Calls, note = ""): void {
  const target = targetOf(name);
  const times = timesOf(taken);
  const columns = [
    name.padEnd(24),
    figures(times),
    `target ${target} ${(times.p99 <= target ? "met" : "missed").padEnd(6)}`,
    `on a processor ${figures(timesOf(processor))}`,
    `a session, and no list ${figures(timesOf(machine))}`,
    note,
  ];
  console.log(columns.join("   "));
}
