import type { Queries, Row } from "../../database";
import { liesInServiceArea } from "../leadVisibility";
import { findServiceArea } from "../../accounts/profiles/serviceArea";

/** What mails read of a lead. */
export type NewLead = Pick<Row<"applications">, "needs"> & {
  submittedTypes: number[] | null;
  city: string | null;
  state: string | null;
};

/** Those of some leads that are open, in the agent's reach, and not quoted by them; newest first. */
export async function newLeadsAmong(
  queries: Queries,
  agentId: number,
  leadIds: readonly number[],
  now: Date,
): Promise<NewLead[]> {
  const area = await findServiceArea(queries, agentId, now);
  if (!area || leadIds.length === 0) return [];
  return queries
    .selectFrom("applications as lead")
    .leftJoin("consumers", "consumers.user_id", "lead.consumer_id")
    .select([
      "lead.submitted_types as submittedTypes",
      "lead.needs",
      "consumers.city",
      "consumers.state",
    ])
    .where("lead.id", "in", leadIds)
    .where("lead.is_open", "=", true)
    .where(({ and }) => and(liesInServiceArea(area)))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("quotes")
            .select("quotes.id")
            .whereRef("quotes.application_id", "=", "lead.id")
            .where("quotes.agent_id", "=", agentId)
            .where("quotes.removed_at", "is", null),
        ),
      ),
    )
    .orderBy("lead.submitted_at", "desc")
    .orderBy("lead.id", "desc")
    .execute();
}
