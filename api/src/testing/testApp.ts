import { deriveKey as derive } from "altcha-lib/algorithms/pbkdf2";
import { solveChallenge, type Challenge } from "altcha-lib";
import type { HumanAction } from "@quotehaven/contract/schemas";
import { customerRoleCodec } from "@quotehaven/contract/wire";
import { sql } from "kysely";
import pino, { type DestinationStream } from "pino";
import { buildApp } from "../app";
import { readConfig, type Config } from "../server/settings/config";
import type { DB, Database, Row, RowChange } from "../database";
import type { Deps } from "../deps";
import { outboxHandlers } from "../backgroundWork";
import { logSerializers } from "../server/requestLog";
import { countRequests } from "../server/health/requestsUnderWay";
import { createAltchaVerifier } from "../accounts/human/altcha";
import { createOutboxWorker } from "../outbox/worker";
import { watchDatabase } from "../server/metrics/databaseMetrics";
import { createMetrics } from "../server/metrics/metrics";
import type { Mail } from "../outbox/mail/mailer";
import { createPasswords } from "../accounts/passwords/passwords";
import { createRateLimiter } from "../server/limits/rateLimiter";
import { createSessions } from "../accounts/sessions/sessions";
import { traceCards, traceMails } from "../tracePorts";
import { createActs } from "./acts";
import { createFakePaymentProvider } from "./fakePaymentProvider";
import { createSeeds, type Person } from "./seeds";
import { createTestClock } from "./testClock";
import { createSender, type RawReply, type RawRequest } from "./sendRequest";
import { openTestDatabase } from "./testDatabase";

/** An answer of the server under test. */
export type TestReply = {
  status: number;
  headers: Record<string, unknown>;
  /** The body as `JSON.parse` gives it, or the text. Look into it with `expect`. */
  body: ReturnType<typeof JSON.parse>;
  text: string;
};

type Query = Record<string, string | number>;

/** Makes requests as somebody. */
export type Caller = {
  get(path: string, query?: Query): Promise<TestReply>;
  post(path: string, body?: unknown, query?: Query): Promise<TestReply>;
  put(path: string, body?: unknown, query?: Query): Promise<TestReply>;
  delete(path: string, body?: unknown, query?: Query): Promise<TestReply>;
};

/** What a test may set up differently. */
export type TestAppOptions = {
  database?: Database;
  config?: Partial<Config>;
  deps?: Partial<Deps>;
};

/** A server on a database of its own, with the outside world in memory. Call `close()` after. */
export async function testApp(options: TestAppOptions = {}) {
  const clock = createTestClock();
  const config: Config = {
    ...readConfig({
      APP_SECRET: "a secret for tests, long enough to be one",
      HUMAN_VERIFICATION_COST: "1",
      HUMAN_VERIFICATION_COUNTER_MIN: "1",
      HUMAN_VERIFICATION_COUNTER_MAX: "2",
      STRIPE_PUBLIC_KEY: "pk_test_public",
      STRIPE_SECRET_KEY: "sk_test_secret",
      TRUSTED_PROXIES: "127.0.0.1",
    }),
    seedDemo: false,
    apiDocs: false,
    ...options.config,
  };
  const logLines: string[] = [];
  const mails: Mail[] = [];
  const db = options.database ?? (await openTestDatabase());
  const payments = createFakePaymentProvider(clock);
  const logStream: DestinationStream = { write: (line) => logLines.push(line) };
  const sessions = createSessions(config, db, clock);
  const metrics = createMetrics();
  watchDatabase(metrics, { db, clock });
  const deps: Deps = {
    config,
    db,
    clock,
    log: pino({ level: "trace", serializers: logSerializers }, logStream),
    mailer: traceMails({
      async send(mail) {
        mails.push(mail);
      },
      async close() {},
    }),
    payments: traceCards(payments),
    humanVerifier: createAltchaVerifier(config, clock),
    // A guess may cost little where nobody guesses: what it costs has tests of its own.
    passwords: createPasswords(config.passwords, { memoryCost: 64, timeCost: 1 }),
    rateLimiter: createRateLimiter(clock, config.limits, db),
    sessions,
    liveBuilds: { has: async (_remote, version) => !version.includes("unknown") },
    releases: null,
    metrics,
    stopTracing: null,
    requests: countRequests(),
    life: { phase: "serving" },
    ...options.deps,
  };
  const app = await buildApp(deps);
  await app.listen({ host: "127.0.0.1", port: 0 });
  const sender = createSender(Object(app.server.address()).port);
  const worker = createOutboxWorker(deps, outboxHandlers);
  let people = 0;

  function caller(sid: string | null, ip: string): Caller {
    async function send(
      method: "GET" | "POST" | "PUT" | "DELETE",
      path: string,
      body: unknown,
      query: Query = {},
    ): Promise<TestReply> {
      const request: RawRequest = {
        method,
        url: path.startsWith("/api") ? path : `/api${path}`,
        query: sid === null ? query : { ...query, sid },
        headers: { "x-forwarded-for": ip },
      };
      if (body !== undefined) {
        request.headers = { ...request.headers, "content-type": "application/json" };
        request.payload = typeof body === "string" ? body : JSON.stringify(body);
      }
      return replyOf(await sender.send(request));
    }
    return {
      get: (path, query) => send("GET", path, undefined, query),
      post: (path, body = {}, query) => send("POST", path, body, query),
      put: (path, body = {}, query) => send("PUT", path, body, query),
      delete: (path, body, query) => send("DELETE", path, body, query),
    };
  }

  /** Requests without a session, from a new address of the internet each, or the given one. */
  function anyone(ip?: string): Caller {
    people += 1;
    return caller(null, ip ?? `10.2.${(people >> 8) & 255}.${people & 255}`);
  }

  /** The rows of a table with these values, in the order of their numbers. */
  async function rows<Table extends keyof DB>(table: Table, values: Partial<Row<Table>>) {
    const query = sql<Row<Table>>`
      select * from ${sql.table(table)} where ${sql.join(equal(values), sql` and `)}`;
    const found = (await query.execute(db.query)).rows;
    return found.sort((one, other) => numberOf(one) - numberOf(other));
  }

  const core = {
    app,
    deps,
    db,
    rows,
    /** The one row of a table with these values. */
    async row<Table extends keyof DB>(table: Table, values: Partial<Row<Table>>) {
      const [found, ...others] = await rows(table, values);
      if (!found || others.length > 0) throw new Error(`${table} has another number of such rows.`);
      return found;
    },
    /** Changes the rows of a table with these values by hand, as nothing of ours would. */
    async update<Table extends keyof DB>(
      table: Table,
      values: Partial<Row<Table>>,
      changes: RowChange<Table>,
    ): Promise<void> {
      await sql`
        update ${sql.table(table)} set ${sql.join(equal(changes))}
        where ${sql.join(equal(values), sql` and `)}`.execute(db.query);
    },
    clock,
    config,
    /** Mails sent so far; call `deliver()` first. */
    mails,
    /** Everything logged so far, one JSON text a line. */
    logLines,
    payments,
    ...createSeeds({ db, clock, sessions, passwords: deps.passwords }),
    /** Sends a request exactly as written. */
    request: sender.send,
    /** Requests with the person's sid, from an address of the internet of their own. */
    as: (person: Pick<Person, "sid" | "id">) =>
      caller(person.sid, `10.1.${(person.id >> 8) & 255}.${person.id & 255}`),
    anyone,
    /** Signs somebody in, or tries to, from a new address of the internet or the given one. */
    logIn: async (
      { email, password, role: kind }: Pick<Person, "email" | "password" | "role">,
      ip?: string,
    ): Promise<TestReply> =>
      anyone(ip).post("/auth/login", {
        email,
        password,
        type: customerRoleCodec.encode(kind),
        token: await solvedToken(deps, "login"),
      }),
    /** The token of the newest mailed link to an address; empty without one. */
    tokenMailedTo(address: string): string {
      const mail = mails.findLast(({ to }) => to === address);
      return /token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    },
    /** Sends what waits in the outbox: mails to `mails`, events to notifications. */
    deliver: () => worker.runDue(),
    /** A good human verification token for an action. */
    humanToken: (action: HumanAction) => solvedToken(deps, action),
    async close() {
      sender.close();
      await app.close();
      if (!options.database) await db.close();
    },
  };
  return { ...core, ...createActs({ ...core, payments }) };
}

const numberOf = (row: object) => Number(Reflect.get(row, "id") ?? 0);

const equal = (values: object) =>
  Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);

/** The server under test and its helpers. */
export type TestApp = Awaited<ReturnType<typeof testApp>>;

/** A {@link testApp} for all tests of a file: there from the first `beforeAll` that follows on, closed after the last test. */
export function appForTests(options?: TestAppOptions): TestApp {
  const t = {} as TestApp;
  beforeAll(async () => {
    Object.assign(t, await testApp(options));
  });
  afterAll(() => t.close());
  return t;
}

async function solvedToken({ humanVerifier }: Deps, action: HumanAction): Promise<string> {
  const challenge = await humanVerifier.challenge(action);
  if (!isChallenge(challenge)) throw new Error("The verifier made no challenge.");
  const solution = await solveChallenge({ challenge, deriveKey: derive });
  if (!solution) throw new Error("The challenge was not solved.");
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}

function isChallenge(value: object | null): value is Challenge {
  return value !== null && "parameters" in value;
}

function replyOf(response: RawReply): TestReply {
  const isJson = String(response.headers["content-type"] ?? "").includes("json");
  return {
    status: response.statusCode,
    headers: response.headers,
    body: isJson && response.body !== "" ? JSON.parse(response.body) : response.body,
    text: response.body,
  };
}
