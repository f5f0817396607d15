import {
  ConsumerQuotesReply,
  DoneReply,
  IdParams,
  QuoteChoice,
} from "@quotehaven/contract/schemas";
import { consumerQuotesReply, quoteChoice } from "@quotehaven/contract/wire";
import { Type } from "typebox";
import type { Deps } from "../../deps";
import type { App } from "../../server/App";
import { currentUser } from "../../accounts/sessions/currentUser";
import { languageOf } from "../../server/language";
import { replies } from "../../server/replies";
import { acceptQuote, dismissQuote, listQuotes, takeBackChoice } from "./quotes";

/** The consumer's quotes: list, choose, close a removed one. */
export async function quotesRoutes(app: App, deps: Deps): Promise<void> {
  const config = { access: "consumer" } as const;

  app.get(
    "/user/quotes",
    { config, schema: { response: replies(ConsumerQuotesReply) } },
    async (request) => {
      const consumer = { id: currentUser(request).id, language: languageOf(request) };
      return consumerQuotesReply.encode(await listQuotes(deps, consumer));
    },
  );

  app.post(
    "/user/quotes/:id",
    {
      config,
      schema: {
        params: IdParams,
        body: Type.Optional(Type.Union([QuoteChoice, Type.Null()])),
        response: replies(DoneReply),
      },
    },
    async (request) => {
      const consumer = { id: currentUser(request).id, language: languageOf(request) };
      const shown = request.body ? quoteChoice.decode(request.body) : undefined;
      await acceptQuote(deps, consumer, request.params.id, shown);
      return { message: "Quote chosen." };
    },
  );

  app.delete(
    "/user/quotes/:id/choice",
    { config, schema: { params: IdParams, response: replies(DoneReply) } },
    async (request) => {
      await takeBackChoice(deps, currentUser(request).id, request.params.id);
      return { message: "Choice taken back." };
    },
  );

  app.delete(
    "/user/quotes/:id",
    { config, schema: { params: IdParams, response: replies(DoneReply) } },
    async (request) => {
      await dismissQuote(deps, currentUser(request).id, request.params.id);
      return { message: "Quote closed." };
    },
  );
}
