import { DoneReply, FeeReturnBody, IdParams } from "@quotehaven/contract/schemas";
import type { Deps } from "../../deps";
import type { App } from "../../server/App";
import { currentUser } from "../../accounts/sessions/currentUser";
import { replies } from "../../server/replies";
import { askFeeBack } from "./feeReturns";

/** An agent asks for the fee of a lead back; its state comes with the payment. */
export async function feeReturnsRoutes(app: App, deps: Deps): Promise<void> {
  app.post(
    "/agent/profile/leads/:id/fee-return",
    {
      config: { access: "agent" },
      schema: { params: IdParams, body: FeeReturnBody, response: replies(DoneReply) },
    },
    async (request) => {
      await askFeeBack(deps, currentUser(request), request.params.id, request.body);
      return { message: "The fee was asked back." };
    },
  );
}
