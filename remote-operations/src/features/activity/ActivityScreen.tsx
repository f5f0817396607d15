import type { Activity, ActivityQuery } from "@quotehaven/contract/schemas";
import { Problem } from "@quotehaven/platform";
import { ButtonLink, EmptyState, Row, Skeleton, SkeletonScreen } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import { useOperationsActivityQuery } from "../../shared/operationsApi";
import { SectionScreen } from "../../shared/SectionScreen";
import { ActivityCharts } from "./ActivityCharts";

const spans = ["day", "month"] as const;

/** How much happened, by day, or by month with `?by=month`. */
export function ActivityScreen() {
  const { t } = useTranslation("operations");
  const [params] = useSearchParams();
  const by = params.get("by") === "month" ? "month" : "day";
  return (
    <SectionScreen title="activity.title">
      <Row as="nav" gap={2} aria-label={t("activity.span")}>
        {spans.map((span) => (
          <ButtonLink
            key={span}
            as={Link}
            to={span === "day" ? "?" : `?by=${span}`}
            size="small"
            emphasis={span === by ? "secondary" : "quiet"}
            aria-current={span === by ? "page" : undefined}
          >
            {t(`activity.${span}s`)}
          </ButtonLink>
        ))}
      </Row>
      <ActivityOf by={by} />
    </SectionScreen>
  );
}

function ActivityOf({ by }: ActivityQuery) {
  const { t } = useTranslation("operations");
  const { currentData, error, refetch } = useOperationsActivityQuery(by);
  if (error) return <Problem error={error} onRetry={refetch} />;
  if (!currentData) {
    return (
      <SkeletonScreen>
        <Skeleton height={360} shape="box" />
      </SkeletonScreen>
    );
  }
  const rows = currentData.data;
  if (rows.every(isEmpty)) {
    return (
      <EmptyState
        illustration="everything"
        title={t("activity.none")}
        text={t("activity.noneHint")}
        action={
          <ButtonLink as={Link} to="/operations/remotes">
            {t("activity.toRemotes")}
          </ButtonLink>
        }
      />
    );
  }
  return <ActivityCharts rows={rows} by={by} />;
}

const isEmpty = ({ period: _, ...counts }: Activity) =>
  Object.values(counts).every((count) => count === null || count === 0);
