import { heldCovers, largestShortfall, wholeCover, type Needs } from "@quotehaven/contract/cover";
import { wholePrice, type Price } from "@quotehaven/contract/rules";
import type { NotificationDetails, QuoteNews } from "@quotehaven/contract/wire";
import type { Queries, Tx } from "../database";
import { pricesOf } from "../leads/quotePrices";

/** What a quote costs now. */
export async function readQuotePrice(
  queries: Queries,
  leadId: number,
  quoteId: number,
): Promise<Price> {
  const [price] = await wholePrices(queries, (quotes) =>
    quotes.where("application_id", "=", leadId).where("id", "=", quoteId),
  );
  if (!price) throw new Error(`There is no quote ${quoteId}.`);
  return price;
}

/** With which carrier a quote is, and what it costs a month now. */
export async function readOffer(
  queries: Queries,
  leadId: number,
  quoteId: number,
): Promise<NonNullable<NotificationDetails["chosen"]>> {
  const { carrier } = await quoteRow(queries, leadId, quoteId);
  const { monthly } = await readQuotePrice(queries, leadId, quoteId);
  return { carrier, monthly };
}

function quoteRow(queries: Queries, leadId: number, quoteId: number) {
  return queries
    .selectFrom("quotes")
    .innerJoin("carriers", "carriers.id", "quotes.carrier_id")
    .select(["carriers.name as carrier", "quotes.cover", "quotes.valid_until as validUntil"])
    .where("quotes.application_id", "=", leadId)
    .where("quotes.id", "=", quoteId)
    .executeTakeFirstOrThrow();
}

/** A quote, and what it is held against. */
export type StandingQuote = {
  lead: { id: number };
  quoteId: number;
  needs: Partial<Needs>;
  before?: Price;
};

/** What the consumer is told of a quote, beside the others as they are now. */
export async function readQuoteNews(
  tx: Tx,
  { lead, quoteId, needs, before }: StandingQuote,
): Promise<QuoteNews> {
  const quote = await quoteRow(tx, lead.id, quoteId);
  const price = await readQuotePrice(tx, lead.id, quoteId);
  const others = await wholePrices(tx, (quotes) =>
    quotes
      .where("application_id", "=", lead.id)
      .where("id", "<>", quoteId)
      .where("removed_at", "is", null),
  );
  const short = largestShortfall(heldCovers(quote.cover, needs));
  const { verdict, lines, met, unstated } = wholeCover(quote.cover, needs);
  return {
    id: quoteId,
    carrier: quote.carrier,
    ...price,
    isLowest: others.length > 0 && others.every(({ monthly }) => price.monthly < monthly),
    among: others.length + 1,
    ...{ verdict, lines, met, unstated },
    validUntil: quote.validUntil,
    ...(short && { short }),
    ...(before && { before }),
  };
}

async function wholePrices(
  queries: Queries,
  which: (quotes: ReturnType<typeof quotesIn>) => ReturnType<typeof quotesIn>,
): Promise<Price[]> {
  const quotes = await which(quotesIn(queries)).execute();
  const prices = await pricesOf(queries, quotes, "en");
  return quotes.map(({ id, ...bundle }) => wholePrice({ ...bundle, prices: prices.get(id) ?? [] }));
}

function quotesIn(queries: Queries) {
  return queries
    .selectFrom("quotes")
    .select([
      "id",
      "application_id as applicationId",
      "bundle_monthly as monthly",
      "bundle_yearly as yearly",
    ]);
}
