import { hasEnded } from "@quotehaven/contract/cover";
import type { Language } from "@quotehaven/contract/schemas";
import type { AgentQuote } from "@quotehaven/contract/wire";
import type { Queries } from "../database";
import { carrierWritesEveryType } from "../reference/insuranceTypes";
import { quoteColumns } from "./quoteColumns";
import { pricesOf } from "./quotePrices";

/** An agent's live quotes on a lead, oldest first. `clientDay` is the day where the client lives. */
export async function agentQuotesOnLead(
  queries: Queries,
  agentId: number,
  leadId: number,
  { language, clientDay }: { language: Language; clientDay: string },
): Promise<AgentQuote[]> {
  const rows = await queries
    .selectFrom("quotes")
    .innerJoin("carriers", "carriers.id", "quotes.carrier_id")
    .innerJoin("applications", "applications.id", "quotes.application_id")
    .leftJoin("threads", (join) =>
      join
        .onRef("threads.application_id", "=", "quotes.application_id")
        .onRef("threads.quote_id", "=", "quotes.id"),
    )
    .select([
      ...quoteColumns,
      "quotes.carrier_id as carrierId",
      "carriers.type_mask as carrierMask",
      "applications.type_mask as leadMask",
      "applications.is_open as isLeadOpen",
      "threads.unread_by_agent as unreadMessages",
    ])
    .where("quotes.agent_id", "=", agentId)
    .where("quotes.application_id", "=", leadId)
    .where("quotes.removed_at", "is", null)
    .orderBy("quotes.id")
    .execute();
  const prices = await pricesOf(
    queries,
    rows.map(({ id }) => ({ id, applicationId: leadId })),
    language,
  );
  return rows.map(
    ({ carrierMask, leadMask, isLeadOpen, acceptedAt, unreadMessages, ...quote }) => ({
      ...quote,
      ...(unreadMessages && { unreadMessages }),
      // Editable while the lead can be won, and with a carrier that writes all it asks for now.
      needsUpdate:
        (quote.needsUpdate || hasEnded(quote.validUntil, clientDay)) &&
        isLeadOpen &&
        carrierWritesEveryType(carrierMask, leadMask),
      isAccepted: acceptedAt !== null,
      prices: prices.get(quote.id) ?? [],
    }),
  );
}
