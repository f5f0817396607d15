import type { Queries } from "../../database";

/** The quotes a consumer still sees, with the carrier's name. */
export async function consumerQuotes(queries: Queries, consumerId: number) {
  return queries
    .selectFrom("quotes")
    .innerJoin("applications", "applications.id", "quotes.application_id")
    .innerJoin("carriers", "carriers.id", "quotes.carrier_id")
    .select([
      "quotes.id",
      "quotes.number",
      "quotes.bundle_monthly",
      "quotes.bundle_yearly",
      "quotes.needs_update",
      "quotes.version",
      "quotes.unwritten_types",
      "quotes.removed_at",
      "quotes.accepted_at",
      "carriers.name as carrier_name",
    ])
    .where("applications.consumer_id", "=", consumerId)
    .where("applications.deleted_at", "is", null)
    .where("quotes.dismissed_at", "is", null)
    .orderBy("quotes.number")
    .execute();
}
