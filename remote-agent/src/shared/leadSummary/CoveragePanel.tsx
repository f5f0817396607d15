import {
  insuranceTypeName,
  insuranceTypes,
  timings,
  type Form,
  type InsuranceTypeId,
  type Question,
} from "@quotehaven/contract/rules";
import type { EstimationReply } from "@quotehaven/contract/wire";
import { Problem, useFormats, useIsDue } from "@quotehaven/platform";
import {
  Card,
  Disclosure,
  SkeletonScreen,
  SkeletonText,
  Stack,
  theme,
} from "@quotehaven/shared-ui";
import { partColor } from "@quotehaven/shared-features/cover";
import { StackedBar } from "@quotehaven/shared-ui/content";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Facts } from "../Facts";
import { useAgentCoverageQuery } from "../leadApi";
import { calculationAnswers } from "./answers";
import { coverageParts, linesBesideThePicture } from "./coverageParts";

const Figure = styled.p`
  font-family: ${theme.font.serif};
  font-size: ${theme.size[28]};
  font-weight: ${theme.weight.bold};
  line-height: 1.2;
  font-variant-numeric: tabular-nums;
`;

const Small = styled.p`
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

/**
 * What the client's answers come to: the total, and how it was worked out. Each figure stands once: the lines of
 * the need are in its picture, which stands beside this.
 */
export function CoveragePanel({ form, leadId }: { form: Form<Question>; leadId: number }) {
  const { t } = useTranslation("agent");
  const isDue = useIsDue(timings.calculationPanelDelayMs);
  const coverage = useAgentCoverageQuery(
    { insuranceTypeId: form.insuranceTypeId, leadId, answers: calculationAnswers(form) },
    { skip: !isDue },
  );
  if (!isDue) return null;
  return (
    <Card $padding="small" $tone="accent" role="group" aria-label={t("coverage.title")}>
      {coverage.data ? (
        <CoverageResult estimate={coverage.data} insuranceTypeId={form.insuranceTypeId} />
      ) : coverage.error ? (
        <Problem error={coverage.error} onRetry={coverage.refetch} />
      ) : (
        <SkeletonScreen>
          <SkeletonText lines={3} />
        </SkeletonScreen>
      )}
    </Card>
  );
}

function CoverageResult({
  estimate,
  insuranceTypeId,
}: {
  estimate: EstimationReply;
  insuranceTypeId: InsuranceTypeId;
}) {
  const { t } = useTranslation("agent");
  const { money } = useFormats();
  const parts = coverageParts(estimate, insuranceTypeId);
  const lines = linesBesideThePicture(estimate, insuranceTypeId);
  return (
    <Stack $gap={3}>
      <div>
        <Small>{t("coverage.title")}</Small>
        <Figure>{money(estimate.total)}</Figure>
        {estimate.termYears != null && (
          <Small>{t("coverage.term", { count: estimate.termYears })}</Small>
        )}
      </div>
      {parts.length > 1 && (
        <StackedBar segments={parts} color={partColor("deathBenefit")} format={money} />
      )}
      {insuranceTypeId === insuranceTypes.auto && (
        <Facts
          facts={[
            {
              label: t("coverage.umbrella"),
              value: t(estimate.needsUmbrella ? "coverage.yes" : "coverage.no"),
            },
            { label: t("coverage.atRisk"), value: moneyOrNothing(estimate.atRisk, money) },
            {
              label: t("coverage.totalRequired"),
              value: moneyOrNothing(estimate.totalRequired, money),
            },
          ]}
        />
      )}
      <Disclosure summary={t("coverage.how")}>
        <Stack $gap={3}>
          {lines.length > 0 && (
            <Facts
              facts={lines.map(({ label, value }) => ({
                label,
                value: typeof value === "number" ? money(value) : value,
              }))}
            />
          )}
          <Small>{t(`coverage.caution.${insuranceTypeName(insuranceTypeId)}`)}</Small>
        </Stack>
      </Disclosure>
    </Stack>
  );
}

function moneyOrNothing(amount: number | null, money: (dollars: number) => string): string | null {
  return amount === null ? null : money(amount);
}
