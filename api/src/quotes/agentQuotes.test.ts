import { localDay } from "@quotehaven/contract/rules";
import { appForTests } from "../testing";
import { agentQuotesOnLead } from "./agentQuotes";

const t = appForTests();

describe("an agent's quotes on a lead", () => {
  it("say which was chosen, and how many messages wait at each", async () => {
    const agent = await t.seedAgent();
    const consumer = await t.seedConsumer();
    const leadId = await t.seedApplication(consumer, { types: [2], submitted: true });
    const chosen = await t.seedQuote(agent, leadId, { carrierId: 1 });
    const other = await t.seedQuote(agent, leadId, { carrierId: 5, monthly: 80 });
    await t.seedQuote(agent, leadId, { carrierId: 8, row: { removed_at: t.clock.now() } });
    await t.db.query
      .insertInto("threads")
      .values({
        application_id: leadId,
        quote_id: other,
        consumer_id: consumer.id,
        agent_id: agent.id,
        unread_by_agent: 2,
      })
      .execute();
    await t.seedAcceptance(chosen);
    const quotes = await agentQuotesOnLead(t.db.query, agent.id, leadId, {
      language: "en",
      clientDay: localDay(t.clock.now(), "America/Chicago"),
    });
    expect(quotes.map(({ id, isAccepted }) => [id, isAccepted])).toEqual([
      [chosen, true],
      [other, false],
    ]);
    expect(quotes[0]).not.toHaveProperty("unreadMessages");
    expect(quotes[1]).toMatchObject({ unreadMessages: 2, prices: [{ monthly: 80 }] });
  });
});
