import { wholeCover, type Needs } from "@quotehaven/contract/cover";
import { wholePrice, type Price } from "@quotehaven/contract/rules";
import type { QuoteNews } from "@quotehaven/contract/wire";
import type { Queries, Tx } from "../../database";
import type { Deps } from "../../deps";
import { notifyOfQuote } from "../../outbox/quoteNews";
import { pricesOf } from "../../quotes/quotePrices";

/** What a quote costs now. */
export async function priceOf(queries: Queries, quoteId: number): Promise<Price> {
  const [price] = await wholePrices(queries, (quotes) => quotes.where("id", "=", quoteId));
  if (!price) throw new Error(`There is no quote ${quoteId}.`);
  return price;
}

/** A quote, and what it is held against. */
type Standing = {
  lead: { id: number };
  quoteId: number;
  needs: Partial<Needs>;
  before?: Price;
};

/** Tells the consumer of a quote that was given or updated; `before` is what it cost until then. */
export async function tellOfQuote(
  tx: Tx,
  { config }: Pick<Deps, "config">,
  event: Standing & { lead: { consumerId: number }; eventKey: string; now: Date },
): Promise<void> {
  const { lead, eventKey, now } = event;
  const { firstName } = await tx
    .selectFrom("users")
    .select("first_name as firstName")
    .where("id", "=", lead.consumerId)
    .executeTakeFirstOrThrow();
  await notifyOfQuote(tx, {
    userId: lead.consumerId,
    firstName,
    applicationId: lead.id,
    quote: await newsOf(tx, event),
    eventKey,
    now,
    mailAt: new Date(now.getTime() + config.mail.quotesTogetherMs),
  });
}

async function newsOf(tx: Tx, { lead, quoteId, needs, before }: Standing): Promise<QuoteNews> {
  const quote = await tx
    .selectFrom("quotes")
    .innerJoin("carriers", "carriers.id", "quotes.carrier_id")
    .select(["carriers.name as carrier", "quotes.cover"])
    .where("quotes.id", "=", quoteId)
    .executeTakeFirstOrThrow();
  const price = await priceOf(tx, quoteId);
  const others = await wholePrices(tx, (quotes) =>
    quotes
      .where("application_id", "=", lead.id)
      .where("id", "<>", quoteId)
      .where("removed_at", "is", null),
  );
  return {
    id: quoteId,
    carrier: quote.carrier,
    ...price,
    isLowest: others.length > 0 && others.every(({ monthly }) => price.monthly < monthly),
    ...wholeCover(quote.cover, needs),
    ...(before && { before }),
  };
}

async function wholePrices(
  queries: Queries,
  which: (quotes: ReturnType<typeof quotesIn>) => ReturnType<typeof quotesIn>,
): Promise<Price[]> {
  const quotes = await which(quotesIn(queries)).execute();
  const ids = quotes.map(({ id }) => id);
  const prices = await pricesOf(queries, ids, "en");
  return quotes.map(({ id, ...bundle }) => wholePrice({ ...bundle, prices: prices.get(id) ?? [] }));
}

function quotesIn(queries: Queries) {
  return queries
    .selectFrom("quotes")
    .select(["id", "bundle_monthly as monthly", "bundle_yearly as yearly"]);
}
