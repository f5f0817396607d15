import { setTimeout as sleep } from "node:timers/promises";
import { buildApp } from "./app";
import type { Config } from "./server/settings/config";
import { isUnavailable, prepareDatabase } from "./database";
import type { Deps } from "./deps";
import { outboxHandlers, startTimers } from "./backgroundWork";
import type { App } from "./server/App";
import { closeDeps, openDeps } from "./openDeps";
import { serveOperator } from "./operations/command/operatorSocket";
import { createOutboxWorker } from "./outbox/worker";
import { seedDemo } from "./seeds/seedDemo";
import { seedReference } from "./seeds/seedReference";

/** A running API. */
export type RunningApi = {
  app: App;
  deps: Deps;
  /** Where it listens, or null when it was started with `listen: false`. */
  address: string | null;
  /**
   * Says that it is not ready, answers for the grace that is configured, then takes no more requests,
   * finishes what is under way (at most 10 s) and closes in order.
   */
  close(): Promise<void>;
};

const DRAIN_MS = 8_000;
const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 5_000;

/**
 * Opens the port, migrates and seeds the database, and starts the background work. Until all of that
 * is done the port answers that the process is alive, and 503 to everything else; a PostgreSQL that
 * cannot be reached is waited for. Where the configuration says so, the port is opened last.
 *
 * With `listen: false` no port is opened: hand requests to `app.routing(request, response)`.
 * `signal` ends a start that is under way after its present step.
 *
 * @throws FolderInUse when another process works in the data folder, what keeps it from starting,
 *   or the reason of `signal`.
 */
export async function startApi(
  config: Config,
  { listen = true, signal }: { listen?: boolean; signal?: AbortSignal } = {},
): Promise<RunningApi> {
  const deps = await openDeps(config);
  const app = await buildApp(deps);
  try {
    const { host, port, maxConnections } = config;
    // Whom the system could not keep until they are taken in, it forgets: they would wait for nothing.
    const openPort = async () =>
      listen ? app.listen({ host, port, backlog: maxConnections }) : null;
    let address = config.listensOnceReady ? null : await openPort();
    await onceAvailable(() => prepare(deps), deps.log, signal);
    signal?.throwIfAborted();
    if (config.mode === "local" && config.seedDemo) await seedDemo(deps);
    signal?.throwIfAborted();
    const worker = createOutboxWorker(deps, outboxHandlers);
    await worker.start();
    const stopTimers = startTimers(deps);
    const stopOperator = await hearOperator(deps);
    deps.life.phase = "serving";
    address ??= await openPort();

    let closing: Promise<void> | undefined;
    async function close() {
      deps.life.phase = "ending";
      await sleep(config.shutdownGraceMs);
      const drained = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
      await app.close();
      clearTimeout(drained);
      await stopOperator();
      await stopTimers();
      await worker.stop();
      await closeDeps(deps);
    }
    return { app, deps, address, close: () => (closing ??= close()) };
  } catch (error) {
    app.server.closeAllConnections();
    await app.close();
    await closeDeps(deps).catch(() => {});
    throw error;
  }
}

async function prepare({ db, config }: Deps): Promise<void> {
  await prepareDatabase(db, config);
  await seedReference(db);
}

/** Only where the database is embedded: on PostgreSQL the operator's command needs no help. */
async function hearOperator(deps: Deps): Promise<() => Promise<void>> {
  const { databaseUrl, dataDir } = deps.config;
  if (databaseUrl !== null) return async () => {};
  try {
    return await serveOperator(deps, dataDir);
  } catch (error) {
    deps.log.warn({ err: error }, "the operator's command cannot be heard");
    return async () => {};
  }
}

/** Repeats the work, ever more rarely, for as long as the database only says "later". */
async function onceAvailable<T>(
  work: () => Promise<T>,
  log: Deps["log"],
  signal: AbortSignal | undefined,
): Promise<T> {
  for (let waitMs = FIRST_RETRY_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_RETRY_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      log.warn({ err: error, waitMs }, "the database cannot be reached");
      await sleep(waitMs, undefined, { signal });
    }
  }
}
