import { setTimeout as sleep } from "node:timers/promises";
import pino from "pino";
import { readConfig } from "../config";
import { noTracing, type Tracing } from "../ports/tracing";
import { createOutboxWorker } from "../outbox/worker";
import { openTestDatabase, testApp, type TestApp } from "../testing";
import { aCollector } from "../testing/aCollector";
import { broker, client, goThroughAll, NOTE, type WholeJourney } from "../testing/wholeJourney";
import { createOpenTelemetry } from "./openTelemetry";
import { statementName } from "./statementName";

type Collector = Awaited<ReturnType<typeof aCollector>>;

const PROXYS_TRACE = "0af7651916cd43dd8448eb211c80319c";
const PROXYS_STEP = "b7ad6b7169203331";
const traceparent = `00-${PROXYS_TRACE}-${PROXYS_STEP}-01`;

const logged: string[] = [];
const log = pino({ level: "info" }, { write: (line) => logged.push(line) });
const isLogged = (words: string) => logged.some((line) => line.includes(words));

/** A server whose requests, work and statements a collector hears of. */
async function tracedApp(collector: Collector) {
  const { traces } = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin });
  if (traces === null) throw new Error("Nobody takes traces.");
  const tracing = await createOpenTelemetry(traces, log);
  const database = await openTestDatabase(undefined, { onStatement: tracing.statement });
  const t = await testApp({ database, deps: { tracing } });
  const close = async () => {
    await t.close();
    await database.close();
  };
  return { t, tracing, close };
}

describe("the traces of a whole journey", () => {
  let collector: Collector;
  let t: TestApp;
  let journey: WholeJourney;
  beforeAll(async () => {
    collector = await aCollector();
    const traced = await tracedApp(collector);
    t = traced.t;
    journey = await goThroughAll(t);
    const zips = { url: "/api/auth/zipcodes", query: { search: "78701" } };
    await t.request({ ...zips, headers: { traceparent, "x-forwarded-for": "10.9.9.9" } });
    await t.request({ ...zips, headers: { traceparent } });
    await t.request({ url: "/api/health/ready", headers: {} });
    await t.request({ url: "/api/auth/check-session", headers: {} });
    await t.request({ url: "/api/nowhere/4711-marmalade", headers: {} });
    await askForLink(t);
    await traced.close();
    await traced.tracing.close();
  });
  afterAll(() => collector.close());

  const childrenOf = (id: string) => collector.steps.filter(({ parentId }) => parentId === id);
  const login = () =>
    collector
      .named("POST /api/auth/login")
      .find(({ facts }) => facts["http.response.status_code"] === "200");
  const byId = (id: string) => collector.steps.find((step) => step.id === id);

  it("tell of requests by route and status, under the service's name", () => {
    expect(new Set(collector.services)).toEqual(new Set(["quotehaven-api"]));
    expect(login()).toMatchObject({
      kind: 2,
      hasFailed: false,
      facts: {
        "http.request.method": "POST",
        "http.route": "/api/auth/login",
        "http.response.status_code": "200",
        "quotehaven.request_id": expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    });
    expect(collector.named("GET").map(({ facts }) => facts["http.response.status_code"])).toContain(
      "404",
    );
  });

  it("tell of each statement as part of what asked it, with a body read before or not", () => {
    const [list] = collector.named("GET /api/agent/profile/leads");
    for (const request of [login(), list]) {
      const statements = childrenOf(request?.id ?? "").filter(({ kind }) => kind === 3);
      expect(statements.length).toBeGreaterThan(0);
      for (const { traceId } of statements) expect(traceId).toBe(request?.traceId);
    }
    expect(childrenOf(login()?.id ?? "").map(({ name }) => name)).toContain("insert sessions");
    const statements = collector.steps.filter(({ facts }) => "db.query.text" in facts);
    expect(statements.length).toBeGreaterThan(200);
    expect(statements.filter(({ parentId }) => byId(parentId) === undefined)).toEqual([]);
  });

  it("tell of mails, card payments and the telling of agents within what they are part of", () => {
    const [mail] = collector.named("send mail");
    expect(byId(mail?.parentId ?? "")?.name).toMatch(/^outbox: /);
    const [intent] = collector.named("cards: create intent");
    expect(byId(intent?.parentId ?? "")?.facts["http.route"]).toBe(
      "/api/agent/profile/leads/:id/confirm",
    );
    const [telling] = collector.named("tell agents");
    expect(byId(telling?.parentId ?? "")?.name).toBe("outbox: lead-submitted");
  });

  it("tell of what the outbox holds apart from the request that woke it", () => {
    const rows = collector.steps.filter(({ name }) => name.startsWith("outbox: "));
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter(({ parentId }) => parentId !== "")).toEqual([]);
  });

  it("hold no password, token, sid, address, phone, name, or answer of anybody", () => {
    const told = Buffer.concat(collector.bodies).toString("latin1");
    const personal = [
      ...Object.values(client),
      ...Object.values(broker),
      NOTE,
      "7375550186",
      "A private message",
      "1985-04-12",
      "78701",
      "marmalade",
      ...journey.handedOut,
    ];
    expect(told.length).toBeGreaterThan(100_000);
    expect(personal.filter((secret) => secret !== "" && told.includes(secret))).toEqual([]);
  });

  it("go on with the trace of our proxy, and with nobody else's", () => {
    const ofProxy = collector.steps.filter(({ traceId }) => traceId === PROXYS_TRACE);
    const requests = ofProxy.filter(({ kind }) => kind === 2);
    expect(requests).toMatchObject([{ parentId: PROXYS_STEP, name: "GET /api/auth/zipcodes" }]);
    const all = collector.named("GET /api/auth/zipcodes");
    expect(all.filter(({ parentId }) => parentId === "").length).toBeGreaterThan(0);
  });

  it("are silent about what watchers and pages ask all the time", () => {
    const routes = collector.steps.map(({ facts }) => facts["http.route"]);
    expect(routes).not.toContain("/api/health/ready");
    expect(routes).not.toContain("/api/auth/check-session");
  });
});

describe("what fails", () => {
  let collector: Collector;
  let tracing: Tracing;
  beforeAll(async () => {
    collector = await aCollector();
    tracing = (await tracedSteps(collector.origin)).tracing;
    await tracing
      .step("pay", {}, async () => {
        throw new TypeError("ann@example.com was refused");
      })
      .catch(() => {});
    await tracing.step("read", {}, async () => {
      tracing.statement({
        text: "select 1",
        tookMs: 5,
        error: Object.assign(new Error("Key (email)=(ann@example.com)"), { code: "23505" }),
      });
    });
    tracing.statement({ text: "select 2", tookMs: 5 });
    const request = { method: "GET", route: "/one", requestId: "1", traceparent: "nonsense" };
    tracing.request(request).end(500);
    tracing.request(request).end(null);
    await tracing.close();
  });
  afterAll(() => collector.close());

  it("is told by its kind, never in its own words", () => {
    expect(collector.named("pay")).toMatchObject([
      { hasFailed: true, facts: { "error.type": "TypeError" } },
    ]);
    expect(collector.named("select")).toMatchObject([
      { hasFailed: true, facts: { "error.type": "23505" } },
    ]);
    expect(collector.named("GET /one").map(({ facts }) => facts["error.type"])).toEqual([
      "500",
      "aborted",
    ]);
    expect(Buffer.concat(collector.bodies).toString("latin1")).not.toContain("example.com");
  });

  it("a statement of nothing that is under way is not told", () => {
    expect(collector.steps.map(({ facts }) => facts["db.query.text"])).not.toContain("select 2");
  });
});

/** Has a mail queued while a worker waits for it, and sent. */
async function askForLink(t: TestApp): Promise<void> {
  const worker = createOutboxWorker(t.deps);
  await worker.start();
  const { email } = await t.seedConsumer();
  const sent = t.mails.length;
  const token = await t.humanToken("forgot-password");
  const { status } = await t.anyone().get("/auth/forgot-password", { email, token });
  expect(status).toBe(200);
  while (t.mails.length === sent) await sleep(20);
  await worker.stop();
}

async function tracedSteps(origin: string) {
  const { traces } = readConfig({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${origin}/v1/traces` });
  return { tracing: traces ? await createOpenTelemetry(traces, log) : noTracing };
}

describe("without anybody who takes them", () => {
  /** How long one delivery is tried. */
  const TRIED_MS = 3_000;
  beforeAll(() => {
    process.env.OTEL_EXPORTER_OTLP_TIMEOUT = String(TRIED_MS);
  });
  afterAll(async () => {
    delete process.env.OTEL_EXPORTER_OTLP_TIMEOUT;
    // What is still being tried gives up.
    await sleep(TRIED_MS);
  });

  it.each(["refuses", "hangs", "is away"] as const)(
    "a collector that %s costs requests nothing, and the end a second",
    async (how) => {
      logged.length = 0;
      const collector = await aCollector();
      const { t, tracing, close } = await tracedApp(collector);
      if (how === "is away") await collector.close();
      else collector.behave(how);
      await deliver(tracing);
      for (let call = 0; call < 30; call += 1) {
        const begun = performance.now();
        expect((await t.anyone().get("/insurance-companies")).status).toBe(200);
        expect(performance.now() - begun).toBeLessThan(TRIED_MS - 500);
      }
      const begun = performance.now();
      await close();
      await tracing.close();
      expect(performance.now() - begun).toBeLessThan(4_000);
      if (how === "refuses") expect(isLogged("traces cannot be delivered")).toBe(true);
      await collector.close();
    },
    60_000,
  );

  it("says once that nobody takes them, and once that somebody does again", async () => {
    logged.length = 0;
    const collector = await aCollector();
    const { tracing } = await tracedSteps(collector.origin);
    for (const [how, words] of [
      ["refuses", "traces cannot be delivered"],
      ["refuses", "traces cannot be delivered"],
      ["takes", "traces are delivered again"],
    ] as const) {
      collector.behave(how);
      await deliver(tracing);
      while (!isLogged(words)) await sleep(20);
    }
    await tracing.close();
    expect(logged).toHaveLength(2);
    await collector.close();
  });
});

/** As many steps as are delivered at once. */
async function deliver(tracing: Tracing): Promise<void> {
  for (let step = 0; step < 512; step += 1) await tracing.step("one", {}, async () => {});
}

it.each([
  ['select "id" from "users" where "id" = $1', "select users"],
  ['insert into "outbox" ("kind") values ($1)', "insert outbox"],
  ['update "quotes" set "id" = $1', "update quotes"],
  ["/* unnamed */\n  select count(*) from leads", "select leads"],
  ["-- The open ones\nselect 1 from (select 2 from applications) as one", "select applications"],
  ["with gone as (delete from tokens returning id) select id from gone", "with tokens"],
  ["select pg_notify($1, $2)", "select"],
  ["/* two */ /* comments */ -- and a line\n update leads set id = 1", "update leads"],
  [`${"--\n".repeat(50)}${"/**".repeat(50)}`, "statement"],
  ["begin", "begin"],
  ["", "statement"],
])("a statement %j is named %s", (text, name) => {
  expect(statementName(text)).toBe(name);
});
