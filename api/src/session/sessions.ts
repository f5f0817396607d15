import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import { accountType, type AccountType } from "@quotehaven/contract/wire";
import type { Config } from "../config";
import { publish, unlessUnavailable, type Database, type Queries, type Tx } from "../database";
import type { Clock } from "../ports/clock";
import { hashToken, randomToken } from "../security/secrets";

/** Who is signed in with a live session. */
export type Session = {
  sidHash: string;
  userId: number;
  accountType: AccountType;
  createdAt: number;
  lastActiveAt: number;
};

/** Sessions: opened, found, kept alive, ended. */
export type Sessions = {
  /**
   * Opens a session and answers its sid, which exists nowhere else; null unless the account still
   * has the password that was checked. Whoever changes it ends every session, and none may slip in
   * behind.
   */
  open(userId: number, passwordHash: string): Promise<string | null>;
  /** The live session of a sid, or null. From memory where possible. */
  find(sid: string): Session | null | Promise<Session | null>;
  /** Records activity, at most once a minute; more often where the idle limit is short. */
  touch(session: Session): Promise<void>;
  /**
   * Whether the session is still live, seen by a transaction that holds the lock of its account:
   * what a call began with may have ended meanwhile.
   */
  isLive(tx: Tx, session: Pick<Session, "sidHash">): Promise<boolean>;
  /** Ends one session. */
  end(session: Session): Promise<void>;
  /** Ends the sessions of a user, all or all but one. Other processes hear at the commit. */
  endAll(queries: Queries, userId: number, except?: { sidHash: string }): Promise<void>;
  /** What is known of a user's sessions must be read again (role, verification). */
  forget(queries: Queries, userId: number): Promise<void>;
  endsAt(session: Session): { idleEndsAt: Date; endsAt: Date };
  /** Deletes sessions past their limits. */
  sweep(): Promise<void>;
  close(): Promise<void>;
};

const SID = /^[\w-]{43}$/;
const LONGEST_UNTOLD_MS = 60_000;
/** How far clocks may be set back, or differ between processes. */
const CLOCK_TOLERANCE_MS = 15 * 60_000;

/**
 * Sessions in the table, with a memory in front: the 30-second poll of everybody would otherwise
 * be a query each. Ended sessions leave the memory of every process by a message, so an entry may
 * live long.
 */
export async function createSessions(
  { session: limits }: Pick<Config, "session">,
  db: Database,
  clock: Clock,
): Promise<Sessions> {
  const cache = new LRUCache<string, Session>({ max: limits.cachedSessions });
  const touchEveryMs = Math.min(LONGEST_UNTOLD_MS, limits.idleMs / 4);
  // Lookups under way when something ended may have read the row before it went.
  let generation = 0;

  const stopListening = await db.listen("sessions", (payload) => {
    generation += 1;
    if (payload === null) return cache.clear();
    const [what, value = ""] = payload.split(":");
    if (what === "sid") return cache.delete(value);
    const userId = Number(value);
    for (const [key, session] of cache.entries()) if (session.userId === userId) cache.delete(key);
  });

  function isAlive({ createdAt, lastActiveAt }: Session): boolean {
    const now = clock.now().getTime();
    // A clock set far back would let it live longer by as much: then one logs in again.
    if (Math.max(createdAt, lastActiveAt) > now + CLOCK_TOLERANCE_MS) return false;
    return now < createdAt + limits.maxMs && now < lastActiveAt + limits.idleMs;
  }

  async function load(sidHash: string): Promise<Session | null> {
    const before = generation;
    const row = await db.query
      .selectFrom("sessions as s")
      .innerJoin("users as u", "u.id", "s.user_id")
      .select(["s.user_id", "s.created_at", "s.last_active_at", "u.type"])
      .where("s.sid_hash", "=", sidHash)
      .where("u.deleted_at", "is", null)
      .where("u.verified_at", "is not", null)
      .executeTakeFirst();
    if (!row) return null;
    const session: Session = {
      sidHash,
      userId: row.user_id,
      accountType: accountType.decode(row.type),
      createdAt: row.created_at.getTime(),
      lastActiveAt: row.last_active_at.getTime(),
    };
    if (!isAlive(session)) return null;
    if (generation === before) cache.set(sidHash, session);
    return session;
  }

  return {
    async open(userId, passwordHash) {
      const sid = randomToken();
      const now = sql<Date>`${clock.now()}::timestamptz`;
      // The lock waits for a change of the password under way, and looks again then.
      const { numInsertedOrUpdatedRows } = await db.query
        .insertInto("sessions")
        .columns(["sid_hash", "user_id", "created_at", "last_active_at"])
        .expression((select) =>
          select
            .selectFrom("users")
            .select([
              sql.val(hashToken(sid)).as("sid_hash"),
              "id",
              now.as("created_at"),
              now.as("last_active_at"),
            ])
            .where("id", "=", userId)
            .where("password_hash", "=", passwordHash)
            .forNoKeyUpdate(),
        )
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n ? sid : null;
    },

    find(sid) {
      if (!SID.test(sid)) return null;
      const sidHash = hashToken(sid);
      const known = cache.get(sidHash);
      if (known && isAlive(known)) return known;
      // Another process may have seen activity that this one did not: ask the table.
      if (known) cache.delete(sidHash);
      return load(sidHash);
    },

    async touch(session) {
      const now = clock.now();
      if (now.getTime() - session.lastActiveAt < touchEveryMs) return;
      session.lastActiveAt = now.getTime();
      await unlessUnavailable(
        db.query
          .updateTable("sessions")
          .set({ last_active_at: now })
          .where("sid_hash", "=", session.sidHash)
          .where("last_active_at", "<", now)
          .execute(),
      );
    },

    async isLive(tx, { sidHash }) {
      const row = await tx
        .selectFrom("sessions")
        .select("user_id")
        .where("sid_hash", "=", sidHash)
        .executeTakeFirst();
      return row !== undefined;
    },

    async end({ sidHash }) {
      cache.delete(sidHash);
      generation += 1;
      await db.transaction(async (tx) => {
        await tx.deleteFrom("sessions").where("sid_hash", "=", sidHash).execute();
        await publish(tx, "sessions", `sid:${sidHash}`);
      });
      cache.delete(sidHash);
    },

    async endAll(queries, userId, except) {
      let rows = queries.deleteFrom("sessions").where("user_id", "=", userId);
      if (except) rows = rows.where("sid_hash", "<>", except.sidHash);
      await rows.execute();
      await publish(queries, "sessions", `user:${userId}`);
    },

    forget: (queries, userId) => publish(queries, "sessions", `user:${userId}`),

    endsAt: ({ createdAt, lastActiveAt }) => ({
      idleEndsAt: new Date(Math.min(lastActiveAt + limits.idleMs, createdAt + limits.maxMs)),
      endsAt: new Date(createdAt + limits.maxMs),
    }),

    async sweep() {
      const now = clock.now().getTime();
      await db.query
        .deleteFrom("sessions")
        .where((where) =>
          where.or([
            where("last_active_at", "<", new Date(now - limits.idleMs)),
            where("created_at", "<", new Date(now - limits.maxMs)),
          ]),
        )
        .execute();
    },

    close: stopListening,
  };
}
