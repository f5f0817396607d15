import { IdParams, QuoteBody, QuoteReply } from "@quotehaven/contract/schemas";
import { quoteBody, quoteReply } from "@quotehaven/contract/wire";
import type { FastifyRequest } from "fastify";
import type { Deps } from "../../deps";
import type { App } from "../../server/App";
import { currentUser } from "../../accounts/sessions/currentUser";
import { languageOf } from "../../server/language";
import { replies } from "../../server/replies";
import { createQuote, updateQuote } from "./quoting";

/** An agent's quotes on a lead: give one, update one after the application changed. */
export async function quotingRoutes(app: App, deps: Deps): Promise<void> {
  const route = {
    config: { access: "agent", human: "quote" },
    schema: { params: IdParams, body: QuoteBody, response: replies(QuoteReply) },
  } as const;

  const agentOf = (request: FastifyRequest) => ({
    id: currentUser(request).id,
    language: languageOf(request),
  });

  app.post("/agent/profile/leads/:id", route, async (request) => {
    const body = quoteBody.decode(request.body);
    return quoteReply.encode(await createQuote(deps, agentOf(request), request.params.id, body));
  });

  app.put("/agent/profile/leads/:id", route, async (request) => {
    const body = quoteBody.decode(request.body);
    return quoteReply.encode(await updateQuote(deps, agentOf(request), request.params.id, body));
  });
}
