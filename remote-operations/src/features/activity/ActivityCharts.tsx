import { formatCents } from "@quotehaven/contract/rules";
import type { Activity, ActivityQuery } from "@quotehaven/contract/schemas";
import { useFormats, useLanguage } from "@quotehaven/platform";
import { Chart, type ChartProps } from "@quotehaven/shared-features/charts";
import { Grid } from "@quotehaven/shared-ui";
import { useActivityTexts } from "./useActivityTexts";

type Figure = Exclude<keyof Activity, "period" | "paidCents">;

type Tone = ChartProps["series"][number]["tone"];

const good: readonly Tone[] = ["main", "soft"];
const bad: readonly Tone[] = ["warm", "soft"];

const charts = [
  { what: "signUps", parts: ["consumers", "agents"], tones: good },
  { what: "submissions", parts: ["submissions"], tones: good },
  { what: "quotes", parts: ["quotes"], tones: good },
  { what: "payments", parts: ["payments"], tones: good },
  { what: "failures", parts: ["errors", "unsentMails"], tones: bad },
] as const satisfies { what: string; parts: Figure[]; tones: readonly Tone[] }[];

/** A chart for each thing that is counted. What is not kept long enough has none by month. */
export function ActivityCharts({ rows, by }: { rows: readonly Activity[] } & ActivityQuery) {
  const t = useActivityTexts();
  const { number } = useFormats();
  const nameOf = usePeriodName(by);
  const categories = rows.map(({ period }) => ({
    name: nameOf(period, "long"),
    short: nameOf(period, "short"),
  }));
  const sum = (figures: readonly (keyof Activity)[], of: readonly Activity[]) =>
    of.reduce((all, row) => figures.reduce((s, figure) => s + Number(row[figure]), all), 0);
  const shown = charts.filter(({ parts }) => rows.some((row) => row[parts[0]] !== null));
  return (
    <Grid $min={400}>
      {shown.map(({ what, parts, tones }) => {
        const counted = { sum: number(sum(parts, rows)), last: number(sum(parts, rows.slice(-1))) };
        const finding = t(`${by}Sum`, counted);
        const series = parts.map((part, index): ChartProps["series"][number] => ({
          name: t(`${part}`),
          tone: tones[index] ?? "main",
          values: rows.map((row) => row[part]),
        }));
        return (
          <Chart
            key={what}
            title={t(`${what}`)}
            finding={
              what === "payments"
                ? `${finding} ${t("paid", { amount: formatCents(sum(["paidCents"], rows)) })}`
                : finding
            }
            head={t(`${by}`)}
            shape="stacked"
            categories={categories}
            series={series}
            format={number}
          />
        );
      })}
    </Grid>
  );
}

/** Names a day (`November 27`) or a month (`November 2026`), or shorter for an axis. */
function usePeriodName(by: ActivityQuery["by"]) {
  const language = useLanguage();
  return (period: string, month: "long" | "short") =>
    new Date(`${period}${by === "month" ? "-01" : ""}T00:00:00Z`).toLocaleDateString(
      language === "es" ? "es-US" : "en-US",
      {
        month,
        ...(by === "day" && { day: "numeric" }),
        ...(by === "month" && month === "long" && { year: "numeric" }),
        timeZone: "UTC",
      },
    );
}
