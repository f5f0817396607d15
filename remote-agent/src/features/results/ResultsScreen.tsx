import type { MonthResult } from "@quotehaven/contract/schemas";
import { Problem, Screen, ScreenHeading, useDeferredMount } from "@quotehaven/platform";
import { Link, useSearchParams } from "react-router-dom";
import { ButtonLink, EmptyState, SkeletonCharts, Stack } from "@quotehaven/shared-ui";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Losses } from "./Losses";
import { ResultCharts } from "./ResultCharts";
import { useAgentResultsQuery } from "./resultsApi";
import { ResultsTable } from "./ResultsTable";
import { isEmpty } from "./sumOf";
import { YearSentence } from "./YearSentence";

/** Fewer months say nothing as a picture. */
const MONTHS_TO_DRAW = 3;

/** What the agent quoted, won, lost and paid by month; `?month=` opens what was lost in one. */
export function ResultsScreen() {
  const { t } = useTranslation("agent");
  const results = useAgentResultsQuery();
  const isMounted = useDeferredMount(results.data !== undefined);
  return (
    <Screen>
      <Stack $gap={5}>
        <ScreenHeading>{t("results.title")}</ScreenHeading>
        {results.data && isMounted ? (
          <Results months={results.data} />
        ) : results.error ? (
          <Problem error={results.error} onRetry={results.refetch} />
        ) : (
          <SkeletonCharts charts={4} />
        )}
      </Stack>
    </Screen>
  );
}

/** The months up to the first in which anything happened: before, there is nothing to say. */
function sinceTheFirst(months: readonly MonthResult[]): readonly MonthResult[] {
  const first = months.findLastIndex((month) => !isEmpty(month));
  return months.slice(0, first + 1);
}

function Results({ months }: { months: readonly MonthResult[] }) {
  const { t } = useTranslation("agent");
  const id = useId();
  const [params] = useSearchParams();
  if (months.every(isEmpty)) {
    return (
      <EmptyState
        illustration="handshake"
        title={t("results.none")}
        text={t("results.noneHint")}
        action={
          <ButtonLink as={Link} to="/agent/profile/leads">
            {t("payments.toLeads")}
          </ButtonLink>
        }
      />
    );
  }
  const shown = sinceTheFirst(months);
  const opened = months.find(({ month }) => month === params.get("month"));
  return (
    <>
      <YearSentence months={shown} />
      {shown.length >= MONTHS_TO_DRAW && <ResultCharts months={shown} />}
      <Stack as="section" $gap={3} aria-labelledby={id}>
        <h2 id={id}>{t("results.byMonth")}</h2>
        <p>{t("results.intro")}</p>
        <ResultsTable months={shown} opened={opened?.month ?? null} />
      </Stack>
      {opened && opened.lost > 0 && <Losses key={opened.month} result={opened} />}
    </>
  );
}
