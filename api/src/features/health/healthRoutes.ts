import { Type } from "typebox";
import { ErrorReply } from "@quotehaven/contract/schemas";
import type { Deps } from "../../deps";
import { busy } from "../../errors";
import type { App } from "../../http/App";

/** It answers, or it can serve. */
export const Alive = Type.Object({ status: Type.Literal("ok") });
const response = { 200: Alive, "5xx": ErrorReply };

/** What liveness answers, whatever else works. */
export const aliveReply = async () => ({ status: "ok" as const });

/** Liveness: the process answers. Readiness: it can serve, the database included. */
export async function healthRoutes(app: App, { db, ending }: Deps): Promise<void> {
  app.get(
    "/health/live",
    { config: { access: "public" }, compress: false, schema: { response }, logLevel: "warn" },
    aliveReply,
  );
  app.get(
    "/health/ready",
    { config: { access: "public" }, schema: { response }, logLevel: "warn" },
    async () => {
      if (ending.isAsked || !(await db.isReady())) throw busy();
      return aliveReply();
    },
  );
}
