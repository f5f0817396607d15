import { jest } from "@jest/globals";
import { sql } from "kysely";
import { startTimers } from "../backgroundWork";
import { sweep } from "./maintenance";
import {
  forgetNotifications,
  oldestNotifications,
} from "../notices/notifications/forgetNotifications";
import { appForTests } from "../testing";
import { mostRead, planOf } from "../testing/planOf";

const t = appForTests();
const tables = ["sessions", "tokens", "used_human_tokens", "webhook_events"] as const;
beforeEach(async () => {
  for (const table of tables) await t.db.query.deleteFrom(table).execute();
});

/** How many sessions, mailed tokens, used human tokens and webhooks there are. */
const counts = () =>
  Promise.all(
    tables.map(async (table) => (await t.db.query.selectFrom(table).selectAll().execute()).length),
  );

/** One of everything that time makes worthless. */
async function oneOfEach() {
  const person = await t.seedConsumer();
  await t.anyone().get("/auth/forgot-password", {
    email: person.email,
    token: await t.humanToken("forgot-password"),
  });
  await t.db.query
    .insertInto("webhook_events")
    .values({ id: "evt_1", type: "test", received_at: t.clock.now() })
    .execute();
  return person;
}

it.each([
  ["what still counts", { minutes: 9 }, [1, 1, 1, 1]],
  ["human tokens that are over", { minutes: 11 }, [1, 1, 0, 1]],
  ["sessions that are over", { minutes: 61 }, [0, 1, 0, 1]],
  ["mailed tokens two days later", { days: 2, minutes: 61 }, [0, 0, 0, 1]],
  ["webhooks after 90 days", { days: 91 }, [0, 0, 0, 0]],
])("keeps or deletes %s", async (_what, time, left) => {
  await oneOfEach();
  t.clock.advance(time);
  await sweep(t.deps);
  expect(await counts()).toEqual(left);
});

it("keeps a notification for a year, read or not", async () => {
  const person = await t.seedConsumer();
  const tell = (key: string, days: number, seen: boolean) =>
    t.db.query
      .insertInto("notifications")
      .values({
        user_id: person.id,
        code: 1,
        first_name: "Casey",
        event_key: key,
        seen,
        created_at: new Date(t.clock.now().getTime() - days * 86_400_000),
      })
      .execute();
  await tell("old", 366, false);
  await tell("older", 367, true);
  await tell("of a year ago", 364, true);
  await sweep(t.deps);
  const left = () => t.rows("notifications", { user_id: person.id });
  expect(await left()).toMatchObject([{ event_key: "of a year ago" }]);

  const tomorrow = new Date(t.clock.now().getTime() + 86_400_000);
  await tell("youngest", 0, true);
  await oldestNotifications(t.db.query, tomorrow, 1).execute();
  expect(await left()).toMatchObject([{ event_key: "youngest" }]);
  await forgetNotifications(t.db.query, tomorrow);
  expect(await left()).toEqual([]);
});

it("reads old notifications alone, by an index, to delete them", async () => {
  const { id } = await t.seedConsumer();
  await sql`
    insert into notifications (user_id, code, first_name, event_key, created_at)
    select ${id}, 1, 'Casey', 'n' || number, ${t.clock.now()}::timestamptz - number * interval '1 minute'
    from generate_series(1, 3000) as number`.execute(t.db.query);
  await sql`analyze notifications`.execute(t.db.query);
  const before = new Date(t.clock.now().getTime() - 2_990 * 60_000);
  const plan = await planOf(oldestNotifications(t.db.query, before, 5), t.db.query);
  expect(mostRead(plan)).toBeLessThan(20);
});

it("goes on where one step fails, and says in the end which did", async () => {
  await oneOfEach();
  t.clock.advance({ days: 91 });
  const sessions = {
    ...t.deps.sessions,
    async sweep() {
      throw new Error("too slow");
    },
  };
  const failing = sweep({ ...t.deps, sessions });
  await expect(failing).rejects.toMatchObject({
    errors: [{ message: "Could not delete dead sessions.", cause: { message: "too slow" } }],
  });
  expect(await counts()).toEqual([1, 0, 0, 0]);
});

it("keeps a reported message until it is decided, and then for 180 days", async () => {
  const consumer = await t.seedConsumer();
  const agent = await t.seedAgent();
  const lead = await t.seedApplication(consumer, { types: [1], submitted: true });
  const quote = await t.seedQuote(agent, lead);
  const { body } = await t.as(agent).post(`/threads/${quote}`, { key: "k", text: "Hello" });
  const report = { messageId: body.data.id, reason: "abuse" };
  await t.as(consumer).post(`/threads/${quote}/reports`, report);
  const reports = () => t.db.query.selectFrom("message_reports").select("message_id").execute();

  t.clock.advance({ days: 400 });
  await sweep(t.deps);
  expect(await reports()).toHaveLength(1);
  await t.db.query
    .updateTable("message_reports")
    .set({ decision: "dismissed", decided_at: t.clock.now() })
    .execute();
  t.clock.advance({ days: 179 });
  await sweep(t.deps);
  expect(await reports()).toHaveLength(1);
  t.clock.advance({ days: 2 });
  await sweep(t.deps);
  expect(await reports()).toEqual([]);
});

it("keeps a mail that was given up for 30 days, and one that waits for as long as it takes", async () => {
  const person = await t.seedConsumer();
  const add = (givenUpAt: Date | null) =>
    t.db.query
      .insertInto("outbox")
      .values({
        kind: "mail",
        user_id: person.id,
        payload: "{}",
        created_at: t.clock.now(),
        next_attempt_at: t.clock.now(),
        given_up_at: givenUpAt,
      })
      .execute();
  const mails = () => t.rows("outbox", { user_id: person.id });
  await add(null);
  await add(t.clock.now());
  t.clock.advance({ days: 29 });
  await sweep(t.deps);
  expect(await mails()).toHaveLength(2);
  t.clock.advance({ days: 2 });
  await sweep(t.deps);
  expect(await mails()).toMatchObject([{ given_up_at: null }]);
});

it("keeps a message to us for 180 days", async () => {
  const write = async (name: string) => {
    const token = await t.humanToken("feedback");
    const message = { name, email: "nobody@example.com", message: "Boats?", token };
    expect((await t.anyone().post("/feedback", message)).status).toBe(200);
  };
  const left = async () => {
    const rows = await t.db.query.selectFrom("feedback").select("name").orderBy("id").execute();
    return rows.map(({ name }) => name);
  };
  await write("Vera");
  t.clock.advance({ days: 179 });
  await write("Ulf");
  await sweep(t.deps);
  expect(await left()).toEqual(["Vera", "Ulf"]);
  t.clock.advance({ days: 2 });
  await sweep(t.deps);
  expect(await left()).toEqual(["Ulf"]);
});

it("keeps the answers of a deleted application for 30 days, and then its dates, types and quotes", async () => {
  const { consumer, leadId, quoteId } = await t.seedQuotedLead({ types: [2] });
  const live = await t.seedQuotedLead({ types: [2] });
  expect((await t.as(consumer).delete("/user/application", {}, { force: "true" })).status).toBe(
    200,
  );
  const answersOf = async (id: number) => {
    const { draft_answers, submitted_answers } = await t.row("applications", { id });
    return [draft_answers, submitted_answers].map((answers) => Object.keys(answers ?? {}).length);
  };
  const kept = await answersOf(leadId);
  expect(kept).not.toContain(0);
  t.clock.advance({ days: 29 });
  await sweep(t.deps);
  expect(await answersOf(leadId)).toEqual(kept);
  t.clock.advance({ days: 2 });
  await sweep(t.deps);
  expect(await answersOf(leadId)).toEqual([0, 0]);
  expect(await answersOf(live.leadId)).toEqual(kept);
  expect(await t.row("applications", { id: leadId })).toMatchObject({ submitted_types: [2] });
  expect(await t.rows("quotes", { id: quoteId })).toHaveLength(1);
});

it("runs every ten minutes and survives a database that is away", async () => {
  const timers = jest.spyOn(globalThis, "setInterval");
  const stop = startTimers({
    ...t.deps,
    sessions: {
      ...t.deps.sessions,
      async sweep() {
        throw new Error("the database is away");
      },
    },
  });
  const turns = timers.mock.calls.filter(([, everyMs]) => everyMs === 600_000);
  timers.mockRestore();
  await stop();
  for (const [turn] of turns) turn();
  await stop();
  expect(t.logLines.filter((line) => line.includes("the sweep failed"))).toHaveLength(2);
});
