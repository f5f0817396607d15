import {
  AgentSignupBody,
  CheckSignupBody,
  CheckSignupReply,
  ConsumerSignupBody,
  DoneReply,
  SignupQuestionsQuery,
  SignupQuestionsReply,
} from "@quotehaven/contract/schemas";
import {
  agentSignupBody,
  checkSignupBody,
  consumerSignupBody,
  signupQuestionsQuery,
  signupQuestionsReply,
} from "@quotehaven/contract/wire";
import { Type } from "typebox";
import type { Deps } from "../../deps";
import { notFound } from "../../server/errors";
import type { App } from "../../server/App";
import { languageOf } from "../../server/language";
import { replies } from "../../server/replies";
import { networkOf } from "../../server/settings/network";
import { formFor } from "../../reference/questionnaires";
import { formWithAnswers } from "../../applications/answers/answeredForms";
import { checkSignup, registerAgent, registerConsumer } from "./signup";

/** Registration: its questions, what it would be refused for, and itself. */
export async function signupRoutes(app: App, deps: Deps): Promise<void> {
  app.get(
    "/auth/signup",
    {
      config: { access: "public" },
      schema: { querystring: SignupQuestionsQuery, response: replies(SignupQuestionsReply) },
    },
    async (request) => {
      const { insuranceTypeId } = signupQuestionsQuery.decode(request.query);
      const form = formFor(insuranceTypeId, languageOf(request));
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
      preHandler: async ({ ip }) => deps.rateLimiter.consume("signupByIp", networkOf(ip)),
    },
    async (request) => {
      const { body, ip } = request;
      const from = { ip, language: languageOf(request) };
      if (body.agent) await registerAgent(deps, agentSignupBody.decode(body), from);
      else await registerConsumer(deps, consumerSignupBody.decode(body), from);
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
      await deps.rateLimiter.consume("signupCheckByIp", networkOf(request.ip));
      return { data: await checkSignup(deps, checkSignupBody.decode(request.body)) };
    },
  );
}
