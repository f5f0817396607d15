import { isInsuranceTypeId } from "@quotehaven/contract/rules";
import type { Language } from "@quotehaven/contract/schemas";
import type { QuotePrice } from "@quotehaven/contract/wire";
import { isOneOf, type Queries } from "../database";
import { insuranceTypeNames } from "../reference/insuranceTypes";

/** The prices of quotes by quote id, each list in the order of the insurance types. */
export async function pricesOf(
  queries: Queries,
  quotes: readonly { id: number; applicationId: number }[],
  language: Language,
): Promise<Map<number, QuotePrice[]>> {
  const prices = new Map<number, QuotePrice[]>();
  if (quotes.length === 0) return prices;
  const leadIds = [...new Set(quotes.map(({ applicationId }) => applicationId))];
  const quoteIds = quotes.map(({ id }) => id);
  const rows = await queries
    .selectFrom("quote_prices")
    .select(["quote_id as quoteId", "type_id as insuranceTypeId", "monthly", "yearly"])
    .where(isOneOf("application_id", leadIds))
    .where(isOneOf("quote_id", quoteIds))
    .orderBy("type_id")
    .execute();
  const names = insuranceTypeNames(language);
  for (const { quoteId, insuranceTypeId, monthly, yearly } of rows) {
    if (!isInsuranceTypeId(insuranceTypeId)) continue;
    const list = prices.get(quoteId) ?? [];
    list.push({ insuranceTypeId, insuranceTypeName: names[insuranceTypeId], monthly, yearly });
    prices.set(quoteId, list);
  }
  return prices;
}
