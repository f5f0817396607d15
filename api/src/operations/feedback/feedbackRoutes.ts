import { feedbackRules } from "@quotehaven/contract/rules";
import { DoneReply, FeedbackBody } from "@quotehaven/contract/schemas";
import type { Deps } from "../../deps";
import { refuseInvalid } from "../../server/errors";
import type { App } from "../../server/App";
import { replies } from "../../server/replies";
import { withoutTurns } from "../../server/input/strictInput";
import { networkOf } from "../../server/settings/network";
import { enqueue } from "../../outbox/outbox";

/** Get in touch: stored, and mailed to our people. */
export async function feedbackRoutes(app: App, deps: Deps): Promise<void> {
  const { db, clock, rateLimiter } = deps;
  app.post(
    "/feedback",
    {
      config: { access: "public", human: "feedback" },
      schema: { body: FeedbackBody, response: replies(DoneReply) },
    },
    async (request) => {
      await rateLimiter.consume("feedbackByIp", networkOf(request.ip));
      const { email, message } = request.body;
      const name = withoutTurns(request.body.name);
      refuseInvalid({ name, email, message }, feedbackRules);
      const now = clock.now();
      await db.transaction(async (tx) => {
        const { id } = await tx
          .insertInto("feedback")
          .values({ name: name.trim(), email, message, created_at: now })
          .returning("id")
          .executeTakeFirstOrThrow();
        await enqueue(tx, now, {
          kind: "feedback-mail",
          // What was written stays in its own table; the outbox holds nothing personal.
          payload: { feedbackId: id },
          dedupeKey: `feedback-mail:${id}`,
        });
      });
      return { message: "Thank you for getting in touch." };
    },
  );
}
