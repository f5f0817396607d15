import type { Row } from "../database";
import type { Deps } from "../deps";
import { waitForRequests, handleRow, type OutboxHandlers } from "./handleRow";
import { claim, makeAllDue, makeLostDue, RENEW_EVERY_MS, renewClaims } from "./outboxRows";
import { lanes, paceOf, type Lane } from "./priorities";
import { onQueued } from "./wakeUps";
import { apart } from "../server/tracing/tracing";

/** Soon enough for what a killed process had begun to tell agents of. */
const POLL_MS = 2_000;

/**
 * Creates the worker. Rows are claimed by moving their next attempt a little ahead, again and again
 * while they are handled, so several processes share the work and a killed one loses nothing: its rows
 * come up again, soon. A row goes when it was handled, so a delivery happens at least once. What is of
 * one lane waits for nothing of another.
 */
export function createOutboxWorker(deps: Deps, handlers: OutboxHandlers) {
  const { db, clock, config, log } = deps;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let stopListening = () => {};
  const findLost = whereClockWasSetBack(deps);

  async function handleDue(lane: Lane): Promise<number> {
    const { atOnce, waitsForRequests } = paceOf(lane);
    const waitForTurn = async () => {
      if (waitsForRequests) await waitForRequests(deps);
    };
    let handled = 0;
    await findLost();
    for (;;) {
      await waitForTurn();
      const rows = isStopped ? [] : await claim(db.query, clock.now(), lane).execute();
      if (rows.length === 0) return handled;
      handled += await handleClaimed(rows, atOnce, waitForTurn);
    }
  }

  /**
   * Handles rows, so many at once, each as long as it takes: meanwhile all of them stay claimed. Answers
   * how many it handled; where it is stopped, those that it had not begun are soon somebody else's.
   */
  async function handleClaimed(
    rows: readonly Row<"outbox">[],
    atOnce: number,
    waitForTurn: () => Promise<void>,
  ): Promise<number> {
    const unhandled = new Set(rows);
    const renew = () =>
      renewClaims(db.query, clock.now(), [...unhandled]).catch((error: unknown) =>
        log.warn({ err: error }, "claims on outbox rows could not be renewed"),
      );
    const renewing = setInterval(() => void renew(), RENEW_EVERY_MS);
    const next = rows.values();
    const handleNext = async () => {
      for (const row of next) {
        await waitForTurn();
        if (isStopped) return;
        await handleRow(deps, handlers, row, () => isStopped);
        unhandled.delete(row);
      }
    };
    try {
      await Promise.all(Array.from({ length: atOnce }, handleNext));
    } finally {
      clearInterval(renewing);
    }
    return rows.length - unhandled.size;
  }

  const running = lanes.map((lane) => ({
    lane,
    ...oneAtATime(
      deps,
      () => handleDue(lane),
      () => isStopped,
    ),
  }));
  // Woken by the request that queued something, it delivers what others queued, too.
  const wake = (woken: readonly Lane[]) =>
    apart(() => {
      for (const each of running) if (woken.includes(each.lane)) each.wake();
    });

  /** Delivers everything that is due now; answers how many rows it handled. */
  async function runDue(): Promise<number> {
    const counts = await Promise.all(running.map((lane) => lane.run()));
    const handled = counts.reduce((sum, count) => sum + count, 0);
    // What was handled may have queued something of another lane.
    return handled === 0 || isStopped ? handled : handled + (await runDue());
  }

  return {
    runDue,
    /** Delivers from now on: at every wake-up, and every few seconds. */
    async start(): Promise<void> {
      // One process works on the embedded database: what is claimed now, one that is gone claimed.
      if (config.databaseUrl === null) await makeAllDue(db.query, clock.now());
      stopListening = onQueued(wake);
      timer = setInterval(() => wake(lanes), POLL_MS);
      timer.unref();
      wake(lanes);
    },
    /** Finishes what it has begun and stops. */
    async stop(): Promise<void> {
      isStopped = true;
      clearInterval(timer);
      stopListening();
      await Promise.all(running.map((lane) => lane.whenIdle()));
    },
  };
}

/** Makes due what the clock lost, at first and whenever it was set back since the last call. */
function whereClockWasSetBack({ db, clock }: Pick<Deps, "db" | "clock">) {
  let latest = Infinity;
  let found = Promise.resolve();
  return async () => {
    const now = clock.now();
    if (now.getTime() < latest) found = makeLostDue(db.query, now);
    latest = now.getTime();
    try {
      await found;
    } catch (error) {
      latest = Infinity;
      throw error;
    }
  };
}

/** Runs `handleDue` once at a time in the background; a wake-up meanwhile has it run again. */
function oneAtATime(
  { log }: Pick<Deps, "log">,
  handleDue: () => Promise<number>,
  isStopped: () => boolean,
) {
  let running: Promise<number> | null = null;
  let isWanted = false;

  async function run(): Promise<number> {
    let handled = 0;
    do {
      isWanted = false;
      handled += await handleDue();
    } while (isWanted && !isStopped());
    return handled;
  }

  function wake(): void {
    if (isStopped()) return;
    isWanted = true;
    running ??= run()
      .catch((error: unknown) => {
        log.error({ err: error }, "the outbox could not be read");
        return 0;
      })
      .finally(() => {
        running = null;
      });
  }

  return { run, wake, whenIdle: async () => void (await running) };
}
