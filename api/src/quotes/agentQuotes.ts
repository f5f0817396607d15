import type { AgentQuote, Language } from "@quotehaven/contract/schemas";
import type { Queries } from "../database";
import { carrierWritesEveryType } from "../reference/insuranceTypes";
import { pricesOf } from "./quotePrices";

/** An agent's standing quotes on a lead, oldest first. */
export async function agentQuotesOnLead(
  queries: Queries,
  agentId: number,
  leadId: number,
  language: Language,
): Promise<AgentQuote[]> {
  const rows = await queries
    .selectFrom("quotes")
    .innerJoin("carriers", "carriers.id", "quotes.carrier_id")
    .innerJoin("applications", "applications.id", "quotes.application_id")
    .select([
      "quotes.id",
      "quotes.carrier_id",
      "carriers.name as carrier_name",
      "carriers.type_mask as carrier_mask",
      "applications.type_mask as lead_mask",
      "quotes.bundle_monthly",
      "quotes.bundle_yearly",
      "quotes.needs_update",
      "quotes.lead_open",
      "quotes.accepted_at",
    ])
    .where("quotes.agent_id", "=", agentId)
    .where("quotes.application_id", "=", leadId)
    .where("quotes.removed_at", "is", null)
    .orderBy("quotes.id")
    .execute();
  const prices = await pricesOf(
    queries,
    rows.map(({ id }) => id),
    language,
  );
  return rows.map((row) => ({
    qot_id: row.id,
    inc_id: row.carrier_id,
    inc_name: row.carrier_name,
    qot_monthly: row.bundle_monthly,
    qot_yearly: row.bundle_yearly,
    // Editable while the lead can be won, and with a carrier that writes all it asks for now.
    qot_edit:
      row.needs_update && row.lead_open && carrierWritesEveryType(row.carrier_mask, row.lead_mask)
        ? 1
        : 0,
    accepted: row.accepted_at !== null,
    prices: prices.get(row.id) ?? [],
  }));
}
