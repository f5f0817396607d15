import type { LeadArea } from "@quotehaven/contract/wire";
import { sql } from "kysely";
import type { Deps } from "../../deps";

const SAME_COUNT_MS = 300_000;

/**
 * How many open leads there are by the first three digits of their ZIP code, in the areas that have
 * any. No count is finer than that, and none is newer than five minutes: what an agent could learn of
 * one lead from it, the list of those who serve the area says anyway.
 */
export function createLeadAreas({ db, clock }: Pick<Deps, "db" | "clock">) {
  let counted: { at: number; areas: Promise<LeadArea[]> } | undefined;

  async function count(): Promise<LeadArea[]> {
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
    return rows;
  }

  return async (): Promise<LeadArea[]> => {
    const now = clock.now().getTime();
    if (!counted || Math.abs(now - counted.at) > SAME_COUNT_MS) {
      const fresh = { at: now, areas: count() };
      counted = fresh;
      // What failed is counted anew.
      fresh.areas.catch(() => {
        if (counted === fresh) counted = undefined;
      });
    }
    return counted.areas;
  };
}
