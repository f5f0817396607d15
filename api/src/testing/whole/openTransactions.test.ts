import { sql, type KyselyPlugin } from "kysely";
import { isUnavailable, type Tx } from "../../database";
import { sqlState } from "../../database/transaction";
import { aSignal } from "../aSignal";
import { completeAnswers } from "../answers";
import { openTestDatabase, testApp, type Person, type TestApp, type TestReply } from "..";

const hangs = 120_000;
const timeouts = {
  lock_timeout: 4_000,
  statement_timeout: hangs,
  idle_in_transaction_session_timeout: hangs,
};

let t: TestApp;
/** The same server and database, where a transaction can be stopped after each of its statements. */
let stopping: TestApp;
/** What the database refused. */
let refused: (string | undefined)[] = [];
let onAnswer = async () => {};
beforeAll(async () => {
  const database = await openTestDatabase("postgres", {
    timeouts,
    onStatement: ({ error }) => {
      if (error) refused.push(sqlState(error));
    },
  });
  t = await testApp({ database });
  const stop: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      await onAnswer();
      return result;
    },
  };
  stopping = await testApp({
    database: {
      ...t.db,
      transaction: (work) => t.db.transaction((tx) => work(tx.withPlugin(stop))),
    },
    deps: { clock: t.clock, sessions: t.deps.sessions },
  });
});
beforeEach(() => {
  refused = [];
});
afterAll(async () => {
  await stopping.close();
  await t.close();
  await t.db.close();
});

const submission = {
  answers: [{ ins_id: 2, answers: completeAnswers(2) }],
  submit: true,
  force: true,
};
const submit = (consumer: Person, app = t) =>
  app.as(consumer).post("/user/application", submission);
const aLead = (consumer: Person) => t.seedApplication(consumer, { submitted: true });

/** Locks an application until the answer is called. */
async function hold(leadId: number): Promise<() => Promise<void>> {
  const [held, released] = [aSignal(), aSignal()];
  const holding = t.db.transaction(async (tx) => {
    await tx.selectFrom("applications").select("id").where("id", "=", leadId).forUpdate().execute();
    held.give();
    await released.given;
  });
  await held.given;
  return async () => {
    released.give();
    await holding;
  };
}

describe("a request", () => {
  it("that waits for a lock for too long is answered 503, in the reader's language", async () => {
    const consumer = await t.seedConsumer();
    const release = await hold(await aLead(consumer));
    const reply = await t.request({
      method: "POST",
      url: `/api/user/application?sid=${consumer.sid}`,
      headers: { "accept-language": "es", "content-type": "application/json" },
      payload: JSON.stringify(submission),
    });
    await release();

    expect(refused).toEqual(["55P03"]);
    expect(reply.statusCode).toBe(503);
    expect(Number(reply.headers["retry-after"])).toBeGreaterThan(0);
    expect(JSON.parse(reply.body)).toEqual({
      message: expect.stringContaining("Inténtelo de nuevo"),
      data: ["busy"],
    });
    expect((await submit(consumer)).status).toBe(200);
  });

  it("whose statement is cancelled is answered 503", async () => {
    const consumer = await t.seedConsumer();
    const release = await hold(await aLead(consumer));
    const submitting = submit(consumer);
    for (let cancelled = 0; cancelled === 0;) {
      const { rows } = await sql`
        select pg_cancel_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(t.db.query);
      cancelled = rows.length;
    }
    const reply = await submitting;
    await release();

    expect(refused).toEqual(["57014"]);
    expect([reply.status, reply.body.data]).toEqual([503, ["busy"]]);
    expect(Number(reply.headers["retry-after"])).toBeGreaterThan(0);
  });
});

describe("a transaction that is left open", () => {
  it("is ended by the database, and its connection is not used again", async () => {
    const leadId = await aLead(await t.seedConsumer());
    const idle = t.db.transaction(async (tx: Tx) => {
      await sql`set local idle_in_transaction_session_timeout = 100`.execute(tx);
      const { rows } = await sql<{ pid: number }>`
        select pg_backend_pid() as pid from applications where id = ${leadId} for update`.execute(
        tx,
      );
      const isThere = async () =>
        (await sql`select from pg_stat_activity where pid = ${rows[0]?.pid}`.execute(t.db.query))
          .rows.length > 0;
      while (await isThere());
      await sql`select 1`.execute(tx);
    });
    await expect(idle.catch(isUnavailable)).resolves.toBe(true);
    await (
      await hold(leadId)
    )();
  });

  const acts: Record<string, (agent: Person) => Promise<() => Promise<TestReply>>> = {
    "a submission": async () => {
      const consumer = await t.seedConsumer();
      return () => submit(consumer, stopping);
    },
    "a submission of a changed application": async () => {
      const consumer = await t.seedConsumer();
      await t.seedQuote(await t.seedAgent(), await aLead(consumer));
      return () => submit(consumer, stopping);
    },
    "a choice": async (agent) => {
      const consumer = await t.seedConsumer();
      const quoteId = await t.seedQuote(agent, await aLead(consumer));
      return () => stopping.as(consumer).post(`/user/quotes/${quoteId}`);
    },
  };

  it.each(Object.entries(acts))(
    "at any step of %s keeps no other client or agent waiting",
    async (_what, prepare) => {
      const agent = await t.seedAgent();
      let steps = 0;
      for (let isOver = false; !isOver; steps++) {
        const act = await prepare(agent);
        const others = await whatOthersDo(agent);
        const [stopped, released] = [aSignal(), aSignal()];
        let left = steps;
        onAnswer = async () => {
          if (left-- > 0) return;
          stopped.give();
          await released.given;
        };
        const acting = act();
        isOver = await Promise.race([stopped.given.then(() => false), acting.then(() => true)]);
        const statuses: Record<string, number> = {};
        for (const [what, doIt] of Object.entries(others)) statuses[what] = (await doIt()).status;
        released.give();
        expect((await acting).status).toBe(200);
        const allDone = Object.fromEntries(Object.keys(others).map((what) => [what, 200]));
        expect({ steps, ...statuses }).toEqual({ steps, ...allDone });
      }
      expect(steps).toBeGreaterThan(5);
    },
  );
});

/** What others do meanwhile, in the same place, with the same agent. */
async function whatOthersDo(agent: Person) {
  const [first, second, third, fourth] = [
    await t.seedConsumer(),
    await t.seedConsumer(),
    await t.seedConsumer(),
    await t.seedConsumer(),
  ];
  const [open, quoted] = [await aLead(second), await aLead(third)];
  const quoteId = await t.seedQuote(agent, quoted);
  await aLead(fourth);
  // In this order.
  return {
    reads: () => t.as(agent).get("/agent/profile/leads"),
    opens: () => t.as(agent).get(`/agent/profile/leads/${open}`),
    quotes: () => t.quote(agent, open),
    submits: () => submit(first),
    chooses: () => t.choose(third, quoteId),
    takesBack: () => t.as(third).delete(`/user/quotes/${quoteId}/choice`),
    deletes: () => t.as(fourth).delete("/user/application", undefined, { force: "true" }),
  };
}
