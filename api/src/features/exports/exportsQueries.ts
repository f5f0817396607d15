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

/** What an agent may have of these leads, by their number. */
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
    .select(({ fn }) => [
      "applications.id",
      "applications.submitted_at as submittedAt",
      "applications.submitted_types as submittedTypes",
      "applications.is_open as isOpen",
      "applications.winner_id as winnerId",
      "applications.accepted_at as acceptedAt",
      "applications.confirmed_at as confirmedAt",
      "applications.deleted_at as deletedAt",
      fn.coalesce("paid.first_name", "users.first_name").as("firstName"),
      fn.coalesce("paid.last_name", "users.last_name").as("lastName"),
      fn.coalesce("paid.email", "users.email").as("email"),
      fn.coalesce("paid.phone", "users.phone").as("phone"),
      "consumers.city",
      "consumers.state",
      "leads.needs",
      "leads.premium_yearly as premiumYearly",
      "leads.renews_on as renewsOn",
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

/** The agent's live quotes on these leads: the chosen one, else the cheapest, comes first. */
export async function exportedQuotes(queries: Queries, agentId: number, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return queries
    .selectFrom("quotes")
    .innerJoin("carriers", "carriers.id", "quotes.carrier_id")
    .select([
      "quotes.id",
      "quotes.application_id as leadId",
      "carriers.name as carrierName",
      "quotes.bundle_monthly as monthly",
      "quotes.bundle_yearly as yearly",
      "quotes.created_at as createdAt",
      "quotes.needs_update as needsUpdate",
      "quotes.lead_deleted as isLeadDeleted",
    ])
    .where("quotes.agent_id", "=", agentId)
    .where(isOneOf("quotes.application_id", ids))
    .where("quotes.removed_at", "is", null)
    .orderBy("quotes.accepted_at", (order) => order.desc().nullsLast())
    .orderBy("quotes.whole_monthly")
    .orderBy("quotes.id")
    .execute();
}
