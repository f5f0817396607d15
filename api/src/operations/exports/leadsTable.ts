import { insuranceTypeIds, leadStatus, shortName, shownPhone } from "@quotehaven/contract/rules";
import type { Language } from "@quotehaven/contract/schemas";
import type { Queries } from "../../database";
import { everyMask, insuranceTypeNames, typeMask } from "../../reference/insuranceTypes";
import type { CsvRow } from "./csvFile";
import { exportedLeads } from "./exportsQueries";
import { exportTexts, type ExportedStatus } from "./exportTexts";

type Agent = { id: number; language: Language; timeZone: string };
type LeadRow = Awaited<ReturnType<typeof exportedLeads>>[number];

const BATCH = 250;

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
  const words = wordsIn(agent.language);
  let after = 0;
  for (;;) {
    const leads = await exportedLeads(queries, agent, { after, limit: BATCH });
    yield leads.map((lead) => rowOf(words, lead));
    after = leads.at(-1)?.id ?? after;
    if (leads.length < BATCH) return;
  }
}

type Words = ReturnType<typeof wordsIn>;

/** What a table says in its reader's language; insurance types by their mask. */
function wordsIn(language: Language) {
  const names = insuranceTypeNames(language);
  const types = everyMask.map((mask) => {
    const asked = insuranceTypeIds.filter((type) => mask & typeMask([type]));
    return [mask, asked.map((type) => names[type]).join(" + ")] as const;
  });
  return { ...exportTexts[language], typesByMask: new Map(types) };
}

function rowOf(words: Words, lead: LeadRow): CsvRow {
  const status = statusOf(lead);
  const isSeen = status !== "deleted" && status !== "closed";
  return [
    lead.id,
    words.status[status],
    ...(isSeen ? clientCells(lead) : noClient),
    ...(isSeen ? answerCells(words, lead) : noAnswers),
    lead.carrier,
    lead.monthly,
    lead.yearly,
    lead.submittedOn,
    lead.quotedOn,
    lead.wonOn,
    lead.paidOn,
    lead.followUpOn,
    words.outcome[lead.isWon ? (lead.outcome ?? "open") : "open"] || null,
    lead.outcomeReason && words.reason[lead.outcomeReason],
    lead.outcomeWords,
    lead.note,
  ];
}

const noClient: CsvRow = Array<null>(5).fill(null);
const noAnswers: CsvRow = Array<null>(6).fill(null);

function statusOf(lead: LeadRow): ExportedStatus {
  const status = leadStatus({
    isDeleted: lead.isDeleted,
    hasQuote: lead.quotedOn !== null,
    needsUpdate: lead.isOpen && lead.needsUpdate === true,
    isWon: lead.isWon,
    isConfirmed: lead.paidOn !== null,
  });
  if (status === "New" && !lead.isOpen) return "closed";
  if (status === "Quoted" && lead.isChosen) return "lost";
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
function clientCells(lead: LeadRow): CsvRow {
  const { firstName, lastName } = lead;
  const hasPaid = lead.paidOn !== null;
  const name = hasPaid ? `${firstName} ${lastName}`.trim() : shortName(firstName, lastName);
  return [name, lead.email, lead.phone && shownPhone(lead.phone), lead.city, lead.state];
}

function answerCells(words: Words, lead: LeadRow): CsvRow {
  const amounts = insuranceTypeIds.map(
    (type) => lead.needs?.find(({ insuranceTypeId }) => insuranceTypeId === type)?.amount ?? null,
  );
  const types = words.typesByMask.get(lead.typeMask) ?? "";
  return [types, ...amounts, lead.premiumYearly || null, lead.renewsOn];
}
