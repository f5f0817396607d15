import { sql } from "kysely";
import type { Tx } from "../database";

/**
 * Takes away what agents wrote down about leads whose client goes, or withdraws. The agent who paid for
 * one keeps the date and the outcome of it, without the words, which are about the client.
 */
export async function forgetNotes(tx: Tx, applicationIds: readonly number[]): Promise<void> {
  if (applicationIds.length === 0) return;
  await tx
    .deleteFrom("lead_notes")
    .using("applications")
    .whereRef("applications.id", "=", "lead_notes.application_id")
    .where("lead_notes.application_id", "in", applicationIds)
    .where((where) =>
      where.or([
        where("applications.confirmed_at", "is", null),
        where("applications.winner_id", "<>", where.ref("lead_notes.agent_id")),
      ]),
    )
    .execute();
  await tx
    .updateTable("lead_notes")
    .set(({ ref }) => ({
      note: "",
      outcome_words: "",
      version: sql<number>`${ref("version")} + 1`,
    }))
    .where("application_id", "in", applicationIds)
    .execute();
}
