import type { Activity, ActivityQuery } from "@quotehaven/contract/schemas";
import { Problem } from "@quotehaven/platform";
import { ButtonLink, EmptyState, Row, SkeletonCharts } from "@quotehaven/shared-ui";
import { Link, useSearchParams } from "react-router-dom";
import { SectionScreen } from "../../shared/SectionScreen";
import { ActivityCharts } from "./ActivityCharts";
import { useOperationsActivityQuery } from "./activityApi";
import { useActivityTexts } from "./useActivityTexts";

const spans = ["day", "month"] as const;

/** How much happened, by day, or by month with `?by=month`. */
export function ActivityScreen() {
  const t = useActivityTexts();
  const [params] = useSearchParams();
  const by = params.get("by") === "month" ? "month" : "day";
  return (
    <SectionScreen title="activity.title">
      <Row as="nav" $gap={2} aria-label={t("span")}>
        {spans.map((span) => (
          <ButtonLink
            key={span}
            as={Link}
            to={span === "day" ? "?" : `?by=${span}`}
            $size="small"
            $emphasis={span === by ? "secondary" : "quiet"}
            aria-current={span === by ? "page" : undefined}
          >
            {t(`${span}s`)}
          </ButtonLink>
        ))}
      </Row>
      <ActivityOf by={by} />
    </SectionScreen>
  );
}

function ActivityOf({ by }: ActivityQuery) {
  const t = useActivityTexts();
  const { currentData, error, refetch } = useOperationsActivityQuery(by);
  if (error) return <Problem error={error} onRetry={refetch} />;
  if (!currentData) {
    return <SkeletonCharts charts={4} />;
  }
  const rows = currentData.data;
  if (rows.every(isEmpty)) {
    return (
      <EmptyState
        illustration="everything"
        title={t("none")}
        text={t("noneHint")}
        action={
          <ButtonLink as={Link} to="/operations/remotes">
            {t("toRemotes")}
          </ButtonLink>
        }
      />
    );
  }
  return <ActivityCharts rows={rows} by={by} />;
}

const isEmpty = ({ period: _, ...counts }: Activity) =>
  Object.values(counts).every((count) => count === null || count === 0);
