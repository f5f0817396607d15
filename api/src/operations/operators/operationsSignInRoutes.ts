import {
  DoneReply,
  EnrolBody,
  EnrolmentBody,
  EnrolmentReply,
  OperatorCodeBody,
  OperatorSignInBody,
  OperatorSignInReply,
  RecoveryCodesReply,
} from "@quotehaven/contract/schemas";
import type { FastifyError } from "fastify";
import type { Deps } from "../../deps";
import { notFound, Refusal } from "../../server/errors";
import type { App } from "../../server/App";
import { replies } from "../../server/replies";
import { networkOf } from "../../server/settings/network";
import { beginEnrolment, enrol } from "./enrolment";
import { endOwnSessions, renewRecoveryCodes, signIn } from "./signIn";
import { actorOf } from "./operatorAct";

/** Strangers may call these, and find nothing there: neither what is missing, nor that it was too often. */
const open = { access: "public", isUnlisted: true } as const;

/** How operators enrol, sign in, and look after their own access. */
export async function operationsSignInRoutes(app: App, deps: Deps): Promise<void> {
  const { rateLimiter } = deps;

  app.post(
    "/operations/sign-in",
    {
      config: open,
      errorHandler: sayNothing,
      schema: { body: OperatorSignInBody, response: replies(OperatorSignInReply) },
    },
    async ({ body, ip }) => ({ sid: await signIn(deps, body, ip) }),
  );

  app.post(
    "/operations/enrolment",
    {
      config: open,
      errorHandler: sayNothing,
      schema: { body: EnrolmentBody, response: replies(EnrolmentReply) },
    },
    async ({ body, ip }) => {
      await rateLimiter.consume("operatorByIp", networkOf(ip));
      return { data: await beginEnrolment(deps, body.token) };
    },
  );

  app.put(
    "/operations/enrolment",
    {
      config: open,
      errorHandler: sayNothing,
      schema: { body: EnrolBody, response: replies(RecoveryCodesReply) },
    },
    async ({ body, ip }) => {
      await rateLimiter.consume("operatorByIp", networkOf(ip));
      return { data: await enrol(deps, body) };
    },
  );

  app.post(
    "/operations/recovery-codes",
    {
      config: { access: "operator" },
      schema: { body: OperatorCodeBody, response: replies(RecoveryCodesReply) },
    },
    async (request) => ({
      data: await renewRecoveryCodes(deps, await actorOf(deps, request), request.body.code),
    }),
  );

  app.post(
    "/operations/end-sessions",
    { config: { access: "operator" }, schema: { response: replies(DoneReply) } },
    async (request) => {
      await endOwnSessions(deps, await actorOf(deps, request));
      return { message: "Done." };
    },
  );
}

/** What whoever holds a link that counts is told. */
const told: ReadonlySet<string> = new Set(["wrong-code", "password-length", "common-password"]);

function sayNothing(error: FastifyError): never {
  if (!(error instanceof Refusal)) throw (error.statusCode ?? 500) < 500 ? notFound() : error;
  throw error.status >= 500 || error.codes.every((code) => told.has(code)) ? error : notFound();
}
