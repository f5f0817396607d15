import {
  countLines,
  heldCovers,
  isAllUnstated,
  largestShortfall,
  type HeldCover,
} from "@quotehaven/contract/cover";
import { formatDay, formatMoney, insuranceTypes } from "@quotehaven/contract/rules";
import type { Language } from "@quotehaven/contract/schemas";
import type { QuoteNews } from "@quotehaven/contract/wire";
import { needOf } from "../applications/needOf";
import { isOneOf, type Queries, type Tx } from "../database";
import { pictureOfCover } from "../outbox/mail/coverPicture";
import type { MailValues } from "../outbox/mail/MailText";
import { insuranceTypeNames } from "../reference/insuranceTypes";
import { addNotifications, enqueue, whoWantsMail } from "../outbox/outbox";
import { closeMail } from "../outbox/outboxRows";

/**
 * Notifies a consumer of a quote that was given or updated. What comes until `mailAt` of the first one
 * is told in one mail; the same event notifies once.
 */
export async function notifyOfQuote(
  tx: Tx,
  event: {
    userId: number;
    firstName: string;
    applicationId: number;
    quote: QuoteNews;
    eventKey: string;
    now: Date;
    mailAt: Date;
  },
): Promise<void> {
  const { userId, applicationId, quote, now, mailAt } = event;
  const [id] = await addNotifications(tx, [userId], {
    ...event,
    kind: "quoteToReview",
    details: { quote },
  });
  const notification = tx
    .updateTable("notifications")
    .where("user_id", "=", userId)
    .where("event_key", "=", event.eventKey);
  if (id === undefined) {
    // Taken back and given again: the client hears of it once, as it is now.
    await notification.set({ details: JSON.stringify({ quote }) }).execute();
    return;
  }
  if ((await whoWantsMail(tx, [userId])).length === 0) return;
  const [mailId] = await enqueue(tx, now, {
    kind: "mail",
    userId,
    payload: { content: { template: "quote-news", applicationId }, to: null },
    dedupeKey: `quote-news:${applicationId}`,
    dueAt: mailAt,
  });
  await notification.set({ mail_id: mailId ?? null }).execute();
}

/** A quote's news, with what it covers now. */
type MailedQuote = QuoteNews & {
  helds: HeldCover[];
  agent?: { name: string; agency: string };
  /** YYYY-MM-DD */
  validUntil?: string;
};

/**
 * What a waiting mail of quotes tells: each quote that can still be chosen, as it was told of last. From now
 * on it takes up no more.
 */
export async function quoteNewsOf(
  queries: Queries,
  mailId: number,
  now: Date,
): Promise<MailedQuote[]> {
  await closeMail(queries, mailId);
  const told = await queries
    .selectFrom("notifications")
    .select(["details", "application_id as applicationId"])
    .where("mail_id", "=", mailId)
    .orderBy("id")
    .execute();
  const news = new Map<number, QuoteNews>();
  for (const { details } of told) {
    if (!details?.quote) continue;
    const { quote } = details;
    const known = news.get(quote.id);
    // What was told of as new and changed since is still new to its reader.
    news.set(quote.id, { ...quote, before: (known ?? quote).before });
  }
  const leadIds = told.flatMap(({ applicationId }) => applicationId ?? []);
  const standing = await standingAmong(queries, leadIds, [...news.keys()], now);
  const left = [...news.values()].flatMap((quote) => {
    const now = standing.get(quote.id);
    return now ? [{ ...quote, ...now }] : [];
  });
  const lowest = Math.min(...left.map(({ monthly }) => monthly));
  const among = Math.max(0, ...left.map((quote) => quote.among ?? 0)) || undefined;
  return left.map((quote) => ({
    ...quote,
    isLowest: quote.isLowest && quote.monthly === lowest,
    among,
  }));
}

/** Those of some quotes that stand: what they cover now, who gives them, and until when. */
async function standingAmong(
  queries: Queries,
  leadIds: readonly number[],
  ids: readonly number[],
  now: Date,
): Promise<Map<number, Pick<MailedQuote, "helds" | "agent" | "validUntil">>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .selectFrom("quotes")
    .innerJoin("applications", "applications.id", "quotes.application_id")
    .leftJoin("consumers", "consumers.user_id", "applications.consumer_id")
    .leftJoin("users as agent", "agent.id", "quotes.agent_id")
    .leftJoin("agents", "agents.user_id", "quotes.agent_id")
    .select([
      "quotes.id",
      "quotes.cover",
      "quotes.valid_until as validUntil",
      "agent.first_name as firstName",
      "agent.last_name as lastName",
      "agents.agency_name as agency",
      "applications.submitted_types as submittedTypes",
      "applications.submitted_answers as submittedAnswers",
      "consumers.date_of_birth as dateOfBirth",
    ])
    .where(isOneOf("applications.id", leadIds))
    .where(isOneOf("quotes.id", ids))
    .where("quotes.removed_at", "is", null)
    // There is nothing to review where it has to be updated first, or something was chosen meanwhile.
    .where("quotes.needs_update", "=", false)
    .where("applications.is_open", "=", true)
    .execute();
  const [lead] = rows;
  // All are of one application.
  const needs = lead ? needOf(lead, lead.dateOfBirth, now) : {};
  return new Map(
    rows.map(({ id, cover, validUntil, firstName, lastName, agency }) => {
      const name = [firstName, lastName].filter(Boolean).join(" ");
      const agent = name === "" ? undefined : { name, agency: agency ?? "" };
      return [id, { helds: heldCovers(cover, needs), validUntil, ...(agent && { agent }) }];
    }),
  );
}

/** A quote's news as the mail's texts take it. What it covers is said and drawn of one cover: as it is now. */
export function inMail(
  quote: MailedQuote,
  language: Language,
): NonNullable<MailValues["quotes"]>[number] {
  const { carrier, isLowest, among, before, helds, agent, validUntil } = quote;
  const cover = countLines(helds);
  const names = insuranceTypeNames(language);
  return {
    carrier,
    agent,
    validUntil: validUntil && formatDay(validUntil, language),
    monthly: formatMoney(quote.monthly),
    yearly: formatMoney(quote.yearly),
    before: before && { monthly: formatMoney(before.monthly), yearly: formatMoney(before.yearly) },
    isLowest,
    among,
    short: largestShortfall(helds),
    cover,
    // A quote that states nothing is told so in words: there is nothing to draw.
    pictures: isAllUnstated(cover)
      ? []
      : helds.map((held) => pictureOfCover(held, names[insuranceTypes[held.type]], language)),
  };
}
