import { lockApplications } from "../applications/lockApplications";
import { isOneOf, type Tx } from "../database";
import { writeDesk } from "../leads/desk/writeDesk";

/**
 * Takes back the agent's quotes that were not chosen: all, or those with some carriers. Locks the
 * leads first, as choosing a quote does, so that the two never cross.
 */
export async function removeQuotes(
  tx: Tx,
  agentId: number,
  now: Date,
  carrierIds?: readonly number[],
): Promise<void> {
  const live = await tx
    .selectFrom("quotes")
    .select(["id", "application_id as leadId"])
    .where("agent_id", "=", agentId)
    .where("removed_at", "is", null)
    .where("accepted_at", "is", null)
    .$if(carrierIds !== undefined, (query) => query.where("carrier_id", "in", carrierIds ?? []))
    .execute();
  if (live.length === 0) return;
  const leadIds = live.map(({ leadId }) => leadId);
  const quoteIds = live.map(({ id }) => id);
  await lockApplications(tx, leadIds);
  await tx
    .updateTable("quotes")
    .set({ removed_at: now, updated_at: now })
    .where(isOneOf("application_id", leadIds))
    .where(isOneOf("id", quoteIds))
    .where("accepted_at", "is", null)
    .execute();
  await writeDesk(tx, leadIds);
}
