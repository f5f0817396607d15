import {
  leadFilters,
  maritalStatuses,
  pageSizes,
  type LeadFilter,
} from "@quotehaven/contract/rules";
import type {
  ClientsQuery,
  Language,
  Lead,
  LeadReply,
  LeadsQuery,
  LeadsReply,
} from "@quotehaven/contract/schemas";
import { questionForm } from "@quotehaven/contract/wire";
import { answeredForm } from "../../answers/answeredForms";
import type { Queries } from "../../database";
import type { Deps } from "../../deps";
import { conflict, invalid, notFound } from "../../errors";
import { findLead } from "../../leads/findLead";
import {
  carriersOf,
  knowsLead,
  serviceAreaOf,
  type AgentCarrier,
} from "../../leads/leadVisibility";
import { agentQuotesOnLead } from "../../quotes/agentQuotes";
import {
  asInsuranceTypes,
  carrierWritesEveryType,
  insuranceTypeNames,
} from "../../reference/insuranceTypes";
import { formFor } from "../../reference/questionnaires";
import {
  clientStatuses,
  dismissDeletedLead,
  leadCount,
  leadIds,
  leadRows,
  quotedLeadCount,
  quotedLeadIds,
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
  const area = await serviceAreaOf(db.query, agent.id);
  const ids = await leadIds(db.query, area, filter, page);
  return {
    data: {
      data: await leadCards(db.query, agent, area.carriers, ids),
      count: await leadCount(db.query, area, filter),
    },
  };
}

/**
 * A page of the leads whose client chose this agent, those that wait for the fee first. They stay
 * the agent's, so they are listed also where the profile is no longer complete.
 */
export async function listClients(
  { db }: Pick<Deps, "db">,
  agent: Agent,
  query: ClientsQuery,
): Promise<LeadsReply> {
  const page = { limit: query.limit ?? pageSizes.leads, offset: query.offset ?? 0 };
  const ids = await quotedLeadIds(db.query, agent.id, clientStatuses, page);
  const carriers = await carriersOf(db.query, agent.id);
  return {
    data: {
      data: await leadCards(db.query, agent, carriers, ids),
      count: await quotedLeadCount(db.query, agent.id, clientStatuses),
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
  agent: Agent,
  carriers: readonly AgentCarrier[],
  ids: readonly number[],
): Promise<Lead[]> {
  const rows = new Map((await leadRows(queries, agent.id, ids)).map((row) => [row.id, row]));
  const quotes = await standingQuotes(queries, ids);
  const withdrawn = await withdrawnCarriers(queries, agent.id, ids);
  const names = insuranceTypeNames(agent.language);
  return ids.flatMap((id): Lead[] => {
    const row = rows.get(id);
    if (!row?.submitted_at) return [];
    const onLead = quotes.filter(({ application_id }) => application_id === id);
    const own = onLead.filter(({ agent_id }) => agent_id === agent.id);
    const gone = withdrawn
      .filter(({ application_id }) => application_id === id)
      .map((carrier) => ({ inc_id: carrier.id, inc_name: carrier.name }));
    const types = asInsuranceTypes(row.submitted_types ?? []);
    const won = row.winner_id === agent.id;
    return [
      {
        aps_id: id,
        aps_submitted: row.submitted_at.toISOString(),
        aps_confirmed: won && row.confirmed_at !== null,
        aps_deleted: row.deleted_at !== null || own.some(({ lead_deleted }) => lead_deleted),
        has_quote: own.length > 0,
        won_quote: won,
        ...(row.winner_id !== null && !won ? { other_chosen: true } : {}),
        edit: row.is_open && own.some(({ needs_update }) => needs_update),
        isUnread: row.read_at === null || row.read_at < row.submitted_at,
        viable_inc: carriers
          .filter(
            (carrier) =>
              carrierWritesEveryType(carrier.typeMask, row.type_mask) &&
              !onLead.some(
                (quote) => quote.carrier_id === carrier.id && quote.agent_id !== agent.id,
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
 * One lead in full: the answered questionnaires, what may be known of the client, the agent's own
 * quotes and carriers. Opening it marks it read.
 *
 * @throws as {@link findLead}; 429 after too many leads in a day.
 */
export async function readLead(
  deps: Pick<Deps, "db" | "clock" | "rateLimiter">,
  agent: Agent,
  leadId: number,
): Promise<LeadReply> {
  const { db } = deps;
  const lead = await findLead(deps, agent.id, leadId);
  await deps.rateLimiter.consume("leadDetailsByAgent", String(agent.id));
  const own = await agentQuotesOnLead(db.query, agent.id, leadId, agent.language);
  const standing = await standingQuotes(db.query, [leadId]);
  const carriers = await carriersOf(db.query, agent.id);
  return {
    data: asInsuranceTypes(lead.submitted_types ?? []).flatMap((type) => {
      const form = formFor(type, agent.language);
      return form
        ? [questionForm.encode(answeredForm(form, lead.submitted_answers?.[type] ?? []))]
        : [];
    }),
    user_info: clientOf(lead),
    quote_info: own,
    insurance_companies: carriers
      .filter(
        (carrier) =>
          carrierWritesEveryType(carrier.typeMask, lead.type_mask) ||
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
      ...(lead.winner_id !== null && lead.winner_id !== agent.id ? { other_chosen: true } : {}),
    },
  };
}

/** What an agent may know of the client before paying (LSU-1). */
function clientOf(lead: Awaited<ReturnType<typeof findLead>>): LeadReply["user_info"] {
  const hasPartner = lead.marital_status !== maritalStatuses.single;
  return {
    usr_firstname: lead.first_name,
    usr_lastname: lead.last_name,
    usr_gender: lead.gender ?? 2,
    usr_address1: lead.address1 ?? "",
    usr_city: lead.city ?? "",
    usr_dateofbirth: lead.date_of_birth,
    usr_partnerfirstname: hasPartner ? lead.partner_first_name : null,
    usr_partnerlastname: hasPartner ? lead.partner_last_name : null,
    usr_partnerdateofbirth: hasPartner ? lead.partner_date_of_birth : null,
  };
}

/**
 * Takes a deleted lead out of the agent's list for good; a second time changes nothing.
 *
 * @throws 404 for a lead that is not in the agent's list; 409 `lead-live` for one that stands.
 */
export async function dismissLead(
  { db, clock }: Pick<Deps, "db" | "clock">,
  agentId: number,
  leadId: number,
): Promise<void> {
  const { hasQuoted } = await knowsLead(db.query, agentId, leadId);
  if (await dismissDeletedLead(db.query, agentId, leadId, clock.now())) return;
  throw hasQuoted ? conflict("lead-live") : notFound();
}
