import { Type } from "typebox";
import type { Deps } from "../../deps";
import type { App } from "../App";
import { requireFiguresToken } from "../figuresToken";
import { replies } from "../replies";

/** What the process counts, in Prometheus' own text, for those who run the site. */
export async function metricsRoutes(app: App, { config, metrics }: Deps): Promise<void> {
  app.get(
    "/metrics",
    {
      config: { access: "public", isUnlisted: true },
      schema: { response: replies(Type.String()) },
      logLevel: "warn",
    },
    async ({ headers }, reply) => {
      requireFiguresToken(headers.authorization, config.figuresToken);
      const { registry } = metrics;
      return reply.type(registry.contentType).send(await registry.metrics());
    },
  );
}
