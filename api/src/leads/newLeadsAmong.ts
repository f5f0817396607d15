import type { Queries } from "../database";
import type { NewLead } from "../outbox/leadMails";
import { isInServiceArea } from "./leadVisibility";
import { findServiceArea } from "./serviceArea";

/** Those of some leads that are open, in the agent's reach, and not quoted by them; newest first. */
export async function newLeadsAmong(
  queries: Queries,
  agentId: number,
  leadIds: readonly number[],
  now: Date,
): Promise<NewLead[]> {
  const area = await findServiceArea(queries, agentId, now);
  if (!area || leadIds.length === 0) return [];
  const rows = await queries
    .selectFrom("applications as a")
    .innerJoin("leads", "leads.application_id", "a.id")
    .leftJoin("consumers", "consumers.user_id", "a.consumer_id")
    .select([
      "a.zip_id as zipId",
      "a.type_mask as typeMask",
      "a.submitted_types as submittedTypes",
      "leads.needs",
      "consumers.city",
      "consumers.state",
    ])
    .where("a.id", "in", leadIds)
    .where("a.is_open", "=", true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("quotes")
            .select("quotes.id")
            .whereRef("quotes.application_id", "=", "a.id")
            .where("quotes.agent_id", "=", agentId)
            .where("quotes.removed_at", "is", null),
        ),
      ),
    )
    .orderBy("a.submitted_at", "desc")
    .orderBy("a.id", "desc")
    .execute();
  return rows.filter((lead) => isInServiceArea(area, lead));
}
