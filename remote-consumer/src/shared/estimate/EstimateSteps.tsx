import type { InsuranceTypeId } from "@quotehaven/contract/rules";
import type { EstimationReply } from "@quotehaven/contract/wire";
import { useTranslation } from "@quotehaven/platform";
import { Disclosure, theme } from "@quotehaven/shared-ui";
import styled from "styled-components";
import { estimateKind } from "./estimateKind";
import { Sum, type WayToQuestion } from "./Sum";
import { useShown } from "./useShown";

const Assumptions = styled.ul`
  display: grid;
  gap: ${theme.space(2)};
  padding-inline-start: ${theme.space(5)};
  font-size: ${theme.size[14]};
`;

const Steps = styled.ol`
  display: grid;
  gap: ${theme.space(4)};
  margin-bottom: ${theme.space(4)};
  padding: 0;
  list-style: none;
  font-size: ${theme.size[14]};
  font-variant-numeric: tabular-nums;
`;

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space(3)};
  font-weight: 600;
`;

const Hint = styled.p`
  margin-bottom: ${theme.space(3)};
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

type EstimateStepsProps = {
  type: InsuranceTypeId;
  estimate: EstimationReply;
  wayToQuestion: WayToQuestion;
};

/** Every line with its sum, and what was assumed. */
export function EstimateSteps({ type, estimate, wayToQuestion }: EstimateStepsProps) {
  const { t } = useTranslation<"consumer">();
  const shown = useShown();
  const steps = estimate.steps ?? [];
  const hasLinks = steps
    .flatMap(({ pieces = [] }) => pieces)
    .some(({ questionId }) => questionId !== undefined && wayToQuestion(questionId));
  return (
    <Disclosure summary={t("estimate.explain")}>
      <h3>{t("estimate.lines")}</h3>
      {hasLinks && <Hint>{t("estimate.linesHint")}</Hint>}
      <Steps>
        {steps.map((step) => (
          <li key={step.line}>
            <Head>
              <span>{step.label}</span>
              <span>{shown(step.result)}</span>
            </Head>
            <Sum step={step} wayToQuestion={wayToQuestion} />
          </li>
        ))}
      </Steps>
      <h3>{t("estimate.assumptions")}</h3>
      <Assumptions>
        {assumptionKeys[estimateKind(type, estimate)].map((key) => (
          <li key={key}>{t(`estimate.${key}`)}</li>
        ))}
      </Assumptions>
    </Disclosure>
  );
}

/** What every figure of a kind rests on, whatever was answered. */
const assumptionKeys = {
  home: ["home1", "home2", "home3"],
  manufactured: ["manufactured1", "home2", "home3"],
  landlord: ["landlord1", "home2", "home3"],
  condo: ["condo1", "home2", "home3"],
  renter: ["renter1", "home2", "home3"],
  life: ["life1", "life2", "life3"],
  auto: ["auto1", "auto2", "auto3"],
} as const satisfies Record<ReturnType<typeof estimateKind>, readonly string[]>;
