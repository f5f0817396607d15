import { sql } from "kysely";
import { lockAccountsShared, type Queries, type Row, type Tx } from "../database";

/** What an agent who opens a lead can see of the client. */
type Seen = Row<"lead_openings">["saw"];

/** A lead that is opened again within this time is still the same opening. */
const SAME_OPENING_MS = 1_800_000;

/**
 * Notes that the agent has seen the lead as it is now, on their desk and for the client to read, and what they
 * could see of the client. It is called once that was shown.
 */
export async function noteOpening(
  tx: Tx,
  opening: { agentId: number; leadId: number; saw: Seen; now: Date },
): Promise<void> {
  const { agentId, leadId, saw, now } = opening;
  const before = new Date(now.getTime() - SAME_OPENING_MS);
  const lead = await tx
    .selectFrom("applications")
    .select("consumer_id as consumerId")
    .where("id", "=", leadId)
    .executeTakeFirst();
  if (!lead) return;
  await lockAccountsShared(tx, agentId, lead.consumerId);
  const people = await tx
    .selectFrom("users")
    .select("id")
    .where("id", "in", [agentId, lead.consumerId])
    .where("deleted_at", "is", null)
    .execute();
  // Who is gone keeps no record.
  if (people.length < 2) return;
  await tx
    .insertInto("agent_leads")
    .values({ agent_id: agentId, application_id: leadId, read_at: now })
    .onConflict((conflict) =>
      conflict.columns(["agent_id", "application_id"]).doUpdateSet({ read_at: now }),
    )
    .execute();
  await tx
    .insertInto("lead_openings")
    .values({
      application_id: leadId,
      agent_id: agentId,
      saw,
      first_at: now,
      last_at: now,
      times: 1,
    })
    .onConflict((conflict) =>
      conflict.columns(["application_id", "agent_id", "saw"]).doUpdateSet({
        last_at: now,
        times: sql`lead_openings.times + case when lead_openings.last_at < ${before} then 1 else 0 end`,
      }),
    )
    .execute();
}

/** How many agents opened an application, and when first and last; the dates are null while none did. */
export type Openings = { agencies: number; firstAt: string | null; lastAt: string | null };

/** Those of an application that nobody has seen. */
export const noOpenings: Openings = { agencies: 0, firstAt: null, lastAt: null };

/** The {@link Openings} of an application. */
export async function openingsOf(queries: Queries, applicationId: number): Promise<Openings> {
  const row = await queries
    .selectFrom("lead_openings")
    .select(({ fn }) => [
      fn.count<number>("agent_id").distinct().as("agencies"),
      fn.min("first_at").as("firstAt"),
      fn.max("last_at").as("lastAt"),
    ])
    .where("application_id", "=", applicationId)
    .executeTakeFirstOrThrow();
  return {
    agencies: Number(row.agencies),
    firstAt: row.firstAt?.toISOString() ?? null,
    lastAt: row.lastAt?.toISOString() ?? null,
  };
}
