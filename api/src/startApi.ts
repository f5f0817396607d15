import { buildApp } from "./app";
import type { Config } from "./config";
import type { Deps } from "./deps";
import { backgroundWork } from "./features/backgroundWork";
import type { App } from "./http/App";
import { startMaintenance } from "./maintenance";
import { closeDeps, openDeps } from "./openDeps";
import { createOutboxWorker } from "./outbox/worker";
import { seedDemo } from "./seeds/seedDemo";

/** A running API. */
export interface RunningApi {
  app: App;
  deps: Deps;
  /** Where it listens, or null when it was started with `listen: false`. */
  address: string | null;
  /** Stops taking requests, finishes what is under way (at most 10 s) and closes in order. */
  close(): Promise<void>;
}

const DRAIN_MS = 8_000;

/**
 * Opens the database, migrates and seeds it, and starts the server and its background work.
 * With `listen: false` no port is opened: hand requests to `app.routing(request, response)`.
 *
 * @throws FolderInUse when another process works in the data folder, or what keeps it from starting.
 */
export async function startApi(
  config: Config,
  { listen = true }: { listen?: boolean } = {},
): Promise<RunningApi> {
  const deps = await openDeps(config);
  try {
    if (config.mode === "local" && config.seedDemo) await seedDemo(deps);
    const app = await buildApp(deps);
    const { handlers, start } = backgroundWork(deps);
    const worker = createOutboxWorker(deps, handlers);
    await worker.start();
    const stopMaintenance = startMaintenance(deps);
    const stopBackgroundWork = start();
    const address = listen ? await app.listen({ host: config.host, port: config.port }) : null;

    let closing: Promise<void> | undefined;
    async function close() {
      const drained = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
      await app.close();
      clearTimeout(drained);
      await stopBackgroundWork();
      await stopMaintenance();
      await worker.stop();
      await closeDeps(deps);
    }
    return { app, deps, address, close: () => (closing ??= close()) };
  } catch (error) {
    await closeDeps(deps).catch(() => {});
    throw error;
  }
}
