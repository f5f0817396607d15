import { sql } from "kysely";
import type { Row, Tx } from "../database";
import type { Deps } from "../deps";
import { loggableError } from "../http/requestLog";
import { deliverMail } from "./deliverMail";
import { readMail } from "./mailContent";
import type { OutboxKind } from "./outbox";

/** Delivers what the outbox holds. */
export type OutboxWorker = {
  /** Delivers everything that is due now; answers how many rows it handled. */
  runDue(): Promise<number>;
  /** Delivers from now on: at every wake-up, and every few seconds. */
  start(): Promise<void>;
  /** Finishes what it has begun and stops. */
  stop(): Promise<void>;
};

/** Lets features handle their own kinds of row, by kind; throws to have it tried again. */
export type OutboxHandlers = Partial<
  Record<OutboxKind, (payload: Record<string, unknown>) => Promise<void>>
> & {
  /** Tells the next agents of a lead, in one transaction; answers the last one, or null at the end. */
  tellNextAgents?: (
    tx: Tx,
    event: { applicationId: number; afterAgentId: number; now: Date },
  ) => Promise<number | null>;
};

/** What may be given up: everything else owes somebody money or news, and is tried for ever. */
const mailKinds: readonly OutboxKind[] = ["mail", "feedback-mail"];

const BATCH = 20;
const CLAIM_MS = 60_000;
const POLL_MS = 5_000;
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 3_600_000;

/**
 * Creates the worker. Rows are claimed by moving their next attempt ahead, so several processes
 * share the work and a killed one loses nothing: its rows come up again. A row goes when it was
 * handled, so a delivery happens at least once.
 */
export function createOutboxWorker(deps: Deps, handlers: OutboxHandlers = {}): OutboxWorker {
  const { db, clock, log, config } = deps;
  let running: Promise<number> | null = null;
  let isWanted = false;
  let timer: NodeJS.Timeout | undefined;
  let stopListening: (() => Promise<void>) | undefined;
  let isStopped = false;

  async function claim(): Promise<Row<"outbox">[]> {
    const now = clock.now();
    return db.query
      .updateTable("outbox")
      .set({
        attempts: sql`attempts + 1`,
        next_attempt_at: new Date(now.getTime() + CLAIM_MS),
      })
      .where("id", "in", (select) =>
        select
          .selectFrom("outbox")
          .select("id")
          .where((where) =>
            where.or([
              where("next_attempt_at", "<=", now),
              // Nothing waits that long by itself: the clock was set back.
              where("next_attempt_at", ">", new Date(now.getTime() + LONGEST_RETRY_MS)),
            ]),
          )
          .orderBy("next_attempt_at")
          .orderBy("id")
          .limit(BATCH)
          .forUpdate()
          .skipLocked(),
      )
      .returningAll()
      .execute();
  }

  /** Makes everything due, also what is claimed or waits for another try. */
  async function releaseAll(): Promise<void> {
    const now = clock.now();
    await db.query
      .updateTable("outbox")
      .set({ next_attempt_at: now })
      .where("next_attempt_at", ">", now)
      .execute();
  }

  async function handle(row: Row<"outbox">): Promise<void> {
    try {
      await deliver(row);
    } catch (error) {
      if (mailKinds.includes(row.kind) && row.attempts >= config.mail.maxAttempts) {
        log.error({ err: error, outboxId: row.id, kind: row.kind }, "gave up an outbox row");
        await db.query.deleteFrom("outbox").where("id", "=", row.id).execute();
        return;
      }
      const waitMs = Math.min(FIRST_RETRY_MS * 2 ** (row.attempts - 1), LONGEST_RETRY_MS);
      log.warn({ err: error, outboxId: row.id, kind: row.kind, waitMs }, "will try again");
      await db.query
        .updateTable("outbox")
        .set({
          next_attempt_at: new Date(clock.now().getTime() + waitMs),
          last_error: JSON.stringify(Object(loggableError(error)).code ?? "failed"),
        })
        .where("id", "=", row.id)
        .execute();
    }
  }

  async function deliver(row: Row<"outbox">): Promise<void> {
    if (row.kind === "lead-submitted") return fanOut(row);
    if (row.kind === "mail") {
      await deliverMail(deps, row, readMail(row.payload));
    } else {
      const handler = handlers[row.kind];
      if (!handler) throw new Error(`Nobody handles outbox rows of kind ${row.kind}.`);
      await handler(row.payload);
    }
    await db.query.deleteFrom("outbox").where("id", "=", row.id).execute();
  }

  async function fanOut(row: Row<"outbox">): Promise<void> {
    const { tellNextAgents } = handlers;
    if (!tellNextAgents) throw new Error("Nobody tells agents of leads.");
    const { applicationId, afterAgentId } = row.payload;
    let last: number | null = Number(afterAgentId);
    while (last !== null) {
      const after: number = last;
      last = await db.transaction(async (tx) => {
        const now = clock.now();
        const next = await tellNextAgents(tx, {
          applicationId: Number(applicationId),
          afterAgentId: after,
          now,
        });
        if (next === null) {
          await tx.deleteFrom("outbox").where("id", "=", row.id).execute();
        } else {
          await tx
            .updateTable("outbox")
            .set({ payload: JSON.stringify({ applicationId, afterAgentId: next }) })
            .where("id", "=", row.id)
            .execute();
        }
        return next;
      });
    }
  }

  async function drain(): Promise<number> {
    let handled = 0;
    do {
      isWanted = false;
      for (let rows = await claim(); rows.length > 0 && !isStopped; rows = await claim()) {
        await Promise.all(rows.map(handle));
        handled += rows.length;
      }
    } while (isWanted && !isStopped);
    return handled;
  }

  function wake(): void {
    if (isStopped) return;
    isWanted = true;
    running ??= drain()
      .catch((error: unknown) => {
        log.error({ err: error }, "the outbox could not be read");
        return 0;
      })
      .finally(() => {
        running = null;
      });
  }

  return {
    runDue: drain,
    async start() {
      // One process works on the embedded database: what is claimed now, one that is gone claimed.
      if (config.databaseUrl === null) await releaseAll();
      stopListening = await db.listen("outbox", wake);
      timer = setInterval(wake, POLL_MS);
      timer.unref();
      wake();
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await stopListening?.();
      await running;
    },
  };
}
