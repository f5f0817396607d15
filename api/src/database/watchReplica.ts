import { sql } from "kysely";
import type { Queries } from "./database";
import { readLogPosition, type LogPosition } from "./logPosition";

/** How a replica is watched. */
const usualPace = {
  lookEveryMs: 500,
  /** What the primary wrote so long ago, a replica that is read from has. */
  mostBehindMs: 5_000,
  answerWithinMs: 2_000,
};
/** How a replica is watched. */
export type ReplicaPace = typeof usualPace;

/** A replica, and whether it is read from now. */
export type WatchedReplica = {
  /** Whether it has the log up to there, and is read from at all. */
  has(position: LogPosition): boolean;
  isUsed(): boolean;
  /** It failed at something: until the next look it is not read from. */
  leaveOut(error: Error): void;
  close(): Promise<void>;
};

/**
 * Looks at a replica again and again. Where it does not answer, or is further behind the primary than it may
 * be, it is left out, and taken in again by itself; `onChange` hears of both.
 */
export function watchReplica(
  { primary, replica }: { primary: Queries; replica: Queries },
  onChange: (reason: Error | null) => void,
  pace: ReplicaPace = usualPace,
): WatchedReplica {
  /** How far the replica is; null where it is left out. */
  let reached: LogPosition | null = null;
  let isKnownOut = false;
  let written: { at: number; position: LogPosition }[] = [];
  let looking: Promise<void> | undefined;

  function leaveOut(error: Error): void {
    reached = null;
    if (!isKnownOut) onChange(error);
    isKnownOut = true;
  }

  async function look(): Promise<void> {
    try {
      const now = Date.now();
      const [own, its] = await withinTime(
        Promise.all([positionOfPrimary(primary), positionOfReplica(replica)]),
        pace.answerWithinMs,
      );
      written = [...written, { at: now, position: own }];
      const old = written.findLast(({ at }) => at <= now - pace.mostBehindMs);
      if (old) written = written.filter(({ at }) => at >= old.at);
      if (old && its < old.position) return leaveOut(new Error("The replica is too far behind."));
      reached = its;
      if (isKnownOut) onChange(null);
      isKnownOut = false;
    } catch (error) {
      leaveOut(error instanceof Error ? error : new Error(String(error)));
    }
  }

  const turns = setInterval(() => {
    looking ??= look().finally(() => (looking = undefined));
  }, pace.lookEveryMs);
  turns.unref();

  return {
    has: (position) => reached !== null && reached >= position,
    isUsed: () => reached !== null,
    leaveOut,
    async close() {
      clearInterval(turns);
      await looking;
    },
  };
}

async function positionOfPrimary(primary: Queries): Promise<LogPosition> {
  const { rows } = await sql<{ position: string }>`
    select pg_current_wal_insert_lsn()::text as position`.execute(primary);
  return readLogPosition(rows[0]?.position ?? "");
}

async function positionOfReplica(replica: Queries): Promise<LogPosition> {
  const { rows } = await sql<{ position: string | null }>`
    select pg_last_wal_replay_lsn()::text as position`.execute(replica);
  return readLogPosition(rows[0]?.position ?? "");
}

async function withinTime<T>(work: Promise<T>, ms: number): Promise<T> {
  const timer = new AbortController();
  const late = new Promise<never>((_resolve, reject) => {
    const clock = setTimeout(() => reject(new Error("The replica does not answer.")), ms);
    timer.signal.addEventListener("abort", () => clearTimeout(clock));
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    timer.abort();
  }
}
