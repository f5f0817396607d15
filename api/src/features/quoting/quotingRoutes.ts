import { IdParams, QuoteBody, QuoteReply } from "@quotehaven/contract/schemas";
import { quoteBody, quoteReply } from "@quotehaven/contract/wire";
import type { FastifyRequest } from "fastify";
import type { Deps } from "../../deps";
import type { App } from "../../http/App";
import { currentUser } from "../../http/currentUser";
import { languageOf } from "../../http/language";
import { replies } from "../../http/replies";
import { createQuote, updateQuote } from "./quoting";

/** An agent's quotes on a lead: give one, update one after the application changed. */
export async function quotingRoutes(app: App, deps: Deps): Promise<void> {
  const route = {
    config: { access: "agent", human: "quote" },
    schema: { params: IdParams, body: QuoteBody, response: replies(QuoteReply) },
  } as const;

  async function agentOf(request: FastifyRequest) {
    const { id } = currentUser(request);
    await deps.rateLimiter.consume("quoteByAgent", String(id));
    return { id, language: languageOf(request) };
  }

  app.post("/agent/profile/leads/:id", route, async (request) => {
    const body = quoteBody.decode(request.body);
    return quoteReply.encode(
      await createQuote(deps, await agentOf(request), request.params.id, body),
    );
  });

  app.put("/agent/profile/leads/:id", route, async (request) => {
    const body = quoteBody.decode(request.body);
    return quoteReply.encode(
      await updateQuote(deps, await agentOf(request), request.params.id, body),
    );
  });
}
