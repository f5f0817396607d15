import {
  localDay,
  pageSizes,
  timeZoneOf,
  type Form,
  type Question,
} from "@quotehaven/contract/rules";
import type { ClientsQuery, LeadsQuery } from "@quotehaven/contract/schemas";
import {
  gender,
  maritalStatus,
  type LeadReply,
  type LeadsPage,
  type LeadUserInfo,
  type ListedLead,
} from "@quotehaven/contract/wire";
import { answeredForm } from "../../applications/answers/answeredForms";
import { needOf, submittedForms } from "../../applications/needOf";
import { policiesForAgents } from "../../applications/presentPolicies";
import { ignoreUnavailable } from "../../database";
import type { Deps } from "../../deps";
import { conflict, notFound } from "../../server/errors";
import { openedLeads } from "../desk/desk";
import { findLead } from "../findLead";
import { leadFactsOf } from "../leadFacts";
import { knowsLead } from "../leadVisibility";
import { markNewsSeen } from "../markNewsSeen";
import { noteOpening } from "../noteOpening";
import { maySharePerson } from "../samePerson";
import { carriersOf, findServiceArea, serviceAreaOf } from "../../accounts/profiles/serviceArea";
import { readsWholeLeads } from "../wholeLeads";
import { agentQuotesOnLead } from "../agentQuotes";
import { carrierWritesEveryType } from "../../reference/insuranceTypes";
import { factsOf, isQuotedByAnother, leadCards, outcomeFor, type Agent } from "./leadCards";
import { liveQuotes } from "./leadCardsQueries";
import { readLeadListRequest } from "./leadListRequest";
import { dismissDeletedLead, findClients, findLeads, leadCounts } from "./leadsQueries";

type LeadList = LeadsPage<ListedLead>;

/**
 * A page of the agent's leads, as they are asked for, with the count: exact up to where pages end.
 *
 * @throws 400 `profile-incomplete`; 422 `unknown-filter`.
 */
export async function listLeads(
  deps: Pick<Deps, "db" | "clock" | "config">,
  agent: Agent,
  query: LeadsQuery,
): Promise<LeadList> {
  const { db, clock } = deps;
  const now = clock.now();
  const area = await serviceAreaOf(db.query, agent.id, now);
  const page = { limit: query.limit ?? pageSizes.leads, offset: query.offset ?? 0 };
  const isWhole = await readsWholeLeads(deps, agent.id);
  const request = readLeadListRequest(query, area, {
    today: localDay(now, agent.timeZone),
    isWhole,
  });
  const reach = { area, opened: await openedLeads(db.query, agent.id) };
  const [found, counts] = await Promise.all([
    findLeads(db.query, reach, request, page),
    query.counts ? leadCounts(db.query, reach) : undefined,
  ]);
  return {
    leads: await leadCards(deps, agent, area.carriers, found.ids, async () => area),
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
  const [{ ids, count, isLeast }, carriers] = await Promise.all([
    findClients(db.query, agent.id, page),
    carriersOf(db.query, agent.id),
  ]);
  const areaOf = () => findServiceArea(db.query, agent.id, deps.clock.now());
  return {
    leads: await leadCards(deps, agent, carriers, ids, areaOf),
    count,
    ...(isLeast && { isCountLeast: true }),
  };
}

/**
 * One lead in full: the answered questionnaires, what may be known of the client (less of them where the
 * setting asks for a checked license first), the agent's own quotes and carriers. Opening it marks it, and what the agent was told of it, as read.
 *
 * @throws as {@link findLead}; 429 after too many leads in a day.
 */
export async function readLead(
  deps: Pick<Deps, "db" | "clock" | "config" | "rateLimiter">,
  agent: Agent,
  leadId: number,
): Promise<LeadReply> {
  const { db } = deps;
  const lead = await findLead(deps, agent.id, leadId);
  await deps.rateLimiter.consume("leadDetailsByAgent", String(agent.id));
  const now = deps.clock.now();
  const hasPaid = lead.winnerId === agent.id && lead.confirmedAt !== null;
  const isWhole = hasPaid || (await readsWholeLeads(deps, agent.id));
  const clientTimeZone = timeZoneOf({ zipCode: lead.zipCode, state: lead.zipState });
  const own = await agentQuotesOnLead(db.query, agent.id, leadId, {
    language: agent.language,
    clientDay: localDay(now, clientTimeZone),
  });
  const live = await liveQuotes(db.query, leadId);
  const carriers = await carriersOf(db.query, agent.id);
  const forms = submittedForms(lead, agent.language).map(({ form, stored }) =>
    answeredForm(form, stored),
  );
  const present = isWhole && policiesForAgents(lead);
  const shared = await maySharePerson(db.query, agent.id, [leadId], () =>
    findServiceArea(db.query, agent.id, now),
  );
  const saw = hasPaid ? "contact" : isWhole ? "summary" : "part";
  const opening = { agentId: agent.id, leadId, saw, now } as const;
  await ignoreUnavailable(db.transaction((tx) => noteOpening(tx, opening)));
  await ignoreUnavailable(markNewsSeen(db.query, agent.id, leadId));
  return {
    forms: isWhole ? forms : forms.map(withoutBirths),
    client: isWhole ? clientOf(lead) : unnamed(clientOf(lead)),
    quotes: own,
    need: needOf(lead, lead.dateOfBirth, now),
    ...(present && { present }),
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
      ...(!isWhole && { needsCheck: true }),
      ...factsOf(leadFactsOf(lead, lead.dateOfBirth, now)),
      ...(shared.has(leadId) && { maySharePerson: true }),
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

/** The same without last names and street, and of births the years alone. */
function unnamed({ partnerLastName, ...client }: LeadUserInfo): LeadUserInfo {
  const { dateOfBirth, partnerDateOfBirth } = client;
  const [birthYear, partnerBirthYear] = [yearOf(dateOfBirth), yearOf(partnerDateOfBirth)];
  return {
    ...client,
    ...{ lastName: "", address1: "", dateOfBirth: null, partnerDateOfBirth: null },
    partnerLastName: partnerLastName === null ? null : "",
    ...(birthYear && { birthYear }),
    ...(partnerBirthYear && { partnerBirthYear }),
  };
}

const yearOf = (date: string | null) => (date === null ? undefined : Number(date.slice(0, 4)));

/** A questionnaire's answers with the year of each birth alone. */
const withoutBirths = (form: Form<Question>): Form<Question> => ({
  ...form,
  sections: form.sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) =>
      question.prefill === "partnerDateOfBirth" ? withYearAlone(question) : question,
    ),
  })),
});

function withYearAlone(question: Question): Question {
  const year = question.answer?.content?.slice(0, 4) ?? null;
  const { answer } = question;
  return { ...question, kind: "year", answer: answer && { ...answer, content: year } };
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
