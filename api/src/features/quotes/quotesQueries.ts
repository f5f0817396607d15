import { isInsuranceTypeId } from "@quotehaven/contract/rules";
import type { Language, QuotePrice } from "@quotehaven/contract/schemas";
import type { Queries } from "../../database";
import { insuranceTypeNames } from "../../reference/insuranceTypes";

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

/** The prices of quotes by quote id, each list in the order of the insurance types. */
export async function pricesOf(
  queries: Queries,
  quoteIds: readonly number[],
  language: Language,
): Promise<Map<number, QuotePrice[]>> {
  const prices = new Map<number, QuotePrice[]>();
  if (quoteIds.length === 0) return prices;
  const rows = await queries
    .selectFrom("quote_prices")
    .selectAll()
    .where("quote_id", "in", quoteIds)
    .orderBy("type_id")
    .execute();
  const names = insuranceTypeNames(language);
  for (const { quote_id, type_id, monthly, yearly } of rows) {
    if (!isInsuranceTypeId(type_id)) continue;
    const list = prices.get(quote_id) ?? [];
    list.push({
      ins_id: type_id,
      ins_name: names[type_id],
      qpr_monthly: monthly,
      qpr_yearly: yearly,
    });
    prices.set(quote_id, list);
  }
  return prices;
}
