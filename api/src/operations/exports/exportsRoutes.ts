import { localDay } from "@quotehaven/contract/rules";
import { ErrorReply } from "@quotehaven/contract/schemas";
import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import type { Deps } from "../../deps";
import type { App } from "../../server/App";
import { currentUser } from "../../accounts/sessions/currentUser";
import { languageOf } from "../../server/language";
import { sendCsv } from "./csvFile";
import { leadColumns, leadRows } from "./leadsTable";
import { paymentColumns, paymentRows } from "./paymentsTable";

const config = { access: "agent" } as const;
const schema = {
  response: {
    200: { content: { "text/csv": { schema: Type.String() } } },
    "4xx": ErrorReply,
    "5xx": ErrorReply,
  },
};

/** An agent's own leads and payments as tables, to take along; so often a day. */
export async function exportsRoutes(app: App, deps: Deps): Promise<void> {
  /** @throws 429 after too many in a day. */
  async function exporting(request: FastifyRequest) {
    const { id, timeZone } = currentUser(request);
    await deps.rateLimiter.consume("exportByAgent", String(id));
    return { id, timeZone, language: languageOf(request) };
  }

  const fileName = (what: string, { timeZone }: { timeZone: string }) =>
    `quotehaven-${what}-${localDay(deps.clock.now(), timeZone)}`;

  app.get("/agent/profile/exports/leads.csv", { config, schema }, async (request, reply) => {
    const agent = await exporting(request);
    const rows = leadRows(deps.db.query, agent);
    return sendCsv(reply, fileName("leads", agent), leadColumns(agent), rows);
  });

  app.get("/agent/profile/exports/payments.csv", { config, schema }, async (request, reply) => {
    const agent = await exporting(request);
    const rows = paymentRows(deps, agent);
    return sendCsv(reply, fileName("payments", agent), paymentColumns(agent), rows);
  });
}
