import { CardProcessor } from "../e2e/people/cardProcessor";
import { makePeople } from "../e2e/people/makePeople";
import { until } from "../e2e/until";
import { withPostgres } from "../local/bin/postgres.mjs";
import { measureIdleTransaction } from "./idleTransaction";
import { measureLeads } from "./leads";
import { withMarket, type Site } from "./market";
import { withProduct } from "./product";
import { measureSubmissions, measureTelling } from "./submissions";
import { linesOf, printed, type Line } from "./targets";

const JOURNEYS_AT_ONCE = 4;
const JOURNEYS_MS = 30_000;

/**
 * What people wait for in a marketplace of `size` applications on PostgreSQL, and whole journeys. With
 * `TEST_DATABASE_URL`, a database that is filled already is measured as it is.
 */
export async function measureData(size: number): Promise<Line[]> {
  const onPostgres = await linesOf("PostgreSQL", () =>
    withPostgres((url: string) =>
      withMarket(url, size, async (market) => [
        ...(await linesOf("leads", () => measureLeads(market, url))),
        ...(await linesOf("submissions", () => measureSubmissions(market))),
        ...(await linesOf("an idle transaction", () => measureIdleTransaction(market, url))),
        ...(await measureJourneys("PostgreSQL", market)),
        ...(await linesOf("agents told", () => measureTelling(market))),
      ]),
    ),
  );
  return withProduct({ SEED_DEMO: "false" }, async (product) => [
    ...onPostgres,
    ...(await measureJourneys("PGlite", product)),
  ]);
}

/** From two registrations to the client's details, through the API alone. */
function measureJourneys(database: string, site: Site): Promise<Line[]> {
  const what = `Whole journeys on ${database}, one process`;
  return linesOf(what, async () => {
    await journey(site);
    const startedAt = performance.now();
    let count = 0;
    const goOn = async () => {
      for (; performance.now() - startedAt < JOURNEYS_MS; count += 1) await journey(site);
    };
    await Promise.all(Array.from({ length: JOURNEYS_AT_ONCE }, goOn));
    const minutes = (performance.now() - startedAt) / 60_000;
    return [printed(what, "a minute", count / minutes)];
  });
}

async function journey(site: Site): Promise<void> {
  const { agent, leadId } = await makePeople(site).wonLead();
  const { payment_intent: intent } = await agent.startPayment(leadId);
  await new CardProcessor(site.sandboxOrigin).confirm(agent.api, intent);
  await until("the fee to be paid", async () => (await agent.leads("completed"))[0]);
  await agent.client(leadId);
}
