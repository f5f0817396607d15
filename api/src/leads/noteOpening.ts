import { sql } from "kysely";
import type { Queries, Row } from "../database";

/** What an agent who opens a lead can see of the client. */
type Seen = Row<"lead_openings">["saw"];

/** A lead that is opened again within this time is still the same opening. */
const SAME_OPENING_MS = 1_800_000;

/** Notes, for the client to read, that the agent opened the lead, and what they could see then. */
export async function noteOpening(
  queries: Queries,
  opening: { agentId: number; leadId: number; saw: Seen; now: Date },
): Promise<void> {
  const { agentId, leadId, saw, now } = opening;
  const before = new Date(now.getTime() - SAME_OPENING_MS);
  await queries
    // Accounts before applications, as everything that locks both does; who is gone keeps no record.
    .with("people", (db) =>
      db
        .selectFrom("users")
        .select("id")
        .where("deleted_at", "is", null)
        .where((eb) =>
          eb.or([
            eb("id", "=", agentId),
            eb("id", "=", (client) =>
              client.selectFrom("applications").select("consumer_id").where("id", "=", leadId),
            ),
          ]),
        )
        .orderBy("id")
        .forShare(),
    )
    .with("lead", (db) =>
      db
        .selectFrom("applications")
        .select("id")
        .where("id", "=", leadId)
        .where((eb) =>
          eb(
            eb.selectFrom("people").select(({ fn }) => fn.countAll().as("count")),
            "=",
            2,
          ),
        )
        .forKeyShare(),
    )
    .insertInto("lead_openings")
    .columns(["application_id", "agent_id", "saw", "first_at", "last_at", "times"])
    .expression((eb) =>
      eb
        .selectFrom("lead")
        .select([
          "lead.id",
          sql<number>`${agentId}::integer`.as("agent"),
          sql<Seen>`${saw}::text`.as("saw"),
          sql<Date>`${now}::timestamptz`.as("first"),
          sql<Date>`${now}::timestamptz`.as("last"),
          sql<number>`1`.as("times"),
        ]),
    )
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
