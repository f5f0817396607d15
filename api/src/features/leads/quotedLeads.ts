import { sql, type Expression, type SqlBool } from "kysely";
import type { Row } from "../../database";
import type { Finding, Wanted } from "./finding";
import { narrowed, type LeadList } from "./leadList";
import { isInZipArea, isWrittenBy, leadMatches } from "./leadMatches";

/** How a lead stands to an agent who quoted it. */
export type QuotedStatus = Row<"agent_leads">["status"];
/** Whose leads, of which statuses. */
type Whose = { agentId: number; statuses: readonly QuotedStatus[] };

/** The leads that the agent quoted. */
export function quotedLeadList(
  whose: Whose,
  { finding, today }: Pick<Wanted, "finding" | "today">,
): LeadList {
  const renewsOn = sql`case when lead.renews_on >= ${today}::date then lead.renews_on end`;
  return { from: keysOf(renewsOn), matches: quotedMatches(whose, finding) };
}

/** The same as lists of which some come behind others, of new leads, too: {@link LeadList.comes}. */
export function quotedLeadParts(whose: Whose, wanted: Wanted): LeadList[] {
  if (whose.statuses.length === 0) return [];
  const all = quotedLeadList(whose, wanted);
  const isDated = sql<SqlBool>`lead.renews_on >= ${wanted.today}::date`;
  switch (wanted.sort) {
    case "price":
      return [
        { ...narrowed(all, [sql`lead.best_monthly is not null`]), comes: "first" },
        {
          ...narrowed(all, [sql`lead.best_monthly is null`]),
          comes: "last",
          order: { sort: "premium" },
        },
      ];
    case "renewal":
      return [
        // As it is stored, it is sorted like that of new leads.
        { ...narrowed(all, [isDated]), from: keysOf(sql`lead.renews_on`), comes: "first" },
        {
          ...narrowed(all, [sql`(${isDated}) is not true`]),
          comes: "last",
          order: { sort: "newest" },
        },
      ];
    default:
      return [all];
  }
}

/** Leads that the agent quoted, with what their clients pay now in place of the agent's own price. */
export const byPremium = (list: LeadList): LeadList => ({
  ...list,
  from: sql`lead.application_id, null::integer as best_monthly, client.premium_yearly
    from agent_leads as lead inner join leads as client using (application_id)`,
});

const keysOf = (renewsOn: Expression<unknown>) =>
  sql`lead.application_id, lead.status, lead.submitted_at, ${renewsOn} as renews_on,
    lead.need, lead.best_monthly, 0 as premium_yearly
    from agent_leads as lead`;

/** What must hold of each `lead` that the agent quoted. */
export function quotedMatches(
  { agentId, statuses }: Whose,
  finding: Finding,
): Expression<SqlBool>[] {
  return [
    sql<SqlBool>`lead.agent_id = ${agentId}`,
    // Of one status alone an index has the order, too.
    statuses.length === 1
      ? sql<SqlBool>`lead.status = ${statuses[0]}`
      : sql<SqlBool>`lead.status = any(${statuses}::text[])`,
    ...leadMatches(finding, agentId, "own"),
    ...freeMatches(finding),
    ...placeMatches(finding),
  ];
}

/** That a lead is open, a carrier writes all of it, and nobody has quoted with it. */
function freeMatches({ carrier }: Finding): Expression<SqlBool>[] {
  if (carrier === undefined) return [];
  if (!carrier) return [sql<SqlBool>`false`];
  return [
    sql<SqlBool>`lead.status = 'quoted'`,
    isWrittenBy(carrier),
    sql<SqlBool>`${carrier.id} <> all(lead.carrier_ids)`,
  ];
}

/** A whole ZIP code is known of a lead once it is paid for, and of no other. */
function placeMatches({ number, paidZipId }: Finding): Expression<SqlBool>[] {
  const isPaidIn = (zipId: number) =>
    sql<SqlBool>`(lead.status = 'completed' and lead.zip_id = ${zipId})`;
  const found = number && [
    sql<SqlBool>`lead.application_id = ${number.leadId}`,
    ...(number.zipArea === undefined ? [] : [isInZipArea(number.zipArea)]),
    ...(number.zipId === undefined ? [] : [isPaidIn(number.zipId)]),
  ];
  return [
    ...(paidZipId === undefined ? [] : [isPaidIn(paidZipId)]),
    ...(found ? [sql<SqlBool>`(${sql.join(found, sql` or `)})`] : []),
  ];
}
