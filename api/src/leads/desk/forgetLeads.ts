import { isOneOf, type Tx } from "../../database";
import { writeDesk } from "./writeDesk";

/**
 * Takes leads whose client goes, or withdraws, from the desks of agents: what they had only opened, and what
 * they wrote down. The agent who paid for one keeps the date and the outcome of it, without the words, which
 * are about the client.
 */
export async function forgetLeads(tx: Tx, applicationIds: readonly number[]): Promise<void> {
  await writeDesk(tx, applicationIds);
  const ofLeads = isOneOf("application_id", applicationIds);
  await tx.deleteFrom("agent_leads").where(ofLeads).where("status", "=", "opened").execute();
  await tx
    .updateTable("agent_leads")
    .set({ ...{ note: "", outcome_words: "", follow_up_on: null, notes_version: 0 }, ...undecided })
    .where(ofLeads)
    .where("status", "<>", "completed")
    .execute();
  await tx
    .updateTable("agent_leads")
    .set(({ eb }) => ({
      ...{ note: "", outcome_words: "" },
      notes_version: eb("notes_version", "+", 1),
    }))
    .where(ofLeads)
    .where("status", "=", "completed")
    .execute();
}

const undecided = { outcome: "open", outcome_reason: null, outcome_at: null } as const;
