import { DoneReply, ForgotPasswordQuery, ResetPasswordBody } from "@quotehaven/contract/schemas";
import { resetPasswordBody } from "@quotehaven/contract/wire";
import type { Deps } from "../../deps";
import type { App } from "../../http/App";
import { refusePrefetch } from "../../http/refusePrefetch";
import { replies } from "../../http/replies";
import { networkOf } from "../../network";
import { requestPasswordReset, resetPassword } from "./passwordReset";

const done = { message: "Done." };

/** A forgotten password: asking for the link, and using it. */
export async function passwordRoutes(app: App, deps: Deps): Promise<void> {
  app.get(
    "/auth/forgot-password",
    {
      config: { access: "public", human: "forgot-password" },
      schema: { querystring: ForgotPasswordQuery, response: replies(DoneReply) },
      onRequest: async (request) => refusePrefetch(request),
    },
    async (request) => {
      await requestPasswordReset(deps, request.query.email, request.ip);
      return done;
    },
  );

  app.post(
    "/auth/forgot-password",
    {
      config: { access: "public", human: "reset" },
      schema: { body: ResetPasswordBody, response: replies(DoneReply) },
    },
    async (request) => {
      await deps.rateLimiter.consume("tokenByIp", networkOf(request.ip));
      await resetPassword(deps, resetPasswordBody.decode(request.body));
      return done;
    },
  );
}
