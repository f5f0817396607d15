import { appForTests } from "../testing";
import { newsOfQuote, priceOf } from "./newsOfQuote";

const t = appForTests();

const aLead = async (types: number[] = [2]) =>
  t.seedApplication(await t.seedConsumer(), { types, submitted: true });

const newsOf = (leadId: number, quoteId: number) =>
  t.db.transaction((tx) => newsOfQuote(tx, { lead: { id: leadId }, quoteId, needs: {} }));

describe("what a client is told of a quote", () => {
  it.each([
    ["the only one", [], false],
    ["below all others", [120, 101], true],
    ["below one of the others", [120, 90], false],
    ["as low as another", [100], false],
  ])("says that it is the lowest: %s", async (_case, others, isLowest) => {
    const leadId = await aLead();
    const agent = await t.seedAgent();
    for (const [index, monthly] of others.entries()) {
      await t.seedQuote(await t.seedAgent(), leadId, { carrierId: index + 2, monthly });
    }
    const quoteId = await t.seedQuote(agent, leadId, { monthly: 100 });
    expect(await newsOf(leadId, quoteId)).toMatchObject({ id: quoteId, monthly: 100, isLowest });
  });

  it("holds it against no quote of another lead, and none that was removed", async () => {
    const leadId = await aLead();
    const agent = await t.seedAgent();
    const quoteId = await t.seedQuote(agent, leadId, { monthly: 100 });
    await t.seedQuote(agent, await aLead(), { monthly: 120 });
    await t.seedQuote(await t.seedAgent(), leadId, {
      monthly: 120,
      row: { removed_at: t.clock.now() },
    });
    expect(await newsOf(leadId, quoteId)).toMatchObject({ isLowest: false });
  });
});

describe("what a quote costs", () => {
  it("is the sum of its prices, or its bundle's price", async () => {
    const leadId = await aLead([1, 3]);
    const agent = await t.seedAgent();
    const [apart, bundled] = [
      await t.seedQuote(agent, leadId, { monthly: 70 }),
      await t.seedQuote(agent, leadId, {
        ...{ carrierId: 2, monthly: 70 },
        row: { bundle_monthly: 99, bundle_yearly: 1_000 },
      }),
    ];
    expect((await priceOf(t.db.query, apart)).monthly).toBe(140);
    expect(await priceOf(t.db.query, bundled)).toEqual({ monthly: 99, yearly: 1_000 });
  });

  it("is asked of quotes that are there", async () => {
    await expect(priceOf(t.db.query, 987_654)).rejects.toThrow("There is no quote 987654.");
  });
});
