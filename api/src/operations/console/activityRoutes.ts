import { ActivityQuery, ActivityReply, type Activity } from "@quotehaven/contract/schemas";
import type { Deps } from "../../deps";
import type { App } from "../../server/App";
import { replies } from "../../server/replies";
import { activity } from "./activity";

const KEPT_MS = 60_000;
/** A count that fails may take long to fail: so long nobody counts anew. */
const FAILURE_KEPT_MS = 15_000;

/** How much happened, by day or by month. A process counts at most once a minute. */
export async function activityRoutes(app: App, deps: Deps): Promise<void> {
  const kept = new Map<ActivityQuery["by"], { at: number; counted: Promise<Activity[]> }>();

  function recently(by: ActivityQuery["by"]): Promise<Activity[]> {
    const now = deps.clock.now().getTime();
    const last = kept.get(by);
    if (last && now - last.at < KEPT_MS) return last.counted;
    const counted = activity(deps, by);
    kept.set(by, { at: now, counted });
    counted.catch(() => {
      kept.set(by, { at: deps.clock.now().getTime() - KEPT_MS + FAILURE_KEPT_MS, counted });
    });
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
