import {
  DoneReply,
  IdParams,
  NotificationsQuery,
  NotificationsReply,
  NotificationsSeenBody,
} from "@quotehaven/contract/schemas";
import { notificationsReply, notificationsSeenBody } from "@quotehaven/contract/wire";
import { createHash } from "node:crypto";
import type { Deps } from "../../deps";
import type { App } from "../../server/App";
import { currentUser } from "../../accounts/sessions/currentUser";
import { replies, Unchanged } from "../../server/replies";
import {
  deleteAllNotifications,
  deleteNotification,
  listNotifications,
  markAllSeen,
  markNewsOfQuoteSeen,
  markSeen,
} from "./notifications";

/** The caller's own notifications, of either role. */
export async function notificationsRoutes(app: App, deps: Deps): Promise<void> {
  const access = { config: { access: "user" } } as const;
  const one = {
    ...access,
    schema: { params: IdParams, response: replies(DoneReply) },
  } as const;
  const all = { ...access, schema: { response: replies(DoneReply) } } as const;

  app.get(
    "/notifications",
    {
      config: { access: "user", background: true },
      schema: {
        querystring: NotificationsQuery,
        response: { ...replies(NotificationsReply), 304: Unchanged },
      },
    },
    async (request, reply) => {
      const { id } = currentUser(request);
      const found = await listNotifications(deps, id, request.query);
      const page = notificationsReply.encode(found);
      const etag = `"${createHash("sha256").update(JSON.stringify(page)).digest("base64url")}"`;
      reply.header("etag", etag);
      // An unchanged list needs no body; the browser itself stores nothing.
      if (request.headers["if-none-match"] === etag) return reply.code(304).send(undefined);
      return page;
    },
  );

  app.delete("/notifications", all, async (request) => {
    await deleteAllNotifications(deps, currentUser(request).id);
    return { message: "Notifications deleted." };
  });

  app.post(
    "/notifications/seen",
    { ...access, schema: { body: NotificationsSeenBody, response: replies(DoneReply) } },
    async (request) => {
      const { quoteId } = notificationsSeenBody.decode(request.body);
      await markNewsOfQuoteSeen(deps, currentUser(request).id, quoteId);
      return { message: "Notifications marked as read." };
    },
  );

  app.post("/notifications/seen-all", all, async (request) => {
    await markAllSeen(deps, currentUser(request).id);
    return { message: "Notifications marked as read." };
  });

  app.post("/notifications/:id", one, async (request) => {
    await markSeen(deps, currentUser(request).id, request.params.id);
    return { message: "Notification marked as read." };
  });

  app.delete("/notifications/:id", one, async (request) => {
    await deleteNotification(deps, currentUser(request).id, request.params.id);
    return { message: "Notification deleted." };
  });
}
