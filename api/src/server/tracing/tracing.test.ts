import { setTimeout as sleep } from "node:timers/promises";
import pino from "pino";
import { bareApp } from "../bareApp";
import { readConfig } from "../settings/config";
import { openTestDatabase, testApp } from "../../testing";
import { aCollector } from "../../testing/aCollector";
import { aSignal } from "../../testing/aSignal";
import { startTracing } from "./startTracing";
import { statementName } from "./statementName";
import { inSpan, traceRequests, traceStatement } from "./tracing";

type Collector = Awaited<ReturnType<typeof aCollector>>;

/** Tells a collector from now on, and says in the given log how that went; answers its end. */
async function tellTo(origin: string, logged: string[] = []): Promise<() => Promise<void>> {
  const { traces } = readConfig({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${origin}/v1/traces` });
  if (!traces) throw new Error("No traces are configured.");
  return startTracing(traces, pino({ level: "info" }, { write: (line) => logged.push(line) }));
}

const isIn = (logged: string[], words: string) => logged.some((line) => line.includes(words));

it("tells what fails by its kind, in no words of its own, and no statement by itself", async () => {
  const collector = await aCollector();
  const t = await testApp();
  const stop = await tellTo(collector.origin);
  const refused = inSpan("pay", {}, async () => {
    throw new TypeError("ann@example.com was refused");
  });
  await expect(refused).rejects.toThrow(TypeError);
  const error = Object.assign(new Error("Key (email)=(ann@example.com)"), { code: "23505" });
  await inSpan("read", {}, async () => {
    traceStatement({ text: "select 1", tookMs: 5, error });
  });
  traceStatement({ text: "select 2", tookMs: 5 });
  const app = await bareApp(t.deps);
  traceRequests(app);
  app.get("/one", async () => {
    throw new RangeError("ann@example.com is broken");
  });
  const left = new AbortController();
  const gone = aSignal();
  app.get("/two", (_request, reply) => {
    reply.raw.once("close", gone.give);
    left.abort();
  });
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
  expect((await fetch(`${origin}/one`, { headers: { traceparent: "nonsense" } })).status).toBe(500);
  await expect(fetch(`${origin}/two`, { signal: left.signal })).rejects.toThrow();
  await gone.given;
  await app.close();
  await stop();
  await t.close();
  await t.db.close();
  await collector.close();

  const failures = (name: string) =>
    collector.named(name).map(({ hasFailed, facts }) => [hasFailed, facts["error.type"]]);
  expect(failures("pay")).toEqual([[true, "TypeError"]]);
  expect(failures("select")).toEqual([[true, "23505"]]);
  expect(failures("GET /one")).toEqual([[true, "500"]]);
  expect(failures("GET /two")).toEqual([[true, "aborted"]]);
  expect(Buffer.concat(collector.bodies).toString("latin1")).not.toContain("example.com");
  expect(collector.steps.map(({ facts }) => facts["db.query.text"])).not.toContain("select 2");
});

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

  const behaviours = ["refuses", "hangs", "is away"] as const;
  const behave = (collector: Collector, how: (typeof behaviours)[number]) =>
    how === "is away" ? collector.close() : collector.behave(how);

  it("a collector that refuses, hangs or is away costs requests nothing", async () => {
    const collector = await aCollector();
    const stop = await tellTo(collector.origin);
    const database = await openTestDatabase(undefined, { onStatement: traceStatement });
    const t = await testApp({ database });
    for (const how of behaviours) {
      await behave(collector, how);
      await deliver();
      for (let call = 0; call < 30; call += 1) {
        const begun = performance.now();
        expect((await t.anyone().get("/insurance-companies")).status).toBe(200);
        expect(performance.now() - begun).toBeLessThan(TRIED_MS - 500);
      }
    }
    await t.close();
    await database.close();
    await stop();
  });

  it.each(behaviours)("a collector that %s costs the end a second", async (how) => {
    const logged: string[] = [];
    const collector = await aCollector();
    const stop = await tellTo(collector.origin, logged);
    await behave(collector, how);
    await deliver();
    const begun = performance.now();
    await stop();
    expect(performance.now() - begun).toBeLessThan(4_000);
    if (how === "refuses") expect(isIn(logged, "traces cannot be delivered")).toBe(true);
    if (how !== "is away") await collector.close();
  });

  it("says once that nobody takes them, and once that somebody does again", async () => {
    const logged: string[] = [];
    const collector = await aCollector();
    const stop = await tellTo(collector.origin, logged);
    for (const [how, words] of [
      ["refuses", "traces cannot be delivered"],
      ["refuses", "traces cannot be delivered"],
      ["takes", "traces are delivered again"],
    ] as const) {
      collector.behave(how);
      await deliver();
      while (!isIn(logged, words)) await sleep(20);
    }
    await stop();
    expect(logged).toHaveLength(2);
    await collector.close();
  });
});

/** As many steps as are delivered at once. */
async function deliver(): Promise<void> {
  for (let step = 0; step < 512; step += 1) await inSpan("one", {}, async () => {});
}

it.each([
  ['select "id" from "users" where "id" = $1', "select users"],
  ['insert into "outbox" ("kind") values ($1)', "insert outbox"],
  ['update "quotes" set "id" = $1', "update quotes"],
  ["/* all of them */\n  select count(*) from leads", "select leads"],
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
