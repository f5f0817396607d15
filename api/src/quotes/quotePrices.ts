import { isInsuranceTypeId } from "@quotehaven/contract/rules";
import type { Language, QuotePrice } from "@quotehaven/contract/schemas";
import type { Queries } from "../database";
import { insuranceTypeNames } from "../reference/insuranceTypes";

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
