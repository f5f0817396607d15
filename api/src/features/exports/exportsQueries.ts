import { deadlineTimeZone } from "@quotehaven/contract/choice";
import { sql } from "kysely";
import { isOneOf, type Queries } from "../../database";

/** The next leads that an agent quoted, or wrote something down about, by their number. */
export async function ownLeadIds(
  queries: Queries,
  agentId: number,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const rows = await queries
    .selectFrom((from) =>
      from
        .selectFrom("quotes")
        .select("application_id as id")
        .where("agent_id", "=", agentId)
        .where("application_id", ">", after)
        .where("status", "not in", ["removed", "dismissed"])
        .union(
          from
            .selectFrom("lead_notes")
            .select("application_id as id")
            .where("agent_id", "=", agentId)
            .where("application_id", ">", after),
        )
        .as("own"),
    )
    .select("id")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * What an agent may have of these leads, by their number. A day is one in Eastern Time. `carrier` and the
 * price are those of the agent's live quote that was chosen, else of the cheapest.
 */
export async function exportedLeads(queries: Queries, agentId: number, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return queries
    .selectFrom("applications")
    .innerJoin("leads", "leads.application_id", "applications.id")
    .innerJoin("users", "users.id", "applications.consumer_id")
    .leftJoin("consumers", "consumers.user_id", "applications.consumer_id")
    .leftJoin("unlocked_clients as paid", (join) =>
      join.onRef("paid.application_id", "=", "applications.id").on("paid.agent_id", "=", agentId),
    )
    .leftJoin("lead_notes as notes", (join) =>
      join.onRef("notes.application_id", "=", "applications.id").on("notes.agent_id", "=", agentId),
    )
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom("quotes")
          .select(({ fn }) => [
            fn.min("created_at").as("first_at"),
            sql<boolean | null>`bool_or(needs_update)`.as("needs_update"),
            sql<boolean | null>`bool_or(lead_deleted)`.as("is_lead_deleted"),
            sql<
              number | null
            >`(array_agg(id order by accepted_at desc nulls last, whole_monthly, id))[1]`.as(
              "best_id",
            ),
          ])
          .whereRef("application_id", "=", "applications.id")
          .where("agent_id", "=", agentId)
          .where("removed_at", "is", null)
          .as("own"),
      (join) => join.onTrue(),
    )
    .leftJoin("quotes as best", "best.id", "own.best_id")
    .leftJoin("carriers", "carriers.id", "best.carrier_id")
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom("quote_prices")
          // As `wholePrice` has it: the bundle's price counts where there is one to bundle with.
          .select([
            sql<
              number | null
            >`coalesce(case when count(*) > 1 then best.bundle_monthly end, sum(monthly))`.as(
              "monthly",
            ),
            sql<
              number | null
            >`coalesce(case when count(*) > 1 then best.bundle_yearly end, sum(yearly))`.as(
              "yearly",
            ),
          ])
          .whereRef("quote_id", "=", "best.id")
          .as("price"),
      (join) => join.onTrue(),
    )
    .select(({ fn }) => [
      "applications.id",
      dayOf("applications.submitted_at").as("submittedOn"),
      "applications.submitted_types as submittedTypes",
      "applications.is_open as isOpen",
      "applications.winner_id as winnerId",
      dayOf("applications.accepted_at").as("acceptedOn"),
      dayOf("applications.confirmed_at").as("confirmedOn"),
      sql<boolean>`applications.deleted_at is not null`.as("isDeleted"),
      fn.coalesce("paid.first_name", "users.first_name").as("firstName"),
      fn.coalesce("paid.last_name", "users.last_name").as("lastName"),
      fn.coalesce("paid.email", "users.email").as("email"),
      fn.coalesce("paid.phone", "users.phone").as("phone"),
      "consumers.city",
      "consumers.state",
      "leads.needs",
      "leads.premium_yearly as premiumYearly",
      "leads.renews_on as renewsOn",
      dayOf("own.first_at").as("quotedOn"),
      "own.needs_update as needsUpdate",
      "own.is_lead_deleted as isLeadDeleted",
      "carriers.name as carrier",
      "price.monthly",
      "price.yearly",
      "notes.note",
      "notes.follow_up_on as followUpOn",
      "notes.outcome",
      "notes.outcome_reason as outcomeReason",
      "notes.outcome_words as outcomeWords",
    ])
    .where(isOneOf("applications.id", ids))
    .orderBy("applications.id")
    .execute();
}

const dayOf = (moment: string) =>
  sql<string | null>`(${sql.ref(moment)} at time zone ${sql.lit(deadlineTimeZone)})::date`;
