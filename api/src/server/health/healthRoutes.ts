import { Type } from "typebox";
import { ErrorReply } from "@quotehaven/contract/schemas";
import type { Deps } from "../../deps";
import { busy } from "../errors";
import type { App } from "../App";

/** Where liveness is asked for, which is answered whatever else works. */
export const LIVE = "/api/health/live";

const response = { 200: Type.Object({ status: Type.Literal("ok") }), "5xx": ErrorReply };
const okReply = async () => ({ status: "ok" as const });

/** Liveness: the process answers. Readiness: it can serve, the database included. */
export async function healthRoutes(app: App, { db, life }: Deps): Promise<void> {
  app.get(
    "/health/live",
    { config: { access: "public" }, compress: false, schema: { response }, logLevel: "warn" },
    okReply,
  );
  app.get(
    "/health/ready",
    { config: { access: "public" }, schema: { response }, logLevel: "warn" },
    async () => {
      if (life.phase === "ending" || !(await db.isReady())) throw busy();
      return okReply();
    },
  );
}
