import {
  DoneReply,
  FeeDecisionBody,
  FeeRequestsReply,
  IdParams,
  OperationsQuery,
  type FeeRequest,
} from "@quotehaven/contract/schemas";
import type { Queries } from "../../database";
import type { Deps } from "../../deps";
import type { App } from "../../http/App";
import { replies } from "../../http/replies";
import { decideFeeReturn } from "../../operator/decideFeeReturn";
import {
  actsAboutRequest,
  consentsTo,
  openedClient,
  requests,
  samePersonLeads,
} from "../../operator/feeReturnQueries";
import { orRefuse, reasoned } from "./operatorAct";
import { paged } from "./paged";

/** Fees that agents asked back, and their decision. */
export async function feesRoutes(app: App, deps: Deps): Promise<void> {
  const config = { access: "operator" } as const;

  app.get(
    "/operations/fees",
    { config, schema: { querystring: OperationsQuery, response: replies(FeeRequestsReply) } },
    async ({ query }) => {
      const { rows, count } = await paged(
        requests(deps.db.query)
          .$if(query.all === undefined, (open) =>
            open.where("fee_returns.status", "in", ["asked", "returning"]),
          )
          .orderBy("fee_returns.decide_by", query.all ? "desc" : "asc")
          .orderBy("fee_returns.id"),
        query.page,
      );
      const data = await Promise.all(rows.map((row) => withBothSides(deps.db.query, row)));
      return { data, count };
    },
  );

  app.post(
    "/operations/fees/:id",
    { config, schema: { params: IdParams, body: FeeDecisionBody, response: replies(DoneReply) } },
    async (request) => {
      const reason = await reasoned(deps, request);
      const { isGranted } = request.body;
      await orRefuse(decideFeeReturn(deps, request.params.id, { isGranted, ...reason }));
      return { message: "Done." };
    },
  );
}

type Row = Awaited<ReturnType<ReturnType<typeof requests>["execute"]>>[number];

async function withBothSides(queries: Queries, row: Row): Promise<FeeRequest> {
  const client = await openedClient(queries, row.leadId);
  const others = client ? await samePersonLeads(queries, row, client) : [];
  const consents = await consentsTo(queries, row.leadId, row.agentId);
  const acts = await actsAboutRequest(queries, row.id);
  const { id, status, reason, words, leadId, amountCents, receipt, agency } = row;
  return {
    ...{ id, status, reason, words, leadId, amountCents, receipt, agency },
    askedAt: row.askedAt.toISOString(),
    decideBy: row.decideBy.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    agentName: `${row.firstName} ${row.lastName}`.trim(),
    consents: consents.map(({ text, givenAt, withdrawnAt }) => ({
      text,
      givenAt: givenAt.toISOString(),
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    })),
    opened: client
      ? {
          name: `${client.firstName} ${client.lastName}`.trim(),
          email: client.email,
          phone: client.phone,
          at: client.unlockedAt.toISOString(),
        }
      : null,
    samePerson: others.map((other) => ({
      leadId: other.leadId,
      at: other.unlockedAt.toISOString(),
    })),
    acts: acts.map(({ actedAt, ...act }) => ({ ...act, at: actedAt.toISOString() })),
  };
}
