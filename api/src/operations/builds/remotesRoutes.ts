import {
  DoneReply,
  RemoteParams,
  RemoteRollbackBody,
  RemotesReply,
} from "@quotehaven/contract/schemas";
import type { Deps } from "../../deps";
import { conflict, notFound } from "../../server/errors";
import type { App } from "../../server/App";
import { replies } from "../../server/replies";
import { recordAct } from "../operators/recordAct";
import { ReleasesRefusal } from "./releases";
import { dayBefore } from "../../server/telemetry/days";
import { figuresSince } from "../../server/telemetry/figuresQueries";
import { reasoned } from "../operators/operatorAct";

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
        await releases.goBack({ name, version, who: actor.operator, why });
      } catch (error) {
        if (!(error instanceof ReleasesRefusal)) throw error;
        log.warn({ err: error }, "the release store did not go back");
        throw conflict("release-refused");
      }
      const act = { act: "remote-rollback", remote: `${name} ${version}`, why } as const;
      // It is done, and the store's own history names who did it.
      await recordAct(db.query, actor, { ...act, now: clock.now() }).catch((error: unknown) =>
        log.error({ err: error, actor, ...act }, "a remote went back, and no act was recorded"),
      );
      return { message: "Done." };
    },
  );
}
