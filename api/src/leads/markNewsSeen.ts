import { notificationKind } from "@quotehaven/contract/wire";
import type { Queries } from "../database";

/** What an agent is told of a lead. Messages are read in their thread. */
const newsOfLeads = (
  [
    "prospectToQuote",
    "changeRequested",
    "quoteSelected",
    "choiceTakenBack",
    "contactReminder",
    "feeReturned",
    "feeRefused",
  ] as const
).map(notificationKind.encode);

/** Marks what the agent was told of a lead as read: they have opened the lead, or its client. */
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
