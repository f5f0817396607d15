import {
  CoverTemplateBody,
  CoverTemplatesReply,
  DoneReply,
  IdParams,
} from "@quotehaven/contract/schemas";
import { coverTemplateBody, coverTemplatesReply } from "@quotehaven/contract/wire";
import type { Deps } from "../../deps";
import type { App } from "../../http/App";
import { currentUser } from "../../http/currentUser";
import { replies } from "../../http/replies";
import { deleteTemplate, keepTemplate, templatesOf } from "./coverTemplates";

/** Sets of limits that an agent keeps, to fill a quote's cover with one press. */
export async function coverTemplatesRoutes(app: App, deps: Deps): Promise<void> {
  const config = { access: "agent" } as const;

  app.get(
    "/agent/profile/cover-templates",
    { config, schema: { response: replies(CoverTemplatesReply) } },
    async (request) =>
      coverTemplatesReply.encode(await templatesOf(deps.db.query, currentUser(request).id)),
  );

  app.post(
    "/agent/profile/cover-templates",
    { config, schema: { body: CoverTemplateBody, response: replies(CoverTemplatesReply) } },
    async (request) => {
      const { id } = currentUser(request);
      return coverTemplatesReply.encode(
        await keepTemplate(deps, id, coverTemplateBody.decode(request.body)),
      );
    },
  );

  app.delete(
    "/agent/profile/cover-templates/:id",
    { config, schema: { params: IdParams, response: replies(DoneReply) } },
    async (request) => {
      await deleteTemplate(deps, currentUser(request).id, request.params.id);
      return { message: "Template deleted." };
    },
  );
}
