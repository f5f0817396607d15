import { sql } from "kysely";
import { isOneOf, type Queries } from "../../database";
import { wholeMonthly, wholeYearly } from "../../leads/quoteColumns";

/**
 * The next leads that an agent quoted, or wrote something down about, by their number, and what they may
 * have of each. A day is one of the agent's time zone. `carrier` and the price are those of the agent's live quote
 * that was chosen, else of the cheapest.
 */
export async function exportedLeads(
  queries: Queries,
  agent: { id: number; timeZone: string },
  next: { after: number; limit: number },
) {
  const desk = await exportedDesk(queries, agent.id, next);
  const leads = await leadsWithIds(
    queries,
    agent,
    desk.map(({ id }) => id),
  );
  const leadOf = new Map(leads.map((lead) => [lead.id, lead]));
  return desk.flatMap((own) => {
    const lead = leadOf.get(own.id);
    return lead ? [{ ...lead, ...own, isDeleted: own.status === "deleted" }] : [];
  });
}

/** The next leads on the agent's desk, but for what they only looked at, or put away. */
function exportedDesk(
  queries: Queries,
  agentId: number,
  { after, limit }: { after: number; limit: number },
) {
  return queries
    .selectFrom("agent_leads")
    .select([
      "application_id as id",
      "status",
      "note",
      "follow_up_on as followUpOn",
      "outcome",
      "outcome_reason as outcomeReason",
      "outcome_words as outcomeWords",
    ])
    .where("agent_id", "=", agentId)
    .where("application_id", ">", after)
    .where(({ or, and, eb }) =>
      or([
        eb("notes_version", ">", 0),
        and([eb("status", "<>", "opened"), eb("put_away_at", "is", null)]),
      ]),
    )
    .orderBy("application_id")
    .limit(limit)
    .execute();
}

function leadsWithIds(
  queries: Queries,
  { id: agentId, timeZone }: { id: number; timeZone: string },
  ids: readonly number[],
) {
  const dayOf = (moment: string) =>
    sql<string | null>`(${sql.ref(moment)} at time zone ${sql.lit(timeZone)})::date`;
  const isWon = sql`applications.winner_id = ${agentId}`;
  const isPaid = sql`${isWon} and applications.confirmed_at is not null`;
  return queries
    .selectFrom("applications")
    .innerJoin("users", "users.id", "applications.consumer_id")
    .leftJoin("consumers", "consumers.user_id", "applications.consumer_id")
    .leftJoin("unlocked_clients as paid", (join) =>
      join.onRef("paid.application_id", "=", "applications.id").on("paid.agent_id", "=", agentId),
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
            >`(array_agg(id order by accepted_at desc nulls last, ${wholeMonthly()}, id))[1]`.as(
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
      wholeMonthly("best").as("monthly"),
      wholeYearly("best").as("yearly"),
    ])
    .where(isOneOf("applications.id", ids))
    .execute();
}
