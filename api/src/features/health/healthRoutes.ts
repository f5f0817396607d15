import { Type } from "typebox";
import { ErrorReply } from "@quotehaven/contract/schemas";
import type { Deps } from "../../deps";
import { busy } from "../../errors";
import type { App } from "../../http/App";

const Health = Type.Object({ status: Type.Literal("ok") });
const response = { 200: Health, "5xx": ErrorReply };

/** Liveness: the process answers. Readiness: it can serve, the database included. */
export async function healthRoutes(app: App, { db }: Deps): Promise<void> {
  app.get(
    "/health/live",
    { config: { access: "public" }, schema: { response }, logLevel: "warn" },
    async () => ({ status: "ok" as const }),
  );
  app.get(
    "/health/ready",
    { config: { access: "public" }, schema: { response }, logLevel: "warn" },
    async () => {
      if (!(await db.isReady())) throw busy();
      return { status: "ok" as const };
    },
  );
}
