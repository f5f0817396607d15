import { notificationKind } from "@quotehaven/contract/wire";
import type { Queries } from "../database";

/** What an agent is told of that is read once its lead is open. */
const newsOfLeads = (
  [
    "prospectToQuote",
    "changeRequested",
    "quoteSelected",
    "choiceTakenBack",
    "contactReminder",
  ] as const
).map(notificationKind.encode);

/** Marks what the agent was told of a lead as read. */
export async function markNewsSeen(
  queries: Queries,
  agentId: number,
  leadId: number,
): Promise<void> {
  await queries
    .updateTable("notifications")
    .set({ seen: true })
    .where("user_id", "=", agentId)
    .where("application_id", "=", leadId)
    .where("seen", "=", false)
    .where("code", "in", newsOfLeads)
    .execute();
}
