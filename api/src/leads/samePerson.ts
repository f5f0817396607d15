import { sql, type SqlBool } from "kysely";
import { isOneOf, type Queries } from "../database";
import { deskOf } from "./desk/desk";
import { liesInServiceArea } from "./leadVisibility";
import type { ServiceArea } from "../accounts/profiles/serviceArea";

/**
 * Of the leads with these ids, those that may be of one person with another lead that the agent sees as
 * well: the same name, street and date of birth under another account. Without a service area only leads
 * that the agent quoted or opened are seen.
 */
export async function maySharePerson(
  queries: Queries,
  agentId: number,
  ids: readonly number[],
  areaOf: () => Promise<ServiceArea | null>,
): Promise<Set<number>> {
  const pairs = await pairsOfOnePerson(queries, ids).execute();
  if (pairs.length === 0) return new Set();
  const area = await areaOf();
  const others = [...new Set(pairs.map(({ otherId }) => otherId))];
  const leads = await queries
    .selectFrom("applications as lead")
    .select(({ and }) => [
      "lead.id",
      "lead.consumer_id as consumerId",
      "lead.is_open as isOpen",
      and(area ? liesInServiceArea(area) : [sql<boolean>`false`]).as("isInArea"),
    ])
    .where(isOneOf("lead.consumer_id", others))
    .where("lead.submitted_at", "is not", null)
    .where("lead.deleted_at", "is", null)
    .execute();
  const desk = await deskOf(
    queries,
    agentId,
    leads.map(({ id }) => id),
  );
  const seen = leads.filter(({ id, isOpen, isInArea }) => {
    const status = desk.get(id)?.status;
    return status === undefined ? isOpen && isInArea : status !== "opened" || isOpen;
  });
  const visible = new Set(seen.map(({ consumerId }) => consumerId));
  return new Set(pairs.filter(({ otherId }) => visible.has(otherId)).map(({ id }) => id));
}

/** Those of some leads whose client may be the same person as that of another account, with that one. */
export const pairsOfOnePerson = (queries: Queries, ids: readonly number[]) =>
  queries
    .selectFrom("applications as lead")
    .innerJoin("consumers as own", "own.user_id", "lead.consumer_id")
    .innerJoin("users as own_name", "own_name.id", "own.user_id")
    .innerJoin("consumers as other", (join) =>
      join
        .onRef("other.date_of_birth", "=", "own.date_of_birth")
        .onRef("other.user_id", "<>", "own.user_id")
        .on(sql<SqlBool>`lower(other.address1) = lower(own.address1)`),
    )
    .innerJoin("users as other_name", (join) =>
      join
        .onRef("other_name.id", "=", "other.user_id")
        .on(sql<SqlBool>`lower(other_name.first_name) = lower(own_name.first_name)`)
        .on(sql<SqlBool>`lower(other_name.last_name) = lower(own_name.last_name)`),
    )
    .select(["lead.id", "other.user_id as otherId"])
    .where(isOneOf("lead.id", ids));
