import { deadlineTimeZone } from "@quotehaven/contract/choice";
import type { Activity } from "@quotehaven/contract/schemas";
import { sql } from "kysely";
import type { Queries } from "../../database";

export type Counted = Exclude<keyof Activity, "period">;

/** The failures of `remote_figures`; the rest there are loads and vitals. */
const failures = ["transport", "chunk", "start", "render", "unhandled"];

/**
 * What happened since the beginning of a day of Eastern Time, by day or by month; what is 0 is left out.
 * Each part reads its rows by an index on the time.
 */
export async function countsByPeriod(
  queries: Queries,
  since: string,
  format: "YYYY-MM-DD" | "YYYY-MM",
): Promise<{ period: string; counted: Counted; count: number }[]> {
  const zone = sql.lit(deadlineTimeZone);
  const from = sql`(${since}::timestamp at time zone ${zone})`;
  const { rows } = await sql<{ period: string; counted: Counted; count: number }>`
    with happened as (
      select created_at at time zone ${zone} as at,
          case type when 1 then 'consumers' else 'agents' end as counted, 1 as count
        from users where created_at >= ${from} and type in (1, 2)
      union all
      select submitted_at at time zone ${zone}, 'submissions', 1
        from applications where submitted_at >= ${from}
      union all
      select created_at at time zone ${zone}, 'quotes', 1 from quotes where created_at >= ${from}
      union all
      select paid_at at time zone ${zone}, unnest(array['payments', 'paidCents']),
          unnest(array[1, amount_cents])
        from payments where updated_at >= ${from} and paid_at >= ${from}
      union all
      select day::timestamp, 'errors', count
        from remote_figures where day >= ${since}::date and what = any(${failures}::text[])
      union all
      select given_up_at at time zone ${zone}, 'unsentMails', 1
        from outbox where given_up_at >= ${from}
    )
    select to_char(at, ${sql.lit(format)}) as period, counted, sum(count)::float8 as count
    from happened group by 1, 2
  `.execute(queries);
  return rows;
}
