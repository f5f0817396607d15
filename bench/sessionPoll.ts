import { spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { freePort } from "../e2e/freePorts";
import { withPostgres } from "../local/bin/postgres.mjs";
import { Load, type Call } from "./load";
import { timesOf } from "./meter";
import { median } from "./pages/report";
import { processorTime } from "./processorTime";
import { startApi } from "./startApi";
import { atLeast, atMost, onlyWatched, type Judged } from "./targets";

const LEAST_SHARE = 0.75;
const MOST_MS = 50;
/** How often the page of somebody who is signed in asks. */
const POLL_SECONDS = 30;
const CONNECTIONS = 64;
const TURN_MS = 1_000;
const AT_RATE_MS = 10_000;
const EMPTY: Call = { path: "/api/health/live" };

/** A server and its load, of which calls are measured. */
type Server = { load: Load; processId: number };

/**
 * What the session poll of so many people costs: processor time of a call against that of an empty route,
 * taken in turns, and how long answers take when all of them poll one process.
 */
export async function measureSessionPoll(people: number, times: number): Promise<Judged[]> {
  return withPostgres(async (url: string) => {
    const api = await startApi(url, { LOG_LEVEL: "info" });
    const plain = await startEmptyRoute();
    const load = new Load(`http://127.0.0.1:${api.port}`, CONNECTIONS);
    try {
      const sids = await signIn(url, people);
      const own = { load, processId: api.processId };
      const first = inTurn(sids.map((sid) => ({ path: pollOf(sid) })));
      const cold = await atRate(own, people, first, AT_RATE_MS);
      const unchanged = inTurn(await knownCalls(load, sids));
      const shares = await compare({ own, plain, first, unchanged, times });
      const warm = await atRate(own, people, unchanged, AT_RATE_MS);
      return [...judgeShares(shares), ...judgeRates(people, cold, warm)];
    } finally {
      await load.close();
      await plain.close();
      await api.close();
    }
  });
}

const pollOf = (sid: string) => `/api/auth/check-session?sid=${sid}`;

/** The calls of people whose page knows the answer of before. */
function knownCalls(load: Load, sids: readonly string[]): Promise<Call[]> {
  return Promise.all(
    sids.map(async (sid): Promise<Call> => {
      const path = pollOf(sid);
      const etag = await load.call({ path });
      return { path, headers: etag ? { "if-none-match": etag } : {} };
    }),
  );
}

type Compared = {
  own: Server;
  plain: Server;
  first: () => Call;
  unchanged: () => Call;
  times: number;
};
type Shares = {
  ofSame: number;
  ofPlain: number;
  unchangedOfSame: number;
  unchangedOfPlain: number;
};

/** Microseconds of processor time of a call, of four kinds in turn; the medians of their ratios. */
async function compare({ own, plain, first, unchanged, times }: Compared): Promise<Shares> {
  const rounds: Shares[] = [];
  for (let round = -1; round < times; round += 1) {
    const same = await costOf(own, () => EMPTY);
    const poll = await costOf(own, first);
    const empty = await costOf(plain, () => EMPTY);
    const known = await costOf(own, unchanged);
    // The first round is what compiles the code.
    if (round < 0) continue;
    console.log(
      `processor time of a call, µs: empty route ${same.toFixed(0)}, poll ${poll.toFixed(0)}, ` +
        `unchanged ${known.toFixed(0)}; plain Fastify ${empty.toFixed(0)}`,
    );
    rounds.push({
      ofSame: same / poll,
      ofPlain: empty / poll,
      unchangedOfSame: same / known,
      unchangedOfPlain: empty / known,
    });
  }
  const middle = (of: keyof Shares) => median(rounds.map((round) => round[of]));
  return {
    ofSame: middle("ofSame"),
    ofPlain: middle("ofPlain"),
    unchangedOfSame: middle("unchangedOfSame"),
    unchangedOfPlain: middle("unchangedOfPlain"),
  };
}

async function costOf({ load, processId }: Server, next: () => Call): Promise<number> {
  const before = processorTime([processId]);
  const calls = await load.during(TURN_MS, CONNECTIONS, next);
  return ((processorTime([processId]) - before) * 1000) / calls;
}

type Rate = { p50: number; p99: number; busy: number };

async function atRate(
  { load, processId }: Server,
  people: number,
  next: () => Call,
  ms: number,
): Promise<Rate> {
  const before = processorTime([processId]);
  const startedAt = performance.now();
  const taken = await load.atRate(people / POLL_SECONDS, ms, next);
  const passed = performance.now() - startedAt;
  return { ...timesOf(taken), busy: (processorTime([processId]) - before) / passed };
}

function judgeShares({ ofSame, ofPlain, unchangedOfSame, unchangedOfPlain }: Shares): Judged[] {
  const how = "calls for the same processor time, median of paired turns";
  return [
    {
      what: "session poll, of an empty route of the same server",
      ...atLeast(LEAST_SHARE, ofSame, "×"),
      how,
    },
    { what: "the same, nothing changed", ...atLeast(LEAST_SHARE, unchangedOfSame, "×"), how },
    {
      what: "session poll, of an empty route of Fastify alone",
      ...atLeast(LEAST_SHARE, ofPlain, "×"),
      how,
    },
    { what: "the same, nothing changed", ...atLeast(LEAST_SHARE, unchangedOfPlain, "×"), how },
  ];
}

function judgeRates(people: number, cold: Rate, warm: Rate): Judged[] {
  const how = `${Math.round(people / POLL_SECONDS)} calls a second, each from when it was due`;
  const words = ({ p50, busy }: Rate) =>
    `${how}; p50 ${p50.toFixed(1)} ms, ${Math.round(busy * 100)} % of a core`;
  return [
    {
      what: `p99 of ${people} people polling one process`,
      ...atMost(MOST_MS, warm.p99, "ms"),
      how: words(warm),
    },
    {
      what: "p99 right after a start, every session from the table",
      ...onlyWatched(`${cold.p99.toFixed(1)} ms`),
      how: words(cold),
    },
  ];
}

/** Signs so many new people in; answers their session ids. */
async function signIn(url: string, people: number): Promise<string[]> {
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  const sids = Array.from({ length: people }, () => randomBytes(32).toString("base64url"));
  const hashes = sids.map((sid) => createHash("sha256").update(sid).digest("base64url"));
  try {
    await db.query(
      `with person as (
         insert into users (type, email, password_hash, first_name, last_name, phone, created_at, verified_at)
         select 1, 'poller.' || n || '@example.com', 'none', 'Casey', 'Consumer', '(512)555-0100', now(), now()
         from generate_series(1, $1::int) n returning id
       )
       insert into sessions (sid_hash, user_id, created_at, last_active_at)
       select hash, person.id, now(), now()
       from unnest($2::text[]) with ordinality as h (hash, n)
         inner join (select id, row_number() over () as n from person) person using (n)`,
      [people, hashes],
    );
    await db.query("vacuum analyze users, sessions");
    return sids;
  } finally {
    await db.end();
  }
}

function inTurn(calls: readonly Call[]): () => Call {
  let at = 0;
  return () => calls[at++ % calls.length] ?? EMPTY;
}

async function startEmptyRoute(): Promise<Server & { close(): Promise<void> }> {
  const port = await freePort();
  const server = spawn(process.execPath, [join(import.meta.dirname, "emptyRoute.mjs"), `${port}`], {
    stdio: "inherit",
  });
  const load = new Load(`http://127.0.0.1:${port}`, CONNECTIONS);
  while (
    await load.call(EMPTY).then(
      () => false,
      () => true,
    )
  )
    await sleep(100);
  return {
    load,
    processId: server.pid ?? 0,
    async close() {
      await load.close();
      server.kill();
    },
  };
}
