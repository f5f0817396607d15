import { insuranceTypeIds, leadStatus, shortName } from "@quotehaven/contract/rules";
import type { Language } from "@quotehaven/contract/schemas";
import type { Queries } from "../../database";
import { asInsuranceTypes, insuranceTypeNames } from "../../reference/insuranceTypes";
import type { CsvRow } from "./csvFile";
import { exportedLeads, ownLeadIds } from "./exportsQueries";
import { exportTexts, type ExportedStatus } from "./exportTexts";

type Agent = { id: number; language: Language };
type LeadRow = Awaited<ReturnType<typeof exportedLeads>>[number];

const BATCH = 1_000;

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
    if (ids.length > 0) {
      yield (await exportedLeads(queries, agent.id, ids)).map((lead) => rowOf(agent, lead));
    }
    after = ids.at(-1) ?? after;
    if (ids.length < BATCH) return;
  }
}

function rowOf(agent: Agent, lead: LeadRow): CsvRow {
  const texts = exportTexts[agent.language];
  const status = statusOf(agent, lead);
  const isWon = lead.winnerId === agent.id;
  const isSeen = status !== "deleted" && status !== "closed";
  return [
    lead.id,
    texts.status[status],
    ...(isSeen ? clientCells(agent, lead) : noClient),
    ...(isSeen ? answerCells(agent, lead) : noAnswers),
    lead.carrier,
    lead.monthly,
    lead.yearly,
    lead.submittedOn,
    lead.quotedOn,
    isWon ? lead.acceptedOn : null,
    isWon ? lead.confirmedOn : null,
    lead.followUpOn,
    texts.outcome[isWon ? (lead.outcome ?? "open") : "open"] || null,
    lead.outcomeReason && texts.reason[lead.outcomeReason],
    lead.outcomeWords,
    lead.note,
  ];
}

const noClient: CsvRow = Array<null>(5).fill(null);
const noAnswers: CsvRow = Array<null>(6).fill(null);

function statusOf(agent: Agent, lead: LeadRow): ExportedStatus {
  const isWon = lead.winnerId === agent.id;
  const status = leadStatus({
    isDeleted: lead.isDeleted || lead.isLeadDeleted === true,
    hasQuote: lead.quotedOn !== null,
    needsUpdate: lead.isOpen && lead.needsUpdate === true,
    isWon,
    isConfirmed: isWon && lead.confirmedOn !== null,
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
function clientCells(agent: Agent, lead: LeadRow): CsvRow {
  const { firstName, lastName, email, phone, city, state } = lead;
  const hasPaid = lead.winnerId === agent.id && lead.confirmedOn !== null;
  return hasPaid
    ? [`${firstName} ${lastName}`.trim(), email, phone, city, state]
    : [shortName(firstName, lastName), null, null, city, state];
}

function answerCells(agent: Agent, lead: LeadRow): CsvRow {
  const names = insuranceTypeNames(agent.language);
  const types = asInsuranceTypes(lead.submittedTypes ?? []).map((type) => names[type]);
  const amounts = insuranceTypeIds.map(
    (type) => lead.needs?.find(({ insuranceTypeId }) => insuranceTypeId === type)?.amount ?? null,
  );
  return [types.join(" + "), ...amounts, lead.premiumYearly || null, lead.renewsOn];
}
