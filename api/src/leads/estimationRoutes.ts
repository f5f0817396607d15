import {
  EstimationBody,
  EstimationReply,
  IdParams,
  LeadEstimationBody,
  type Language,
} from "@quotehaven/contract/schemas";
import {
  estimationBody,
  estimationReply,
  leadEstimationBody,
  type AnswerInput,
} from "@quotehaven/contract/wire";
import type { Deps } from "../deps";
import { notFound } from "../server/errors";
import { estimate, type EstimateProfile } from "../estimation/estimate";
import type { App } from "../server/App";
import { currentUser } from "../accounts/sessions/currentUser";
import { languageOf } from "../server/language";
import { replies } from "../server/replies";
import { findLead } from "./findLead";
import { networkOf } from "../server/settings/network";
import { catalogueFor } from "../reference/questionnaires";

/** The coverage estimates: anybody's, of which nothing is kept, a consumer's own, and an agent's of a lead. */
export async function estimationRoutes(app: App, deps: Deps): Promise<void> {
  app.post(
    "/estimation/:id",
    {
      config: { access: "consumer" },
      schema: { params: IdParams, body: EstimationBody, response: replies(EstimationReply) },
    },
    async (request) => {
      const { id } = currentUser(request);
      await deps.rateLimiter.consume("estimationByUser", String(id));
      const consumer = await deps.db.query
        .selectFrom("consumers")
        .select("date_of_birth as dateOfBirth")
        .where("user_id", "=", id)
        .executeTakeFirst();
      const { answers } = estimationBody.decode(request.body);
      return estimateOr404(request.params.id, answers, consumer ?? {}, languageOf(request));
    },
  );

  app.post(
    "/estimation/preview/:id",
    {
      config: { access: "public" },
      schema: { params: IdParams, body: EstimationBody, response: replies(EstimationReply) },
    },
    async (request) => {
      await deps.rateLimiter.consume("estimationByIp", networkOf(request.ip));
      const { answers } = estimationBody.decode(request.body);
      return estimateOr404(request.params.id, answers, {}, languageOf(request));
    },
  );

  app.post(
    "/agent/profile/calculate-coverage",
    {
      config: { access: "agent" },
      schema: { body: LeadEstimationBody, response: replies(EstimationReply) },
    },
    async (request) => {
      const { id } = currentUser(request);
      await deps.rateLimiter.consume("estimationByUser", String(id));
      const { insuranceTypeId, leadId, answers } = leadEstimationBody.decode(request.body);
      const lead = await findLead(deps, id, leadId);
      return estimateOr404(insuranceTypeId, answers, lead, languageOf(request));
    },
  );

  function estimateOr404(
    insuranceTypeId: number,
    answers: readonly AnswerInput[],
    person: EstimateProfile,
    language: Language,
  ): EstimationReply {
    const estimated = estimate(
      insuranceTypeId,
      answers,
      person,
      deps.clock.now(),
      catalogueFor(language),
      language,
    );
    if (!estimated) throw notFound();
    return estimationReply.encode(estimated);
  }
}
