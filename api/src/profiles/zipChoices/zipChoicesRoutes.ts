import {
  FindZipCodesBody,
  FoundZipCodesReply,
  LeadAreasReply,
  ZipPlacesQuery,
  ZipPlacesReply,
} from "@quotehaven/contract/schemas";
import type { Deps } from "../../deps";
import type { App } from "../../server/App";
import { currentUser } from "../../accounts/sessions/currentUser";
import { replies } from "../../server/replies";
import { createLeadAreas } from "../../leads/areas/leadAreas";
import { findZipCodes, findZipPlaces } from "./zipChoices";

/** Helps an agent to choose many ZIP codes at once. What is found is chosen with the profile. */
export async function zipChoicesRoutes(app: App, deps: Deps): Promise<void> {
  const { db, rateLimiter } = deps;
  const config = { access: "agent" } as const;
  const leadAreas = createLeadAreas(deps);
  const limit = (agentId: number) => rateLimiter.consume("zipSearchByAgent", String(agentId));

  app.post(
    "/agent/profile/zip-codes",
    { config, schema: { body: FindZipCodesBody, response: replies(FoundZipCodesReply) } },
    async (request) => {
      await limit(currentUser(request).id);
      return { data: await findZipCodes(db.query, request.body) };
    },
  );

  app.get(
    "/agent/profile/zip-places",
    { config, schema: { querystring: ZipPlacesQuery, response: replies(ZipPlacesReply) } },
    async (request) => {
      await limit(currentUser(request).id);
      return { data: await findZipPlaces(db.query, request.query.search) };
    },
  );

  app.get(
    "/agent/profile/lead-areas",
    { config, schema: { response: replies(LeadAreasReply) } },
    async (request) => {
      await limit(currentUser(request).id);
      return { data: await leadAreas() };
    },
  );
}
