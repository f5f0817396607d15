import { DoneReply } from "@quotehaven/contract/schemas";
import type { Deps } from "../deps";
import type { App } from "../server/App";
import { currentUser } from "../accounts/sessions/currentUser";
import { replies } from "../server/replies";
import { deleteAgentAccount, deleteConsumerAccount } from "./deleteAccount";

/** The end of an account, of either role. */
export async function accountRoutes(app: App, deps: Deps): Promise<void> {
  const schema = { response: replies(DoneReply) };

  app.delete(
    "/user/profile/delete",
    { config: { access: "consumer" }, schema },
    async (request) => {
      await deleteConsumerAccount(deps, currentUser(request).id);
      return { message: "Account deleted." };
    },
  );

  app.delete("/agent/profile/delete", { config: { access: "agent" }, schema }, async (request) => {
    await deleteAgentAccount(deps, currentUser(request).id);
    return { message: "Account deleted." };
  });
}
