import type { LeadFilter } from "@quotehaven/contract/rules";
import { Link, useTranslation } from "@quotehaven/platform";
import {
  Button,
  ButtonLink,
  EmptyState,
  Skeleton,
  SkeletonScreen,
  Stack,
} from "@quotehaven/shared-ui";

const skeletonRows = 6;

/** Rows in the shape of what comes. */
export function LeadsSkeleton() {
  return (
    <SkeletonScreen>
      <Stack gap={2}>
        {Array.from({ length: skeletonRows }, (_row, index) => (
          <Skeleton key={index} height={58} shape="box" />
        ))}
      </Stack>
    </SkeletonScreen>
  );
}

/** No leads at all, or none in this category. */
export function LeadsEmpty({ filter, onShowAll }: { filter: LeadFilter; onShowAll: () => void }) {
  const { t } = useTranslation();
  return filter === "all" ? (
    <EmptyState illustration="compare" title={t("leads.none")} text={t("leads.noneHint")} />
  ) : (
    <EmptyState
      title={t("leads.noneInCategory")}
      text={t("leads.noneInCategoryHint")}
      action={<Button onClick={onShowAll}>{t("leads.showAllLeads")}</Button>}
    />
  );
}

/** The lead list answers 400 while the profile is incomplete (specification 8). */
export function LeadsIncomplete() {
  const { t } = useTranslation();
  return (
    <EmptyState
      illustration="shield"
      title={t("leads.incompleteTitle")}
      text={t("leads.incomplete")}
      action={
        <ButtonLink as={Link} to="/agent/profile/agency-details" emphasis="primary">
          {t("leads.goToAgencyDetails")}
        </ButtonLink>
      }
    />
  );
}
