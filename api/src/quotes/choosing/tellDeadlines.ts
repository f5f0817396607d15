import type { Tx } from "../../database";
import type { Deps } from "../../deps";
import { notify } from "../../outbox/outbox";

type Needs = Pick<Deps, "db" | "clock" | "log">;

const BATCH = 100;

/**
 * Reminds the agents of chosen quotes at half time, and tells the clients of those who did not pay
 * in time. Each word and the note that it was said are one transaction under the application's lock,
 * so however many processes do this and whenever one is killed, it is said once.
 */
export async function tellDeadlines(deps: Needs): Promise<void> {
  const { db, clock, log } = deps;
  const due = await db.query
    .selectFrom("applications")
    .select("id")
    .where("contact_check_at", "<=", clock.now())
    .orderBy("contact_check_at")
    .limit(BATCH)
    .execute();
  for (const { id } of due) {
    try {
      await db.transaction((tx) => tellDeadline(tx, id, clock.now()));
    } catch (error) {
      log.error({ err: error, applicationId: id }, "a deadline could not be told");
    }
  }
}

async function tellDeadline(tx: Tx, applicationId: number, now: Date): Promise<void> {
  const choice = await tx
    .selectFrom("applications")
    .innerJoin("users as client", "client.id", "applications.consumer_id")
    .select([
      "client.id as clientId",
      "client.first_name as firstName",
      "applications.winner_id as agentId",
      "applications.accepted_quote_id as quoteId",
      "applications.accepted_at as acceptedAt",
      "applications.contact_due_at as contactDueAt",
      "applications.confirmed_at as confirmedAt",
      "applications.deleted_at as deletedAt",
    ])
    .where("applications.id", "=", applicationId)
    .where("applications.contact_check_at", "<=", now)
    // Another process says it just now.
    .forUpdate("applications")
    .skipLocked()
    .executeTakeFirst();
  if (!choice) return;
  const { clientId, firstName, agentId, quoteId, acceptedAt, contactDueAt } = choice;
  const isOver = choice.confirmedAt !== null || choice.deletedAt !== null;
  const isLate = contactDueAt !== null && contactDueAt <= now;
  await tx
    .updateTable("applications")
    .set({ contact_check_at: isOver || isLate ? null : contactDueAt })
    .where("id", "=", applicationId)
    .execute();
  if (isOver || agentId === null) return;
  await notify(tx, {
    userId: isLate ? clientId : agentId,
    kind: isLate ? "agentLate" : "contactReminder",
    firstName,
    applicationId,
    eventKey: `quote:${quoteId}:${isLate ? "late" : "reminder"}:${acceptedAt?.toISOString()}`,
    now,
  });
}
