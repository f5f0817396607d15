import { localDay, pageSizes, timeZoneOf } from "@quotehaven/contract/rules";
import type { ClientsQuery, LeadsQuery } from "@quotehaven/contract/schemas";
import {
  gender,
  maritalStatus,
  type LeadReply,
  type LeadsPage,
  type LeadUserInfo,
  type ListedLead,
} from "@quotehaven/contract/wire";
import { answeredForm } from "../../answers/answeredForms";
import { needOf, submittedForms } from "../../applications/needOf";
import { unlessUnavailable } from "../../database";
import type { Deps } from "../../deps";
import { conflict, notFound } from "../../errors";
import { findLead } from "../../leads/findLead";
import { leadFactsOf } from "../../leads/leadFacts";
import { knowsLead } from "../../leads/leadVisibility";
import { carriersOf, serviceAreaOf } from "../../leads/serviceArea";
import { agentQuotesOnLead } from "../../quotes/agentQuotes";
import { carrierWritesEveryType } from "../../reference/insuranceTypes";
import { factsOf, isQuotedByAnother, leadCards, outcomeFor, type Agent } from "./leadCards";
import { liveQuotes } from "./leadCardsQueries";
import { readWanted } from "./finding";
import {
  dismissDeletedLead,
  findClients,
  findLeads,
  leadCounts,
  markNewsSeen,
} from "./leadsQueries";

type LeadList = LeadsPage<ListedLead>;

/**
 * A page of the agent's leads, as they are asked for, with the count: exact up to where pages end.
 *
 * @throws 400 `profile-incomplete`; 422 `unknown-filter`.
 */
export async function listLeads(
  deps: Pick<Deps, "db" | "clock">,
  agent: Agent,
  query: LeadsQuery,
): Promise<LeadList> {
  const { db, clock } = deps;
  const now = clock.now();
  const area = await serviceAreaOf(db.query, agent.id, now);
  const page = { limit: query.limit ?? pageSizes.leads, offset: query.offset ?? 0 };
  const wanted = readWanted(query, area, localDay(now, agent.timeZone));
  const [found, counts] = await Promise.all([
    findLeads(db.query, area, wanted, page),
    query.counts ? leadCounts(db.query, area) : undefined,
  ]);
  return {
    leads: await leadCards(deps, agent, area.carriers, found.ids),
    count: found.count,
    ...(found.isLeast && { isCountLeast: true }),
    ...(counts && { counts }),
  };
}

/**
 * A page of the leads whose client chose this agent, those that wait for the fee first. They stay
 * the agent's, so they are listed also where the profile is no longer complete.
 */
export async function listClients(
  deps: Pick<Deps, "db" | "clock">,
  agent: Agent,
  query: ClientsQuery,
): Promise<LeadList> {
  const { db } = deps;
  const page = { limit: query.limit ?? pageSizes.leads, offset: query.offset ?? 0 };
  const [{ ids, count }, carriers] = await Promise.all([
    findClients(db.query, agent.id, page),
    carriersOf(db.query, agent.id),
  ]);
  return { leads: await leadCards(deps, agent, carriers, ids), count };
}

/**
 * One lead in full: the answered questionnaires, what may be known of the client, the agent's own
 * quotes and carriers. Opening it marks it, and what the agent was told of it, as read.
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
  await unlessUnavailable(markNewsSeen(db.query, agent.id, leadId));
  const now = deps.clock.now();
  const clientTimeZone = timeZoneOf({ zipCode: lead.zipCode, state: lead.zipState });
  const own = await agentQuotesOnLead(db.query, agent.id, leadId, {
    language: agent.language,
    clientDay: localDay(now, clientTimeZone),
  });
  const live = await liveQuotes(db.query, leadId);
  const carriers = await carriersOf(db.query, agent.id);
  return {
    forms: submittedForms(lead, agent.language).map(({ form, stored }) =>
      answeredForm(form, stored),
    ),
    client: clientOf(lead),
    quotes: own,
    need: needOf(lead, lead.dateOfBirth, now),
    carriers: carriers
      .filter(
        ({ id, typeMask }) =>
          carrierWritesEveryType(typeMask, lead.typeMask) ||
          own.some(({ carrierId }) => carrierId === id),
      )
      .map(({ id, name }) => ({ id, name, isQuoted: isQuotedByAnother(agent, id, live) })),
    lead: {
      id: lead.id,
      submittedAt: lead.submittedAt.toISOString(),
      ...outcomeFor(agent, lead, now),
      canQuote: lead.isOpen,
      clientTimeZone,
      ...(lead.state && { state: lead.state }),
      ...factsOf(leadFactsOf(lead, lead.dateOfBirth, now)),
    },
  };
}

/** What an agent may know of the client before paying (LSU-1). */
function clientOf(lead: Awaited<ReturnType<typeof findLead>>): LeadUserInfo {
  const hasPartner =
    lead.maritalStatus !== null && maritalStatus.decode(lead.maritalStatus) !== "single";
  return {
    firstName: lead.firstName,
    lastName: lead.lastName,
    gender: lead.gender === null ? "other" : gender.decode(lead.gender),
    address1: lead.address1 ?? "",
    city: lead.city ?? "",
    dateOfBirth: lead.dateOfBirth,
    partnerFirstName: hasPartner ? lead.partnerFirstName : null,
    partnerLastName: hasPartner ? lead.partnerLastName : null,
    partnerDateOfBirth: hasPartner ? lead.partnerDateOfBirth : null,
  };
}

/**
 * Takes a deleted lead out of the agent's list for good; a second time changes nothing.
 *
 * @throws 404 for a lead that is not in the agent's list; 409 `lead-live` for one that is still there.
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
