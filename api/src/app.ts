import swagger from "@fastify/swagger";
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import type { Deps } from "./deps";
import { features } from "./features";
import { guardRoutes } from "./http/access";
import type { App } from "./http/App";
import { bareApp } from "./http/bareApp";

/** Builds the server from what it works with. Opens no port; `close()` leaves the deps open. */
export async function buildApp(deps: Deps): Promise<App> {
  const app = await bareApp(deps);
  guardRoutes(app, deps);

  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Quotehaven API", version: "1.0.0" },
      components: { securitySchemes: { sid: { type: "apiKey", in: "query", name: "sid" } } },
    },
  });
  if (deps.config.apiDocs) {
    const { default: swaggerUi } = await import("@fastify/swagger-ui");
    await app.register(swaggerUi, { routePrefix: "/api/docs", staticCSP: true });
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
