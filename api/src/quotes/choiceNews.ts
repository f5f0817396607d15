import type { MailKind } from "@quotehaven/contract/schemas";
import { sql } from "kysely";
import type { Queries } from "../database";

/** A change of a client's choice that an agent is mailed: the quote that was chosen, null where none is. */
type ChoiceNews = { applicationId: number; agentId: number; quoteId: number | null };

/**
 * What a waiting mail on a choice tells its agent now; null where there is nothing to tell: the choice is
 * not so any more, or is as the last mail said.
 */
export async function choiceNewsOf(
  queries: Queries,
  kind: Extract<MailKind, "quote-selected" | "choice-taken-back">,
  { applicationId, agentId }: Omit<ChoiceNews, "quoteId">,
): Promise<ChoiceNews | null> {
  const application = await queries
    .selectFrom("applications")
    .select([
      "winner_id as winnerId",
      "accepted_quote_id as quoteId",
      "confirmed_at as confirmedAt",
    ])
    .where("id", "=", applicationId)
    .executeTakeFirst();
  const isChosen = application?.winnerId === agentId;
  const quoteId = isChosen ? application.quoteId : null;
  if (isChosen !== (kind === "quote-selected") || (isChosen && application.confirmedAt))
    return null;
  const mailed = await queries
    .selectFrom("quotes")
    .select("id")
    .where("application_id", "=", applicationId)
    .where("agent_id", "=", agentId)
    .where("choice_mailed", "=", true)
    .executeTakeFirst();
  return (mailed?.id ?? null) === quoteId ? null : { applicationId, agentId, quoteId };
}

/** Keeps what the last mail on a choice said. */
export async function noteChoiceMailed(
  queries: Queries,
  { applicationId, agentId, quoteId }: ChoiceNews,
): Promise<void> {
  await queries
    .updateTable("quotes")
    .set({ choice_mailed: sql<boolean>`id = ${quoteId ?? 0}::bigint` })
    .where("application_id", "=", applicationId)
    .where("agent_id", "=", agentId)
    .execute();
}
