import { notificationKind } from "@quotehaven/contract/wire";
import type { Tx } from "../../database";
import {
  addNotifications,
  mailNotification,
  whoWantsMail,
  type NotifiedEvent,
} from "../../outbox/outbox";

/** An agent who heard of a choice so lately is mailed of the next change once it has lasted as long. */
const QUIET_MS = 15 * 60_000;

const kindsOfChoices = (["quoteSelected", "choiceTakenBack"] as const).map(notificationKind.encode);

/** When to mail an agent of a change of a client's choice. To be asked before the change is made. */
export async function choiceMailDue(
  tx: Tx,
  { applicationId, agentId, now }: { applicationId: number; agentId: number; now: Date },
): Promise<Date> {
  const since = new Date(now.getTime() - QUIET_MS);
  const before = await tx
    .selectFrom("consents")
    .select("id")
    .where("application_id", "=", applicationId)
    .where("agent_id", "=", agentId)
    .where(({ or, eb }) => or([eb("given_at", ">", since), eb("withdrawn_at", ">", since)]))
    .limit(1)
    .executeTakeFirst();
  return before ? new Date(now.getTime() + QUIET_MS) : now;
}

type Change = NotifiedEvent & {
  kind: "quoteSelected" | "choiceTakenBack";
  agentId: number;
  mailAt: Date;
};

/**
 * Tells an agent that they were chosen, or that this ended. What it overtakes goes: however often a client
 * changes their mind, one unread notification stands, and one mail waits.
 */
export async function tellOfChoice(tx: Tx, { agentId, mailAt, ...event }: Change): Promise<void> {
  const mailKey = `lead:${event.applicationId}:choice`;
  await tx
    .deleteFrom("notifications")
    .where("user_id", "=", agentId)
    .where("application_id", "=", event.applicationId)
    .where("code", "in", kindsOfChoices)
    .where("seen", "=", false)
    .execute();
  await tx.deleteFrom("outbox").where("dedupe_key", "=", `${agentId}:${mailKey}`).execute();
  const told = await addNotifications(tx, [agentId], event);
  await mailNotification(tx, await whoWantsMail(tx, told), event, { mailKey, dueAt: mailAt });
}
