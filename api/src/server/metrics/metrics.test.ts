import { readFile } from "node:fs/promises";
import { sql } from "kysely";
import { watchDatabase } from "./databaseMetrics";
import { createMetrics, watchProcess } from "./metrics";
import { enqueue } from "../../outbox/outbox";
import { appForTests } from "../../testing";
import { openTestDatabase } from "../../testing/testDatabase";
import { aLeadBeingPaid } from "../../payments/paymentFixtures";

const TOKEN = "a token of twenty-four or more";

const t = appForTests({ config: { figuresToken: TOKEN } });

const read = (authorization?: string) =>
  t.request({ url: "/api/metrics", headers: authorization ? { authorization } : {} });
const figures = async () => (await read(`Bearer ${TOKEN}`)).body.split("\n");

describe("the figures of a process", () => {
  it("are there for who has the token alone", async () => {
    expect((await read()).statusCode).toBe(404);
    expect((await read("Bearer something else of that length")).statusCode).toBe(404);
    const { statusCode, headers } = await read(`Bearer ${TOKEN}`);
    expect([statusCode, headers["content-type"]]).toEqual([
      200,
      "text/plain; version=0.0.4; charset=utf-8",
    ]);
  });

  it("count requests by route and status, and hold no address, name or sid", async () => {
    const person = await t.seedConsumer();
    await t.as(person).get("/notifications");
    await t.as(person).post("/notifications/987654");
    const lines = await figures();
    expect(lines).toContain(
      'quotehaven_request_seconds_count{method="GET",route="/api/notifications",status="200"} 1',
    );
    expect(lines).toContain(
      'quotehaven_request_seconds_count{method="POST",route="/api/notifications/:id",status="404"} 1',
    );
    expect(lines.join()).not.toContain("987654");
    expect(lines.join()).not.toContain(person.sid);
  });

  it("say what waits in the outbox and for how long, by kind", async () => {
    const now = t.clock.now();
    await enqueue(t.db.query, now, { kind: "feedback-mail", payload: { feedbackId: 0 } });
    await sql`update outbox set attempts = 4`.execute(t.db.query);
    t.clock.advance({ seconds: 90 });
    const lines = await figures();
    expect(lines).toContain('quotehaven_outbox_rows{kind="feedback-mail",priority="1"} 1');
    expect(lines).toContain('quotehaven_outbox_age_seconds{kind="feedback-mail",priority="1"} 90');
    expect(lines).toContain('quotehaven_outbox_tried_rows{kind="feedback-mail",priority="1"} 1');
    await t.db.query.updateTable("outbox").set({ given_up_at: t.clock.now() }).execute();
    // Nobody works on what was given up.
    expect((await figures()).filter((line) => line.includes("feedback-mail"))).toEqual([
      'quotehaven_outbox_given_up_rows{kind="feedback-mail"} 1',
    ]);
    await t.db.query.deleteFrom("outbox").execute();
  });

  it("say which payments are on their way, and for how long", async () => {
    const { leadId: application_id } = await aLeadBeingPaid(t);
    t.clock.advance({ minutes: 2 });
    const lines = await figures();
    expect(lines).toContain('quotehaven_unsettled_payments{status="pending"} 1');
    expect(lines).toContain('quotehaven_unsettled_payment_age_seconds{status="pending"} 120');
    const now = t.clock.now();
    const lost = { status: "charged-back", disputed_at: now, updated_at: now } as const;
    const paid = { paid_at: now, receipt_number: "QH-1" };
    await t.update("payments", { application_id }, { ...paid, ...lost });
    expect(await figures()).toContain('quotehaven_payments_of_a_day{status="charged-back"} 1');
    t.clock.advance({ days: 1, seconds: 1 });
    expect((await figures()).join()).not.toContain("quotehaven_payments_of_a_day{");
  });

  it("are there without those of the database while that cannot be reached", async () => {
    const metrics = createMetrics();
    const db = await openTestDatabase("pglite");
    watchDatabase(metrics, { db, clock: t.clock });
    const lines = async () => (await metrics.registry.metrics()).split("\n");
    expect(await lines()).toContain("quotehaven_database_answers 1");
    await db.close();
    expect(await lines()).toContain("quotehaven_database_answers 0");
  });

  it("tell work in the background that was done from work that failed", async () => {
    const metrics = createMetrics();
    await metrics.work("sweep", async () => {});
    await expect(metrics.work("payments", () => Promise.reject(new Error("no")))).rejects.toThrow(
      "no",
    );
    const text = await metrics.registry.metrics();
    expect(text).toMatch(/quotehaven_work_done_timestamp_seconds\{work="sweep"\} \d+/);
    expect(text).toContain('quotehaven_work_failures_total{work="payments"} 1');
  });

  it("have an alert in the documentation for nothing but what there is", async () => {
    const metrics = createMetrics();
    watchProcess(metrics);
    const known = [await metrics.registry.metrics(), ...(await figures())].join("\n");
    const alerts = await readFile(
      new URL("../../../../docs/operations/alerts.yml", import.meta.url),
      "utf8",
    );
    const named = [
      ...alerts.matchAll(/\b((?:quotehaven|nodejs|process)_\w+?)(?:_count)?\b[{[\s)]/g),
    ];
    expect(named.length).toBeGreaterThan(8);
    for (const [, name = ""] of named) expect(known).toContain(name);
  });
});
