import type { MonthResult } from "@quotehaven/contract/schemas";
import { lastingSessions, appForTests, type Person } from "../../testing";
import { completeAnswers } from "../../testing/answers";

const t = appForTests({ config: { session: lastingSessions } });

const resultsOf = async (agent: Person, months?: number): Promise<MonthResult[]> =>
  (await t.as(agent).get("/agent/profile/results", months ? { months } : {})).body.data;
const thisMonth = async (agent: Person) => (await resultsOf(agent))[0];
const lossesOf = (agent: Person, query: object) =>
  t.as(agent).get("/agent/profile/results/losses", { ...query });
/** The last loss of this month, as it is listed. */
const newestLoss = async (agent: Person) =>
  (await lossesOf(agent, { month: (await thisMonth(agent))?.month })).body.data.leads[0];
const advanceTo = (moment: string) =>
  t.clock.advance({ seconds: (Date.parse(moment) - t.clock.now().getTime()) / 1_000 });

/** A lead with a quote of each agent, at these monthly prices, with carriers 1, 2, … */
async function aLeadQuotedBy(...offers: { by: Person; monthly: number; row?: object }[]) {
  const consumer = await t.seedConsumer();
  const leadId = await t.seedApplication(consumer, { types: [1], submitted: true });
  const quoteIds: number[] = [];
  for (const [index, { by, monthly, row }] of offers.entries()) {
    quoteIds.push(await t.seedQuote(by, leadId, { carrierId: index + 1, monthly, row }));
  }
  return { consumer, leadId, quoteIds, first: quoteIds[0] ?? 0 };
}

const nothing = {
  quoted: 0,
  won: 0,
  bound: 0,
  notBound: 0,
  boundYearly: 0,
  answerMinutes: null,
  lost: 0,
  lostByPrice: { first: 0, second: 0, later: 0, none: 0 },
  lostByCover: { meets: 0, below: 0, notStated: 0, unknown: 0 },
  spentCents: 0,
  returnedCents: 0,
};

describe("an agent's results", () => {
  it("have a row for each of the last twelve months, or as many as are asked for", async () => {
    advanceTo("2027-02-10T12:00:00Z");
    const agent = await t.seedAgent();
    const rows = await resultsOf(agent);
    expect(rows.map(({ month }) => month)).toEqual([
      ...["2027-02", "2027-01", "2026-12", "2026-11", "2026-10", "2026-09"],
      ...["2026-08", "2026-07", "2026-06", "2026-05", "2026-04", "2026-03"],
    ]);
    expect(rows[0]).toEqual({ month: "2027-02", ...nothing });
    expect(await resultsOf(agent, 60)).toHaveLength(60);
    expect((await t.as(agent).get("/agent/profile/results", { months: 61 })).status).toBe(422);
  });

  it("count a lead once as quoted, in the month of its first quote where the agent works", async () => {
    const agent = await t.seedAgent();
    const other = await t.seedAgent();
    advanceTo("2027-04-01T04:30:00Z");
    await aLeadQuotedBy({ by: agent, monthly: 100 }, { by: agent, monthly: 90 });
    advanceTo("2027-04-01T05:30:00Z");
    await aLeadQuotedBy({ by: agent, monthly: 100 }, { by: other, monthly: 90 });
    const [april, march] = await resultsOf(agent);
    expect([april?.month, april?.quoted]).toEqual(["2027-04", 1]);
    expect([march?.month, march?.quoted]).toEqual(["2027-03", 1]);
  });

  it("count what was won, what was bound of it, what was paid and what went back", async () => {
    const agent = await t.seedAgent();
    const outcomes = ["bound", "lost", "open"] as const;
    for (const outcome of outcomes) {
      const { consumer, leadId, first } = await aLeadQuotedBy({ by: agent, monthly: 100 });
      await t.choose(consumer, first);
      await t.pay(agent, leadId);
      const reason = outcome === "lost" ? { outcomeReason: "price" } : {};
      await t
        .as(agent)
        .put(`/agent/profile/leads/${leadId}/notes`, { version: 0, outcome, ...reason });
      if (outcome !== "lost") continue;
      await t.update(
        "payments",
        { application_id: leadId },
        { status: "refunded", refunded_cents: 4900, refunded_at: t.clock.now() },
      );
    }
    const waiting = await aLeadQuotedBy({ by: agent, monthly: 100 });
    await t.choose(waiting.consumer, waiting.first);

    expect(await thisMonth(agent)).toMatchObject({
      ...{ quoted: 4, won: 4, bound: 1, notBound: 1, boundYearly: 1_200 },
      ...{ spentCents: 3 * 4900, returnedCents: 4900 },
    });

    await t.as(waiting.consumer).delete(`/user/quotes/${waiting.first}/choice`);
    expect(await thisMonth(agent)).toMatchObject({ quoted: 4, won: 3 });
  });

  it("have the median time from hearing of a lead to the first quote", async () => {
    const agent = await t.seedAgent();
    for (const minutes of [10, 30, 600]) {
      const leadId = await t.seedApplication(await t.seedConsumer(), {
        ...{ types: [1], submitted: true },
      });
      t.clock.advance({ minutes });
      await t.seedQuote(agent, leadId);
    }
    expect((await thisMonth(agent))?.answerMinutes).toBe(30);

    // Told later than it was submitted, as after a pause.
    const leadId = await t.seedApplication(await t.seedConsumer(), { types: [1], submitted: true });
    t.clock.advance({ minutes: 5_000 });
    await t.db.query
      .insertInto("notifications")
      .values({
        ...{ user_id: agent.id, application_id: leadId, code: 2, first_name: "Ada" },
        ...{ event_key: `lead:${leadId}:submitted`, created_at: t.clock.now() },
      })
      .execute();
    t.clock.advance({ minutes: 20 });
    await t.seedQuote(agent, leadId);
    expect((await thisMonth(agent))?.answerMinutes).toBe(25);
  });

  it("say in which states the quoted leads are, and how many of them were won", async () => {
    const agent = await t.seedAgent();
    const states = () => t.as(agent).get("/agent/profile/results/states");
    expect((await states()).body.data).toEqual([]);
    const won = await aLeadQuotedBy({ by: agent, monthly: 100 }, { by: agent, monthly: 90 });
    await t.choose(won.consumer, won.first);
    await aLeadQuotedBy({ by: agent, monthly: 100 });
    const far = await aLeadQuotedBy({ by: agent, monthly: 100 });
    await t.update("applications", { id: far.leadId }, { zip_id: 10001 });
    expect((await states()).body.data).toEqual([
      { state: "TX", quoted: 2, won: 1 },
      { state: "NY", quoted: 1, won: 0 },
    ]);
  });

  it("say where the agent's cheapest quote stood by its price, and what its cover was worth", async () => {
    const [winner, agent, third] = [await t.seedAgent(), await t.seedAgent(), await t.seedAgent()];
    const lead = await aLeadQuotedBy(
      { by: winner, monthly: 100 },
      { by: agent, monthly: 120 },
      { by: agent, monthly: 80 },
      { by: third, monthly: 70 },
    );
    await t.choose(lead.consumer, lead.first);

    expect(await thisMonth(winner)).toMatchObject({ won: 1, lost: 0 });
    expect(await thisMonth(agent)).toMatchObject({
      won: 0,
      lost: 1,
      lostByPrice: { first: 0, second: 1, later: 0, none: 0 },
    });
    expect(await thisMonth(third)).toMatchObject({
      lost: 1,
      lostByPrice: { first: 1, second: 0, later: 0, none: 0 },
      lostByCover: { meets: 0, below: 0, notStated: 1, unknown: 0 },
    });
    const month = (await thisMonth(agent))?.month;
    const { body, text } = await lossesOf(agent, { month });
    expect(text).not.toMatch(/Agency|Agent/);
    expect(body.data).toEqual({
      count: 1,
      leads: [
        {
          id: lead.leadId,
          lostAt: t.clock.now().toISOString(),
          typeNames: ["Home"],
          clientName: expect.stringMatching(/^\S+ \S\.$/),
          city: expect.any(String),
          state: expect.any(String),
          priceRank: 2,
          quoteCount: 4,
          verdict: "notStated",
        },
      ],
    });
  });

  it("hold a quote's cover against the need as it was submitted", async () => {
    const [winner, agent] = [await t.seedAgent(), await t.seedAgent()];
    const consumer = await t.seedConsumer();
    const answers = [{ ins_id: 1, answers: completeAnswers(1) }];
    await t.as(consumer).post("/user/application", { answers, submit: true });
    const [lead] = await t.rows("applications", { consumer_id: consumer.id });
    const row = { cover: JSON.stringify({ home: { belongings: 1_000 } }) };
    await t.seedQuote(agent, lead?.id ?? 0, { carrierId: 2, row });
    await t.choose(consumer, await t.seedQuote(winner, lead?.id ?? 0));
    expect((await newestLoss(agent)).verdict).toBe("below");
  });

  it("give no place to what could not be chosen, and one place to the same price", async () => {
    const [winner, late, even] = [await t.seedAgent(), await t.seedAgent(), await t.seedAgent()];
    const lead = await aLeadQuotedBy(
      { by: winner, monthly: 100 },
      { by: late, monthly: 50, row: { needs_update: true } },
      { by: late, monthly: 60, row: { valid_until: "2026-01-01" } },
      { by: even, monthly: 100 },
    );
    await t.choose(lead.consumer, lead.first);
    expect(await thisMonth(late)).toMatchObject({ lost: 1, lostByPrice: { none: 1 } });
    const none = { priceRank: null, quoteCount: 2, verdict: null };
    expect(await newestLoss(late)).toMatchObject(none);
    expect(await newestLoss(even)).toMatchObject({ priceRank: 1, quoteCount: 2 });
  });

  it("lose a loss with the choice that made it", async () => {
    const [winner, agent] = [await t.seedAgent(), await t.seedAgent()];
    const lead = await aLeadQuotedBy({ by: winner, monthly: 100 }, { by: agent, monthly: 80 });
    await t.choose(lead.consumer, lead.first);
    expect(await thisMonth(agent)).toMatchObject({ lost: 1 });
    await t.as(lead.consumer).delete(`/user/quotes/${lead.first}/choice`);
    expect(await thisMonth(agent)).toMatchObject({ lost: 0 });
    await t.choose(lead.consumer, lead.quoteIds[1] ?? 0);
    expect(await thisMonth(agent)).toMatchObject({ lost: 0, won: 1 });
    expect(await thisMonth(winner)).toMatchObject({ lost: 1, won: 0 });
  });

  it("turn a late choice into a loss once another agent is chosen", async () => {
    const [late, agent] = [await t.seedAgent(), await t.seedAgent()];
    const lead = await aLeadQuotedBy({ by: late, monthly: 100 }, { by: agent, monthly: 80 });
    await t.choose(lead.consumer, lead.first);
    t.clock.advance({ minutes: 60 * 24 * 7 });
    expect((await t.choose(lead.consumer, lead.quoteIds[1] ?? 0)).status).toBe(200);
    const won = (await resultsOf(agent)).reduce((sum, month) => sum + month.won, 0);
    const lost = (await resultsOf(late)).reduce((sum, month) => sum + month.lost, 0);
    expect([won, lost]).toEqual([1, 1]);
  });

  it("count nothing of a client who went before anybody paid, and keep what was paid for", async () => {
    const [winner, agent] = [await t.seedAgent(), await t.seedAgent()];
    const unpaid = await aLeadQuotedBy({ by: winner, monthly: 100 }, { by: agent, monthly: 80 });
    const paid = await aLeadQuotedBy({ by: winner, monthly: 100 }, { by: agent, monthly: 80 });
    for (const { consumer, first } of [unpaid, paid]) await t.choose(consumer, first);
    await t.pay(winner, paid.leadId);

    for (const { consumer } of [unpaid, paid]) await t.endAccount(consumer);

    expect(await thisMonth(winner)).toMatchObject({ won: 1, spentCents: 4900 });
    expect(await thisMonth(agent)).toMatchObject({ lost: 1 });
    const left = await newestLoss(agent);
    expect(left).not.toHaveProperty("client");
    expect(left).not.toHaveProperty("city");
  });

  it("list the losses of a month by pages, the latest first", async () => {
    const [winner, agent] = [await t.seedAgent(), await t.seedAgent()];
    const ids: number[] = [];
    for (let count = 0; count < 3; count++) {
      const lead = await aLeadQuotedBy({ by: winner, monthly: 100 }, { by: agent, monthly: 80 });
      t.clock.advance({ seconds: 1 });
      await t.choose(lead.consumer, lead.first);
      ids.unshift(lead.leadId);
    }
    const month = (await thisMonth(agent))?.month;
    const page = async (offset: number) =>
      (await lossesOf(agent, { month, limit: 2, offset })).body.data;
    const found = [await page(0), await page(2)];
    expect(found.map(({ count }) => count)).toEqual([3, 3]);
    expect(found.flatMap(({ leads }) => leads.map(({ id }: { id: number }) => id))).toEqual(ids);
    expect((await lossesOf(agent, { month: "2027-13" })).status).toBe(422);
    expect((await lossesOf(agent, {})).status).toBe(422);
  });
});
