import { DoneReply, RemoteNameParams, RemoteNotificationBody } from "@quotehaven/contract/schemas";
import type { Deps } from "../../deps";
import { notFound } from "../../errors";
import type { App } from "../../http/App";
import { replies } from "../../http/replies";
import { networkOf } from "../../network";
import { notifyOfRemote } from "./notifyOfRemote";

/** What the service behind a remote tells people, by a key that can do nothing else. */
export async function remoteNotificationsRoutes(app: App, deps: Deps): Promise<void> {
  app.post(
    "/remotes/:name/notifications",
    {
      config: { access: "public" },
      schema: {
        params: RemoteNameParams,
        body: RemoteNotificationBody,
        response: replies(DoneReply),
      },
    },
    async ({ ip, headers, params, body }) => {
      await deps.rateLimiter.consume("remoteNotificationsByIp", networkOf(ip));
      const key = /^Bearer (\S{1,200})$/.exec(headers.authorization ?? "")?.[1];
      const kinds = key && (await deps.releases?.notificationKinds({ name: params.name, key }));
      // Who holds no key does not learn which remotes there are.
      if (!kinds) throw notFound();
      await notifyOfRemote(deps, { ...body, name: params.name, kinds });
      return { message: "Done." };
    },
  );
}
