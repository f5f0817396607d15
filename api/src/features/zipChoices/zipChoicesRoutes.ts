import {
  FindZipCodesBody,
  FoundZipCodesReply,
  LeadAreasReply,
  ZipPlacesQuery,
  ZipPlacesReply,
} from "@quotehaven/contract/schemas";
import { foundZipCodesReply, leadAreasReply, zipPlacesReply } from "@quotehaven/contract/wire";
import type { Deps } from "../../deps";
import type { App } from "../../http/App";
import { currentUser } from "../../http/currentUser";
import { replies } from "../../http/replies";
import { createLeadAreas } from "./leadAreas";
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
      return foundZipCodesReply.encode(await findZipCodes(db.query, request.body));
    },
  );

  app.get(
    "/agent/profile/zip-places",
    { config, schema: { querystring: ZipPlacesQuery, response: replies(ZipPlacesReply) } },
    async (request) => {
      await limit(currentUser(request).id);
      return zipPlacesReply.encode(await findZipPlaces(db.query, request.query.search));
    },
  );

  app.get(
    "/agent/profile/lead-areas",
    { config, schema: { response: replies(LeadAreasReply) } },
    async (request) => {
      await limit(currentUser(request).id);
      return leadAreasReply.encode(await leadAreas());
    },
  );
}
