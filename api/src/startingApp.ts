import type { Deps } from "./deps";
import { busy } from "./errors";
import { Alive, aliveReply } from "./features/health/healthRoutes";
import type { App } from "./http/App";
import { bareApp } from "./http/bareApp";

const LIVE = "/api/health/live";

/** Answers at the port from the first moment on. */
export type StartingApp = {
  /** Owns the port: its `listen` and `close` are those of everything that is served there. */
  app: App;
  /** From now on requests go to this server, which is ready; those under way end where they are. */
  handOver(app: App): void;
};

/**
 * A server that says it is alive, and of everything else that it will be there in a moment (503):
 * for the time in which the database is opened, migrated and seeded.
 */
export async function startingApp(needs: Pick<Deps, "config" | "log">): Promise<StartingApp> {
  let ready: App | null = null;
  const app = await bareApp(needs, {
    through: (own) => (request, response) => {
      if (ready) ready.routing(request, response);
      else own(request, response);
    },
  });
  app.addHook("onRequest", async ({ routeOptions }) => {
    if (routeOptions.url !== LIVE) throw busy();
  });
  app.get(LIVE, { schema: { response: { 200: Alive } } }, aliveReply);
  return {
    app,
    handOver(next) {
      ready = next;
    },
  };
}
