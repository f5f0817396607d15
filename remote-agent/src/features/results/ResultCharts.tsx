import type { MonthResult } from "@quotehaven/contract/schemas";
import { useFormats } from "@quotehaven/platform";
import { Chart, type ChartSeries } from "@quotehaven/shared-features/charts";
import { Grid } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { StatesChart } from "./StatesChart";
import { sumOf } from "./sumOf";
import { useMonthName } from "./useMonthName";

/** The year in pictures. `months` begin with the newest; drawings begin with the oldest. */
export function ResultCharts({ months }: { months: readonly MonthResult[] }) {
  const oldestFirst = months.toReversed();
  return (
    <Grid $min={400}>
      <LeadsChart months={oldestFirst} />
      <MoneyChart months={oldestFirst} />
      <TimeChart months={oldestFirst} />
      <StatesChart />
    </Grid>
  );
}

type Months = { months: readonly MonthResult[] };

/** What all charts of months have in common. */
function useMonthAxis(months: readonly MonthResult[]) {
  const { t } = useTranslation("agent");
  const name = useMonthName();
  const short = useMonthName("short");
  return {
    head: t("results.month"),
    categories: months.map(({ month }) => ({ name: name(month), short: short(month) })),
  };
}

function LeadsChart({ months }: Months) {
  const { t } = useTranslation("agent");
  const { number } = useFormats();
  const name = useMonthName();
  const axis = useMonthAxis(months);
  const best = months.toSorted((one, other) => other.won - one.won)[0];
  return (
    <Chart
      {...axis}
      title={t("results.leadsChart")}
      finding={
        best && best.won > 0
          ? t("results.bestMonth", { month: name(best.month), won: number(best.won) })
          : t("results.noneWon")
      }
      shape="stacked"
      format={number}
      series={[
        { name: t("results.quoted"), tone: "mark", values: months.map(({ quoted }) => quoted) },
        { name: t("results.won"), tone: "main", values: months.map(({ won }) => won) },
        { name: t("results.lost"), tone: "warm", values: months.map(({ lost }) => lost) },
      ]}
    />
  );
}

function MoneyChart({ months }: Months) {
  const { t } = useTranslation("agent");
  const { money } = useFormats();
  const axis = useMonthAxis(months);
  const { boundYearly, spentCents } = sumOf(months);
  if (boundYearly + spentCents === 0) return null;
  const perDollar = spentCents > 0 ? Math.round((boundYearly * 100) / spentCents) : 0;
  // A fee beside a year's premium would be a line without height.
  const ratio: ChartSeries = {
    name: t("results.ratio"),
    tone: "main",
    values: months.map((month) =>
      month.spentCents > 0 ? Math.round((month.boundYearly * 100) / month.spentCents) : null,
    ),
  };
  return (
    <Chart
      {...axis}
      title={t("results.moneyChart")}
      finding={
        boundYearly > 0
          ? t("results.perDollar", { premium: money(boundYearly), perDollar: money(perDollar) })
          : t("results.noOutcomes")
      }
      shape="stacked"
      format={money}
      series={[ratio]}
      tableSeries={[
        {
          name: t("results.fees"),
          tone: "warm",
          values: months.map((month) => month.spentCents / 100),
        },
        {
          name: t("results.premium"),
          tone: "main",
          values: months.map((month) => month.boundYearly),
        },
        ratio,
      ]}
    />
  );
}

function TimeChart({ months }: Months) {
  const { t } = useTranslation("agent");
  const { number } = useFormats();
  const name = useMonthName();
  const axis = useMonthAxis(months);
  const known = months.flatMap(({ month, answerMinutes }) =>
    answerMinutes === null ? [] : [{ month: name(month), hours: inHours(answerMinutes) }],
  );
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return null;
  const format = (hours: number) => t("results.hours", { hours: number(hours) });
  const told = { month: last.month, time: format(last.hours) };
  return (
    <Chart
      {...axis}
      title={t("results.timeChart")}
      finding={
        first === last
          ? t("results.answerTime", told)
          : t("results.answerTimes", {
              ...told,
              ...{ before: first.month, timeBefore: format(first.hours) },
            })
      }
      shape="line"
      format={format}
      series={[
        {
          name: t("results.halfWithin"),
          tone: "main",
          values: months.map(({ answerMinutes }) =>
            answerMinutes === null ? null : inHours(answerMinutes),
          ),
        },
      ]}
    />
  );
}

/** With one digit behind the point below ten hours. */
const inHours = (minutes: number): number =>
  minutes < 600 ? Math.round(minutes / 6) / 10 : Math.round(minutes / 60);
