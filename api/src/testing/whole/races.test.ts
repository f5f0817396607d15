import { sqlState } from "../../database/transaction";
import { aSignal } from "../aSignal";
import { completeAnswers } from "../answers";
import { openTestDatabase, testApp, type Person, type TestApp, type TestReply } from "..";
import { whenWaiting } from "../whenWaiting";
import { seedNotifications } from "../../notices/notifications/notificationFixtures";
import { aLeadBeingPaid, deliverAll } from "../../payments/paymentFixtures";

/** PGlite takes one transaction after the other; PostgreSQL really runs these side by side. */
const ROUNDS = process.env.TEST_DATABASE_URL ? 8 : 2;

/** How often the database ended a transaction because two of them waited for each other. */
let deadlocks = 0;

let t: TestApp;
beforeAll(async () => {
  const database = await openTestDatabase(undefined, {
    onStatement: ({ error }) => {
      if (sqlState(error) === "40P01") deadlocks += 1;
    },
  });
  t = await testApp({ database });
});
beforeEach(() => {
  deadlocks = 0;
});
afterAll(async () => {
  await t.close();
  await t.db.close();
});

const rounds = Array.from({ length: ROUNDS }, (_, index) => [index]);
const statusesOf = (replies: TestReply[]) => replies.map(({ status }) => status);

const leadRow = (id: number) => t.row("applications", { id });
const quoteRow = (id: number) => t.row("quotes", { id });

const submit = (consumer: Person) =>
  t.as(consumer).post("/user/application", {
    answers: [{ ins_id: 2, answers: completeAnswers(2) }],
    submit: true,
    force: true,
  });

/** A lead for life insurance that nobody quoted, with an agent who may. */
async function anOpenLead(carriers = [1]) {
  const consumer = await t.seedConsumer();
  const agent = await t.seedAgent({ carriers });
  return { consumer, agent, leadId: await t.seedApplication(consumer, { submitted: true }) };
}

/**
 * Makes everybody who wants to change these rows wait until the returned function is called. On
 * PGlite nobody else could run meanwhile, and nothing needs to.
 */
async function hold(
  table: "applications" | "quotes" | "registrations" | "fee_returns",
  ids: readonly number[],
): Promise<() => Promise<void>> {
  if (t.db.kind === "pglite") return async () => {};
  const [held, released] = [aSignal(), aSignal()];
  const holding = t.db.transaction(async (tx) => {
    await tx.selectFrom(table).select("id").where("id", "in", ids).forNoKeyUpdate().execute();
    held.give();
    await released.given;
  });
  await held.given;
  return async () => {
    released.give();
    await holding;
  };
}

const holdLead = (leadId: number) => hold("applications", [leadId]);

/** Begins each once the one before it waits for held rows, and goes on once the last one does; on PGlite, is done. */
async function beginEach(
  ...begin: readonly (() => Promise<TestReply>)[]
): Promise<Promise<TestReply>[]> {
  const begun: Promise<TestReply>[] = [];
  for (const one of begin) {
    begun.push(one());
    if (t.db.kind === "pglite") await begun.at(-1);
    else await whenWaiting(t.db.query, begun.length);
  }
  return begun;
}

/** Begins each while these rows are held; then all go on, and none fails. */
async function expectNoDeadlock(
  table: Parameters<typeof hold>[0],
  ids: readonly number[],
  ...begin: (() => Promise<TestReply>)[]
): Promise<void> {
  const release = await hold(table, ids);
  const begun = await beginEach(...begin);
  await release();
  expect(statusesOf(await Promise.all(begun))).toEqual(begin.map(() => 200));
  expect(deadlocks).toBe(0);
}

describe("transactions that lock the same account and application", () => {
  const end = (person: Person) => () => t.endAccount(person);

  it.each([
    ["agent", { deleted_at: null, accepted_quote_id: null, winner_id: null }],
    ["consumer", { deleted_at: expect.any(Date) }],
  ] as const)(
    "choose a quote and end the account of its %s without a deadlock",
    async (who, lead) => {
      const { leadId, quoteId, ...people } = await t.seedQuotedLead();

      const choose = () => t.choose(people.consumer, quoteId);
      await expectNoDeadlock("applications", [leadId], choose, end(people[who]));
      expect(await leadRow(leadId)).toMatchObject(lead);
    },
  );

  it("quote a lead and end its client's account without a deadlock", async () => {
    const { consumer, agent, leadId } = await anOpenLead();
    const quote = () => t.quote(agent, leadId);
    await expectNoDeadlock("applications", [leadId], quote, end(consumer));
    expect((await leadRow(leadId)).deleted_at).not.toBeNull();
  });

  it("submit anew and end the account of an agent who quoted without a deadlock", async () => {
    const { consumer, agent, leadId, quoteId } = await t.seedQuotedLead();
    await expectNoDeadlock("applications", [leadId], () => submit(consumer), end(agent));
    expect((await quoteRow(quoteId)).removed_at).not.toBeNull();
  });

  it("confirm one of two registrations and mail their links again without a deadlock", async () => {
    const email = "deadlock@example.com";
    const resend = async () =>
      t.anyone().post("/auth/resend-verification", {
        email,
        token: await t.humanToken("resend-verification"),
      });
    await t.register("agent", { email });
    await t.register("consumer", { email });
    await t.deliver();
    const token = t.tokenMailedTo(email);
    const ids = (await t.rows("registrations", { email })).map(({ id }) => id);
    await expectNoDeadlock("registrations", ids, () => t.verify(token), resend);
  });

  it("refuse to return a fee and end its agent's account without a deadlock", async () => {
    const { agent, leadId, quoteId } = await t.seedQuotedLead();
    await t.seedAcceptance(quoteId);
    await t.pay(agent, leadId);
    const asked = { reason: "contact-fails", words: "Nobody answers." };
    await t.as(agent).post(`/agent/profile/leads/${leadId}/fee-return`, asked);
    const { id } = await t.row("fee_returns", { application_id: leadId });
    const operator = await t.seedOperator();
    const refuse = () =>
      t.as(operator).post(`/operations/fees/${id}`, { isGranted: false, why: "We called." });
    await expectNoDeadlock("fee_returns", [id], refuse, end(agent));
  });

  it("end two agents' accounts that both quoted two leads without a deadlock", async () => {
    const [first, second] = [await t.seedQuotedLead(), await t.seedQuotedLead()];
    for (const { quoteId: id } of [first, second]) {
      await t.update("quotes", { id }, { carrier_id: 2 });
    }
    await t.seedQuote(first.agent, second.leadId);
    await t.seedQuote(second.agent, first.leadId);
    await t.choose(first.consumer, first.quoteId);
    await t.choose(second.consumer, second.quoteId);
    const ids = [first.quoteId, second.quoteId];
    await expectNoDeadlock("quotes", ids, end(first.agent), end(second.agent));
  });
});

describe("choosing a quote", () => {
  it.each(rounds)("against the deletion of its carrier: chosen or removed (%d)", async () => {
    const { consumer, agent, leadId, quoteId } = await t.seedQuotedLead();

    const [chosen, removed] = await Promise.all([
      t.choose(consumer, quoteId),
      t.as(agent).delete("/agent/profile/carriers", { carriers: 1 }),
    ]);

    expect(removed.status).toBe(200);
    expect([200, 409]).toContain(chosen.status);
    const isChosen = chosen.status === 200;
    const quote = await quoteRow(quoteId);
    expect([quote.accepted_at !== null, quote.removed_at !== null]).toEqual([isChosen, !isChosen]);
    expect((await leadRow(leadId)).accepted_quote_id).toBe(isChosen ? quoteId : null);
  });

  it.each(rounds)("against the deletion of the application: one of them (%d)", async () => {
    const { consumer, leadId, quoteId } = await t.seedQuotedLead();

    const [chosen, deleted] = await Promise.all([
      t.choose(consumer, quoteId),
      t.as(consumer).delete("/user/application", undefined, { force: "true" }),
    ]);

    expect([200, 404, 409]).toContain(chosen.status);
    expect(deleted.status).toBe(chosen.status === 200 ? 409 : 200);
    const lead = await leadRow(leadId);
    expect([lead.accepted_quote_id !== null, lead.deleted_at !== null]).toEqual([
      chosen.status === 200,
      deleted.status === 200,
    ]);
    expect((await quoteRow(quoteId)).accepted_at !== null).toBe(chosen.status === 200);
  });

  it.each(rounds)("against its update: only what is up to date can be chosen (%d)", async () => {
    const { consumer, agent, quoteId, leadId } = await t.seedQuotedLead();
    await t.update("quotes", { id: quoteId }, { needs_update: true });
    const prices = [{ ins_id: 2, qpr_monthly: 77, qpr_yearly: 924 }];
    const token = await t.humanToken("quote");

    const [chosen, updated] = await Promise.all([
      t.choose(consumer, quoteId),
      t.quote(agent, leadId, { token, qot_id: quoteId, prices }, "put"),
    ]);

    expect(updated.status).toBe(200);
    expect([200, 409]).toContain(chosen.status);
    const [quote] = (await t.as(consumer).get("/user/quotes")).body.data;
    expect(quote).toMatchObject({
      accepted: chosen.status === 200,
      prices: [{ qpr_monthly: 77, qpr_yearly: 924 }],
    });
  });

  it.each(rounds)("against a resubmission: one of them comes first (%d)", async () => {
    const { consumer, quoteId, leadId } = await t.seedQuotedLead();

    const [chosen, resubmitted] = await Promise.all([
      t.choose(consumer, quoteId),
      submit(consumer),
    ]);

    expect(statusesOf([chosen, resubmitted]).sort()).toEqual([200, 409]);
    const [quote, lead] = [await quoteRow(quoteId), await leadRow(leadId)];
    expect([quote.accepted_at !== null, quote.needs_update]).toEqual([
      chosen.status === 200,
      resubmitted.status === 200,
    ]);
    expect(lead.accepted_quote_id).toBe(chosen.status === 200 ? quoteId : null);
  });

  it.each(rounds)("against the end of its agent's account: nobody gone wins (%d)", async () => {
    const { consumer, agent, leadId, quoteId } = await t.seedQuotedLead();

    const [chosen, ended] = await Promise.all([t.choose(consumer, quoteId), t.endAccount(agent)]);

    expect(ended.status).toBe(200);
    expect([200, 409]).toContain(chosen.status);
    expect(await leadRow(leadId)).toMatchObject({ accepted_quote_id: null, winner_id: null });
    expect(await quoteRow(quoteId)).toMatchObject({ accepted_at: null });
    expect((await quoteRow(quoteId)).removed_at).not.toBeNull();
  });

  it.each(rounds)("of two quotes at once makes one winner (%d)", async () => {
    const { consumer, agent, leadId, quoteId } = await t.seedQuotedLead();
    const other = await t.seedAgent({ carriers: [5] });
    const otherId = await t.seedQuote(other, leadId, { carrierId: 5 });

    const replies = await Promise.all(
      [quoteId, otherId, quoteId, otherId].map((id) => t.choose(consumer, id)),
    );

    expect(statusesOf(replies).sort()).toEqual([200, 409, 409, 409]);
    const accepted = [await quoteRow(quoteId), await quoteRow(otherId)].filter(
      ({ accepted_at }) => accepted_at !== null,
    );
    expect(accepted).toHaveLength(1);
    expect((await leadRow(leadId)).winner_id).toBe(accepted[0]?.agent_id);
    const told = [...(await t.noticesOf(agent)), ...(await t.noticesOf(other))];
    expect(told).toMatchObject([{ ntp_id: 4 }]);
  });
});

describe("a quote that is being made", () => {
  it.each([
    ["the account of its agent", [1], 404],
    ["its carrier on the agent's list", [1, 5], 422],
  ])("does not outlive %s", async (_what, carriers, refused) => {
    const { agent, leadId } = await anOpenLead(carriers);
    const release = await holdLead(leadId);

    const begun = await beginEach(
      () => t.quote(agent, leadId),
      () =>
        carriers.length === 1
          ? t.endAccount(agent)
          : t.as(agent).delete("/agent/profile/carriers", { carriers: 1 }),
    );
    await release();

    const [quoted, ended] = statusesOf(await Promise.all(begun));
    expect([200, refused]).toContain(quoted);
    expect(ended).toBe(200);
    const quotes = await t.rows("quotes", { application_id: leadId });
    expect(quotes.filter(({ removed_at }) => removed_at === null)).toEqual([]);
  });
});

describe("the end of a consumer's account", () => {
  it("leaves no application that was being submitted just then", async () => {
    const { consumer, leadId } = await t.seedQuotedLead();
    const release = await holdLead(leadId);

    const begun = await beginEach(
      () => t.endAccount(consumer),
      () => submit(consumer),
    );
    await release();

    const [ended, submitted] = statusesOf(await Promise.all(begun));
    expect(ended).toBe(200);
    expect([200, 401, 404]).toContain(submitted);
    const left = await t.rows("applications", { consumer_id: consumer.id });
    expect(left.filter(({ deleted_at }) => deleted_at === null)).toEqual([]);
  });

  it.each(rounds)("among all that the consumer can do at once is never a 5xx (%d)", async () => {
    const { consumer, quoteId, leadId } = await t.seedQuotedLead();
    const me = t.as(consumer);

    const replies = await Promise.all([
      me.put("/user/profile", { usr_firstname: "Late", usr_address1: "9 Late Lane" }),
      me.put("/user/profile", {
        usr_oldPassword: consumer.password,
        usr_password: "Other-maple-48",
        usr_confirmNewPassword: "Other-maple-48",
      }),
      me.put("/user/profile", {
        usr_email: `late${consumer.id}@example.com`,
        usr_currentPassword: consumer.password,
      }),
      me.post(`/user/quotes/${quoteId}`),
      me.post("/user/application", { answers: [{ ins_id: 2, answers: completeAnswers(2) }] }),
      me.delete("/user/profile/delete"),
      me.delete("/user/profile/delete"),
      me.delete("/notifications"),
      me.get("/user/profile"),
    ]);

    expect(statusesOf(replies).filter((status) => status >= 500)).toEqual([]);
    // Whoever was the last, the account is gone: a changed password ended no deletion.
    if (!statusesOf(replies.slice(5, 7)).includes(200)) await me.delete("/user/profile/delete");
    expect(await leadRow(leadId)).toMatchObject({ draft_answers: {}, submitted_answers: {} });
    const user = await t.row("users", { id: consumer.id });
    expect(user).toMatchObject({ email: null, pending_email: null, first_name: "", phone: "" });
  });
});

describe("the end of an agent's account", () => {
  it.each(rounds)("among all that the agent can do at once is never a 5xx (%d)", async () => {
    const { consumer, agent, leadId, quoteId } = await t.seedQuotedLead();
    await t.choose(consumer, quoteId);
    const token = await t.humanToken("quote");
    const me = t.as(agent);
    const replies = await Promise.all([
      me.put("/agent/profile", { usr_firstname: "Late", usr_agencyname: "Late Agency" }),
      me.put("/agent/profile", { zipcodes: [{ id: 501 }] }),
      me.put("/agent/profile", {
        usr_email: `late${agent.id}@example.com`,
        usr_currentPassword: agent.password,
      }),
      me.post("/agent/profile/carriers", { carriers: [2, 3] }),
      me.delete("/agent/profile/carriers", { carriers: 1 }),
      t.quote(agent, leadId, { token }),
      me.post(`/agent/profile/leads/${leadId}/confirm`),
      me.delete("/agent/profile/delete"),
      me.get("/agent/profile/leads"),
    ]);

    expect(statusesOf(replies).filter((status) => status >= 500)).toEqual([]);
    expect(await leadRow(leadId)).toMatchObject({ winner_id: null, accepted_quote_id: null });
    for (const table of ["agent_carriers", "agent_zips"] as const) {
      expect(await t.rows(table, { agent_id: agent.id })).toEqual([]);
    }
  });
});

describe("an account that goes while its fee is being paid", () => {
  async function aPaidIntent() {
    const lead = await aLeadBeingPaid(t);
    t.payments.succeed(lead.intentId);
    return lead;
  }

  it.each(rounds)(
    "is the client's: unlocked before, or refunded; never charged for nothing (%d)",
    async () => {
      const { consumer, agent, leadId, path, intentId } = await aPaidIntent();

      const [read, ended] = await Promise.all([t.as(agent).get(path), t.endAccount(consumer)]);
      await deliverAll(t);

      expect(ended.status).toBe(200);
      const isUnlocked = (await leadRow(leadId)).confirmed_at !== null;
      expect(t.payments.refunded.includes(intentId)).toBe(!isUnlocked);
      if (read.status === 200) expect(isUnlocked).toBe(true);
      expect((await t.as(agent).get(path)).status).toBe(isUnlocked ? 200 : 404);
    },
  );

  it.each(rounds)("is the agent's own: paid for before, or refunded (%d)", async () => {
    const { agent, leadId, path, intentId } = await aPaidIntent();

    const [, ended] = await Promise.all([t.as(agent).get(path), t.endAccount(agent)]);
    await deliverAll(t);

    expect(ended.status).toBe(200);
    const isUnlocked = (await leadRow(leadId)).confirmed_at !== null;
    expect(t.payments.refunded.includes(intentId)).toBe(!isUnlocked);
    expect((await leadRow(leadId)).winner_id).toBe(isUnlocked ? agent.id : null);
  });
});

describe("notifications", () => {
  it.each(rounds)("may be read, marked and deleted in parallel (%d)", async () => {
    const agent = await t.seedAgent();
    const ids = await seedNotifications(t, agent, 30, { code: 2 });
    const me = t.as(agent);

    const replies = await Promise.all([
      ...ids.map((id) => me.post(`/notifications/${id}`)),
      ...ids.map((id) => me.delete(`/notifications/${id}`)),
      ...[1, 2].map(() => me.post("/notifications/seen-all")),
      ...[1, 2].map(() => me.delete("/notifications")),
      me.get("/notifications"),
    ]);

    for (const { status } of replies) expect([200, 404]).toContain(status);
    expect((await me.get("/notifications")).body.data).toEqual({ data: [], count: 0, unseen: 0 });
  });
});
