import {
  DoneReply,
  IdParams,
  MessageBody,
  MessageReply,
  ReadBody,
  ReportBody,
  ThreadQuery,
  ThreadReply,
} from "@quotehaven/contract/schemas";
import type { Deps } from "../deps";
import type { App } from "../server/App";
import { currentCustomer } from "../accounts/sessions/currentUser";
import { replies } from "../server/replies";
import { reportMessage } from "./reportMessage";
import { sendMessage } from "./sendMessage";
import { endThread, markThreadRead, readThread } from "./threads";

/** What a consumer and an agent write to each other about a quote; the id is that of the quote. */
export async function threadsRoutes(app: App, deps: Deps): Promise<void> {
  const config = { access: "user" } as const;

  app.get(
    "/threads/:id",
    {
      // An open thread asks by itself for what is new: that keeps no session alive.
      config: { ...config, background: true },
      schema: { params: IdParams, querystring: ThreadQuery, response: replies(ThreadReply) },
    },
    async (request) => ({
      data: await readThread(deps, currentCustomer(request), request.params.id, request.query),
    }),
  );

  app.post(
    "/threads/:id",
    { config, schema: { params: IdParams, body: MessageBody, response: replies(MessageReply) } },
    async (request) => ({
      data: await sendMessage(deps, currentCustomer(request), request.params.id, request.body),
    }),
  );

  app.post(
    "/threads/:id/read",
    { config, schema: { params: IdParams, body: ReadBody, response: replies(DoneReply) } },
    async (request) => {
      const { messageId } = request.body;
      await markThreadRead(deps, currentCustomer(request), request.params.id, messageId);
      return { message: "Messages marked as read." };
    },
  );

  app.post(
    "/threads/:id/end",
    { config, schema: { params: IdParams, response: replies(DoneReply) } },
    async (request) => {
      await endThread(deps, currentCustomer(request), request.params.id);
      return { message: "Conversation ended." };
    },
  );

  app.post(
    "/threads/:id/reports",
    { config, schema: { params: IdParams, body: ReportBody, response: replies(DoneReply) } },
    async (request) => {
      await reportMessage(deps, currentCustomer(request), request.params.id, request.body);
      return { message: "Message reported." };
    },
  );
}
