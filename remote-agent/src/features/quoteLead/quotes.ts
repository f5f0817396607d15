import { localDay } from "@quotehaven/contract/rules";
import type { AgentQuote, LeadCarrier, LeadReply } from "@quotehaven/contract/wire";
import { statedCovers } from "./covers";
import { blankQuote, isFilled, isToSend, leadTypes, pricesFor, quoteOf, type Quote } from "./quote";

/** A quote, and its index in the list: its fields are named by it, so it never changes. */
export type IndexedQuote = { quote: Quote; index: number };

/** How the quotes of a lead are shown: a card for each, or all carriers as rows of one grid. */
export type QuoteView = "forms" | "grid";

type CurrentLead = Pick<LeadReply, "forms" | "quotes" | "carriers" | "lead">;

/** The day on which it is now where the lead's client lives: YYYY-MM-DD. */
export function clientDay({ lead }: Pick<LeadReply, "lead">): string {
  return localDay(new Date(), lead.clientTimeZone);
}

/**
 * The quotes of a lead: what the server holds, and what was typed since. Each keeps its place; one
 * that the server no longer has leaves a blank there.
 *
 * A quote is recognised by its carrier, so one whose reply was lost is sent once the lead is read
 * again, and trying once more cannot quote twice. What was typed outlives every reload of the lead,
 * and its end too, to be read. While there is a carrier left to quote with, each has a quote for its
 * row of the grid, and at least one quote is open as a form.
 */
export function currentQuotes(typed: readonly Quote[], lead: CurrentLead): Quote[] {
  const types = leadTypes(lead);
  const today = clientDay(lead);
  const blank = blankQuote(types, today);
  const { canQuote } = lead.lead;
  const sentAt = new Map<number, Quote>();
  const added: Quote[] = [];
  for (const sent of lead.quotes) {
    const stored = quoteOf(sent, types, today);
    const index = indexOfQuote(sent, typed);
    const before = typed[index];
    const isTypedOver =
      before?.state === "outdated" && stored.state === "locked" && !isSameContent(before, stored);
    if (before && !(isTypedOver && !canQuote)) sentAt.set(index, withTyped(stored, before));
    else added.push(stored);
  }
  const kept = typed.map((quote, index): Quote => {
    const sent = sentAt.get(index);
    if (sent) return sent;
    if (!canQuote) return isFilled(quote) ? { ...quote, state: "unsent" } : blank;
    if (quote.quoteId !== null) return blank;
    const isOffered = lead.carriers.some(({ id }) => id === quote.carrierId);
    return {
      ...quote,
      state: "new",
      carrierId: isOffered ? quote.carrierId : null,
      prices: pricesFor(types, quote.prices),
    };
  });
  const quotes = [...kept, ...added];
  if (!canQuote) return quotes;
  if (!quotes.some(isCard) && availableCarriers(quotes, lead.carriers) > 0) {
    const spare = quotes.findIndex(({ carrierId }) => carrierId === null);
    quotes[spare < 0 ? quotes.length : spare] = { ...blank, isOpen: true };
  }
  const missing = lead.carriers.filter(
    ({ id, isQuoted }) => !isQuoted && !quotes.some(({ carrierId }) => carrierId === id),
  );
  return [...quotes, ...missing.map(({ id }) => ({ ...blank, carrierId: id }))];
}

/** Where a sent quote was typed; -1 where it was not. */
function indexOfQuote({ id, carrierId }: AgentQuote, typed: readonly Quote[]): number {
  const own = typed.findIndex((quote) => quote.quoteId === id && quote.state !== "unsent");
  if (own >= 0) return own;
  const isOfCarrier = (quote: Quote) => quote.quoteId === null && quote.carrierId === carrierId;
  const card = typed.findIndex((quote) => isOfCarrier(quote) && isCard(quote));
  return card >= 0 ? card : typed.findIndex(isOfCarrier);
}

/** An outdated quote keeps what was typed over it. */
function withTyped(stored: Quote, typed: Quote): Quote {
  if (stored.state !== "outdated" || typed.state !== "outdated") return stored;
  const { quoteId, isAccepted, endedOn, carrierId, prices } = stored;
  const fitting = pricesFor(prices, typed.prices);
  return { ...typed, quoteId, isAccepted, endedOn, carrierId, prices: fitting };
}

function isSameContent(one: Quote, other: Quote): boolean {
  const contentOf = ({ monthly, yearly, prices, covers, validUntil, startsOn, message }: Quote) =>
    JSON.stringify([monthly, yearly, prices, statedCovers(covers), validUntil, startsOn, message]);
  return contentOf(one) === contentOf(other);
}

/** Changes where a quote is another one now, or has other insurance types. */
export function identityOf({ prices, ...quote }: Quote): string {
  const { quoteId, state, isOpen, isAccepted, endedOn, carrierId } = quote;
  const types = prices.map(({ insuranceTypeId }) => insuranceTypeId);
  return JSON.stringify([quoteId, state, isOpen, isAccepted, endedOn, carrierId, types]);
}

/** Whether a quote is shown as a form: it was sent, opened, or something is filled in. */
function isCard(quote: Quote): boolean {
  return quote.quoteId !== null || quote.isOpen || isFilled(quote);
}

/** The quotes that are forms, those that were sent first. */
export function cardsOf(quotes: readonly Quote[]): IndexedQuote[] {
  const cards = indexed(quotes).filter(({ quote }) => isCard(quote));
  const isSent = ({ quote: { state } }: IndexedQuote) => state === "outdated" || state === "locked";
  return [...cards.filter(isSent), ...cards.filter((card) => !isSent(card))];
}

const indexed = (quotes: readonly Quote[]): IndexedQuote[] =>
  quotes.map((quote, index) => ({ quote, index }));

/** A row of the grid: a quote, or a carrier that another agent has quoted with. */
type GridRow = IndexedQuote | { takenBy: LeadCarrier };

/**
 * A row for each of the agent's carriers, in their order. A quote with none of them comes last; one
 * with neither a carrier nor anything filled in is no row.
 */
export function gridRows(quotes: readonly Quote[], carriers: readonly LeadCarrier[]): GridRow[] {
  const cards = cardsOf(quotes);
  const rows = carriers.flatMap((carrier): GridRow[] => {
    const isOwn = ({ quote }: IndexedQuote) => quote.carrierId === carrier.id;
    const card = cards.find(isOwn);
    if (card) return [card];
    if (carrier.isQuoted) return [{ takenBy: carrier }];
    return indexed(quotes).filter(isOwn).slice(0, 1);
  });
  const others = cards.filter(
    (card) => !rows.includes(card) && (card.quote.carrierId !== null || isFilled(card.quote)),
  );
  return [...rows, ...others];
}

/** The quotes that can be sent, in the order of the view. An empty row of the grid is not sent. */
export function quotesToSend(
  quotes: readonly Quote[],
  { carriers }: Pick<LeadReply, "carriers">,
  view: QuoteView,
): IndexedQuote[] {
  if (view === "forms") return cardsOf(quotes).filter(({ quote }) => isToSend(quote));
  return gridRows(quotes, carriers).flatMap((row) =>
    "quote" in row && isToSend(row.quote) && (row.quote.state === "outdated" || isFilled(row.quote))
      ? [row]
      : [],
  );
}

/** One carrier of a form's select. */
export type CarrierOption = {
  id: number;
  name: string;
  /** Left out of the list: the agent has already sent a quote with it. */
  hidden: boolean;
  /** Shown but not to be chosen, and why. */
  refusal: "quotedByAnother" | "inProcess" | null;
};

/**
 * The carriers of one quote's select (specification 4.12). A sent quote keeps its carrier and
 * offers them all (its select is disabled, QLE-3). For a new one: a carrier the agent has sent a
 * quote with is hidden; one that another new form has is shown as in process; one that another
 * agent has quoted is shown as taken.
 */
export function carrierOptions(
  { quote, index }: IndexedQuote,
  quotes: readonly Quote[],
  carriers: readonly LeadCarrier[],
): CarrierOption[] {
  const others = cardsOf(quotes).filter((other) => other.index !== index);
  return carriers.map(({ id, name, isQuoted }) => {
    if (quote.state !== "new") return { id, name, hidden: false, refusal: null };
    const user = others.find((other) => other.quote.carrierId === id);
    if (user && user.quote.state !== "new") return { id, name, hidden: true, refusal: null };
    if (isQuoted) return { id, name, hidden: false, refusal: "quotedByAnother" };
    return { id, name, hidden: false, refusal: user ? "inProcess" : null };
  });
}

/**
 * How many forms may wait for Finish Quoting at once: the carriers that another agent has not quoted
 * and the agent has not sent a locked quote with.
 */
export function availableCarriers(
  quotes: readonly Quote[],
  carriers: readonly LeadCarrier[],
): number {
  const locked = quotes.filter(({ state }) => state === "locked").map(({ carrierId }) => carrierId);
  return carriers.filter(({ id, isQuoted }) => !isQuoted && !locked.includes(id)).length;
}

/** Whether a form can be added: fewer to send than carriers available, and nothing won. */
export function canAddForm(quotes: readonly Quote[], carriers: readonly LeadCarrier[]): boolean {
  const waiting = cardsOf(quotes).filter(({ quote }) => isToSend(quote));
  return (
    !quotes.some(({ isAccepted }) => isAccepted) &&
    waiting.length < availableCarriers(quotes, carriers)
  );
}

/**
 * Whether a quote can be taken off the screen: a new one, while another one to send stays (4.12), or
 * whose carrier another agent was faster with. A sent quote is withdrawn by deleting its carrier,
 * not here (QLE-7).
 */
export function canRemove(
  { quote, index }: IndexedQuote,
  toSend: readonly IndexedQuote[],
  carriers: readonly LeadCarrier[],
): boolean {
  const isLost = carriers.some(({ id, isQuoted }) => isQuoted && id === quote.carrierId);
  return (
    quote.state === "new" &&
    toSend.some((each) => each.index === index) &&
    (toSend.length > 1 || isLost)
  );
}

/** What a quote's carrier is called; empty while it has none. */
export function carrierNameOf({ carrierId }: Quote, { carriers, quotes }: CurrentLead): string {
  const sent = quotes.find((quote) => quote.carrierId === carrierId);
  return sent?.carrierName ?? carriers.find(({ id }) => id === carrierId)?.name ?? "";
}
