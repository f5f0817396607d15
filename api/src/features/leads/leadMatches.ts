import { sql, type Expression, type SqlBool } from "kysely";
import { masksWrittenBy, zipIdsOf } from "../../leads/leadVisibility";
import type { Finding } from "./finding";

type Match = Expression<SqlBool>;

/**
 * What must hold of each `lead` of a query, among all or the agent's own. Of a withdrawn one there are
 * no words, no state and no renewal. Of `areMany` it is known, so that the index of words is no help.
 */
export function leadMatches(finding: Finding, agentId: number, { areMany = false } = {}): Match[] {
  const { typeMasks, words, state, zipArea, renewal, dueBy } = finding;
  return [
    ...(typeMasks === undefined ? [] : [hasTypes(typeMasks)]),
    ...(words === undefined ? [] : [areMany ? hasCommonWords(words) : hasWords(finding, words)]),
    ...(state === undefined ? [] : [sql<SqlBool>`lead.state = ${state}`]),
    ...(zipArea === undefined ? [] : [isInZipArea(zipArea)]),
    ...(renewal === undefined ? [] : [endsBetween(renewal)]),
    ...(dueBy === undefined ? [] : [isDue(agentId, dueBy)]),
  ];
}

/** Whether one of these carriers writes all that a lead asks for. */
export function isWrittenBy(carrier: NonNullable<Finding["carrier"]>): Match {
  return hasTypes(masksWrittenBy([carrier]));
}

/** Whether a ZIP code, a lead's or another, begins with these digits. */
export function isInZipArea(
  zipArea: string,
  zipId: Expression<unknown> = sql.ref("lead.zip_id"),
): Match {
  const [first, last] = zipIdsOf(zipArea);
  return sql<SqlBool>`${zipId} between ${first} and ${last}`;
}

function hasTypes(masks: readonly number[]): Match {
  return sql<SqlBool>`lead.type_mask = any(${masks}::integer[])`;
}

/** The places are asked for once more: with the words they are one question to the index of words. */
function hasWords({ state, zipArea }: Finding, words: string): Match {
  const asked = [
    sql`search_query(${words})`,
    // Names are words without marks, so nobody's name is a place.
    ...[state, zipArea].flatMap((place) =>
      place === undefined ? [] : [sql`${`'#${place}'`}::tsquery`],
    ),
  ];
  return sql<SqlBool>`lead.words @@ (${sql.join(asked, sql` && `)})`;
}

/** The same without the index of words: what is common is found at once in the order of a list. */
function hasCommonWords(words: string): Match {
  return sql<SqlBool>`ts_match_vq(lead.words, search_query(${words}))`;
}

function endsBetween({ from, to }: NonNullable<Finding["renewal"]>): Match {
  return sql<SqlBool>`lead.renews_on between ${from}::date and ${to}::date`;
}

function isDue(agentId: number, day: string): Match {
  return sql<SqlBool>`lead.application_id in (
    select application_id from lead_notes
    where agent_id = ${agentId} and follow_up_on <= ${day}::date)`;
}
