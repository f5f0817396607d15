import { hasEnded } from "@quotehaven/contract/cover";
import { limits, type InsuranceTypeId } from "@quotehaven/contract/rules";
import type { Language } from "@quotehaven/contract/schemas";
import type { AgentQuote, QuoteBody } from "@quotehaven/contract/wire";
import { dayOfUser } from "../../accounts/timeZoneOfUser";
import { needOf } from "../../applications/needOf";
import { lockAccountsShared, violatedConstraint, type Tx } from "../../database";
import type { Deps } from "../../deps";
import { conflict, invalid, notFound } from "../../server/errors";
import { writeDesk } from "../../leads/desk/writeDesk";
import { findLead } from "../../leads/findLead";
import { refuseStopped } from "../../leads/leadVisibility";
import { serviceAreaOf } from "../../accounts/profiles/serviceArea";
import { notifyOfQuote } from "../quoteNews";
import { agentQuotesOnLead } from "../../leads/agentQuotes";
import { readQuoteNews, readQuotePrice, type StandingQuote } from "../readQuoteNews";
import { asInsuranceTypes, carrierWritesEveryType } from "../../reference/insuranceTypes";
import { statedCover, statedMessage } from "./statedCover";

type Agent = { id: number; language: Language };
type Lead = Awaited<ReturnType<typeof leadForUpdate>>;

/**
 * Gives a quote on a lead with one of the agent's carriers. The lead and the number of the quote
 * are the server's; `quoteId` is only the form's key.
 *
 * @throws 400 `profile-incomplete`; 404 and 429 as {@link findLead}; 409 `agency-paused`, `lead-closed`
 * once any quote was chosen, `already-quoted` when somebody was faster with the carrier; 422
 * `insurance-company-not-found` for a carrier that is not the agent's or does not write every
 * insurance type of the lead, `invalid-prices` unless there is one price for each of them, and as
 * {@link statedCover} and {@link statedMessage}; 429 after too many that were accepted.
 */
export async function createQuote(
  deps: Pick<Deps, "db" | "clock" | "config" | "rateLimiter">,
  agent: Agent,
  leadId: number,
  body: QuoteBody,
): Promise<AgentQuote> {
  return deps.rateLimiter.onResult("quoteByAgent", String(agent.id), (spend) =>
    storeQuote(deps, agent, leadId, body, spend),
  );
}

async function storeQuote(
  deps: Pick<Deps, "db" | "clock" | "config" | "rateLimiter">,
  agent: Agent,
  leadId: number,
  body: QuoteBody,
  spend: () => void,
): Promise<AgentQuote> {
  const { db, clock } = deps;
  const now = clock.now();
  await findLead(deps, agent.id, leadId, { closed: true });
  // Before the transaction: nobody waits for a lock while the text is read.
  const message = statedMessage(body);
  try {
    return await db.transaction(async (tx) => {
      await refuseStopped(tx, agent.id);
      // Neither the agent's account nor a carrier of theirs goes while a quote is being made.
      await lockAccountsShared(tx, agent.id);
      const { carriers } = await serviceAreaOf(tx, agent.id, now);
      const lead = await leadForUpdate(tx, leadId);
      if (!lead.isOpen) throw conflict("lead-closed");
      const carrier = carriers.find(({ id }) => id === body.carrierId);
      if (!carrier || !carrierWritesEveryType(carrier.typeMask, lead.typeMask)) {
        throw invalid("insurance-company-not-found");
      }
      const prices = readPrices(body, lead);
      const needs = needOf(lead, lead.dateOfBirth, now);
      const clientDay = await dayOfUser(tx, lead.consumerId, now);
      const stated = statedCover(body, needs, clientDay);
      spend();
      const { id } = await tx
        .insertInto("quotes")
        .values({
          application_id: leadId,
          agent_id: agent.id,
          carrier_id: carrier.id,
          ...prices.bundle,
          ...stated,
          message,
          created_at: now,
          updated_at: now,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      await replacePrices(tx, { leadId, id }, prices.each);
      // Taken back and given again (the carrier went and came) it is no news.
      const eventKey = `lead:${lead.id}:${lead.submittedVersion}:quoted:${agent.id}:${carrier.id}`;
      await tellOfQuote(tx, deps, { lead, quoteId: id, needs, eventKey, now });
      return quoteOf(tx, agent, leadId, id, clientDay);
    });
  } catch (error) {
    if (violatedConstraint(error) === "quotes_one_per_carrier") throw conflict("already-quoted");
    throw error;
  }
}

/**
 * Updates an agent's quote after its application changed or its end passed. The carrier stays.
 *
 * @throws 404 for a quote that is not the agent's on this lead; 409 `agency-paused`, `lead-closed` once any quote
 * was chosen, `quote-locked` when nothing asked for an update and it still holds; 422 and 429 as {@link createQuote}.
 */
export async function updateQuote(
  deps: Pick<Deps, "db" | "clock" | "config" | "rateLimiter">,
  agent: Agent,
  leadId: number,
  body: QuoteBody,
): Promise<AgentQuote> {
  return deps.rateLimiter.onResult("quoteByAgent", String(agent.id), (spend) =>
    storeUpdate(deps, agent, leadId, body, spend),
  );
}

async function storeUpdate(
  deps: Pick<Deps, "db" | "clock" | "config">,
  agent: Agent,
  leadId: number,
  body: QuoteBody,
  spend: () => void,
): Promise<AgentQuote> {
  const { db, clock } = deps;
  const now = clock.now();
  const message = statedMessage(body);
  return db.transaction(async (tx) => {
    await refuseStopped(tx, agent.id);
    const lead = await leadForUpdate(tx, leadId);
    const quote = await tx
      .selectFrom("quotes")
      .select([
        "id",
        "version",
        "carrier_id as carrierId",
        "needs_update as needsUpdate",
        "valid_until as validUntil",
      ])
      .where("id", "=", body.quoteId ?? 0)
      .where("application_id", "=", leadId)
      .where("agent_id", "=", agent.id)
      .where("removed_at", "is", null)
      .forUpdate()
      .executeTakeFirstOrThrow(() => notFound());
    if (!lead.isOpen) throw conflict("lead-closed");
    const clientDay = await dayOfUser(tx, lead.consumerId, now);
    if (!quote.needsUpdate && !hasEnded(quote.validUntil, clientDay)) {
      throw conflict("quote-locked");
    }
    const carrier = await tx
      .selectFrom("carriers")
      .select("type_mask as typeMask")
      .where("id", "=", quote.carrierId)
      .executeTakeFirstOrThrow();
    // The application may ask for more now than the carrier writes.
    if (
      quote.carrierId !== body.carrierId ||
      !carrierWritesEveryType(carrier.typeMask, lead.typeMask)
    ) {
      throw invalid("insurance-company-not-found");
    }
    const prices = readPrices(body, lead);
    const needs = needOf(lead, lead.dateOfBirth, now);
    const stated = statedCover(body, needs, clientDay);
    spend();
    const before = await readQuotePrice(tx, leadId, quote.id);
    await tx
      .updateTable("quotes")
      .set({
        ...prices.bundle,
        ...stated,
        message,
        needs_update: false,
        version: quote.version + 1,
        updated_at: now,
      })
      .where("application_id", "=", leadId)
      .where("id", "=", quote.id)
      .execute();
    await replacePrices(tx, { leadId, id: quote.id }, prices.each);
    const eventKey = `quote:${quote.id}:updated:${quote.version + 1}`;
    await tellOfQuote(tx, deps, { lead, quoteId: quote.id, needs, before, eventKey, now });
    return quoteOf(tx, agent, leadId, quote.id, clientDay);
  });
}

async function leadForUpdate(tx: Tx, leadId: number) {
  return tx
    .selectFrom("applications")
    .leftJoin("consumers", "consumers.user_id", "applications.consumer_id")
    .select([
      "applications.id",
      "applications.consumer_id as consumerId",
      "applications.is_open as isOpen",
      "applications.type_mask as typeMask",
      "applications.submitted_types as submittedTypes",
      "applications.submitted_answers as submittedAnswers",
      "applications.submitted_version as submittedVersion",
      "consumers.date_of_birth as dateOfBirth",
    ])
    .where("applications.id", "=", leadId)
    .where("applications.deleted_at", "is", null)
    .where("applications.submitted_at", "is not", null)
    .forUpdate("applications")
    .executeTakeFirstOrThrow(() => notFound());
}

/** Tells the consumer of a quote that was given or updated; `before` is what it cost until then. */
async function tellOfQuote(
  tx: Tx,
  { config }: Pick<Deps, "config">,
  event: StandingQuote & { lead: { consumerId: number }; eventKey: string; now: Date },
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
    quote: await readQuoteNews(tx, event),
    eventKey,
    now,
    mailAt: new Date(now.getTime() + config.mail.quotesTogetherMs),
  });
}

type Prices = {
  each: { type: InsuranceTypeId; monthly: number; yearly: number }[];
  bundle: { bundle_monthly: number | null; bundle_yearly: number | null };
};

/** One price for each insurance type; a bundle price only with both its values and two types (QLE-4). */
function readPrices(body: QuoteBody, lead: Lead): Prices {
  const types = asInsuranceTypes(lead.submittedTypes ?? []);
  const each = types.flatMap((type) =>
    body.prices
      .filter(({ insuranceTypeId }) => insuranceTypeId === type)
      .map(({ monthly, yearly }) => ({ type, monthly, yearly })),
  );
  const amounts = each.flatMap(({ monthly, yearly }) => [monthly, yearly]);
  const monthly = body.monthly ?? null;
  const yearly = body.yearly ?? null;
  const isTooHigh = [...amounts, monthly ?? 0, yearly ?? 0].some(
    (one) => one > limits.priceDollars,
  );
  if (each.length !== types.length || body.prices.length !== types.length || isTooHigh) {
    throw invalid("invalid-prices");
  }
  const isBundle = types.length > 1 && monthly !== null && yearly !== null;
  return {
    each,
    bundle: isBundle
      ? { bundle_monthly: monthly, bundle_yearly: yearly }
      : { bundle_monthly: null, bundle_yearly: null },
  };
}

async function replacePrices(
  tx: Tx,
  { leadId, id }: { leadId: number; id: number },
  prices: Prices["each"],
): Promise<void> {
  const key = { application_id: leadId, quote_id: id };
  await tx
    .deleteFrom("quote_prices")
    .where("application_id", "=", leadId)
    .where("quote_id", "=", id)
    .execute();
  await tx
    .insertInto("quote_prices")
    .values(prices.map(({ type, ...price }) => ({ ...key, type_id: type, ...price })))
    .execute();
  await writeDesk(tx, [leadId]);
}

async function quoteOf(
  tx: Tx,
  agent: Agent,
  leadId: number,
  quoteId: number,
  clientDay: string,
): Promise<AgentQuote> {
  const reader = { language: agent.language, clientDay };
  const quotes = await agentQuotesOnLead(tx, agent.id, leadId, reader);
  const quote = quotes.find(({ id }) => id === quoteId);
  if (!quote) throw notFound();
  return quote;
}
