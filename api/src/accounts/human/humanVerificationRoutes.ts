import { HumanChallengeQuery } from "@quotehaven/contract/schemas";
import { Type } from "typebox";
import type { Deps } from "../../deps";
import { notFound } from "../../server/errors";
import type { App } from "../../server/App";
import { replies } from "../../server/replies";
import { networkOf } from "../../server/settings/network";

/** The riddle whose answer shows that a person asks. */
export async function humanVerificationRoutes(app: App, deps: Deps): Promise<void> {
  app.get(
    "/human-verification/challenge",
    {
      config: { access: "public" },
      schema: {
        querystring: HumanChallengeQuery,
        response: replies(Type.Object({}, { additionalProperties: true })),
      },
    },
    async (request) => {
      await deps.rateLimiter.consume("challengeByIp", networkOf(request.ip));
      const challenge = await deps.humanVerifier.challenge(request.query.for);
      if (!challenge) throw notFound();
      return challenge;
    },
  );
}
