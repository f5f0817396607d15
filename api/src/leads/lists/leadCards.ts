import { hasEnded } from "@quotehaven/contract/cover";
import { localDay, shortName, timeZoneOf, wholePrice } from "@quotehaven/contract/rules";
import type { Language } from "@quotehaven/contract/schemas";
import type { ListedLead, OwnPrice } from "@quotehaven/contract/wire";
import { shownDeadline } from "../contactDeadline";
import type { Deps } from "../../deps";
import { deskOf } from "../desk/desk";
import { maySharePerson } from "../samePerson";
import type { AgentCarrier, ServiceArea } from "../../accounts/profiles/serviceArea";
import {
  asInsuranceTypes,
  carrierWritesEveryType,
  insuranceTypeNames,
} from "../../reference/insuranceTypes";
import { leadRows } from "./leadCardsQueries";

/** Who reads the leads, in which language, and where they work. */
export type Agent = { id: number; language: Language; timeZone: string };
type LeadRow = Awaited<ReturnType<typeof leadRows>>[number];
type LeadQuote = LeadRow["quotes"][number];

/** What the list says of the leads with these ids, in their order. */
export async function leadCards(
  { db, clock }: Pick<Deps, "db" | "clock">,
  agent: Agent,
  carriers: readonly AgentCarrier[],
  ids: readonly number[],
  areaOf: () => Promise<ServiceArea | null>,
): Promise<ListedLead[]> {
  const now = clock.now();
  const [found, desk, shared] = await Promise.all([
    leadRows(db.query, agent.id, ids),
    deskOf(db.query, agent.id, ids),
    maySharePerson(db.query, agent.id, ids, areaOf),
  ]);
  const rows = new Map(found.map((row) => [row.id, row]));
  return ids.flatMap((id): ListedLead[] => {
    const row = rows.get(id);
    if (!row?.submittedAt) return [];
    const { submittedAt } = row;
    const { status, readAt = null, followUpOn } = desk.get(id) ?? {};
    const isDeleted = status === "deleted";
    const withdrawnCarriers = carriersOf(row.quotes.filter(({ isLive }) => !isLive));
    const onLead = row.quotes.filter(({ isLive }) => isLive);
    const clientDay = localDay(now, timeZoneOf({ zipCode: row.zipCode, state: row.zipState }));
    const ownPrice = ownPriceOf(onLead.filter(({ agentId }) => agentId === agent.id));
    return [
      {
        id,
        submittedAt: submittedAt.toISOString(),
        ...outcomeFor(agent, row, now),
        isDeleted,
        ...ownQuotesOn(row, onLead, agent, clientDay),
        ...(row.feeReturn && { feeReturn: row.feeReturn }),
        isUnread: readAt === null || readAt < submittedAt,
        viableCarriers: carriers.filter(
          ({ id: carrierId, typeMask }) =>
            carrierWritesEveryType(typeMask, row.typeMask) &&
            !isQuotedByAnother(agent, carrierId, onLead),
        ),
        ...typesOf(row, agent.language),
        ...(withdrawnCarriers.length > 0 && { withdrawnCarriers }),
        ...(!isDeleted && { ...clientOf(row), ...factsOf(row) }),
        ...(!isDeleted && shared.has(id) && { maySharePerson: true }),
        ...(ownPrice && { ownPrice }),
        ...(followUpOn && { followUpOn }),
      },
    ];
  });
}

/** What the choice of the client's, once there is one, means to an agent. */
export function outcomeFor(
  agent: Agent,
  lead: { winnerId: number | null; confirmedAt: Date | null; contactDueAt: Date | null },
  now: Date,
) {
  const isWon = lead.winnerId === agent.id;
  return {
    isWon,
    isConfirmed: isWon && lead.confirmedAt !== null,
    ...(isWon && shownDeadline(lead, now)),
    ...(lead.winnerId !== null && !isWon && { isLost: true }),
  };
}

/** Whether somebody else has a live quote with a carrier. */
export function isQuotedByAnother(
  agent: Agent,
  carrier: number,
  live: readonly { agentId: number; carrierId: number }[],
): boolean {
  return live.some(({ agentId, carrierId }) => carrierId === carrier && agentId !== agent.id);
}

function ownQuotesOn(row: LeadRow, onLead: readonly LeadQuote[], agent: Agent, clientDay: string) {
  const own = onLead.filter(({ agentId }) => agentId === agent.id);
  const unreadMessages = own.reduce((sum, quote) => sum + (quote.unreadMessages ?? 0), 0);
  const hasEndedQuote = row.isOpen && own.some(({ validUntil }) => hasEnded(validUntil, clientDay));
  return {
    hasQuote: own.length > 0,
    needsUpdate: row.isOpen && own.some(({ needsUpdate }) => needsUpdate),
    ...(hasEndedQuote && { hasEndedQuote }),
    ...(unreadMessages > 0 && { unreadMessages }),
  };
}

/** Each carrier of these quotes once, by name. */
function carriersOf(quotes: readonly LeadQuote[]) {
  const names = new Map(quotes.map(({ carrierId, carrierName }) => [carrierId, carrierName]));
  return Array.from(names, ([id, name]) => ({ id, name })).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
}

function typesOf({ id, submittedTypes }: LeadRow, language: Language) {
  const typeIds = asInsuranceTypes(submittedTypes ?? []);
  const names = insuranceTypeNames(language);
  return { types: typeIds.map((type) => ({ leadId: id, name: names[type] })), typeIds };
}

/** What a row says of the person, while their application stands. */
function clientOf({ firstName, lastName, city, state }: LeadRow) {
  const clientName = shortName(firstName, lastName);
  return { ...(clientName && { clientName }), ...(city && { city }), ...(state && { state }) };
}

/** What follows from the answers, as they were submitted. */
export function factsOf({
  needs,
  premiumYearly,
  renewsOn,
}: Pick<LeadRow, "needs" | "premiumYearly" | "renewsOn">) {
  return {
    ...(needs && { needs }),
    ...(premiumYearly > 0 && { premiumYearly }),
    ...(renewsOn && { renewsOn }),
  };
}

/** The price of the agent's live quote that the client chose, else of the cheapest. */
function ownPriceOf(own: readonly LeadQuote[]): OwnPrice | undefined {
  const chosen = own.filter(({ isChosen }) => isChosen);
  let best: OwnPrice | undefined;
  for (const quote of chosen.length > 0 ? chosen : own) {
    const price = wholePrice(quote);
    if (best && price.monthly >= best.monthly) continue;
    // Being chosen or taken back touches a quote, too; only a change makes a version.
    const at = new Date(quote.version > 1 ? quote.updatedAt : quote.createdAt).toISOString();
    best = { carrierName: quote.carrierName, ...price, at };
  }
  return best;
}
