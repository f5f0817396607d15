import { deadlineTimeZone } from "@quotehaven/contract/choice";
import { daysAfter } from "@quotehaven/contract/cover";
import { localDay } from "@quotehaven/contract/rules";
import type { Activity, ActivityQuery } from "@quotehaven/contract/schemas";
import type { Deps } from "../../deps";
import { countsByPeriod, type Counted } from "./activityQueries";

const DAYS = 30;
const MONTHS = 12;

/** What happened in the last 30 days or the last 12 months, the earliest first. */
export async function activity(
  { db, clock }: Pick<Deps, "db" | "clock">,
  by: ActivityQuery["by"],
): Promise<Activity[]> {
  const today = localDay(clock.now(), deadlineTimeZone);
  const periods = by === "day" ? lastDays(today) : lastMonths(today);
  const [first = today] = periods;
  const counts = await countsByPeriod(
    db.query,
    by === "day" ? first : `${first}-01`,
    by === "day" ? "YYYY-MM-DD" : "YYYY-MM",
  );
  const byName = new Map(counts.map(({ period, counted, count }) => [period + counted, count]));
  return periods.map((period) => {
    const of = (counted: Counted) => byName.get(period + counted) ?? 0;
    return {
      period,
      consumers: of("consumers"),
      agents: of("agents"),
      submissions: of("submissions"),
      quotes: of("quotes"),
      payments: of("payments"),
      paidCents: of("paidCents"),
      // Both are deleted after some weeks.
      errors: by === "day" ? of("errors") : null,
      unsentMails: by === "day" ? of("unsentMails") : null,
    };
  });
}

const lastDays = (today: string) =>
  Array.from({ length: DAYS }, (_, index) => daysAfter(today, index - DAYS + 1));

function lastMonths(today: string): string[] {
  const [year = 0, month = 0] = today.split("-").map(Number);
  return Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month + index - MONTHS, 1)).toISOString().slice(0, 7),
  );
}
