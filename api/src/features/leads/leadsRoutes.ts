import { IdParams, LeadReply, LeadsQuery, LeadsReply } from "@quotehaven/contract/schemas";
import type { Deps } from "../../deps";
import type { App } from "../../http/App";
import { currentUser } from "../../http/currentUser";
import { languageOf } from "../../http/language";
import { replies } from "../../http/replies";
import { listLeads, readLead } from "./leads";

/** The agent's leads: the list, and one in full. */
export async function leadsRoutes(app: App, deps: Deps): Promise<void> {
  app.get(
    "/agent/profile/leads",
    {
      config: { access: "agent" },
      schema: { querystring: LeadsQuery, response: replies(LeadsReply) },
    },
    async (request) =>
      listLeads(
        deps,
        { id: currentUser(request).id, language: languageOf(request) },
        request.query,
      ),
  );

  app.get(
    "/agent/profile/leads/:id",
    { config: { access: "agent" }, schema: { params: IdParams, response: replies(LeadReply) } },
    async (request) =>
      readLead(
        deps,
        { id: currentUser(request).id, language: languageOf(request) },
        request.params.id,
      ),
  );
}
