import { jest } from "@jest/globals";
import { backgroundWork } from "./features/backgroundWork";
import { sweep } from "./maintenance";
import { forgetNotifications } from "./outbox/forgetNotifications";
import { appForTests } from "./testing";

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

  await forgetNotifications(t.db.query, new Date(t.clock.now().getTime() + 1), 1);
  expect(await left()).toEqual([]);
});

it("keeps a reported message for 180 days", async () => {
  const consumer = await t.seedConsumer();
  const agent = await t.seedAgent();
  const lead = await t.seedApplication(consumer, { types: [1], submitted: true });
  const quote = await t.seedQuote(agent, lead);
  const { body } = await t.as(agent).post(`/threads/${quote}`, { key: "k", text: "Hello" });
  const report = { message: body.data.id, reason: "abuse" };
  await t.as(consumer).post(`/threads/${quote}/reports`, report);
  const reports = () => t.db.query.selectFrom("message_reports").select("message_id").execute();

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

it("runs every ten minutes and survives a database that is away", async () => {
  const timers = jest.spyOn(globalThis, "setInterval");
  const { start } = backgroundWork({
    ...t.deps,
    sessions: {
      ...t.deps.sessions,
      async sweep() {
        throw new Error("the database is away");
      },
    },
  });
  const stop = start();
  const turns = timers.mock.calls.filter(([, everyMs]) => everyMs === 600_000);
  timers.mockRestore();
  await stop();
  for (const [turn] of turns) turn();
  await stop();
  expect(t.logLines.filter((line) => line.includes("the sweep failed"))).toHaveLength(2);
});
