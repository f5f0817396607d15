import {
  ContinueRegistrationBody,
  ContinueRegistrationReply,
  KeepRegistrationBody,
  KeepRegistrationReply,
} from "@quotehaven/contract/schemas";
import { continueRegistrationReply, keepRegistrationBody } from "@quotehaven/contract/wire";
import type { Deps } from "../../deps";
import type { App } from "../../http/App";
import { languageOf } from "../../http/language";
import { replies } from "../../http/replies";
import { networkOf } from "../../network";
import { findRegistration, keepRegistration } from "../../registrations/keptRegistrations";

/** A registration that is gone on with on another device. */
export async function keptRegistrationRoutes(app: App, deps: Deps): Promise<void> {
  app.post(
    "/auth/keep-registration",
    {
      config: { access: "public", human: "keep-registration" },
      schema: { body: KeepRegistrationBody, response: replies(KeepRegistrationReply) },
    },
    async (request) => {
      const from = { ip: request.ip, language: languageOf(request) };
      const token = await keepRegistration(deps, keepRegistrationBody.decode(request.body), from);
      return { data: { token } };
    },
  );

  app.post(
    "/auth/continue-registration",
    {
      config: { access: "public" },
      schema: { body: ContinueRegistrationBody, response: replies(ContinueRegistrationReply) },
    },
    async (request) => {
      await deps.rateLimiter.consume("tokenByIp", networkOf(request.ip));
      return continueRegistrationReply.encode(await findRegistration(deps, request.body.token));
    },
  );
}
