import { notificationCodes, twoDigits } from "@quotehaven/contract/rules";
import type { ConsumerQuotesReply, Language, QuoteChoice } from "@quotehaven/contract/schemas";
import { asSubmitted } from "../../applications/asSubmitted";
import type { Row, Tx } from "../../database";
import type { Deps } from "../../deps";
import { conflict, notFound } from "../../errors";
import { notify } from "../../outbox/outbox";
import { pricesOf } from "../../quotes/quotePrices";
import { asInsuranceTypes } from "../../reference/insuranceTypes";
import { consumerQuotes } from "./quotesQueries";

/** The quotes on the consumer's live application, in the order they came; never who the agent is. */
export async function listQuotes(
  { db }: Pick<Deps, "db">,
  consumer: { id: number; language: Language },
): Promise<ConsumerQuotesReply> {
  const quotes = await consumerQuotes(db.query, consumer.id);
  const prices = await pricesOf(
    db.query,
    quotes.map(({ id }) => id),
    consumer.language,
  );
  return {
    data: quotes.map((quote) => ({
      qot_id: quote.id,
      number: twoDigits(quote.number),
      inc_name: quote.carrier_name,
      qot_monthly: quote.bundle_monthly,
      qot_yearly: quote.bundle_yearly,
      qot_deleted: quote.removed_at !== null,
      qot_edit: quote.needs_update ? 1 : 0,
      accepted: quote.accepted_at !== null,
      prices: prices.get(quote.id) ?? [],
      qot_version: quote.version,
      ...(quote.unwritten_types && { qot_unwritten: asInsuranceTypes(quote.unwritten_types) }),
    })),
  };
}

/**
 * The consumer chooses a quote: it wins, and its agent is told. `shown` is what the consumer saw.
 *
 * @throws 404 for a quote that is not on the consumer's live application; 409 `already-accepted`
 * when one was chosen before, `quote-removed` when the agent took it back, `quote-outdated` while
 * the agent has yet to update it to the changed application, `quote-changed` when it is no longer
 * what was shown.
 */
export async function acceptQuote(
  { db, clock }: Pick<Deps, "db" | "clock">,
  consumerId: number,
  quoteId: number,
  shown: QuoteChoice = {},
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const { application, quote } = await quoteForUpdate(tx, consumerId, quoteId);
    if (application.accepted_quote_id !== null) throw conflict("already-accepted");
    if (quote.removed_at !== null) throw conflict("quote-removed");
    if (quote.needs_update) throw conflict("quote-outdated");
    if (!(await isAsShown(tx, quote, shown))) throw conflict("quote-changed");
    await tx
      .updateTable("quotes")
      .set({ accepted_at: now, updated_at: now })
      .where("id", "=", quote.id)
      .execute();
    await tx
      .updateTable("applications")
      .set({
        accepted_quote_id: quote.id,
        winner_id: quote.agent_id,
        accepted_at: now,
        updated_at: now,
        version: application.version + 1,
        // The agreement is about what the agent saw.
        ...asSubmitted(application),
      })
      .where("id", "=", application.id)
      .execute();
    const { first_name: firstName } = await tx
      .selectFrom("users")
      .select("first_name")
      .where("id", "=", consumerId)
      .executeTakeFirstOrThrow();
    await notify(tx, {
      userId: quote.agent_id,
      code: notificationCodes.quoteSelected,
      firstName,
      applicationId: application.id,
      eventKey: `quote:${quote.id}:accepted`,
      now,
    });
  });
}

/**
 * Takes a removed quote off the consumer's list.
 *
 * @throws 404 for a quote that is not on the consumer's live application; 409 `quote-live` for one
 * that still stands.
 */
export async function dismissQuote(
  { db, clock }: Pick<Deps, "db" | "clock">,
  consumerId: number,
  quoteId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { quote } = await quoteForUpdate(tx, consumerId, quoteId);
    if (quote.removed_at === null) throw conflict("quote-live");
    await tx
      .updateTable("quotes")
      .set({ dismissed_at: clock.now() })
      .where("id", "=", quote.id)
      .execute();
  });
}

/** What the caller did not send counts as seen. */
async function isAsShown(tx: Tx, quote: Row<"quotes">, shown: QuoteChoice): Promise<boolean> {
  const prices = (await pricesOf(tx, [quote.id], "en")).get(quote.id) ?? [];
  const isSame = (sent: unknown, stored: unknown) => sent === undefined || sent === stored;
  return (
    isSame(shown.qot_version, quote.version) &&
    isSame(shown.qot_monthly, quote.bundle_monthly) &&
    isSame(shown.qot_yearly, quote.bundle_yearly) &&
    isSame(shown.prices && priceKey(shown.prices), priceKey(prices))
  );
}

function priceKey(prices: NonNullable<QuoteChoice["prices"]>): string {
  return prices
    .map(({ ins_id, qpr_monthly, qpr_yearly }) => [ins_id, qpr_monthly, qpr_yearly].join(":"))
    .sort()
    .join();
}

/** Locks the application before the quote: everything that touches both does it in this order. */
async function quoteForUpdate(tx: Tx, consumerId: number, quoteId: number) {
  const application = await tx
    .selectFrom("applications")
    .selectAll()
    .where("consumer_id", "=", consumerId)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!application) throw notFound();
  const quote = await tx
    .selectFrom("quotes")
    .selectAll()
    .where("id", "=", quoteId)
    .where("application_id", "=", application.id)
    .where("dismissed_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!quote) throw notFound();
  return { application, quote };
}
