import { mostCounted } from "@quotehaven/contract/rules";
import { isOneOf, type Queries, type Row } from "../../database";

/** How a lead stands to an agent who has it on their desk. */
export type LeadStatus = Row<"agent_leads">["status"];

/** What an agent's desk has of some leads, by their numbers. */
export async function deskOf(queries: Queries, agentId: number, leadIds: readonly number[]) {
  const rows = await queries
    .selectFrom("agent_leads")
    .select(["application_id as id", "status", "read_at as readAt", "follow_up_on as followUpOn"])
    .where("agent_id", "=", agentId)
    .where(isOneOf("application_id", leadIds))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export type OpenedLead = Awaited<ReturnType<typeof openedLeads>>[number];

/** The leads that an agent opened, or wrote something down about, and has no quote on; the newest. */
export async function openedLeads(queries: Queries, agentId: number) {
  return queries
    .selectFrom("agent_leads")
    .select(["application_id as id", "read_at as readAt", "follow_up_on as followUpOn"])
    .where("agent_id", "=", agentId)
    .where("status", "=", "opened")
    .orderBy("application_id", "desc")
    .limit(mostCounted)
    .execute();
}
