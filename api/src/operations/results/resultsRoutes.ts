import {
  LostLeadsQuery,
  LostLeadsReply,
  ResultsQuery,
  ResultsReply,
  StateResultsReply,
} from "@quotehaven/contract/schemas";
import type { Deps } from "../../deps";
import type { App } from "../../server/App";
import { currentUser } from "../../accounts/sessions/currentUser";
import { languageOf } from "../../server/language";
import { replies } from "../../server/replies";
import { lostLeads, resultsByMonth, resultsByState } from "./results";

/** What an agent quoted, won, lost and paid. */
export async function resultsRoutes(app: App, deps: Deps): Promise<void> {
  const config = { access: "agent" } as const;

  app.get(
    "/agent/profile/results",
    { config, schema: { querystring: ResultsQuery, response: replies(ResultsReply) } },
    async (request) => ({
      data: await resultsByMonth(deps, currentUser(request), request.query.months),
    }),
  );

  app.get(
    "/agent/profile/results/states",
    { config, schema: { querystring: ResultsQuery, response: replies(StateResultsReply) } },
    async (request) => ({
      data: await resultsByState(deps, currentUser(request), request.query.months),
    }),
  );

  app.get(
    "/agent/profile/results/losses",
    { config, schema: { querystring: LostLeadsQuery, response: replies(LostLeadsReply) } },
    async (request) => {
      const agent = { ...currentUser(request), language: languageOf(request) };
      return { data: await lostLeads(deps, agent, request.query) };
    },
  );
}
