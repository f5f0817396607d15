import { hasEnded, wholeCover, type Needs } from "@quotehaven/contract/cover";
import { wholePrice } from "@quotehaven/contract/rules";
import { dayOfUser } from "../../accounts/timeZoneOfUser";
import { needOf, type Submitted } from "../../applications/needOf";
import type { NewRow, Tx } from "../../database";
import { pricesOf } from "../../leads/quotePrices";

/**
 * Notes for each other agent with a quote on an application how they stood when its client chose
 * somebody else. It belongs to the transaction of the choice, and goes when that ends.
 */
export async function recordLosses(
  tx: Tx,
  application: Submitted & { id: number; consumerId: number },
  { winnerId, now }: { winnerId: number; now: Date },
): Promise<void> {
  const today = await dayOfUser(tx, application.consumerId, now);
  const quotes = await standingQuotes(tx, application.id, today);
  const losers = new Set(quotes.map(({ agentId }) => agentId).filter((id) => id !== winnerId));
  if (losers.size === 0) return;
  const { dateOfBirth } = await tx
    .selectFrom("consumers")
    .select("date_of_birth as dateOfBirth")
    .where("user_id", "=", application.consumerId)
    .executeTakeFirstOrThrow();
  const needs = needOf(application, dateOfBirth, now);
  const choosable = quotes.filter(({ canBeChosen }) => canBeChosen);
  await tx
    .insertInto("lead_losses")
    .values(
      [...losers].map((agentId) => ({
        application_id: application.id,
        agent_id: agentId,
        lost_at: now,
        quote_count: choosable.length,
        ...standingOf(agentId, choosable, needs),
      })),
    )
    .execute();
}

type StandingQuote = Awaited<ReturnType<typeof standingQuotes>>[number];

/** Where the agent's cheapest quote stood by its price, and what its cover was worth. */
function standingOf(
  agentId: number,
  choosable: readonly StandingQuote[],
  needs: Partial<Needs>,
): Pick<NewRow<"lead_losses">, "price_rank" | "verdict"> {
  const own = choosable
    .filter((quote) => quote.agentId === agentId)
    .toSorted((one, other) => one.monthly - other.monthly)[0];
  if (!own) return { price_rank: null, verdict: null };
  return {
    price_rank: 1 + choosable.filter(({ monthly }) => monthly < own.monthly).length,
    verdict: wholeCover(own.cover, needs).verdict,
  };
}

async function standingQuotes(tx: Tx, applicationId: number, today: string) {
  const rows = await tx
    .selectFrom("quotes")
    .select([
      "id",
      "application_id as applicationId",
      "agent_id as agentId",
      "bundle_monthly as monthly",
      "bundle_yearly as yearly",
      "needs_update as needsUpdate",
      "valid_until as validUntil",
      "cover",
    ])
    .where("application_id", "=", applicationId)
    .where("removed_at", "is", null)
    .orderBy("id")
    .execute();
  const prices = await pricesOf(tx, rows, "en");
  return rows.map(({ id, agentId, cover, needsUpdate, validUntil, ...bundle }) => ({
    agentId,
    cover,
    canBeChosen: !needsUpdate && !hasEnded(validUntil, today),
    monthly: wholePrice({ ...bundle, prices: prices.get(id) ?? [] }).monthly,
  }));
}
