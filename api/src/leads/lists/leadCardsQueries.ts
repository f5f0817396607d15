import { sql, type ExpressionBuilder } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { isOneOf, type Queries, type DB, type Row } from "../../database";

type FeeReturnStatus = Row<"fee_returns">["status"];

const leadColumns = [
  "applications.id",
  "applications.submitted_at as submittedAt",
  "applications.submitted_types as submittedTypes",
  "applications.type_mask as typeMask",
  "applications.is_open as isOpen",
  "applications.winner_id as winnerId",
  "applications.confirmed_at as confirmedAt",
  "applications.contact_due_at as contactDueAt",
  "consumers.city",
  "consumers.state",
  "zip_codes.code as zipCode",
  "zip_codes.state as zipState",
  "applications.needs",
  "applications.premium_yearly as premiumYearly",
  "applications.renews_on as renewsOn",
] as const;

/** What a list shows of the leads with these ids, in no order. */
export async function leadRows(queries: Queries, agentId: number, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return (
    queries
      .selectFrom("applications")
      .innerJoin("users", "users.id", "applications.consumer_id")
      .leftJoin("consumers", "consumers.user_id", "applications.consumer_id")
      .leftJoin("zip_codes", "zip_codes.id", "consumers.zip_id")
      // Looked up for each lead: joined, all that the agent ever paid for are read.
      .leftJoinLateral(
        ({ selectFrom }) =>
          selectFrom("unlocked_clients")
            .select(["first_name", "last_name"])
            .whereRef("unlocked_clients.application_id", "=", "applications.id")
            .where("unlocked_clients.agent_id", "=", agentId)
            .limit(1)
            .as("paid"),
        (join) => join.onTrue(),
      )
      .select(({ fn }) => [
        ...leadColumns,
        fn.coalesce("paid.first_name", "users.first_name").as("firstName"),
        fn.coalesce("paid.last_name", "users.last_name").as("lastName"),
      ])
      // Planned by itself: joined to all of the above, it takes longer to plan.
      .select(({ selectFrom }) => [
        // A fee that went back whole is returned, also where nobody had asked for it.
        selectFrom("payments")
          .leftJoin("fee_returns", (join) =>
            join
              .onRef("fee_returns.application_id", "=", "payments.application_id")
              .onRef("fee_returns.payment_id", "=", "payments.id"),
          )
          .select(({ ref }) =>
            sql<FeeReturnStatus | null>`case when ${ref("payments.status")} = 'refunded' then 'returned'
              else ${ref("fee_returns.status")} end`.as("status"),
          )
          .whereRef("payments.application_id", "=", "applications.id")
          .where("payments.agent_id", "=", agentId)
          .where("payments.paid_at", "is not", null)
          .orderBy("payments.id", "desc")
          .limit(1)
          .as("feeReturn"),
      ])
      .select((eb) => jsonArrayFrom(quotesOnLead(eb, agentId)).as("quotes"))
      .where(isOneOf("applications.id", ids))
      .execute()
  );
}

/** The live quotes on a lead, anybody's: who quoted with which carrier. */
export async function liveQuotes(queries: Queries, leadId: number) {
  return queries
    .selectFrom("quotes")
    .select(["agent_id as agentId", "carrier_id as carrierId"])
    .where("application_id", "=", leadId)
    .where("removed_at", "is", null)
    .execute();
}

/**
 * The quotes on each of the `applications` of a query that are live, anybody's, and those of the agent's own
 * that a changed application withdrew, because their carrier does not write it any more: who quoted with
 * which carrier, and what waits to be read. Prices are only of the agent's own.
 */
function quotesOnLead({ selectFrom }: ExpressionBuilder<DB, "applications">, agentId: number) {
  return selectFrom("quotes")
    .innerJoin("carriers", "carriers.id", "quotes.carrier_id")
    .leftJoin("threads", (join) =>
      join
        .onRef("threads.application_id", "=", "quotes.application_id")
        .onRef("threads.quote_id", "=", "quotes.id"),
    )
    .select((eb) => [
      "quotes.agent_id as agentId",
      "quotes.carrier_id as carrierId",
      "carriers.name as carrierName",
      "quotes.bundle_monthly as monthly",
      "quotes.bundle_yearly as yearly",
      "quotes.version",
      "quotes.created_at as createdAt",
      "quotes.updated_at as updatedAt",
      "quotes.needs_update as needsUpdate",
      "threads.unread_by_agent as unreadMessages",
      "quotes.valid_until as validUntil",
      eb("quotes.removed_at", "is", null).as("isLive"),
      sql<boolean>`quotes.id is not distinct from applications.accepted_quote_id`.as("isChosen"),
      jsonArrayFrom(
        eb
          .selectFrom("quote_prices")
          .select(["quote_prices.monthly", "quote_prices.yearly"])
          .whereRef("quote_prices.application_id", "=", "quotes.application_id")
          .whereRef("quote_prices.quote_id", "=", "quotes.id")
          .where("quotes.agent_id", "=", agentId),
      ).as("prices"),
    ])
    .whereRef("quotes.application_id", "=", "applications.id")
    .where(({ and, or, eb }) =>
      or([
        eb("quotes.removed_at", "is", null),
        and([eb("quotes.agent_id", "=", agentId), eb("quotes.unwritten_types", "is not", null)]),
      ]),
    );
}
