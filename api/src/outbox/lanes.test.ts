import { jest } from "@jest/globals";
import { sql } from "kysely";
import { endApplication } from "../applications/liveApplication";
import { agentsAround } from "../leads/leadVisibility";
import { outboxHandlers } from "../backgroundWork";
import { tellAgents, tellNextAgents } from "../leads/mails/tellAgents";
import type { Mail, Mailer } from "./mail/mailer";
import { appForTests, type Person } from "../testing";
import { aSignal } from "../testing/aSignal";
import { overhear } from "../testing/overhear";
import { mostRead, planOf } from "../testing/planOf";
import { handleRow, type OutboxHandlers } from "./handleRow";
import { inBatches } from "./inBatches";
import { queueLeadSubmitted } from "./outbox";
import { claim } from "./outboxRows";
import { priorities } from "./priorities";
import { createOutboxWorker } from "./worker";

const t = appForTests();
beforeEach(async () => {
  t.mails.length = 0;
  await t.db.query.deleteFrom("outbox").execute();
});

/** With batches of a test's own: each is asked after which agent it begins, and answers where it ended. */
const tellingBy = (
  tell: (afterAgentId: number) => Promise<number | null> | number | null,
): OutboxHandlers => ({
  ...outboxHandlers,
  "lead-submitted": inBatches("tell agents", async (_tx, payload) => {
    const afterAgentId = await tell(Number(payload.afterAgentId));
    return afterAgentId === null ? null : { ...payload, afterAgentId };
  }),
});

const mailerThat = (send: Mailer["send"]): Mailer => ({ send, close: async () => {} });

async function aSubmittedLead(): Promise<number> {
  const applicationId = await t.seedApplication(await t.seedConsumer(), {
    types: [2],
    submitted: true,
  });
  await t.db.transaction((tx) => queueLeadSubmitted(tx, { applicationId, now: t.clock.now() }));
  return applicationId;
}

async function askForReset({ email }: Person): Promise<void> {
  const token = await t.humanToken("forgot-password");
  await t.anyone().get("/auth/forgot-password", { email, token });
}

const queueMails = (agentId: number, count: number, priority: number) =>
  sql`
    insert into outbox (kind, priority, user_id, payload, created_at, next_attempt_at)
    select 'mail', ${priority}, ${agentId}, '{}', ${t.clock.now()}, ${t.clock.now()}
    from generate_series(1, ${count})`.execute(t.db.query);

/** What is said to the database while a lead's agents are told. */
const statementsOfTelling = (applicationId: number) =>
  t.db.transaction(async (tx) => {
    const { heard, texts } = overhear(tx);
    const mailTimes = t.deps.config.mail;
    await tellNextAgents(heard, { applicationId, afterAgentId: 0, now: t.clock.now(), mailTimes });
    return texts;
  });

const toldOf = async (leadId: number) =>
  (await t.rows("notifications", { application_id: leadId })).map(({ user_id }) => user_id);

describe("a link that somebody waits for", () => {
  it("is sent while the mails of a new lead are stuck", async () => {
    const person = await t.seedConsumer();
    for (let count = 0; count < 3; count++) await t.seedAgent();
    await aSubmittedLead();
    const [stuck, arrived] = [aSignal(), aSignal()];
    const links: Mail[] = [];
    const mailer = mailerThat(async (mail) => {
      if (mail.to !== person.email) return stuck.given;
      links.push(mail);
      arrived.give();
    });
    const worker = createOutboxWorker({ ...t.deps, mailer }, outboxHandlers);
    const delivered = worker.runDue();
    await askForReset(person);
    const again = worker.runDue();

    await arrived.given;
    expect(links).toMatchObject([{ subject: "Reset your password", isUrgent: true }]);

    stuck.give();
    await Promise.all([delivered, again]);
  });

  it("is sent between two batches while agents are told of a lead", async () => {
    const person = await t.seedConsumer();
    await aSubmittedLead();
    const told: string[] = [];
    const begun = aSignal();
    const mailer = mailerThat(async ({ subject }) => void told.push(subject));
    // Told batch after batch until one began when the link was there, for a minute at most.
    const handlers = tellingBy(async (afterAgentId) => {
      const isOver = told.includes("Reset your password") || told.length > 5_000;
      told.push("a batch");
      begun.give();
      await new Promise((resolve) => setTimeout(resolve, 10));
      return isOver ? null : afterAgentId + 500;
    });
    const worker = createOutboxWorker({ ...t.deps, mailer }, handlers);
    const delivered = worker.runDue();
    await begun.given;
    await askForReset(person);
    await Promise.all([delivered, worker.runDue()]);

    const [first, last] = [told.indexOf("a batch"), told.lastIndexOf("a batch")];
    const link = told.indexOf("Reset your password");
    expect(first).toBe(0);
    expect(link).toBeGreaterThan(first);
    expect(link).toBeLessThan(last);
  });

  it("and everything else is sent once by several workers", async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => t.seedConsumer()));
    const agents = [await t.seedAgent(), await t.seedAgent()];
    const leadId = await aSubmittedLead();
    await Promise.all(people.map(askForReset));
    const workers = Array.from({ length: 3 }, () => createOutboxWorker(t.deps, outboxHandlers));

    await Promise.all(workers.map((worker) => worker.runDue()));

    const addresses = t.mails.map(({ to }) => to);
    for (const { email } of people) expect(addresses.filter((to) => to === email)).toHaveLength(1);
    const told = await toldOf(leadId);
    for (const { id } of agents) expect(told.filter((each) => each === id)).toEqual([id]);
  });
});

describe("what goes to thousands", () => {
  it("gives way to people's requests, and links do not", async () => {
    const person = await t.seedConsumer();
    await t.seedAgent();
    const leadId = await aSubmittedLead();
    await askForReset(person);
    const answered = aSignal();
    let isAnswered = false;
    const early: string[] = [];
    const mailer = mailerThat(async ({ subject }) => {
      if (!isAnswered) early.push(subject);
      // The link has gone: now what it did not wait for may end.
      if (subject !== "Reset your password") return;
      expect(await toldOf(leadId)).toEqual([]);
      isAnswered = true;
      answered.give();
    });
    const requests = { add: () => {}, none: () => answered.given };
    await createOutboxWorker({ ...t.deps, mailer, requests }, outboxHandlers).runDue();

    expect(early).toEqual(["Reset your password"]);
    expect(await toldOf(leadId)).not.toEqual([]);
  });

  it("gives way between the batches of a lead, too", async () => {
    await aSubmittedLead();
    const order: string[] = [];
    const requests = { add: () => {}, none: async () => void order.push("gave way") };
    const handlers = tellingBy((afterAgentId) => {
      order.push("a batch");
      return afterAgentId < 1_000 ? afterAgentId + 500 : null;
    });
    const [row] = await claim(t.db.query, t.clock.now(), "notices").execute();
    await handleRow({ ...t.deps, requests }, handlers, row!, () => false);

    expect(order).toEqual(["a batch", "gave way", "a batch", "gave way", "a batch"]);
  });

  it("is mailed few at once, and all of it", async () => {
    for (let count = 0; count < 12; count++) await t.seedAgent();
    await aSubmittedLead();
    let underWay = 0;
    let most = 0;
    let sent = 0;
    const four = aSignal();
    const mailer = mailerThat(async () => {
      most = Math.max(most, (underWay += 1));
      if (underWay === 4) four.give();
      await four.given;
      await new Promise((resolve) => setTimeout(resolve, 5));
      underWay -= 1;
      sent += 1;
    });
    await createOutboxWorker({ ...t.deps, mailer }, outboxHandlers).runDue();

    expect(sent).toBeGreaterThanOrEqual(12);
    expect(most).toBe(4);
    expect(await t.db.query.selectFrom("outbox").select("id").execute()).toEqual([]);
  });

  it("is mailed by few statements each, none of which reads the answers", async () => {
    const { id } = await t.seedAgent();
    const leadId = await aSubmittedLead();
    const { heard: query, texts } = overhear(t.db.query);
    const deps = { ...t.deps, db: { ...t.db, query } };
    const [told] = await claim(t.db.query, t.clock.now(), "notices").execute();
    await handleRow(t.deps, outboxHandlers, told!, () => false);
    const mails = await claim(t.db.query, t.clock.now(), priorities.bulk).execute();
    const mail = mails.find(({ user_id }) => user_id === id);
    await handleRow(deps, outboxHandlers, mail!, () => false);

    expect(t.mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining("You have a new prospect to quote: "),
    ]);
    expect(await toldOf(leadId)).toContain(id);
    // The reader, the area with its carriers, which are heard of by themselves, the lead, and the end.
    expect(texts).toHaveLength(5);
    expect(texts.join()).not.toContain("answers");
  });

  it("is left to others where its worker is stopped before it began", async () => {
    const { id } = await t.seedAgent();
    await queueMails(id, 12, priorities.bulk);
    let stopped: Promise<void> | undefined;
    const requests = {
      add: () => {},
      async none() {
        const { length } = await t.db.query
          .selectFrom("outbox")
          .select("id")
          .where("attempts", ">", 0)
          .execute();
        if (length > 0) stopped ??= worker.stop();
      },
    };
    const worker = createOutboxWorker({ ...t.deps, requests }, outboxHandlers);
    await worker.start();
    await worker.runDue();
    await stopped;

    const left = await t.db.query.selectFrom("outbox").select("last_error").execute();
    expect(left).toEqual(Array(12).fill({ last_error: null }));
  });
});

describe("the notices of a lead", () => {
  it("come while the mails of an earlier one are stuck", async () => {
    const agent = await t.seedAgent();
    const earlier = await aSubmittedLead();
    const [stuck, mailing, came] = [aSignal(), aSignal(), aSignal()];
    const mailer = mailerThat(() => {
      mailing.give();
      return stuck.given;
    });
    const worker = createOutboxWorker(
      { ...t.deps, mailer },
      {
        ...outboxHandlers,
        "lead-submitted": async (deps, row, isStopping) => {
          if (row.payload.applicationId !== earlier) came.give();
          return tellAgents(deps, row, isStopping);
        },
      },
    );
    await worker.start();
    await mailing.given;
    const later = await aSubmittedLead();
    await came.given;
    stuck.give();
    await worker.stop();

    for (const lead of [earlier, later]) expect(await toldOf(lead)).toContain(agent.id);
  });

  it("are written in the same statements, however many there are", async () => {
    await t.seedAgent();
    const few = await statementsOfTelling(await aSubmittedLead());
    for (let count = 0; count < 3; count++) await t.seedAgent();
    const more = await statementsOfTelling(await aSubmittedLead());

    expect(few.length).toBeGreaterThan(5);
    expect(more).toEqual(few);
    // A client's only lead is news to everybody: what agents heard of others is not read.
    expect(few.filter((text) => text.includes('from "notifications"'))).toEqual([]);
  });

  it.each([
    [23, false],
    [25, true],
  ])("of a client they heard of %i hours before: %s", async (hours, isTold) => {
    const agent = await t.seedAgent();
    const consumer = await t.seedConsumer();
    const submitted = async () => {
      const applicationId = await t.seedApplication(consumer, { types: [2], submitted: true });
      const now = t.clock.now();
      await t.db.transaction((tx) => queueLeadSubmitted(tx, { applicationId, now }));
      await createOutboxWorker(t.deps, outboxHandlers).runDue();
      return applicationId;
    };
    const first = await submitted();
    expect(await toldOf(first)).toContain(agent.id);
    await t.db.transaction((tx) => endApplication(tx, first, t.clock.now()));
    t.clock.advance({ hours });
    expect((await toldOf(await submitted())).includes(agent.id)).toBe(isTold);
  });

  it("are looked up past however many mails that wait", async () => {
    const { id } = await t.seedAgent();
    await queueMails(id, 3_000, priorities.bulk);
    await aSubmittedLead();
    // As autovacuum does it, whenever it comes.
    await sql`analyze outbox`.execute(t.db.query);
    const plan = await planOf(claim(t.db.query, t.clock.now(), "notices"), t.db.query);
    expect(mostRead(plan)).toBeLessThan(100);
  });
});

it("what is queued wakes the lane in which it waits, and no other", async () => {
  const { heard: query, texts } = overhear(t.db.query);
  const told = aSignal();
  const worker = createOutboxWorker(
    { ...t.deps, db: { ...t.db, query } },
    tellingBy(() => (told.give(), null)),
  );
  // Nothing else wakes it.
  const polling = jest
    .spyOn(globalThis, "setInterval")
    .mockImplementation(() => setTimeout(() => {}));
  await worker.start();
  polling.mockRestore();
  await worker.runDue();
  texts.length = 0;
  await aSubmittedLead();
  await told.given;
  await worker.stop();

  const claims = texts.filter((text) => text.includes("skip locked"));
  expect(claims.length).toBeGreaterThan(0);
  expect(claims.filter((text) => text.includes('"priority" ='))).toEqual([]);
});

it("what is due is looked up once, also right after a great many were told", async () => {
  const { id } = await t.seedAgent();
  // The table has had something in it, and was empty when it was analyzed.
  await queueMails(id, 1, priorities.bulk);
  await t.db.query.deleteFrom("outbox").execute();
  await sql`analyze outbox`.execute(t.db.query);
  await queueMails(id, 3_000, priorities.bulk);
  const plan = await planOf(claim(t.db.query, t.clock.now(), priorities.bulk), t.db.query);
  const loops = [...plan.matchAll(/"LockRows".*?"Actual Loops":\s*(\d+)/g)];

  expect(loops.map(([, count]) => count)).toEqual(["1"]);
  expect(await t.rows("outbox", { attempts: 1 })).toHaveLength(20);
});

it("what is due is found past however much waits for tomorrow", async () => {
  const { id } = await t.seedAgent();
  await queueMails(id, 3_000, priorities.ordinary);
  const tomorrow = new Date(t.clock.now().getTime() + 86_400_000);
  await t.db.query.updateTable("outbox").set({ next_attempt_at: tomorrow }).execute();
  await sql`analyze outbox`.execute(t.db.query);
  const plan = await planOf(claim(t.db.query, t.clock.now(), priorities.ordinary), t.db.query);
  expect(mostRead(plan)).toBeLessThan(100);
});

describe("the agents of a lead", () => {
  it("are told by another worker within five seconds of one that was killed", async () => {
    const agent = await t.seedAgent();
    const leadId = await aSubmittedLead();
    const claimed = await claim(t.db.query, t.clock.now(), "notices").execute();
    t.clock.advance({ seconds: 3 });
    await createOutboxWorker(t.deps, outboxHandlers).runDue();
    expect(await toldOf(leadId)).toContain(agent.id);
    expect(claimed).toHaveLength(1);
  });

  it("are not told by one that was thought to be dead, too", async () => {
    const leadId = await aSubmittedLead();
    const [stale] = await claim(t.db.query, t.clock.now(), "notices").execute();
    t.clock.advance({ seconds: 3 });
    await claim(t.db.query, t.clock.now(), "notices").execute();

    await handleRow(t.deps, outboxHandlers, stale!, () => false);

    expect(await toldOf(leadId)).toEqual([]);
    expect(await t.db.query.selectFrom("outbox").select("attempts").execute()).toEqual([
      { attempts: 2 },
    ]);
  });

  it("are left to the next worker between two batches, where one is stopped", async () => {
    await aSubmittedLead();
    const asked: number[] = [];
    const handlers = tellingBy((afterAgentId) => {
      asked.push(afterAgentId);
      return asked.length < 3 ? afterAgentId + 500 : null;
    });
    const [row] = await claim(t.db.query, t.clock.now(), "notices").execute();
    await handleRow(t.deps, handlers, row!, () => true);
    expect(asked).toEqual([0]);
    await createOutboxWorker(t.deps, handlers).runDue();
    expect(asked).toEqual([0, 500, 1000]);
  });

  it("are found without reading those that are not asked for yet", async () => {
    await sql`
      with made as (
        insert into users (type, email, password_hash, first_name, last_name, phone, created_at)
        select 2, 'many' || n || '@example.com', 'none', 'A', 'B', '1', now()
        from generate_series(1, 3000) as n returning id
      ), agencies as (
        insert into agents (user_id, all_zips) select id, id % 2 = 0 from made returning user_id
      )
      insert into agent_zips select id, 78701 from made where id % 2 = 1`.execute(t.db.query);
    await sql`analyze agents, agent_zips, users`.execute(t.db.query);
    const lead = { zipId: 78_701, typeMask: 2 };
    const page = { afterAgentId: 0, limit: 10, now: t.clock.now() };
    const plan = await t.db.transaction(async (tx) => {
      // So small a table is sooner read whole than looked up.
      await sql`set local enable_hashjoin = off`.execute(tx);
      await sql`set local enable_mergejoin = off`.execute(tx);
      return planOf(agentsAround(tx, lead, page), tx);
    });
    const read = [...plan.matchAll(/"Actual Rows":\s*(\d+)/g)];
    expect(read.length).toBeGreaterThan(5);
    expect(Math.max(...read.map(([, count]) => Number(count)))).toBeLessThanOrEqual(50);
  });
});
