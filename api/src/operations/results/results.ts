import { localDay, pageSizes, shortName } from "@quotehaven/contract/rules";
import type {
  Language,
  LostLead,
  LostLeads,
  LostLeadsQuery,
  MonthResult,
  StateResult,
} from "@quotehaven/contract/schemas";
import type { Deps } from "../../deps";
import { asInsuranceTypes, insuranceTypeNames } from "../../reference/insuranceTypes";
import {
  answerTimes,
  countsByMonth,
  countsByState,
  lossCount,
  lossesIn,
  type Counted,
} from "./resultsQueries";

type Needs = Pick<Deps, "db" | "clock">;

const USUAL_MONTHS = 12;

/** What an agent quoted, won, lost and paid by month, this one first. Months are those of the agent's time zone. */
export async function resultsByMonth(
  { db, clock }: Needs,
  agent: { id: number; timeZone: string },
  months = USUAL_MONTHS,
): Promise<MonthResult[]> {
  const named = lastMonths(localDay(clock.now(), agent.timeZone), months);
  const since = named.at(-1) ?? "";
  const counts = await countsByMonth(db.query, agent, since);
  const times = await answerTimes(db.query, agent, since);
  return named.map((month) => resultOf(month, counts, times));
}

/** Where the leads are that an agent quoted in the last months. */
export async function resultsByState(
  { db, clock }: Needs,
  agent: { id: number; timeZone: string },
  months = USUAL_MONTHS,
): Promise<StateResult[]> {
  const [since = ""] = lastMonths(localDay(clock.now(), agent.timeZone), months).slice(-1);
  return countsByState(db.query, agent, since);
}

/** The last months, that of today first. */
function lastMonths(today: string, count: number): string[] {
  const [year = 0, month = 0] = today.split("-").map(Number);
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}

function resultOf(
  month: string,
  counts: readonly { month: string; counted: Counted; count: number }[],
  times: readonly { month: string; minutes: number }[],
): MonthResult {
  const of = (counted: Counted) =>
    counts.find((each) => each.month === month && each.counted === counted)?.count ?? 0;
  return {
    month,
    quoted: of("quoted"),
    won: of("won"),
    bound: of("bound"),
    notBound: of("notBound"),
    boundYearly: of("boundYearly"),
    answerMinutes: median(
      times.filter((each) => each.month === month).map(({ minutes }) => minutes),
    ),
    lost: of("lost"),
    lostByPrice: {
      first: of("first"),
      second: of("second"),
      later: of("later"),
      none: of("none"),
    },
    lostByCover: {
      meets: of("meets"),
      below: of("below"),
      notStated: of("notStated"),
      unknown: of("unknown"),
    },
    spentCents: of("spentCents"),
    returnedCents: of("returnedCents"),
  };
}

/** Rounded; null of none. */
function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}

/** A page of the leads that an agent lost in a month, with how their own quote stood. */
export async function lostLeads(
  { db }: Pick<Deps, "db">,
  agent: { id: number; language: Language; timeZone: string },
  { month, limit = pageSizes.leads, offset = 0 }: LostLeadsQuery,
): Promise<LostLeads> {
  const rows = await lossesIn(db.query, agent, { month, limit, offset });
  const names = insuranceTypeNames(agent.language);
  return {
    leads: rows.map(
      ({ firstName, lastName, city, state, submittedTypes, lostAt, ...loss }): LostLead => {
        const clientName = shortName(firstName, lastName);
        return {
          ...loss,
          lostAt: lostAt.toISOString(),
          typeNames: asInsuranceTypes(submittedTypes ?? []).map((type) => names[type]),
          ...(clientName && { clientName }),
          ...(city && { city }),
          ...(state && { state }),
        };
      },
    ),
    count: await lossCount(db.query, agent, month),
  };
}
