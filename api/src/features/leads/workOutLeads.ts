import type { Tx } from "../../database";
import type { Deps } from "../../deps";
import { keepLeadFacts } from "../../leads/leadFacts";

const BATCH = 200;

/** Works out what lists show and order by where it is missing: leads from before it was kept. */
export async function workOutLeads({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const now = clock.now();
  while ((await db.transaction((tx) => workOutBatch(tx, now))) === BATCH);
}

async function workOutBatch(tx: Tx, now: Date): Promise<number> {
  const waiting = await tx
    .selectFrom("leads")
    .innerJoin("applications", "applications.id", "leads.application_id")
    .leftJoin("consumers", "consumers.user_id", "applications.consumer_id")
    .select([
      "applications.id",
      "applications.submitted_types as submittedTypes",
      "applications.submitted_answers as submittedAnswers",
      "consumers.date_of_birth as dateOfBirth",
    ])
    .where("leads.needs", "is", null)
    .orderBy("leads.application_id")
    .limit(BATCH)
    // Several processes share the work; whoever submits anew meanwhile works it out anew.
    .forUpdate("leads")
    .skipLocked()
    .execute();
  for (const { dateOfBirth, ...lead } of waiting) await keepLeadFacts(tx, lead, dateOfBirth, now);
  return waiting.length;
}
