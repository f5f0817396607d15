import { sql } from "kysely";
import { roleCodec } from "@quotehaven/contract/wire";
import type { Config } from "../../server/settings/config";
import { timeZoneOfPerson } from "../../reference/timeZones";
import { lockAccountInTurn, type Queries, type Tx } from "../../database";
import { hashToken, randomToken } from "../../server/secrets";
import type { Session } from "./sessions";

/** The session of an account that may be signed in, as the table has it; null for none. */
export async function storedSession(queries: Queries, sidHash: string): Promise<Session | null> {
  const row = await queries
    .selectFrom("sessions as s")
    .innerJoin("users as u", "u.id", "s.user_id")
    .leftJoin("consumers", "consumers.user_id", "u.id")
    .leftJoin("zip_codes", "zip_codes.id", "consumers.zip_id")
    .leftJoin("agents", "agents.user_id", "u.id")
    .select([
      "s.user_id",
      "s.created_at",
      "s.last_active_at",
      "u.type",
      "zip_codes.code as zipCode",
      "zip_codes.state as zipState",
      "agents.agency_address as agencyAddress",
      "agents.license_state as licenseState",
    ])
    .where("s.sid_hash", "=", sidHash)
    .where("u.deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  return {
    sidHash,
    id: row.user_id,
    role: roleCodec.decode(row.type),
    timeZone: timeZoneOfPerson(row),
    createdAt: row.created_at.getTime(),
    lastActiveAt: row.last_active_at.getTime(),
  };
}

/** Stores a new session and answers its sid; null unless the account still has this password. */
export async function openSession(
  tx: Tx,
  now: Date,
  userId: number,
  passwordHash: string,
): Promise<string | null> {
  const sid = randomToken();
  const at = sql<Date>`${now}::timestamptz`;
  // Waits for a change of the password under way.
  await lockAccountInTurn(tx, userId);
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("sessions")
    .columns(["sid_hash", "user_id", "created_at", "last_active_at"])
    .expression((select) =>
      select
        .selectFrom("users")
        .select([
          sql.val(hashToken(sid)).as("sid_hash"),
          "id",
          at.as("created_at"),
          at.as("last_active_at"),
        ])
        .where("id", "=", userId)
        .where("password_hash", "=", passwordHash),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n ? sid : null;
}

/** Stores when a session was last active, unless a later moment is known. */
export async function storeActivity(queries: Queries, sidHash: string, now: Date): Promise<void> {
  await queries
    .updateTable("sessions")
    .set({ last_active_at: now })
    .where("sid_hash", "=", sidHash)
    .where("last_active_at", "<", now)
    .execute();
}

/**
 * Whether a session is still live, seen by a transaction that holds the lock of its account: what a
 * call began with may have ended meanwhile.
 */
export async function isLive(tx: Tx, { sidHash }: Pick<Session, "sidHash">): Promise<boolean> {
  const row = await tx
    .selectFrom("sessions")
    .select("user_id")
    .where("sid_hash", "=", sidHash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the sessions of a user, all or all but one. */
export async function endSessions(
  queries: Queries,
  userId: number,
  except?: { sidHash: string },
): Promise<void> {
  let rows = queries.deleteFrom("sessions").where("user_id", "=", userId);
  if (except) rows = rows.where("sid_hash", "<>", except.sidHash);
  await rows.execute();
}

/** The deletions of sessions past their limits: of idle ones, and of old ones. */
export function sessionsOver(queries: Queries, limits: Config["session"], now: number) {
  const idleSince = new Date(now - limits.idleMs);
  return [
    queries
      .deleteFrom("sessions")
      .where(
        "active_quarter",
        "<=",
        sql<Date>`date_bin('15 minutes', ${idleSince}::timestamptz at time zone 'UTC',
          timestamp '2000-01-01')`,
      )
      .where("last_active_at", "<", idleSince),
    queries.deleteFrom("sessions").where("created_at", "<", new Date(now - limits.maxMs)),
  ];
}
