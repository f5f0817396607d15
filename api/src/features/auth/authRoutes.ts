import {
  AgentSignupBody,
  CheckSessionQuery,
  CheckSessionReply,
  CheckSignupBody,
  CheckSignupReply,
  ConsumerSignupBody,
  DoneReply,
  ForgotPasswordQuery,
  HumanChallengeQuery,
  LanguageBody,
  LoginBody,
  LoginReply,
  ResendVerificationBody,
  ResetPasswordBody,
  SignupQuestionsQuery,
  SignupQuestionsReply,
  ValidateBody,
  VerifyBody,
  VerifyReply,
  ZipCodesQuery,
  ZipCodesReply,
} from "@quotehaven/contract/schemas";
import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import type { Deps } from "../../deps";
import { badRequest, notFound } from "../../errors";
import type { App } from "../../http/App";
import { currentSession, currentUser } from "../../http/currentUser";
import { languageOf } from "../../http/language";
import { replies } from "../../http/replies";
import { formFor } from "../../reference/questionnaires";
import { networkOf } from "../../network";
import { setLanguage } from "../../accounts/setLanguage";
import { consumerSignupBody, signupQuestionsReply, zipCodesReply } from "@quotehaven/contract/wire";
import { formWithAnswers } from "../../answers/answeredForms";
import { createKnownPlaces, login } from "./login";
import { requestPasswordReset, resetPassword } from "./passwordReset";
import { checkSignup, registerAgent, registerConsumer } from "./signup";
import { resendVerification, validateToken, verifyAccount } from "./verification";
import { findZipCodes } from "./zipCodes";

/** Sign-in and out, registration, verification, passwords, and what registration needs. */
export async function authRoutes(app: App, deps: Deps): Promise<void> {
  const { sessions, rateLimiter, db } = deps;
  const knownPlaces = createKnownPlaces();
  const done = { message: "Done." };
  let everyZipCode: ZipCodesReply | undefined;

  app.post(
    "/auth/login",
    {
      config: { access: "public", human: "login" },
      schema: { body: LoginBody, response: replies(LoginReply) },
    },
    (request) =>
      login(deps, knownPlaces, request.body, { ip: request.ip, language: languageOf(request) }),
  );

  // The specification logs out by GET. A dead sid is no error: whoever asks is out.
  app.get(
    "/auth/login",
    { config: { access: "public" }, schema: { response: replies(DoneReply) } },
    async (request) => {
      refusePrefetch(request);
      if (request.session) await sessions.end(request.session);
      return done;
    },
  );

  app.get(
    "/auth/check-session",
    {
      config: { access: "user", background: true },
      schema: { querystring: CheckSessionQuery, response: replies(CheckSessionReply) },
    },
    async (request) => {
      const session = currentSession(request);
      if (request.query.active === "1") await sessions.touch(session);
      const { idleEndsAt, endsAt } = sessions.endsAt(session);
      return {
        type: session.type,
        idle_ends_at: idleEndsAt.toISOString(),
        ends_at: endsAt.toISOString(),
      };
    },
  );

  app.post(
    "/auth/language",
    { config: { access: "user" }, schema: { body: LanguageBody, response: replies(DoneReply) } },
    async (request) => {
      const { id } = currentUser(request);
      await rateLimiter.consume("languageByUser", String(id));
      await setLanguage(db.query, id, request.body.language);
      return done;
    },
  );

  app.get(
    "/auth/signup",
    {
      config: { access: "public" },
      schema: { querystring: SignupQuestionsQuery, response: replies(SignupQuestionsReply) },
    },
    async (request) => {
      const form = formFor(request.query.insId, languageOf(request));
      if (!form) throw notFound();
      return signupQuestionsReply.encode([formWithAnswers(form, [])]);
    },
  );

  app.post(
    "/auth/signup",
    {
      config: { access: "public", human: "signup" },
      schema: {
        body: Type.Union([AgentSignupBody, ConsumerSignupBody]),
        response: replies(DoneReply),
      },
      preHandler: async (request) => rateLimiter.consume("signupByIp", networkOf(request.ip)),
    },
    async (request) => {
      const { body } = request;
      const language = languageOf(request);
      if (body.agent) await registerAgent(deps, body, language);
      else await registerConsumer(deps, consumerSignupBody.decode(body), language);
      return { message: "Please confirm your email." };
    },
  );

  app.post(
    "/auth/check-signup",
    {
      config: { access: "public", human: "check-signup" },
      schema: { body: CheckSignupBody, response: replies(CheckSignupReply) },
    },
    async (request) => {
      await rateLimiter.consume("signupCheckByIp", networkOf(request.ip));
      return { data: await checkSignup(deps, request.body) };
    },
  );

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
      return { type: await verifyAccount(deps, request.body.token) };
    },
  );

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
      await rateLimiter.consume("tokenByIp", networkOf(request.ip));
      await resetPassword(deps, request.body);
      return done;
    },
  );

  app.get(
    "/auth/zipcodes",
    {
      config: { access: "public" },
      schema: { querystring: ZipCodesQuery, response: replies(ZipCodesReply) },
    },
    async (request) => {
      const { search, limit } = request.query;
      if (search !== undefined || limit !== undefined) {
        return zipCodesReply.encode(await findZipCodes(db.query, { search, limit }));
      }
      await rateLimiter.consume("bulkByIp", networkOf(request.ip));
      // The table does not change while the process runs.
      everyZipCode ??= zipCodesReply.encode(await findZipCodes(db.query, {}));
      return everyZipCode;
    },
  );

  app.get(
    "/human-verification/challenge",
    {
      config: { access: "public" },
      schema: {
        querystring: HumanChallengeQuery,
        response: replies(Type.Object({}, { additionalProperties: true })),
      },
    },
    async (request) => {
      await rateLimiter.consume("challengeByIp", networkOf(request.ip));
      const challenge = await deps.humanVerifier.challenge(request.query.for);
      if (!challenge) throw notFound();
      return challenge;
    },
  );
}

/** A GET that changes something must not happen because a browser guessed ahead. */
function refusePrefetch({ headers }: FastifyRequest): void {
  const purposes = [headers["sec-purpose"], headers.purpose, headers["x-moz"]];
  if (purposes.some((purpose) => /prefetch|prerender|preview/i.test(String(purpose ?? "")))) {
    throw badRequest("prefetch");
  }
}
