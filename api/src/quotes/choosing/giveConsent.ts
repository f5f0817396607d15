import { consentText, consentVersion } from "@quotehaven/contract/choice";
import type { Language } from "@quotehaven/contract/schemas";
import type { Tx } from "../../database";
import { queueMail } from "../../outbox/outbox";
import { pricesOf } from "../../leads/quotePrices";

type Choice = {
  consumer: { id: number; language: Language };
  applicationId: number;
  quote: { id: number; agentId: number };
};

/**
 * Keeps what the consumer agrees to by choosing a quote, with its prices, and mails it to them. It
 * belongs to the transaction of the choice: there is never the one without the other.
 */
export async function giveConsent(
  tx: Tx,
  { consumer, applicationId, quote }: Choice,
  now: Date,
): Promise<void> {
  const chosen = await tx
    .selectFrom("quotes")
    .innerJoin("users", "users.id", "quotes.agent_id")
    .innerJoin("agents", "agents.user_id", "quotes.agent_id")
    .select([
      "users.first_name as firstName",
      "users.last_name as lastName",
      "agents.agency_name as agency",
      "quotes.carrier_id as carrierId",
      "quotes.bundle_monthly as bundleMonthly",
      "quotes.bundle_yearly as bundleYearly",
    ])
    .where("quotes.application_id", "=", applicationId)
    .where("quotes.id", "=", quote.id)
    .executeTakeFirstOrThrow();
  const { bundleMonthly, bundleYearly, carrierId, agency } = chosen;
  const each = (await pricesOf(tx, [{ id: quote.id, applicationId }], "en")).get(quote.id) ?? [];
  const agent = { name: `${chosen.firstName} ${chosen.lastName}`.trim(), agency };
  const { id } = await tx
    .insertInto("consents")
    .values({
      consumer_id: consumer.id,
      application_id: applicationId,
      quote_id: quote.id,
      agent_id: quote.agentId,
      text_version: consentVersion,
      text: consentText(agent, consumer.language),
      carrier_id: carrierId,
      prices: JSON.stringify({ each, bundleMonthly, bundleYearly }),
      given_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await queueMail(tx, {
    userId: consumer.id,
    content: { template: "quote-chosen", consentId: id },
    dedupeKey: `consent:${id}`,
    now,
  });
}
