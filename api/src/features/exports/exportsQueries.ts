import { sql } from "kysely";
import type { Queries } from "../../database";
import { isDeletedFor } from "../../leads/leadStatus";
import { wholeMonthly } from "../../quotes/quoteColumns";

/**
 * The next leads that an agent quoted, or wrote something down about, by their number, and what they may
 * have of each. A day is one of the agent's time zone. `carrier` and the price are those of the agent's live quote
 * that was chosen, else of the cheapest.
 */
export async function exportedLeads(
  queries: Queries,
  { id: agentId, timeZone }: { id: number; timeZone: string },
  next: { after: number; limit: number },
) {
  const dayOf = (moment: string) =>
    sql<string | null>`(${sql.ref(moment)} at time zone ${sql.lit(timeZone)})::date`;
  const isWon = sql`applications.winner_id = ${agentId}`;
  const isPaid = sql`${isWon} and applications.confirmed_at is not null`;
  return (
    queries
      .selectFrom("applications")
      .innerJoin("users", "users.id", "applications.consumer_id")
      .leftJoin("consumers", "consumers.user_id", "applications.consumer_id")
      .leftJoin("unlocked_clients as paid", (join) =>
        join.onRef("paid.application_id", "=", "applications.id").on("paid.agent_id", "=", agentId),
      )
      .leftJoin("lead_notes as notes", (join) =>
        join
          .onRef("notes.application_id", "=", "applications.id")
          .on("notes.agent_id", "=", agentId),
      )
      .leftJoinLateral(
        (from) =>
          from
            .selectFrom("quotes")
            .select(({ fn }) => [
              fn.min("created_at").as("first_at"),
              sql<boolean | null>`bool_or(needs_update)`.as("needs_update"),
              sql<
                number | null
              >`(array_agg(id order by accepted_at desc nulls last, ${wholeMonthly}, id))[1]`.as(
                "best_id",
              ),
            ])
            .whereRef("application_id", "=", "applications.id")
            .where("agent_id", "=", agentId)
            .where("removed_at", "is", null)
            .as("own"),
        (join) => join.onTrue(),
      )
      .leftJoin("quotes as best", (join) =>
        join
          .onRef("best.application_id", "=", "applications.id")
          .onRef("best.id", "=", "own.best_id"),
      )
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
            .whereRef("application_id", "=", "best.application_id")
            .whereRef("quote_id", "=", "best.id")
            .as("price"),
        (join) => join.onTrue(),
      )
      .select(({ fn }) => [
        "applications.id",
        dayOf("applications.submitted_at").as("submittedOn"),
        "applications.type_mask as typeMask",
        "applications.is_open as isOpen",
        sql<boolean>`${isWon} is true`.as("isWon"),
        sql<boolean>`applications.winner_id is not null`.as("isChosen"),
        sql<string | null>`case when ${isWon} then ${dayOf("applications.accepted_at")} end`.as(
          "wonOn",
        ),
        sql<string | null>`case when ${isWon} then ${dayOf("applications.confirmed_at")} end`.as(
          "paidOn",
        ),
        isDeletedFor(agentId).as("isDeleted"),
        fn.coalesce("paid.first_name", "users.first_name").as("firstName"),
        fn.coalesce("paid.last_name", "users.last_name").as("lastName"),
        // Only whoever has paid may have these.
        sql<string | null>`case when ${isPaid} then coalesce(paid.email, users.email) end`.as(
          "email",
        ),
        sql<string | null>`case when ${isPaid} then coalesce(paid.phone, users.phone) end`.as(
          "phone",
        ),
        "consumers.city",
        "consumers.state",
        "applications.needs",
        "applications.premium_yearly as premiumYearly",
        "applications.renews_on as renewsOn",
        dayOf("own.first_at").as("quotedOn"),
        "own.needs_update as needsUpdate",
        "carriers.name as carrier",
        "price.monthly",
        "price.yearly",
        "notes.note",
        "notes.follow_up_on as followUpOn",
        "notes.outcome",
        "notes.outcome_reason as outcomeReason",
        "notes.outcome_words as outcomeWords",
      ])
      // As an array they are looked up once, however many leads the planner thinks there are.
      .where("applications.id", "=", sql<number>`any(array(${ownLeadIds(queries, agentId, next)}))`)
      .orderBy("applications.id")
      .execute()
  );
}

function ownLeadIds(
  queries: Queries,
  agentId: number,
  { after, limit }: { after: number; limit: number },
) {
  return queries
    .selectFrom((from) =>
      from
        .selectFrom("quotes")
        .select("application_id as id")
        .where("agent_id", "=", agentId)
        .where("application_id", ">", after)
        .where("removed_at", "is", null)
        .where("lead_dismissed_at", "is", null)
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
    .limit(limit);
}
