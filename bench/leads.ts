import pg from "pg";
import { withPostgres } from "../local/bin/postgres.mjs";
import { compareWithFewer } from "./againstFewer";
import { agentsFor, fillMarketplace } from "./fillMarketplace";
import { everyList, findings, list, NOTHING_ELSE, readers } from "./leadLines";
import { figures, meterOf, worstOf, type Measured, type Meter } from "./meter";
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
      const { rowCount: hasLeads } = await db.query("select 1 from leads limit 1");
      const started = Date.now();
      if (!hasLeads) await fillMarketplace(db, size);
      const seconds = Math.round((Date.now() - started) / 1000);
      console.log(
        `${size} applications, ${3 * size} quotes, ${agentsFor(size)} agents: made in ${seconds} s\n` +
          `each line: the slowest of its 24 lists (six filters, four orders), each called ${times} times` +
          (times < 100 ? ", so that p99 is the slowest call" : ""),
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

async function measureLists(printing: Printing): Promise<void> {
  const { api, db, meter, isWanted } = printing;
  for (const [reach, agentId] of Object.entries(readers)) {
    const sid = await openSession(db, agentId);
    const { body } = await api.call(sid, `${list}&counts=true`);
    const { counts } = JSON.parse(body).data;
    console.log(`\n${reach}: ${JSON.stringify(counts)}`);
    for (const [name, texts] of Object.entries(findings).filter(([each]) => isWanted(each))) {
      const measured: (Measured & { what: string })[] = [];
      for (const { what, paths } of everyList(texts)) {
        measured.push({ what, ...(await meter(sid, paths)) });
      }
      printWorst(name, measured);
    }
    const print = printerFor(printing, sid);
    await print("page 1,000 of all", [`${list}&offset=11988`]);
    await print("page 1,000 of new", [`${list}&offset=11988&filter=new`]);
    await print("page 1,000 by need", [`${list}&offset=11988&sort=need`]);
    const last = `${list}&offset=${Math.max(0, counts.all - 12)}`;
    await printMemory(printing, sid, last, "the last page");
    await printMemory(printing, sid, `${last}&search=a`, "the last page of a letter");
    await print("counts of the tabs", [`${list}&counts=true`]);
    await print("results", ["/agent/profile/results"]);
  }
}

/** What lies beside the list: a lead in full, and a consumer's quotes. */
async function measureNeighbours(printing: Printing, size: number): Promise<void> {
  const { db } = printing;
  console.log("");
  const { rows } = await db.query<{ id: number }>(
    "select application_id as id from leads where is_open order by hashint4(application_id) limit 40",
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

/** The slowest of several lists; what the machine took meanwhile is of all of them, too. */
function printWorst(name: string, measured: readonly (Measured & { what: string })[]): void {
  const slowest = measured.reduce((a, b) => (b.p99 > a.p99 ? b : a));
  const missed = measured.filter(({ p99 }) => p99 > targetOf(name));
  const note = `slowest: ${slowest.what}; ${missed.length} of ${measured.length} missed`;
  const worst = {
    ...worstOf(measured),
    machine: worstOf(measured.map(({ machine }) => machine)),
    processor: worstOf(measured.map(({ processor }) => processor)),
  };
  printLine(name, worst, note);
}

function printLine(name: string, { p50, p99, processor, machine }: Measured, note = ""): void {
  const target = targetOf(name);
  const columns = [
    name.padEnd(24),
    figures({ p50, p99 }),
    `target ${target} ${(p99 <= target ? "met" : "missed").padEnd(6)}`,
    `on a processor ${figures(processor)}`,
    `a session, and no list ${figures(machine)}`,
    note,
  ];
  console.log(columns.join("   "));
}
