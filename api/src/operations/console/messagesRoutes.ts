import {
  DoneReply,
  SmallIdParams,
  MessageNoteBody,
  OperationsQuery,
  ReceivedMessagesReply,
} from "@quotehaven/contract/schemas";
import type { Queries } from "../../database";
import type { Deps } from "../../deps";
import { notFound } from "../../server/errors";
import type { App } from "../../server/App";
import { replies } from "../../server/replies";
import { sent } from "../../server/input/sent";
import { ownReason } from "../operators/ownWords";
import { recordAct } from "../operators/recordAct";
import { actorOf } from "../operators/operatorAct";
import { paged } from "../operators/paged";

/** What people wrote in Get in touch, and what became of it. */
export async function messagesRoutes(app: App, deps: Deps): Promise<void> {
  const config = { access: "operator" } as const;
  const { db, clock } = deps;

  app.get(
    "/operations/messages",
    {
      config,
      schema: { querystring: OperationsQuery, response: replies(ReceivedMessagesReply) },
    },
    async ({ query }) => {
      const { rows, count } = await paged(
        (query.all ? messages(db.query) : openMessages(db.query))
          .orderBy("created_at", query.all ? "desc" : "asc")
          .orderBy("id"),
        query.page,
      );
      return { data: rows.map(sent), count };
    },
  );

  app.put(
    "/operations/messages/:id",
    {
      config,
      schema: { params: SmallIdParams, body: MessageNoteBody, response: replies(DoneReply) },
    },
    async (request) => {
      const { note, isAnswered } = request.body;
      const actor = await actorOf(deps, request);
      const now = clock.now();
      await db.transaction(async (tx) => {
        const before = await tx
          .selectFrom("feedback")
          .select(["read_at", "answered_at"])
          .where("id", "=", request.params.id)
          .forUpdate()
          .executeTakeFirstOrThrow(() => notFound());
        await tx
          .updateTable("feedback")
          .set({
            note: note.trim(),
            read_at: before.read_at ?? now,
            answered_at: isAnswered ? (before.answered_at ?? now) : null,
          })
          .where("id", "=", request.params.id)
          .execute();
        await recordAct(tx, actor, {
          act: "message-note",
          feedback_id: request.params.id,
          why: note.trim() || ownReason(isAnswered ? "answered" : "openAgain"),
          now,
        });
      });
      return { message: "Done." };
    },
  );
}

const messages = (queries: Queries) =>
  queries
    .selectFrom("feedback")
    .select(["id", "name", "email", "message", "note"])
    .select(["created_at as sentAt", "read_at as readAt", "answered_at as answeredAt"]);

/** The messages that nobody has answered. */
export const openMessages = (queries: Queries) =>
  messages(queries).where("answered_at", "is", null);
