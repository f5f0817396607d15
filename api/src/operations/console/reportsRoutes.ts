import {
  DoneReply,
  IdParams,
  MessageReportsReply,
  OperationsQuery,
  ReportDecisionBody,
  type ReportDecision,
} from "@quotehaven/contract/schemas";
import type { Deps } from "../../deps";
import { conflict, notFound } from "../../server/errors";
import type { App } from "../../server/App";
import { replies } from "../../server/replies";
import { recordAct } from "../operators/recordAct";
import { endForBoth } from "../../threads/endForBoth";
import { actsAbout, reasoned, type Reasoned } from "../operators/operatorAct";
import { paged } from "../operators/paged";
import { openReports, reports, withThreads } from "./reportsQueries";

/** Messages that were reported, and the decision about each. */
export async function reportsRoutes(app: App, deps: Deps): Promise<void> {
  const config = { access: "operator" } as const;

  app.get(
    "/operations/reports",
    { config, schema: { querystring: OperationsQuery, response: replies(MessageReportsReply) } },
    async ({ query: { all, page } }) => {
      const found = (all ? reports(deps.db.query) : openReports(deps.db.query))
        .orderBy("message_reports.reported_at", all ? "desc" : "asc")
        .orderBy("message_reports.id");
      const { rows, count } = await paged(found, page);
      const { query } = deps.db;
      const ids = rows.map(({ id }) => id);
      const acts = await actsAbout(query, "report_id", ids);
      return { data: await withThreads(query, rows, acts), count };
    },
  );

  app.post(
    "/operations/reports/:id",
    {
      config,
      schema: { params: IdParams, body: ReportDecisionBody, response: replies(DoneReply) },
    },
    async (request) => {
      const reason = await reasoned(deps, request);
      await decideReport(deps, request.params.id, request.body.decision, reason);
      return { message: "Done." };
    },
  );
}

/**
 * Decides a report, once: dismisses it, or ends the thread for both.
 *
 * @throws 404; 409 `already-decided`.
 */
async function decideReport(
  { db, clock }: Pick<Deps, "db" | "clock">,
  id: number,
  decision: ReportDecision,
  { actor, why }: Reasoned,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const report = await tx
      .selectFrom("message_reports")
      .select(["application_id as leadId", "quote_id as quoteId"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow(() => notFound());
    if (decision === "ended") await endForBoth(tx, report, now);
    const { numUpdatedRows } = await tx
      .updateTable("message_reports")
      .set({ decision, decided_at: now })
      .where("application_id", "=", report.leadId)
      .where("id", "=", id)
      .where("decided_at", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw conflict("already-decided");
    const act = decision === "ended" ? "report-end" : "report-dismiss";
    await recordAct(tx, actor, { act, report_id: id, why, now });
  });
}
