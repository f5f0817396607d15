import {
  DoneReply,
  FeeDecisionBody,
  FeeRequestsReply,
  IdParams,
  OperationsQuery,
} from "@quotehaven/contract/schemas";
import type { Deps } from "../../deps";
import type { App } from "../../server/App";
import { replies } from "../../server/replies";
import { decideFeeReturn, feeRequests, openFeeRequests, withBothSides } from "./fees";
import { actsAbout, reasoned } from "../operators/operatorAct";
import { paged } from "../operators/paged";

/** Fees that agents asked back, and their decision. */
export async function feesRoutes(app: App, deps: Deps): Promise<void> {
  const config = { access: "operator" } as const;

  app.get(
    "/operations/fees",
    { config, schema: { querystring: OperationsQuery, response: replies(FeeRequestsReply) } },
    async ({ query: { all, page } }) => {
      const found = (all ? feeRequests(deps.db.query) : openFeeRequests(deps.db.query))
        .orderBy("fee_returns.decide_by", all ? "desc" : "asc")
        .orderBy("fee_returns.id");
      const { rows, count } = await paged(found, page);
      const { query } = deps.db;
      const ids = rows.map(({ id }) => id);
      const acts = await actsAbout(query, "fee_return_id", ids);
      return { data: await withBothSides(query, rows, acts), count };
    },
  );

  app.post(
    "/operations/fees/:id",
    { config, schema: { params: IdParams, body: FeeDecisionBody, response: replies(DoneReply) } },
    async (request) => {
      const reason = await reasoned(deps, request);
      await decideFeeReturn(deps, request.params.id, request.body.isGranted, reason);
      return { message: "Done." };
    },
  );
}
