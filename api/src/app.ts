import swagger from "@fastify/swagger";
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import type { Deps } from "./deps";
import { features } from "./routes";
import { guardRoutes } from "./accounts/sessions/access";
import type { App } from "./server/App";
import { busy } from "./server/errors";
import { LIVE } from "./server/health/healthRoutes";
import { bareApp } from "./server/bareApp";
import { describeRoute } from "./server/docs/describeRoute";
import { traceRequests } from "./server/tracing/tracing";

/** As strict as the policy of our own pages; its style sheet holds its pictures. */
const docsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Builds the server from what it works with. Opens no port; `close()` leaves the deps open. */
export async function buildApp(deps: Deps): Promise<App> {
  const app = await bareApp(deps);
  traceRequests(app);
  app.addHook("onRequest", ({ routeOptions }, reply, done) => {
    const { phase } = deps.life;
    deps.requests.add(reply.raw);
    // A proxy keeps no connection to a process that is about to end.
    if (phase === "ending") reply.header("connection", "close");
    done(phase === "starting" && routeOptions.url !== LIVE ? busy() : undefined);
  });
  app.addHook("onResponse", ({ method, routeOptions }, reply, done) => {
    const route = routeOptions.url ?? "unknown";
    deps.metrics.answered({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  guardRoutes(app, deps);

  await app.register(swagger, {
    transform: describeRoute,
    openapi: {
      openapi: "3.1.0",
      info: { title: "Quotehaven API", version: "1.0.0" },
      components: { securitySchemes: { sid: { type: "apiKey", in: "query", name: "sid" } } },
    },
  });
  if (deps.config.apiDocs) {
    const { default: swaggerUi } = await import("@fastify/swagger-ui");
    await app.register(swaggerUi, {
      routePrefix: "/api/docs",
      staticCSP: docsPolicy,
      // Without the bar on top: its picture brings a style sheet that the policy refuses.
      uiConfig: { layout: "BaseLayout" },
      theme: { title: "Quotehaven API" },
    });
  }

  await app.register(
    async (api) => {
      for (const routes of features)
        await routes(api.withTypeProvider<TypeBoxTypeProvider>(), deps);
    },
    { prefix: "/api" },
  );
  await app.ready();
  return app;
}
