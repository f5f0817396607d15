import {
  CoverTemplateBody,
  CoverTemplatesReply,
  DoneReply,
  SmallIdParams,
} from "@quotehaven/contract/schemas";
import type { Deps } from "../../deps";
import type { App } from "../../server/App";
import { currentUser } from "../../accounts/sessions/currentUser";
import { replies } from "../../server/replies";
import { deleteTemplate, keepTemplate, templatesOf } from "./coverTemplates";

/** Sets of limits that an agent keeps, to fill a quote's cover with one press. */
export async function coverTemplatesRoutes(app: App, deps: Deps): Promise<void> {
  const config = { access: "agent" } as const;

  app.get(
    "/agent/profile/cover-templates",
    { config, schema: { response: replies(CoverTemplatesReply) } },
    async (request) => ({ data: await templatesOf(deps.db.query, currentUser(request).id) }),
  );

  app.post(
    "/agent/profile/cover-templates",
    { config, schema: { body: CoverTemplateBody, response: replies(CoverTemplatesReply) } },
    async (request) => ({ data: await keepTemplate(deps, currentUser(request).id, request.body) }),
  );

  app.delete(
    "/agent/profile/cover-templates/:id",
    { config, schema: { params: SmallIdParams, response: replies(DoneReply) } },
    async (request) => {
      await deleteTemplate(deps, currentUser(request).id, request.params.id);
      return { message: "Template deleted." };
    },
  );
}
