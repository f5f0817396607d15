import { ActivityQuery, ActivityReply, type Activity } from "@quotehaven/contract/schemas";
import type { Deps } from "../../deps";
import type { App } from "../../http/App";
import { replies } from "../../http/replies";
import { activity } from "./activity";

const KEPT_MS = 60_000;

/** How much happened, by day or by month. A process counts at most once a minute. */
export async function activityRoutes(app: App, deps: Deps): Promise<void> {
  const kept = new Map<ActivityQuery["by"], { at: number; counted: Promise<Activity[]> }>();

  function recently(by: ActivityQuery["by"]): Promise<Activity[]> {
    const now = deps.clock.now().getTime();
    const last = kept.get(by);
    if (last && now - last.at < KEPT_MS) return last.counted;
    const counted = activity(deps, by);
    kept.set(by, { at: now, counted });
    counted.catch(() => kept.delete(by));
    return counted;
  }

  app.get(
    "/operations/activity",
    {
      config: { access: "operator" },
      schema: { querystring: ActivityQuery, response: replies(ActivityReply) },
    },
    async ({ query }) => ({ data: await recently(query.by) }),
  );
}
