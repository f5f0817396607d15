import {
  DoneReply,
  RemoteParams,
  RemoteRollbackBody,
  RemotesReply,
} from "@quotehaven/contract/schemas";
import type { Deps } from "../../deps";
import { conflict, notFound } from "../../errors";
import type { App } from "../../http/App";
import { replies } from "../../http/replies";
import { recordAct } from "../../operator/recordAct";
import { ReleasesRefusal } from "../../ports/releases";
import { dayBefore } from "../../telemetry/days";
import { figuresSince } from "../../telemetry/figuresQueries";
import { reasoned } from "./operatorAct";

/** What is live of each remote, what tabs tell of it, and the way back to a version of before. */
export async function remotesRoutes(app: App, deps: Deps): Promise<void> {
  const { db, clock, log, releases } = deps;
  const config = { access: "operator" } as const;

  app.get(
    "/operations/remotes",
    { config, schema: { response: replies(RemotesReply) } },
    async () => ({
      store: releases && (await releases.read()),
      figures: await figuresSince(db.query, dayBefore(clock.now(), 1)),
    }),
  );

  app.post(
    "/operations/remotes/:name/rollback",
    {
      config,
      schema: { params: RemoteParams, body: RemoteRollbackBody, response: replies(DoneReply) },
    },
    async (request) => {
      const { actor, why } = await reasoned(deps, request);
      if (!releases) throw notFound();
      const { name } = request.params;
      const { version } = request.body;
      try {
        // The line of the log goes with it: what the store refuses was not done. The store may take longer
        // than a request may leave a transaction idle.
        await db.alone((own) =>
          own.transaction().execute(async (tx) => {
            const remote = `${name} ${version}`;
            await recordAct(tx, actor, { act: "remote-rollback", remote, why, now: clock.now() });
            await releases.goBack({ name, version, who: actor.operator, why });
          }),
        );
      } catch (error) {
        if (!(error instanceof ReleasesRefusal)) throw error;
        log.warn({ err: error }, "the release store did not go back");
        throw conflict("release-refused");
      }
      return { message: "Done." };
    },
  );
}
