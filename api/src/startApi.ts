import { setTimeout as sleep } from "node:timers/promises";
import { buildApp } from "./app";
import type { Config } from "./config";
import { isUnavailable } from "./database";
import type { Deps } from "./deps";
import { backgroundWork } from "./features/backgroundWork";
import type { App } from "./http/App";
import { startingApp } from "./startingApp";
import { closeDeps, openDeps, openLog } from "./openDeps";
import { serveOperator } from "./operator/operatorSocket";
import { createOutboxWorker } from "./outbox/worker";
import { seedDemo } from "./seeds/seedDemo";

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
 * Opens the port, then the database, migrates and seeds it, and starts the background work. Until
 * all of that is done the port answers that the process is alive, and 503 to everything else; a
 * PostgreSQL that cannot be reached is waited for. Where the configuration says so, the port is opened last.
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
  const log = openLog(config);
  const starting = listen ? await startingApp({ config, log }) : null;
  const { host, port, maxConnections } = config;
  // Whom the system could not keep until they are taken in, it forgets: they would wait for nothing.
  const openPort = async () =>
    starting ? await starting.app.listen({ host, port, backlog: maxConnections }) : null;
  let address = config.listensOnceReady ? null : await openPort();
  let opened: Deps | undefined;
  try {
    const deps = await onceAvailable(() => openDeps(config, log), log, signal);
    opened = deps;
    signal?.throwIfAborted();
    if (config.mode === "local" && config.seedDemo) await seedDemo(deps);
    signal?.throwIfAborted();
    const app = await buildApp(deps, { isReadyAtOnce: true });
    const { handlers, start } = backgroundWork(deps);
    const worker = createOutboxWorker(deps, handlers);
    await worker.start();
    const stopBackgroundWork = start();
    const stopOperator = await hearOperator(deps);
    starting?.handOver(app);
    address ??= await openPort();

    let closing: Promise<void> | undefined;
    async function close() {
      deps.ending.isAsked = true;
      await sleep(config.shutdownGraceMs);
      const drained = setTimeout(() => starting?.app.server.closeAllConnections(), DRAIN_MS);
      // The one ends when its last connection does; meanwhile the other refuses what is new.
      await Promise.all([starting?.app.close(), app.close()]);
      clearTimeout(drained);
      await stopOperator();
      await stopBackgroundWork();
      await worker.stop();
      await closeDeps(deps);
    }
    return { app, deps, address, close: () => (closing ??= close()) };
  } catch (error) {
    starting?.app.server.closeAllConnections();
    await starting?.app.close();
    if (opened) await closeDeps(opened).catch(() => {});
    throw error;
  }
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
