import { isContactLate } from "@quotehaven/contract/choice";
import { hasEnded } from "@quotehaven/contract/cover";
import { twoDigits } from "@quotehaven/contract/rules";
import type { Language, QuotingAgent } from "@quotehaven/contract/schemas";
import type { ConsumerQuotes, QuoteChoice } from "@quotehaven/contract/wire";
import { dayOfUser, timeZoneOfUser } from "../../accounts/timeZoneOfUser";
import {
  draftAsSubmitted,
  liveApplication,
  liveApplicationForUpdate,
  liveApplicationId,
  type Application,
} from "../../applications/liveApplication";
import { needOf } from "../../applications/needOf";
import { policiesAsSubmitted } from "../../applications/presentPolicies";
import { yearAfter } from "../../applications/renewal";
import { newDeadline, shownDeadline } from "../../leads/contactDeadline";
import { writeDesk } from "../../leads/desk/writeDesk";
import { endChoice } from "./endChoice";
import { giveConsent } from "./giveConsent";
import { recordLosses } from "./recordLosses";
import { choiceMailDue, tellOfChoice } from "./tellOfChoice";
import { lockAccountsShared, type Queries, type Tx } from "../../database";
import type { Deps } from "../../deps";
import { conflict, notFound } from "../../server/errors";
import { readOffer } from "../readQuoteNews";
import { pricesOf } from "../../leads/quotePrices";
import { asInsuranceTypes } from "../../reference/insuranceTypes";
import { dropThreadNews } from "../../threads/dropThreadNews";
import { newestConsent, quotesOn } from "./quotesQueries";

/**
 * The quotes on the consumer's live application, in the order they came, the need that they are held
 * against, what the client has today, and what was agreed to by the last choice. How to reach the agent is said once they have
 * paid.
 */
export async function listQuotes(
  { db, clock }: Pick<Deps, "db" | "clock">,
  consumer: { id: number; language: Language },
): Promise<ConsumerQuotes> {
  const now = clock.now();
  const application = await liveApplication(db.query, consumer.id);
  if (!application) return { quotes: [], need: {} };
  const quotes = await quotesOn(db.query, application.id);
  const need = needOf(application, await birthdayOf(db.query, consumer.id), now);
  const present = policiesAsSubmitted(application);
  const consent = await newestConsent(db.query, application.id);
  const prices = await pricesOf(db.query, quotes, consumer.language);
  return {
    quotes: quotes.map((quote) => ({
      id: quote.id,
      number: twoDigits(quote.number),
      carrierName: quote.carrierName,
      monthly: quote.monthly,
      yearly: quote.yearly,
      isRemoved: quote.removedAt !== null,
      needsUpdate: quote.needsUpdate,
      isAccepted: quote.acceptedAt !== null,
      prices: prices.get(quote.id) ?? [],
      version: quote.version,
      cover: quote.cover,
      validUntil: quote.validUntil,
      startsOn: quote.startsOn,
      message: quote.message,
      ...(quote.unreadMessages && { unreadMessages: quote.unreadMessages }),
      ...(quote.unwrittenTypes && { unwrittenTypes: asInsuranceTypes(quote.unwrittenTypes) }),
      ...(quote.acceptedAt !== null && shownDeadline(quote, now)),
      ...(quote.goneAt === null && { agent: agentOf(quote) }),
    })),
    need,
    ...(present && { present }),
    ...(consent && { consent: consentOf(consent) }),
  };
}

function consentOf({
  isFeeReturned,
  ...row
}: NonNullable<Awaited<ReturnType<typeof newestConsent>>>): NonNullable<ConsumerQuotes["consent"]> {
  return {
    ...row,
    ...(isFeeReturned && { isFeeReturned }),
    givenAt: row.givenAt.toISOString(),
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
  };
}

function agentOf(quote: Awaited<ReturnType<typeof quotesOn>>[number]): QuotingAgent {
  const { firstName, lastName, phone, email } = quote;
  const hasPaid = quote.acceptedAt !== null && quote.confirmedAt !== null;
  return {
    agency: quote.agencyName ?? "",
    name: `${firstName} ${lastName}`.trim(),
    licenseNumber: quote.licenseNumber,
    ...licenseFor(quote),
    ...(hasPaid && { phone, email: email ?? "" }),
  };
}

/**
 * The state of an agent's license, as its client reads it. It is said to be checked only for the state where
 * the client lives: of the license itself, or one that it lists. Elsewhere a check says nothing to them.
 */
function licenseFor(quote: Awaited<ReturnType<typeof quotesOn>>[number]) {
  const { clientState, licenseState, licenseCheck, licenseCheckAt } = quote;
  const { furtherCheck, furtherCheckAt } = quote;
  const isOwn = Boolean(licenseState) && licenseState === clientState;
  const checkedAt = isOwn
    ? licenseCheck === "checked" && licenseCheckAt
    : furtherCheck === "checked" && furtherCheckAt;
  const state = checkedAt ? clientState : licenseState;
  return {
    ...(state && { licenseState: state }),
    ...(checkedAt && { licenseCheckedAt: checkedAt.toISOString() }),
  };
}

async function birthdayOf(queries: Queries, consumerId: number): Promise<string | null> {
  const person = await queries
    .selectFrom("consumers")
    .select("date_of_birth as dateOfBirth")
    .where("user_id", "=", consumerId)
    .executeTakeFirst();
  return person?.dateOfBirth ?? null;
}

/**
 * The consumer chooses a quote: it wins, its agent is notified, and what the consumer agrees to by it is
 * kept, as is how the others stood. `shown` is what the consumer saw. A choice before this one whose agent let the deadline pass
 * ends with it.
 *
 * @throws 404 for a quote that is not on the consumer's live application; 409 `already-accepted`
 * when one was chosen before, `already-paid` when its agent paid, however late, `quote-removed` when
 * the agent took it back, `quote-outdated` while the agent has yet to update it to the changed
 * application, `quote-expired` after its last day where the
 * consumer lives, `quote-changed` when it is no longer what was shown; 429 after too many choices in a day.
 */
export async function acceptQuote(
  deps: Pick<Deps, "db" | "clock" | "config" | "rateLimiter">,
  consumer: { id: number; language: Language },
  quoteId: number,
  shown: QuoteChoice = {},
): Promise<void> {
  await deps.rateLimiter.onResult("choiceByUser", String(consumer.id), (spend) =>
    storeChoice(deps, consumer, { quoteId, shown }, spend),
  );
}

async function storeChoice(
  { db, clock, config }: Pick<Deps, "db" | "clock" | "config">,
  consumer: { id: number; language: Language },
  { quoteId, shown }: { quoteId: number; shown: QuoteChoice },
  spend: () => void,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    await lockAgentOf(tx, consumer.id, quoteId);
    const { application, quote } = await quoteForUpdate(tx, consumer.id, quoteId);
    refuseLiveChoice(application, quote.id, now);
    if (quote.removedAt !== null) throw conflict("quote-removed");
    if (quote.needsUpdate) throw conflict("quote-outdated");
    const today = await dayOfUser(tx, consumer.id, now);
    if (hasEnded(quote.validUntil, today)) throw conflict("quote-expired");
    if (!(await isAsShown(tx, quote, shown))) throw conflict("quote-changed");
    spend();
    if (application.acceptedQuoteId !== null)
      await endChoice(tx, application, consumer.id, { otherChosen: true, now });
    const agentTimeZone = await timeZoneOfUser(tx, quote.agentId);
    await tx
      .updateTable("quotes")
      .set({ accepted_at: now, updated_at: now })
      .where("application_id", "=", application.id)
      .where("id", "=", quote.id)
      .execute();
    await tx
      .updateTable("applications")
      .set({
        accepted_quote_id: quote.id,
        winner_id: quote.agentId,
        accepted_at: now,
        ...newDeadline(now, config.choiceDeadlineHours, agentTimeZone),
        updated_at: now,
        version: application.version + 1,
        // The agreement is about what the agent saw.
        ...draftAsSubmitted(application, today),
        renewal_look_on: yearAfter(today),
      })
      .where("id", "=", application.id)
      .execute();
    await writeDesk(tx, [application.id]);
    const { firstName } = await tx
      .selectFrom("users")
      .select("first_name as firstName")
      .where("id", "=", consumer.id)
      .executeTakeFirstOrThrow();
    const submitted = { ...application, consumerId: consumer.id };
    await recordLosses(tx, submitted, { winnerId: quote.agentId, now });
    const mailAt = await choiceMailDue(tx, {
      applicationId: application.id,
      agentId: quote.agentId,
      now,
    });
    await giveConsent(tx, { consumer, applicationId: application.id, quote }, now);
    await tellOfChoice(tx, {
      agentId: quote.agentId,
      mailAt,
      kind: "quoteSelected",
      firstName,
      applicationId: application.id,
      details: { chosen: await readOffer(tx, application.id, quote.id) },
      // The same quote may be chosen again after it was taken back: that is news once more.
      eventKey: `quote:${quote.id}:accepted:${application.version}`,
      now,
    });
  });
}

/** A choice holds until it is taken back, or until its agent is late and another is chosen. */
function refuseLiveChoice(application: Application, quoteId: number, now: Date): void {
  const { acceptedQuoteId, confirmedAt } = application;
  if (acceptedQuoteId === null) return;
  if (acceptedQuoteId !== quoteId && confirmedAt !== null) throw conflict("already-paid");
  if (acceptedQuoteId === quoteId || !isContactLate(application, now)) {
    throw conflict("already-accepted");
  }
}

/**
 * The consumer takes their choice back, as long as its agent has not paid: every quote can be chosen
 * again, the agent is notified, and a payment that was begun ends. There is nothing to do where the choice
 * ended because its fee went back.
 *
 * @throws 404 where this quote is not the chosen one of the live application; 409 `already-paid`.
 */
export async function takeBackChoice(
  { db, clock }: Pick<Deps, "db" | "clock">,
  consumerId: number,
  quoteId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const application = await liveApplicationForUpdate(tx, consumerId);
    if (application?.acceptedQuoteId !== quoteId) {
      const last = application && (await newestConsent(tx, application.id));
      if (last?.isFeeReturned && last.quoteId === quoteId) return;
      throw notFound();
    }
    await endChoice(tx, application, consumerId, { otherChosen: false, now: clock.now() });
  });
}

/**
 * Takes a removed quote off the consumer's list.
 *
 * @throws 404 for a quote that is not on the consumer's live application; 409 `quote-live` for one
 * that is still live.
 */
export async function dismissQuote(
  { db, clock }: Pick<Deps, "db" | "clock">,
  consumerId: number,
  quoteId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { quote } = await quoteForUpdate(tx, consumerId, quoteId);
    if (quote.removedAt === null) throw conflict("quote-live");
    await tx
      .updateTable("quotes")
      .set({ dismissed_at: clock.now() })
      .where("application_id", "=", quote.applicationId)
      .where("id", "=", quote.id)
      .execute();
    await dropThreadNews(tx, [quote]);
  });
}

type LockedQuote = Awaited<ReturnType<typeof quoteForUpdate>>["quote"];

/** What the caller did not send counts as seen. */
async function isAsShown(tx: Tx, quote: LockedQuote, shown: QuoteChoice): Promise<boolean> {
  const prices = (await pricesOf(tx, [quote], "en")).get(quote.id) ?? [];
  const isSame = (sent: unknown, stored: unknown) => sent === undefined || sent === stored;
  return (
    isSame(shown.version, quote.version) &&
    isSame(shown.monthly, quote.monthly) &&
    isSame(shown.yearly, quote.yearly) &&
    isSame(shown.prices && priceKey(shown.prices), priceKey(prices))
  );
}

function priceKey(prices: NonNullable<QuoteChoice["prices"]>): string {
  return prices
    .map(({ insuranceTypeId, monthly, yearly }) => [insuranceTypeId, monthly, yearly].join(":"))
    .sort()
    .join();
}

/** Nobody wins whose account is being deleted. Accounts are locked before applications. */
async function lockAgentOf(tx: Tx, consumerId: number, quoteId: number): Promise<void> {
  const quote = await tx
    .selectFrom("quotes")
    .select("agent_id as agentId")
    .where("application_id", "=", (await liveApplicationId(tx, consumerId)) ?? 0)
    .where("id", "=", quoteId)
    .executeTakeFirstOrThrow(() => notFound());
  await lockAccountsShared(tx, quote.agentId);
}

/** Locks the application before the quote: everything that touches both does it in this order. */
async function quoteForUpdate(tx: Tx, consumerId: number, quoteId: number) {
  const application = await liveApplicationForUpdate(tx, consumerId);
  if (!application) throw notFound();
  const quote = await tx
    .selectFrom("quotes")
    .select([
      "id",
      "application_id as applicationId",
      "agent_id as agentId",
      "version",
      "bundle_monthly as monthly",
      "bundle_yearly as yearly",
      "needs_update as needsUpdate",
      "removed_at as removedAt",
      "valid_until as validUntil",
    ])
    .where("id", "=", quoteId)
    .where("application_id", "=", application.id)
    .where("dismissed_at", "is", null)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound());
  return { application, quote };
}
