import { sql } from "kysely";
import { notificationCodes } from "@quotehaven/contract/rules";
import type { Tx } from "../database";
import { agentDetails } from "../features/leads/agentReach";
import { notifyAll } from "./outbox";

const BATCH = 500;
/** An application that is deleted and submitted anew within this time is the prospect they know. */
const SAME_PROSPECT_MS = 86_400_000;

/**
 * Tells the next agents of a submitted lead: those with complete details whose ZIP codes and
 * carriers fit, and who did not hear of the same client within the last day. Answers the last agent told, or null when everybody was.
 */
export async function tellNextAgents(
  tx: Tx,
  event: { applicationId: number; afterAgentId: number; now: Date },
): Promise<number | null> {
  const lead = await tx
    .selectFrom("applications as a")
    .innerJoin("users as u", "u.id", "a.consumer_id")
    .select(["a.zip_id", "a.type_mask", "a.consumer_id", "u.first_name"])
    .where("a.id", "=", event.applicationId)
    .where("a.is_open", "=", true)
    // Whoever withdraws it meanwhile waits, and then takes the name out of what was told.
    .forShare("a")
    .executeTakeFirst();
  if (!lead) return null;

  const agents = await tx
    .selectFrom("agents")
    .innerJoin("users", "users.id", "agents.user_id")
    .select("agents.user_id")
    .where("agents.user_id", ">", event.afterAgentId)
    .where("users.verified_at", "is not", null)
    .where("users.deleted_at", "is", null)
    .where((where) =>
      where.or([
        where("agents.all_zips", "=", true),
        where.exists(
          where
            .selectFrom("agent_zips as z")
            .select("z.zip_id")
            .whereRef("z.agent_id", "=", "agents.user_id")
            .where("z.zip_id", "=", lead.zip_id ?? 0),
        ),
      ]),
    )
    .where((where) =>
      where.exists(
        where
          .selectFrom("agent_carriers as c")
          .innerJoin("carriers as k", "k.id", "c.carrier_id")
          .select("k.id")
          .whereRef("c.agent_id", "=", "agents.user_id")
          .where(sql<boolean>`(k.type_mask & ${lead.type_mask}) = ${lead.type_mask}`),
      ),
    )
    .where((where) => where.and(agentDetails.map((column) => where(column, "<>", ""))))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("notifications as n")
            .innerJoin("applications as told", "told.id", "n.application_id")
            .select("n.id")
            .whereRef("n.user_id", "=", "agents.user_id")
            .where("n.code", "=", notificationCodes.prospectToQuote)
            .where("n.created_at", ">", new Date(event.now.getTime() - SAME_PROSPECT_MS))
            .where("told.consumer_id", "=", lead.consumer_id),
        ),
      ),
    )
    .orderBy("agents.user_id")
    .limit(BATCH)
    .execute();

  await notifyAll(
    tx,
    agents.map(({ user_id }) => user_id),
    {
      code: notificationCodes.prospectToQuote,
      firstName: lead.first_name,
      applicationId: event.applicationId,
      eventKey: `lead:${event.applicationId}:submitted`,
      now: event.now,
    },
  );
  return agents.length < BATCH ? null : (agents.at(-1)?.user_id ?? null);
}
