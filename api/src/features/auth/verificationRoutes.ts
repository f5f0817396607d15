import {
  DoneReply,
  ResendVerificationBody,
  ValidateBody,
  VerifyBody,
  VerifyReply,
} from "@quotehaven/contract/schemas";
import { verifyReply } from "@quotehaven/contract/wire";
import type { Deps } from "../../deps";
import type { App } from "../../http/App";
import { replies } from "../../http/replies";
import { networkOf } from "../../network";
import { resendVerification, validateToken, verifyAccount } from "./verification";

const done = { message: "Done." };

/** Mailed links: sent again, looked at, and used to prove an address. */
export async function verificationRoutes(app: App, deps: Deps): Promise<void> {
  const { rateLimiter } = deps;

  app.post(
    "/auth/resend-verification",
    {
      config: { access: "public", human: "resend-verification" },
      schema: { body: ResendVerificationBody, response: replies(DoneReply) },
    },
    async (request) => {
      await resendVerification(deps, request.body.email, request.ip);
      return done;
    },
  );

  app.post(
    "/auth/validate",
    {
      config: { access: "public" },
      schema: { body: ValidateBody, response: replies(DoneReply) },
    },
    async (request) => {
      await rateLimiter.consume("tokenByIp", networkOf(request.ip));
      await validateToken(deps, request.body.token);
      return done;
    },
  );

  app.post(
    "/auth/verify",
    {
      config: { access: "public", human: "verify" },
      schema: { body: VerifyBody, response: replies(VerifyReply) },
    },
    async (request) => {
      await rateLimiter.consume("tokenByIp", networkOf(request.ip));
      return verifyReply.encode(await verifyAccount(deps, request.body.token));
    },
  );
}
