import {
  leadFilters,
  maritalStatuses,
  pageSizes,
  type LeadFilter,
} from "@quotehaven/contract/rules";
import type {
  Language,
  Lead,
  LeadReply,
  LeadsQuery,
  LeadsReply,
} from "@quotehaven/contract/schemas";
import { unlessUnavailable, type Queries } from "../../database";
import type { Deps } from "../../deps";
import { invalid, notFound } from "../../errors";
import { asInsuranceTypes, insuranceTypeNames } from "../../reference/insuranceTypes";
import { formFor } from "../../reference/questionnaires";
import { answeredForm } from "../application/answers";
import { agentQuotesOnLead } from "../quoting/quotingQueries";
import { agentReach, reaches, writesAll, type AgentReach } from "./agentReach";
import {
  leadCount,
  leadIds,
  leadRows,
  hasQuoted,
  leadWithClient,
  markRead,
  standingQuotes,
  withdrawnCarriers,
} from "./leadsQueries";

type Agent = { id: number; language: Language };

/**
 * A page of the agent's leads, newest first, with the exact count.
 *
 * @throws 400 `profile-incomplete`; 422 `unknown-filter`.
 */
export async function listLeads(
  { db }: Pick<Deps, "db">,
  agent: Agent,
  query: LeadsQuery,
): Promise<LeadsReply> {
  const filter = filterOf(query.filter);
  const page = { limit: query.limit ?? pageSizes.leads, offset: query.offset ?? 0 };
  const reach = await agentReach(db.query, agent.id);
  const ids = await leadIds(db.query, reach, filter, page);
  return {
    data: {
      data: await leadCards(db.query, reach, ids, agent.language),
      count: await leadCount(db.query, reach, filter),
    },
  };
}

function filterOf(text: string | undefined): LeadFilter {
  if (text === undefined || text === "" || text === "null") return "all";
  const filter = leadFilters.find((known) => known === text);
  if (!filter) throw invalid("unknown-filter");
  return filter;
}

async function leadCards(
  queries: Queries,
  reach: AgentReach,
  ids: readonly number[],
  language: Language,
): Promise<Lead[]> {
  const rows = new Map((await leadRows(queries, reach.agentId, ids)).map((row) => [row.id, row]));
  const quotes = await standingQuotes(queries, ids);
  const withdrawn = await withdrawnCarriers(queries, reach.agentId, ids);
  const names = insuranceTypeNames(language);
  return ids.flatMap((id): Lead[] => {
    const row = rows.get(id);
    if (!row?.submitted_at) return [];
    const onLead = quotes.filter(({ application_id }) => application_id === id);
    const own = onLead.filter(({ agent_id }) => agent_id === reach.agentId);
    const gone = withdrawn
      .filter(({ application_id }) => application_id === id)
      .map((carrier) => ({ inc_id: carrier.id, inc_name: carrier.name }));
    const types = asInsuranceTypes(row.submitted_types ?? []);
    const won = row.winner_id === reach.agentId;
    return [
      {
        aps_id: id,
        aps_submitted: row.submitted_at.toISOString(),
        aps_confirmed: won && row.confirmed_at !== null,
        aps_deleted: row.deleted_at !== null || own.some(({ lead_deleted }) => lead_deleted),
        has_quote: own.length > 0,
        won_quote: won,
        edit: row.is_open && own.some(({ needs_update }) => needs_update),
        isUnread: row.read_at === null || row.read_at < row.submitted_at,
        viable_inc: reach.carriers
          .filter(
            (carrier) =>
              writesAll(carrier.typeMask, row.type_mask) &&
              !onLead.some(
                (quote) => quote.carrier_id === carrier.id && quote.agent_id !== reach.agentId,
              ),
          )
          .map((carrier) => ({ inc_id: carrier.id, inc_name: carrier.name })),
        ins_types: types.map((type) => ({ aps_id: id, ins_name: names[type] })),
        insType: types,
        ...(gone.length > 0 && { withdrawn_inc: gone }),
      },
    ];
  });
}

/**
 * A lead that the agent may look at: one they quoted, or an open one in their reach.
 *
 * @throws 400 `profile-incomplete`; 404 for any other lead, and for one that is gone.
 */
export async function visibleLead(
  queries: Queries,
  agentId: number,
  leadId: number,
  reach?: AgentReach,
) {
  const lead = await leadWithClient(queries, leadId);
  const { submitted_at: submittedAt } = lead ?? {};
  if (!lead || !submittedAt) throw notFound();
  const isReached = lead.is_open && reaches(reach ?? (await agentReach(queries, agentId)), lead);
  if (!isReached && !(await hasQuoted(queries, agentId, leadId))) throw notFound();
  return { ...lead, submitted_at: submittedAt };
}

/**
 * One lead in full: the answered questionnaires, what may be known of the client, the agent's own
 * quotes and carriers. Opening it marks it read.
 *
 * @throws 400 `profile-incomplete`; 404 for a lead that is gone, or that the agent neither reaches
 * while it is open nor has quoted; 429 after too many leads in a day.
 */
export async function readLead(
  { db, clock, rateLimiter }: Pick<Deps, "db" | "clock" | "rateLimiter">,
  agent: Agent,
  leadId: number,
): Promise<LeadReply> {
  const reach = await agentReach(db.query, agent.id);
  const lead = await visibleLead(db.query, agent.id, leadId, reach);
  const own = await agentQuotesOnLead(db.query, agent.id, leadId, agent.language);
  rateLimiter.hit("leadDetailsByAgent", String(agent.id));
  await unlessUnavailable(markRead(db.query, agent.id, leadId, clock.now()));
  const standing = await standingQuotes(db.query, [leadId]);
  const hasPartner = lead.marital_status !== maritalStatuses.single;
  return {
    data: asInsuranceTypes(lead.submitted_types ?? []).flatMap((type) => {
      const form = formFor(type, agent.language);
      return form ? [answeredForm(form, lead.submitted_answers?.[type] ?? [])] : [];
    }),
    user_info: {
      usr_firstname: lead.first_name,
      usr_lastname: lead.last_name,
      usr_gender: lead.gender ?? 2,
      usr_address1: lead.address1 ?? "",
      usr_city: lead.city ?? "",
      usr_dateofbirth: lead.date_of_birth,
      usr_partnerfirstname: hasPartner ? lead.partner_first_name : null,
      usr_partnerlastname: hasPartner ? lead.partner_last_name : null,
      usr_partnerdateofbirth: hasPartner ? lead.partner_date_of_birth : null,
    },
    quote_info: own,
    insurance_companies: reach.carriers
      .filter(
        (carrier) =>
          writesAll(carrier.typeMask, lead.type_mask) ||
          own.some(({ inc_id }) => inc_id === carrier.id),
      )
      .map((carrier) => ({
        inc_id: carrier.id,
        inc_name: carrier.name,
        quoted: standing.some(
          (quote) => quote.carrier_id === carrier.id && quote.agent_id !== agent.id,
        ),
      })),
    lead: {
      aps_id: lead.id,
      aps_submitted: lead.submitted_at.toISOString(),
      won_quote: lead.winner_id === agent.id,
      aps_confirmed: lead.winner_id === agent.id && lead.confirmed_at !== null,
      can_quote: lead.is_open,
    },
  };
}
