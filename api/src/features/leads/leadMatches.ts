import { expressionBuilder, sql, type Expression, type SqlBool } from "kysely";
import type { Tables } from "../../database";
import { masksWrittenBy } from "../../leads/leadVisibility";
import type { Finding } from "./finding";

const leads = expressionBuilder<Tables, "leads">();

/** What must hold of the `leads` of a query: of each as such, and of what the agent wrote about it. */
export function leadMatches(
  { typeMasks, carrier, dueBy }: Finding,
  agentId: number,
): Expression<SqlBool>[] {
  return [
    ...(typeMasks === undefined ? [] : [leads("leads.type_mask", "in", typeMasks)]),
    ...(carrier === undefined ? [] : [isFreeFor(carrier)]),
    ...(dueBy === undefined ? [] : [isDue(agentId, dueBy)]),
  ];
}

/**
 * What must hold of what the client of a lead said. It is asked only of leads that stand: of a
 * deleted one nothing is known.
 */
export function saidMatches(finding: Finding): Expression<SqlBool>[] {
  const { renewal, words, state, zipArea } = finding;
  const asked = [
    ...(words === undefined ? [] : [sql`search_query(${words})`]),
    ...[state, zipArea].flatMap((place) => (place === undefined ? [] : [placeQuery(place)])),
  ];
  return [
    // Together they are one question to the index of words.
    ...(asked.length > 0 ? [sql<SqlBool>`leads.words @@ (${sql.join(asked, sql` && `)})`] : []),
    ...(renewal
      ? [sql<SqlBool>`leads.renews_on between ${renewal.from}::date and ${renewal.to}::date`]
      : []),
  ];
}

/** Whether a lead lies in ZIP codes that begin with these digits. */
export function isInZipArea(zipArea: string): Expression<SqlBool> {
  return sql<SqlBool>`leads.words @@ ${placeQuery(zipArea)}`;
}

/** Names are words without marks, so nobody's name is a place. */
function placeQuery(place: string) {
  return sql`${`'#${place}'`}::tsquery`;
}

/** Whether a lead is open, its carrier writes all it asks for, and nobody has quoted with it. */
function isFreeFor(carrier: NonNullable<Finding["carrier"]> | null): Expression<SqlBool> {
  if (!carrier) return sql<SqlBool>`false`;
  return leads.and([
    leads("leads.is_open", "=", true),
    leads("leads.type_mask", "in", masksWrittenBy([carrier])),
    leads.not(
      leads.exists(
        leads
          .selectFrom("quotes as given")
          .select("given.id")
          .whereRef("given.application_id", "=", "leads.application_id")
          .where("given.carrier_id", "=", carrier.id)
          .where("given.removed_at", "is", null),
      ),
    ),
  ]);
}

function isDue(agentId: number, day: string): Expression<SqlBool> {
  return leads.exists(
    leads
      .selectFrom("lead_notes")
      .select("lead_notes.application_id")
      .whereRef("lead_notes.application_id", "=", "leads.application_id")
      .where("lead_notes.agent_id", "=", agentId)
      .where("lead_notes.follow_up_on", "<=", day),
  );
}
