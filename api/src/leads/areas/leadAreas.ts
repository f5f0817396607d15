import type { LeadArea, LeadAreas } from "@quotehaven/contract/schemas";
import { sql } from "kysely";
import type { Deps } from "../../deps";

const SAME_COUNT_MS = 300_000;
/** A count that fails may take long to fail: so long nobody counts anew. */
const SAME_FAILURE_MS = 15_000;
const LATEST = 3;

/**
 * How many open leads there are by the first three digits of their ZIP code, in the areas that have
 * any, and the state and the needs of the latest ones of the country. No count is finer than that,
 * and all of it is read at most every five minutes: what an agent could learn of one lead from it,
 * the list of those who serve the area says anyway.
 */
export function createLeadAreas({ db, clock }: Pick<Deps, "db" | "clock">) {
  let counted: { at: number; isForMs: number; areas: Promise<LeadAreas> } | undefined;

  async function count(): Promise<LeadAreas> {
    const { rows } = await sql<LeadArea>`
      with areas as (
        select zip_id / 100 as first, count(*)::integer as "openLeads"
        from applications where is_open
        group by 1
      )
      select lpad(first::text, 3, '0') as area, "openLeads",
        (select count(*) from zip_codes
          where id between first * 100 and first * 100 + 99)::integer as "zipCodeCount"
      from areas order by 1
    `.execute(db.query);
    return { areas: rows, latest: await latest() };
  }

  async function latest() {
    const rows = await db.query
      .selectFrom("applications as lead")
      .innerJoin("consumers", "consumers.user_id", "lead.consumer_id")
      .select(["consumers.state", "lead.needs"])
      .where("lead.is_open", "=", true)
      .where("lead.needs", "is not", null)
      .orderBy("lead.submitted_at", "desc")
      .limit(LATEST)
      .execute();
    return rows.map(({ state, needs }) => ({ state: state ?? "", needs: needs ?? [] }));
  }

  return async (): Promise<LeadAreas> => {
    const now = clock.now().getTime();
    if (!counted || Math.abs(now - counted.at) > counted.isForMs) {
      const fresh = { at: now, isForMs: SAME_COUNT_MS, areas: count() };
      counted = fresh;
      fresh.areas.catch(() => {
        fresh.at = clock.now().getTime();
        fresh.isForMs = SAME_FAILURE_MS;
      });
    }
    return counted.areas;
  };
}
