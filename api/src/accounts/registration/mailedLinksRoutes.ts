import {
  ContinueRegistrationBody,
  ContinueRegistrationReply,
  DoneReply,
  ForgotPasswordQuery,
  KeepRegistrationBody,
  KeepRegistrationReply,
  ResendVerificationBody,
  ResetPasswordBody,
  ValidateBody,
  ValidateReply,
  VerifyBody,
  VerifyReply,
} from "@quotehaven/contract/schemas";
import { resetPasswordBody, verifyReply } from "@quotehaven/contract/wire";
import type { FastifyRequest } from "fastify";
import type { Deps } from "../../deps";
import type { App } from "../../server/App";
import { languageOf } from "../../server/language";
import { refusePrefetch } from "../../server/refusePrefetch";
import { replies } from "../../server/replies";
import { networkOf } from "../../server/settings/network";
import { findDraft, keepRegistration } from "./keptRegistrations";
import { requestPasswordReset, resetPassword } from "../passwords/passwordReset";
import { resendVerification, validateToken, verifyAccount } from "./verification";

const done = { message: "Done." };

/** Mailed links: asked for, looked at, and used. */
export async function mailedLinksRoutes(app: App, deps: Deps): Promise<void> {
  /** Whoever guesses tokens is stopped. @throws 429. */
  const countTry = async ({ ip }: FastifyRequest) =>
    deps.rateLimiter.consume("tokenByIp", networkOf(ip));

  verificationRoutes(app, deps, countTry);
  passwordRoutes(app, deps, countTry);
  registrationRoutes(app, deps, countTry);
}

type CountTry = (request: FastifyRequest) => Promise<void>;

function verificationRoutes(app: App, deps: Deps, countTry: CountTry): void {
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
      schema: { body: ValidateBody, response: replies(ValidateReply) },
      preHandler: countTry,
    },
    async (request) => ({ ...done, ...(await validateToken(deps, request.body)) }),
  );

  app.post(
    "/auth/verify",
    {
      config: { access: "public", human: "verify" },
      schema: { body: VerifyBody, response: replies(VerifyReply) },
      preHandler: countTry,
    },
    async (request) => verifyReply.encode(await verifyAccount(deps, request.body.token)),
  );
}

function passwordRoutes(app: App, deps: Deps, countTry: CountTry): void {
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
      preHandler: countTry,
    },
    async (request) => {
      await resetPassword(deps, resetPasswordBody.decode(request.body));
      return done;
    },
  );
}

function registrationRoutes(app: App, deps: Deps, countTry: CountTry): void {
  app.post(
    "/auth/keep-registration",
    {
      config: { access: "public", human: "keep-registration" },
      schema: { body: KeepRegistrationBody, response: replies(KeepRegistrationReply) },
    },
    async (request) => {
      const from = { ip: request.ip, language: languageOf(request) };
      const token = await keepRegistration(deps, request.body, from);
      return { data: { token } };
    },
  );

  app.post(
    "/auth/continue-registration",
    {
      config: { access: "public" },
      schema: { body: ContinueRegistrationBody, response: replies(ContinueRegistrationReply) },
      preHandler: countTry,
    },
    async (request) => ({ data: await findDraft(deps, request.body.token) }),
  );
}
