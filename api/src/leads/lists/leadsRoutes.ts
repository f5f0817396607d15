import {
  ClientsQuery,
  DoneReply,
  IdParams,
  LeadReply,
  LeadsQuery,
  LeadsReply,
} from "@quotehaven/contract/schemas";
import { leadReply, leadsReply } from "@quotehaven/contract/wire";
import type { FastifyRequest } from "fastify";
import type { Deps } from "../../deps";
import type { App } from "../../server/App";
import { currentUser } from "../../accounts/sessions/currentUser";
import { languageOf } from "../../server/language";
import { replies } from "../../server/replies";
import { dismissLead, listClients, listLeads, readLead } from "./leads";

const agentOf = (request: FastifyRequest) => {
  const { id, timeZone } = currentUser(request);
  return { id, timeZone, language: languageOf(request) };
};

/** The agent's leads: the list, the clients won, one lead in full, and a deleted one put away. */
export async function leadsRoutes(app: App, deps: Deps): Promise<void> {
  const config = { access: "agent" } as const;

  app.get(
    "/agent/profile/leads",
    { config, schema: { querystring: LeadsQuery, response: replies(LeadsReply) } },
    async (request) => {
      const agent = agentOf(request);
      return leadsReply.encode(await listLeads(deps, agent, request.query));
    },
  );

  app.get(
    "/agent/profile/clients",
    { config, schema: { querystring: ClientsQuery, response: replies(LeadsReply) } },
    async (request) => leadsReply.encode(await listClients(deps, agentOf(request), request.query)),
  );

  app.get(
    "/agent/profile/leads/:id",
    { config, schema: { params: IdParams, response: replies(LeadReply) } },
    async (request) => leadReply.encode(await readLead(deps, agentOf(request), request.params.id)),
  );

  app.delete(
    "/agent/profile/leads/:id",
    { config, schema: { params: IdParams, response: replies(DoneReply) } },
    async (request) => {
      await dismissLead(deps, currentUser(request).id, request.params.id);
      return { message: "Lead removed from the list." };
    },
  );
}
