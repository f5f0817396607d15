import type { Queries } from "../database";
import { agentsAround } from "./leadVisibility";

/** The steps that a number of agents is rounded down to: nobody learns from it who serves a place. */
const steps = [0, 1, 5, 10, 20, 50, 100, 200, 500] as const;

/** At least how many agents can read and quote a submitted application, in coarse steps. */
export async function countReaders(
  queries: Queries,
  leadId: number,
  now: Date,
): Promise<(typeof steps)[number]> {
  const lead = await queries
    .selectFrom("applications")
    .select(["zip_id as zipId", "type_mask as typeMask"])
    .where("id", "=", leadId)
    .executeTakeFirst();
  if (!lead) return 0;
  const around = await agentsAround(queries, lead, {
    ...{ afterAgentId: 0, limit: mostAround },
    now,
  }).execute();
  const count = around.filter(({ isServing }) => isServing).length;
  return steps.findLast((step) => step <= count) ?? 0;
}

/** So many are looked at, whether they serve or not. */
const mostAround = 2_000;
