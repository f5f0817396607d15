import { DoneReply, FiguresReply, TelemetryBody } from "@quotehaven/contract/schemas";
import { Type } from "typebox";
import type { Deps } from "../../deps";
import type { App } from "../App";
import { requireFiguresToken } from "../figuresToken";
import { replies } from "../replies";
import { networkOf } from "../settings/network";
import { dayBefore } from "./days";
import { figuresSince } from "./figuresQueries";
import { noteTelemetry } from "./noteTelemetry";

const BODY_LIMIT_BYTES = 4_096;

const FiguresQuery = Type.Object({
  /** How many days back, today included. */
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: 90, default: 1 })),
});

/** What tabs tell of the builds they run, and its sums for those who run the site. */
export async function telemetryRoutes(app: App, deps: Deps): Promise<void> {
  const { config, db, clock, rateLimiter } = deps;
  app.post(
    "/telemetry",
    {
      bodyLimit: BODY_LIMIT_BYTES,
      config: { access: "public" },
      schema: { body: TelemetryBody, response: replies(DoneReply) },
    },
    async (request) => {
      await rateLimiter.consume("telemetryByIp", networkOf(request.ip));
      await noteTelemetry(deps, request.body);
      return { message: "Noted." };
    },
  );
  app.get(
    "/telemetry",
    {
      config: { access: "public" },
      schema: { querystring: FiguresQuery, response: replies(FiguresReply) },
    },
    async ({ headers, query }) => {
      requireFiguresToken(headers.authorization, config.figuresToken);
      return { data: await figuresSince(db.query, dayBefore(clock.now(), (query.days ?? 1) - 1)) };
    },
  );
}
