import { stateName } from "@quotehaven/contract/rules";
import type { StateResult } from "@quotehaven/contract/schemas";
import { Problem, useFormats } from "@quotehaven/platform";
import { Chart } from "@quotehaven/shared-features/charts";
import { Skeleton, SkeletonScreen } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { useAgentResultStatesQuery } from "./resultsApi";

/** How many states have a row of their own. */
const OWN_ROWS = 6;

/** Where the leads are that the agent quoted. */
export function StatesChart() {
  const { t } = useTranslation("agent");
  const { number } = useFormats();
  const { data, error, refetch } = useAgentResultStatesQuery();
  if (error) return <Problem error={error} onRetry={refetch} />;
  if (!data) {
    return (
      <SkeletonScreen>
        <Skeleton $height={360} $shape="box" />
      </SkeletonScreen>
    );
  }
  const rows = shownRows(data, t("results.otherStates"));
  const [first] = rows;
  if (!first) return null;
  const all = data.reduce((sum, { quoted }) => sum + quoted, 0);
  return (
    <Chart
      title={t("results.statesChart")}
      finding={
        rows.length === 1
          ? t("results.oneState", { state: first.name })
          : t("results.mostIn", {
              ...{ state: first.name, count: number(first.quoted), all: number(all) },
            })
      }
      head={t("results.state")}
      shape="rows"
      categories={rows.map(({ name }) => ({ name, short: name }))}
      format={number}
      series={[
        { name: t("results.won"), tone: "main", values: rows.map(({ won }) => won) },
        {
          name: t("results.notWon"),
          tone: "soft",
          values: rows.map(({ quoted, won }) => quoted - won),
        },
      ]}
    />
  );
}

/** The states with most leads by name, and all others in one row. */
function shownRows(states: readonly StateResult[], others: string) {
  const rows = states.map(({ state, ...counts }) => ({
    name: stateName(state) ?? state,
    ...counts,
  }));
  if (rows.length <= OWN_ROWS) return rows;
  const rest = rows.slice(OWN_ROWS - 1);
  const sum = (of: "quoted" | "won") => rest.reduce((all, row) => all + row[of], 0);
  return [...rows.slice(0, OWN_ROWS - 1), { name: others, quoted: sum("quoted"), won: sum("won") }];
}
