import { sql } from "kysely";
import { isOneOf, type Tx } from "../../database";
import { inBatches } from "../../outbox/inBatches";
import { agentsServing } from "../leadVisibility";
import { leadNewsOf } from "./leadNews";
import { notifyOfLead, type LeadMailTimes } from "./leadMails";
import { submittedKey } from "../submittedKey";

const BATCH = 100;
/** An application that is deleted and submitted anew within this time is the prospect they know. */
const SAME_PROSPECT_MS = 86_400_000;

/** Tells every agent of a submitted lead, one batch after the other. */
export const tellAgents = inBatches("tell agents", async (tx, payload, { clock, config }) => {
  const applicationId = Number(payload.applicationId);
  const afterAgentId = await tellNextAgents(tx, {
    applicationId,
    afterAgentId: Number(payload.afterAgentId),
    now: clock.now(),
    mailTimes: config.mail,
  });
  return afterAgentId === null ? null : { applicationId, afterAgentId };
});

/**
 * Tells the next agents of a submitted lead: those in whose service area it lies, and who did not
 * hear of the same client within the last day. Answers the last agent looked at, or null after all.
 */
export async function tellNextAgents(
  tx: Tx,
  event: { applicationId: number; afterAgentId: number; now: Date; mailTimes: LeadMailTimes },
): Promise<number | null> {
  const lead = await tx
    .selectFrom("applications as a")
    .innerJoin("users as u", "u.id", "a.consumer_id")
    .select([
      "a.zip_id as zipId",
      "a.type_mask as typeMask",
      "a.consumer_id as consumerId",
      "u.first_name as firstName",
    ])
    .where("a.id", "=", event.applicationId)
    .where("a.is_open", "=", true)
    // Whoever withdraws it meanwhile waits, and then takes the name out of these notifications.
    .forShare("a")
    .executeTakeFirst();
  if (!lead) return null;

  const { agentIds, reached } = await agentsServing(tx, lead, {
    afterAgentId: event.afterAgentId,
    limit: BATCH,
    now: event.now,
  });
  const { applicationId } = event;
  const client = { applicationId, consumerId: lead.consumerId };
  const known = await notifiedOfClient(tx, agentIds, client, event.now);
  await notifyOfLead(
    tx,
    agentIds.filter((id) => !known.has(id)),
    {
      firstName: lead.firstName,
      applicationId,
      details: { lead: await leadNewsOf(tx, applicationId) },
      eventKey: submittedKey(applicationId),
      now: event.now,
    },
    event.mailTimes,
  );
  return reached;
}

/** Those who heard of the client by another application. Most clients have no other. */
async function notifiedOfClient(
  tx: Tx,
  agentIds: readonly number[],
  { applicationId, consumerId }: { applicationId: number; consumerId: number },
  now: Date,
): Promise<ReadonlySet<number>> {
  if (agentIds.length === 0) return new Set();
  const others = await tx
    .selectFrom("applications")
    .select("id")
    .where("consumer_id", "=", consumerId)
    .where("id", "<>", applicationId)
    .execute();
  if (others.length === 0) return new Set();
  // By the events' keys each is looked up, however many leads the agents heard of within the day.
  const rows = await tx
    .selectFrom("notifications")
    .select("user_id as agentId")
    .where(isOneOf("user_id", agentIds))
    .where("event_key", "=", sql<string>`any(${others.map(({ id }) => submittedKey(id))}::text[])`)
    .where("created_at", ">", new Date(now.getTime() - SAME_PROSPECT_MS))
    .execute();
  return new Set(rows.map(({ agentId }) => agentId));
}
