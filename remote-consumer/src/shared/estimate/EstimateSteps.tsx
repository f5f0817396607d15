import { insuranceTypeName, type InsuranceTypeId } from "@quotehaven/contract/rules";
import type { EstimationReply } from "@quotehaven/contract/wire";
import { useTranslation } from "@quotehaven/platform";
import { Disclosure, theme } from "@quotehaven/shared-ui";
import styled from "styled-components";
import { estimateKind } from "./estimateKind";
import { useShown } from "./useShown";

const Assumptions = styled.ul`
  display: grid;
  gap: ${theme.space(2)};
  padding-inline-start: ${theme.space(5)};
  font-size: ${theme.size[14]};
`;

const Steps = styled.ol`
  display: grid;
  gap: ${theme.space(3)};
  margin-bottom: ${theme.space(4)};
  padding: 0;
  list-style: none;
  font-size: ${theme.size[14]};
  font-variant-numeric: tabular-nums;

  & > li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: ${theme.space(0, 3)};
  }

  & > li > strong {
    text-align: end;
  }

  & > li > span:last-child {
    grid-column: 1 / -1;
    color: ${theme.color.inkMuted};
  }
`;

type EstimateStepsProps = { type: InsuranceTypeId; estimate: EstimationReply };

/** Every line with its formula, and what was assumed. */
export function EstimateSteps({ type, estimate }: EstimateStepsProps) {
  const { t } = useTranslation<"consumer">();
  const shown = useShown();
  const isRenter = estimateKind(type, estimate) === "renter";
  return (
    <Disclosure summary={t("estimate.explain")}>
      <h3>{t("estimate.lines")}</h3>
      <Steps>
        {(estimate.steps ?? []).map(({ line, label, formula, result }) => (
          <li key={line}>
            <span>{label}</span>
            <strong>{shown(result)}</strong>
            <span>{formula}</span>
          </li>
        ))}
      </Steps>
      <h3>{t("estimate.assumptions")}</h3>
      <Assumptions>
        {([1, 2, 3] as const)
          .filter((line) => !isRenter || line !== 1)
          .map((line) => (
            <li key={line}>{t(`estimate.${insuranceTypeName(type)}${line}`)}</li>
          ))}
      </Assumptions>
    </Disclosure>
  );
}
