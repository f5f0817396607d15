import pg from "pg";
import { forStatements } from "../api/src/database/postgresSettings";
import { Refusal } from "../e2e/people/Api";
import { until } from "../e2e/until";
import { apiWith, signIn, type Market } from "./market";
import { submitOnce } from "./submissions";
import { atMost, type Line } from "./targets";

/**
 * A transaction of the product is left idle while it holds a lead with all that belongs to it: how long until
 * its consumer's choice of a quote went through, asked again where it was refused, and somebody's submission.
 */
export async function measureIdleTransaction(market: Market, url: string): Promise<Line[]> {
  const { rows } = await market.db.query<{ lead: number; consumer: number; quote: number }>(
    `select application_id as lead, consumer_id as consumer, quotes.id as quote from quotes
       inner join applications on applications.id = application_id where is_open limit 1`,
  );
  const { lead = 0, consumer = 0, quote = 0 } = rows[0] ?? {};
  const api = apiWith(market.origin, (await signIn(market.db, [consumer]))[0]);
  const choose = () =>
    api.post(`/user/quotes/${quote}`, {}).catch((error: unknown) => {
      if (error instanceof Refusal && error.status === 503) return null;
      throw error;
    });
  const idle = new pg.Client(forStatements({ url, directUrl: null }));
  // PostgreSQL ends it.
  idle.on("error", () => {});
  await idle.connect();
  await idle.query("begin; select from outbox for update");
  await idle.query(
    `select from applications inner join quotes on application_id = applications.id
       inner join users on users.id in (consumer_id, agent_id)
     where applications.id = $1 for update`,
    [lead],
  );
  const startedAt = performance.now();
  await Promise.all([until("the choice of a quote", choose), submitOnce(market)]);
  const seconds = (performance.now() - startedAt) / 1_000;
  await idle.end().catch(() => {});
  return [atMost("Delay by one transaction left idle", 5, "s", seconds)];
}
