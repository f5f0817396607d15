import {
  ApplicationBody,
  ApplicationReply,
  DoneReply,
  OwnPolicies,
  OwnPoliciesReply,
  RevertQuery,
  SubmissionReply,
} from "@quotehaven/contract/schemas";
import {
  applicationBody,
  applicationReply,
  ownPolicies,
  ownPoliciesReply,
  revertQuery,
  submissionReply,
} from "@quotehaven/contract/wire";
import { Type } from "typebox";
import type { Deps } from "../deps";
import { askAgain } from "./askAgain";
import type { App } from "../server/App";
import { currentUser } from "../accounts/sessions/currentUser";
import { languageOf } from "../server/language";
import { replies } from "../server/replies";
import {
  deleteApplication,
  readApplication,
  revertApplication,
  saveApplication,
} from "./application";
import { savePresentPolicies } from "./presentPolicies";
import { submissionOutlook } from "./submissionOutlook";

const Force = Type.Partial(Type.Object({ force: Type.Boolean() }));

/** The consumer's application: read, save and submit, what follows that, what they have today, take changes back, begin again, delete. */
export async function applicationRoutes(app: App, deps: Deps): Promise<void> {
  const config = { access: "consumer" } as const;

  app.get(
    "/user/application",
    { config, schema: { response: replies(ApplicationReply) } },
    async (request) => {
      const consumer = { id: currentUser(request).id, language: languageOf(request) };
      return applicationReply.encode(await readApplication(deps, consumer));
    },
  );

  app.get(
    "/user/application/submitted",
    { config, schema: { response: replies(SubmissionReply) } },
    async (request) =>
      submissionReply.encode(await submissionOutlook(deps, currentUser(request).id)),
  );

  app.post(
    "/user/application",
    { config, schema: { body: ApplicationBody, response: replies(ApplicationReply) } },
    async (request) => {
      const { id } = currentUser(request);
      await deps.rateLimiter.consume("applicationByUser", String(id));
      const body = applicationBody.decode(request.body);
      const consumer = { id, language: languageOf(request) };
      return applicationReply.encode(await saveApplication(deps, consumer, body));
    },
  );

  app.post(
    "/user/application/again",
    { config, schema: { response: replies(ApplicationReply) } },
    async (request) => {
      const { id } = currentUser(request);
      await deps.rateLimiter.consume("applicationByUser", String(id));
      return applicationReply.encode(await askAgain(deps, { id, language: languageOf(request) }));
    },
  );

  app.put(
    "/user/application/present",
    { config, schema: { body: OwnPolicies, response: replies(OwnPoliciesReply) } },
    async (request) => {
      const { id } = currentUser(request);
      await deps.rateLimiter.consume("applicationByUser", String(id));
      const policies = ownPolicies.decode(request.body);
      return ownPoliciesReply.encode(await savePresentPolicies(deps, id, policies));
    },
  );

  app.delete(
    "/user/application/changes",
    { config, schema: { querystring: RevertQuery, response: replies(ApplicationReply) } },
    async (request) => {
      const { id } = currentUser(request);
      await deps.rateLimiter.consume("applicationByUser", String(id));
      const consumer = { id, language: languageOf(request) };
      const query = revertQuery.decode(request.query);
      return applicationReply.encode(await revertApplication(deps, consumer, query));
    },
  );

  app.delete(
    "/user/application",
    {
      config,
      schema: {
        querystring: Force,
        body: Type.Optional(Type.Union([Force, Type.Null()])),
        response: replies(DoneReply),
      },
    },
    async (request) => {
      const { id } = currentUser(request);
      await deleteApplication(deps, id, request.query.force ?? request.body?.force ?? false);
      return { message: "Application deleted." };
    },
  );
}
