import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Queries } from "../../database";

/** What a list shows of the leads with these ids, in no order. */
export async function leadRows(queries: Queries, agentId: number, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return queries
    .selectFrom("applications")
    .leftJoin("lead_reads", (join) =>
      join
        .onRef("lead_reads.application_id", "=", "applications.id")
        .on("lead_reads.agent_id", "=", agentId),
    )
    .leftJoin("payments", (join) =>
      join
        .onRef("payments.application_id", "=", "applications.id")
        .on("payments.agent_id", "=", agentId),
    )
    .leftJoin("fee_returns", "fee_returns.payment_id", "payments.id")
    .innerJoin("users", "users.id", "applications.consumer_id")
    .leftJoin("consumers", "consumers.user_id", "applications.consumer_id")
    .leftJoin("unlocked_clients as paid", (join) =>
      join.onRef("paid.application_id", "=", "applications.id").on("paid.agent_id", "=", agentId),
    )
    .innerJoin("leads", "leads.application_id", "applications.id")
    .leftJoin("lead_notes", (join) =>
      join
        .onRef("lead_notes.application_id", "=", "applications.id")
        .on("lead_notes.agent_id", "=", agentId),
    )
    .select(({ fn, selectFrom }) => [
      "applications.id",
      "applications.submitted_at as submittedAt",
      "applications.submitted_types as submittedTypes",
      "applications.type_mask as typeMask",
      "applications.is_open as isOpen",
      "applications.winner_id as winnerId",
      "applications.confirmed_at as confirmedAt",
      "applications.contact_due_at as contactDueAt",
      "applications.deleted_at as deletedAt",
      "lead_reads.read_at as readAt",
      "fee_returns.status as feeReturn",
      fn.coalesce("paid.first_name", "users.first_name").as("firstName"),
      fn.coalesce("paid.last_name", "users.last_name").as("lastName"),
      "consumers.city",
      "consumers.state",
      "leads.needs",
      "leads.premium_yearly as premiumYearly",
      "leads.renews_on as renewsOn",
      "lead_notes.follow_up_on as followUpOn",
      // With which changed applications withdrew the agent's quotes, as no longer written.
      jsonArrayFrom(
        selectFrom("quotes")
          .innerJoin("carriers", "carriers.id", "quotes.carrier_id")
          .select(["carriers.id", "carriers.name"])
          .distinct()
          .where("quotes.agent_id", "=", agentId)
          .whereRef("quotes.application_id", "=", "applications.id")
          .where("quotes.unwritten_types", "is not", null)
          .orderBy("carriers.name"),
      ).as("withdrawnCarriers"),
    ])
    .where("applications.id", "in", ids)
    .execute();
}

/**
 * The live quotes on these leads, anybody's: who quoted with which carrier, and what waits to be read.
 * Prices are only of the agent's own.
 */
export async function liveQuotes(queries: Queries, agentId: number, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return queries
    .selectFrom("quotes")
    .innerJoin("carriers", "carriers.id", "quotes.carrier_id")
    .leftJoin("threads", "threads.quote_id", "quotes.id")
    .select(({ selectFrom }) => [
      "quotes.application_id as leadId",
      "quotes.agent_id as agentId",
      "quotes.carrier_id as carrierId",
      "carriers.name as carrierName",
      "quotes.bundle_monthly as monthly",
      "quotes.bundle_yearly as yearly",
      "quotes.version",
      "quotes.created_at as createdAt",
      "quotes.updated_at as updatedAt",
      "quotes.needs_update as needsUpdate",
      "quotes.lead_deleted as isLeadDeleted",
      "threads.unread_by_agent as unreadMessages",
      "quotes.valid_until as validUntil",
      jsonArrayFrom(
        selectFrom("quote_prices")
          .select(["quote_prices.monthly", "quote_prices.yearly"])
          .whereRef("quote_prices.quote_id", "=", "quotes.id")
          .where("quotes.agent_id", "=", agentId),
      ).as("prices"),
    ])
    .where("quotes.application_id", "in", ids)
    .where("quotes.removed_at", "is", null)
    .execute();
}
