import type { Role } from "@quotehaven/contract/rules";
import type { Config, SessionLimits } from "../../server/settings/config";
import { ignoreUnavailable, type Database } from "../../database";
import type { Clock } from "../../server/clock";
import { hashToken } from "../../server/secrets";
import { openSession, sessionsOver, storeActivity, storedSession } from "./sessionsQueries";

/** Who is signed in with a live session. */
export type Session = {
  sidHash: string;
  /** The account's. */
  id: number;
  role: Role;
  /** Where they live or work: the days and deadlines they read are told in it. */
  timeZone: string;
  createdAt: number;
  lastActiveAt: number;
};

/** Sessions: opened, found, kept alive, ended. */
export type Sessions = ReturnType<typeof createSessions>;

const SID = /^[\w-]{43}$/;
const LONGEST_UNSTORED_MS = 60_000;
/** How far clocks may be set back, or differ between processes. */
const CLOCK_TOLERANCE_MS = 15 * 60_000;

/**
 * Sessions are rows of a table, and each call reads its own by the primary key. So a session that was
 * ended, or an account that was changed, counts at once in every process.
 */
export function createSessions(
  { session: limits }: Pick<Config, "session">,
  db: Database,
  clock: Clock,
) {
  const touchEveryMs = Math.min(
    LONGEST_UNSTORED_MS,
    limits.idleMs / 4,
    limits.operators.idleMs / 4,
  );

  /** Operators' sessions are shorter. */
  function limitsOf({ role }: Session): SessionLimits {
    return role === "operator" ? limits.operators : limits;
  }

  return {
    /**
     * Opens a session and answers its sid, which exists nowhere else; null unless the account still
     * has the password that was checked. Whoever changes it ends every session, and none may slip in
     * behind.
     */
    open: (userId: number, passwordHash: string): Promise<string | null> =>
      db.transaction((tx) => openSession(tx, clock.now(), userId, passwordHash)),

    /** The live session of a sid, or null. */
    async find(sid: string): Promise<Session | null> {
      if (!SID.test(sid)) return null;
      const session = await storedSession(db.query, hashToken(sid));
      if (!session) return null;
      return isWithinLimits(session, limitsOf(session), clock.now().getTime()) ? session : null;
    },

    /** Records activity, at most once a minute; more often where the idle limit is short. */
    async touch(session: Session): Promise<void> {
      const now = clock.now();
      if (now.getTime() - session.lastActiveAt < touchEveryMs) return;
      session.lastActiveAt = now.getTime();
      await ignoreUnavailable(storeActivity(db.query, session.sidHash, now));
    },

    /** Ends one session. */
    async end({ sidHash }: Session): Promise<void> {
      await db.query.deleteFrom("sessions").where("sid_hash", "=", sidHash).execute();
    },

    endsAt(session: Session): { idleEndsAt: Date; endsAt: Date } {
      const { idleMs, maxMs } = limitsOf(session);
      const { createdAt, lastActiveAt } = session;
      return {
        idleEndsAt: new Date(Math.min(lastActiveAt + idleMs, createdAt + maxMs)),
        endsAt: new Date(createdAt + maxMs),
      };
    },

    /** Deletes sessions past their limits. */
    async sweep(): Promise<void> {
      for (const over of sessionsOver(db.query, limits, clock.now().getTime()))
        await over.execute();
    },
  };
}

function isWithinLimits(
  { createdAt, lastActiveAt }: Session,
  limits: SessionLimits,
  now: number,
): boolean {
  // A clock set far back would let it live longer by as much: then one logs in again.
  if (Math.max(createdAt, lastActiveAt) > now + CLOCK_TOLERANCE_MS) return false;
  return now < createdAt + limits.maxMs && now < lastActiveAt + limits.idleMs;
}
