import { localDay } from "@quotehaven/contract/rules";
import { PersonalData, PersonalPageReply, PrivacyReply } from "@quotehaven/contract/schemas";
import type { FastifyRequest } from "fastify";
import type { Deps } from "../../deps";
import type { App } from "../../server/App";
import { currentUser } from "../../accounts/sessions/currentUser";
import { languageOf } from "../../server/language";
import { replies } from "../../server/replies";
import { liveApplication } from "../../applications/liveApplication";
import { personalDataOf } from "./personalDataOf";
import { personalPage } from "./personalPage";
import { consentsOf, openingsFor } from "./privacyQueries";

/** What is held about a consumer: who opened it, what they agreed to, and all of it to take along. */
export async function privacyRoutes(app: App, deps: Deps): Promise<void> {
  const config = { access: "consumer" } as const;

  /** @throws 429 after too many in a day. */
  async function everythingOf(request: FastifyRequest): Promise<PersonalData> {
    const { id } = currentUser(request);
    await deps.rateLimiter.consume("personalDataByUser", String(id));
    return personalDataOf(deps, { id, language: languageOf(request) });
  }

  app.get(
    "/user/privacy",
    { config, schema: { response: replies(PrivacyReply) } },
    async (request) => {
      const { id } = currentUser(request);
      const live = await liveApplication(deps.db.query, id);
      return {
        data: {
          openings: await openingsFor(deps.db.query, id),
          consents: await consentsOf(deps.db.query, id),
          application: live
            ? {
                id: live.id,
                submittedAt: live.submittedAt?.toISOString() ?? null,
                isChosen: live.acceptedQuoteId !== null,
                isPaid: live.confirmedAt !== null,
              }
            : null,
        },
      };
    },
  );

  app.get(
    "/user/privacy/data",
    { config, schema: { response: replies(PersonalData) } },
    async (request, reply) => {
      const everything = await everythingOf(request);
      const day = localDay(new Date(everything.madeAt), currentUser(request).timeZone);
      reply.header("content-disposition", `attachment; filename="quotehaven-my-data-${day}.json"`);
      return everything;
    },
  );

  // Within JSON: a page with a person's words is never shown on this origin.
  app.get(
    "/user/privacy/page",
    { config, schema: { response: replies(PersonalPageReply) } },
    async (request) => {
      const { timeZone } = currentUser(request);
      return {
        data: { html: personalPage(await everythingOf(request), languageOf(request), timeZone) },
      };
    },
  );
}
