import swagger from "@fastify/swagger";
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import type { Deps } from "./deps";
import { features } from "./features";
import { guardRoutes } from "./http/access";
import type { App } from "./http/App";
import { bareApp } from "./http/bareApp";
import { describeRoute } from "./http/describeRoute";
import { noTracing } from "./ports/tracing";
import { catalogueFor } from "./reference/questionnaires";
import { traceRequests } from "./tracing/traceRequests";

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

/**
 * Builds the server from what it works with. Opens no port; `close()` leaves the deps open.
 * `isReadyAtOnce` has the first replies take no longer than others, and the building half a second more.
 */
export async function buildApp(
  deps: Deps,
  { isReadyAtOnce = false }: { isReadyAtOnce?: boolean } = {},
): Promise<App> {
  const app = await bareApp(deps, { isReadyAtOnce });
  if (deps.tracing !== noTracing) traceRequests(app, deps);
  app.addHook("onRequest", (_request, reply, done) => {
    deps.requests.add(reply.raw);
    // A proxy keeps no connection to a process that is about to end.
    if (deps.ending.isAsked) reply.header("connection", "close");
    done();
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
  // Made of the English one: both are read and checked.
  if (isReadyAtOnce) catalogueFor("es");
  await app.ready();
  return app;
}
