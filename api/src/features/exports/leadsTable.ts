import { insuranceTypeIds, leadStatus, shortName, wholePrice } from "@quotehaven/contract/rules";
import type { Language } from "@quotehaven/contract/schemas";
import type { QuotePrice } from "@quotehaven/contract/wire";
import type { Queries } from "../../database";
import { pricesOf } from "../../quotes/quotePrices";
import { asInsuranceTypes, insuranceTypeNames } from "../../reference/insuranceTypes";
import type { CsvRow } from "./csvFile";
import { easternDay } from "./easternDay";
import { exportedLeads, exportedQuotes, ownLeadIds } from "./exportsQueries";
import { exportTexts, type ExportedStatus } from "./exportTexts";

type Agent = { id: number; language: Language };
type LeadRow = Awaited<ReturnType<typeof exportedLeads>>[number];
type QuoteRow = Awaited<ReturnType<typeof exportedQuotes>>[number];

const BATCH = 500;

/** What a lead's row is made of. */
type Exported = { agent: Agent; lead: LeadRow; quotes: QuoteRow[]; prices: QuotePrice[] };

/** The headings of {@link leadRows}. */
export function leadColumns({ language }: Agent): string[] {
  const { need, types, premium, ...rest } = exportTexts[language].leads;
  const names = insuranceTypeNames(language);
  const needs = insuranceTypeIds.map((type) => need.replace("{type}", names[type]));
  const { id, status, client, email, phone, city, state, ...after } = rest;
  const before = [id, status, client, email, phone, city, state];
  return [...before, types, ...needs, premium, ...Object.values(after)];
}

/**
 * Every lead that the agent quoted or wrote something down about, in batches: what they may see of
 * each as it stands. How to reach a client is there once the agent has paid.
 */
export async function* leadRows(queries: Queries, agent: Agent): AsyncGenerator<CsvRow[]> {
  let after = 0;
  for (;;) {
    const ids = await ownLeadIds(queries, agent.id, { after, limit: BATCH });
    if (ids.length > 0) yield await rowsOf(queries, agent, ids);
    after = ids.at(-1) ?? after;
    if (ids.length < BATCH) return;
  }
}

async function rowsOf(queries: Queries, agent: Agent, ids: readonly number[]): Promise<CsvRow[]> {
  const leads = await exportedLeads(queries, agent.id, ids);
  const quotes = new Map<number, QuoteRow[]>(ids.map((id) => [id, []]));
  for (const quote of await exportedQuotes(queries, agent.id, ids)) {
    quotes.get(quote.leadId)?.push(quote);
  }
  const best = [...quotes.values()].flatMap(([first]) => (first ? [first.id] : []));
  const prices = await pricesOf(queries, best, agent.language);
  return leads.map((lead) => {
    const own = quotes.get(lead.id) ?? [];
    return rowOf({ agent, lead, quotes: own, prices: prices.get(own[0]?.id ?? 0) ?? [] });
  });
}

function rowOf(exported: Exported): CsvRow {
  const { agent, lead } = exported;
  const texts = exportTexts[agent.language];
  const status = statusOf(exported);
  const isSeen = status !== "deleted" && status !== "closed";
  return [
    lead.id,
    texts.status[status],
    ...(isSeen ? clientCells(exported) : Array<null>(5).fill(null)),
    ...(isSeen ? answerCells(exported) : Array<null>(6).fill(null)),
    ...quoteCells(exported),
    lead.followUpOn,
    texts.outcome[lead.winnerId === agent.id ? (lead.outcome ?? "open") : "open"] || null,
    lead.outcomeReason && texts.reason[lead.outcomeReason],
    lead.outcomeWords,
    lead.note,
  ];
}

function statusOf({ agent, lead, quotes }: Exported): ExportedStatus {
  const isWon = lead.winnerId === agent.id;
  const status = leadStatus({
    isDeleted: lead.deletedAt !== null || quotes.some(({ isLeadDeleted }) => isLeadDeleted),
    hasQuote: quotes.length > 0,
    needsUpdate: lead.isOpen && quotes.some(({ needsUpdate }) => needsUpdate),
    isWon,
    isConfirmed: isWon && lead.confirmedAt !== null,
  });
  if (status === "New" && !lead.isOpen) return "closed";
  if (status === "Quoted" && lead.winnerId !== null) return "lost";
  return statuses[status];
}

const statuses = {
  New: "new",
  Quoted: "quoted",
  Updated: "updated",
  Won: "won",
  Complete: "complete",
  Deleted: "deleted",
} as const;

/** The whole name, and how to reach the client, for whoever has paid; the short name before. */
function clientCells({ agent, lead }: Exported): CsvRow {
  const { firstName, lastName, email, phone, city, state } = lead;
  const hasPaid = lead.winnerId === agent.id && lead.confirmedAt !== null;
  return hasPaid
    ? [`${firstName} ${lastName}`.trim(), email, phone, city, state]
    : [shortName(firstName, lastName), null, null, city, state];
}

function answerCells({ agent, lead }: Exported): CsvRow {
  const names = insuranceTypeNames(agent.language);
  const types = asInsuranceTypes(lead.submittedTypes ?? []).map((type) => names[type]);
  const amounts = insuranceTypeIds.map(
    (type) => lead.needs?.find(({ insuranceTypeId }) => insuranceTypeId === type)?.amount ?? null,
  );
  return [types.join(" + "), ...amounts, lead.premiumYearly || null, lead.renewsOn];
}

/** The quote that was chosen, or the cheapest one, and when what happened. */
function quoteCells({ agent, lead, quotes, prices }: Exported): CsvRow {
  const [quote] = quotes;
  const isWon = lead.winnerId === agent.id;
  const price = quote && wholePrice({ ...quote, prices });
  const quotedAt = quotes.map(({ createdAt }) => createdAt).sort((a, b) => Number(a) - Number(b));
  return [
    quote?.carrierName ?? null,
    price?.monthly ?? null,
    price?.yearly ?? null,
    easternDay(lead.submittedAt),
    easternDay(quotedAt[0] ?? null),
    easternDay(isWon ? lead.acceptedAt : null),
    easternDay(isWon ? lead.confirmedAt : null),
  ];
}
