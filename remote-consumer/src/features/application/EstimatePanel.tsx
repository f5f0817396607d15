import {
  insuranceTypes,
  timings,
  type Answers,
  type Form,
  type InsuranceTypeId,
  type Question,
} from "@quotehaven/contract/rules";
import type { EstimationReply } from "@quotehaven/contract/schemas";
import { Problem, useFormats, useTranslation } from "@quotehaven/platform";
import {
  Card,
  DefinitionList,
  Disclosure,
  Notice,
  SkeletonScreen,
  SkeletonText,
  StackedBar,
  theme,
} from "@quotehaven/shared-ui";
import { useEffect, useState } from "react";
import styled from "styled-components";
import { deductions, estimateParts } from "./estimateParts";
import { useEstimate } from "./useEstimate";

const Root = styled(Card)`
  display: grid;
  gap: ${theme.space(4)};

  & h3 {
    margin-bottom: ${theme.space(2)};
    font-family: ${theme.font.sans};
    font-size: ${theme.size[14]};
  }
`;

const Figure = styled.p`
  & > strong {
    display: block;
    font-family: ${theme.font.serif};
    font-size: ${theme.size[36]};
    line-height: 1.15;
  }

  & > span {
    color: ${theme.color.inkMuted};
  }
`;

const Caution = styled.p`
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

const Assumptions = styled.ul`
  display: grid;
  gap: ${theme.space(2)};
  padding-inline-start: ${theme.space(5)};
  font-size: ${theme.size[14]};
`;

const names = {
  [insuranceTypes.home]: "home",
  [insuranceTypes.life]: "life",
  [insuranceTypes.auto]: "auto",
} as const satisfies Record<InsuranceTypeId, string>;

/** The panel waits a moment (specification 9), so that opening a page is not held up by it. */
function useIsDue(): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), timings.calculationPanelDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return isDue;
}

type EstimatePanelProps = {
  type: InsuranceTypeId;
  form: Form<Question>;
  answers: Answers;
};

/** How much cover the answers add up to: the figure, a picture of it, its cautions and every line. Key it by type. */
export function EstimatePanel({ type, form, answers }: EstimatePanelProps) {
  const { t } = useTranslation();
  const isDue = useIsDue();
  const { estimate, error, retry, isUpdating, hasAnswers } = useEstimate(form, answers);
  const title = t(`estimate.${names[type]}Title`);
  return (
    <Root as="section" aria-label={title} aria-busy={isUpdating}>
      <h2>{title}</h2>
      {error !== undefined && !estimate ? (
        <Problem error={error} onRetry={retry} />
      ) : !isDue || !estimate ? (
        <SkeletonScreen>
          <SkeletonText lines={5} />
        </SkeletonScreen>
      ) : hasAnswers ? (
        <EstimateFigures type={type} estimate={estimate} />
      ) : (
        <p>{t("estimate.empty")}</p>
      )}
    </Root>
  );
}

function EstimateFigures({ type, estimate }: { type: InsuranceTypeId; estimate: EstimationReply }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const name = names[type];
  const parts = estimateParts(type, estimate);
  const deducted = type === insuranceTypes.life ? deductions(estimate) : [];
  const isAuto = type === insuranceTypes.auto;
  return (
    <>
      <Figure>
        <strong>{money(estimate.data)}</strong>
        <span>
          {t(`estimate.${name}Figure`)}
          {estimate.term ? ` ${t("estimate.term", { count: estimate.term })}` : ""}
        </span>
      </Figure>
      {isAuto && (
        <DefinitionList
          items={[
            { term: t("estimate.atRisk"), detail: money(estimate.at_risk) },
            { term: t("estimate.totalRequired"), detail: money(estimate.total_required) },
          ]}
        />
      )}
      {estimate.umbrella && <Notice kind="caution">{t("estimate.umbrella")}</Notice>}
      {parts.length > 0 && (
        <div>
          <h3>{t(`estimate.${name}Parts`)}</h3>
          <StackedBar
            segments={parts.map(({ label, data }) => ({ label, value: data }))}
            format={money}
          />
        </div>
      )}
      {deducted.length > 0 && (
        <div>
          <h3>{t("estimate.deducted")}</h3>
          <DefinitionList
            items={deducted.map(({ label, data }) => ({ term: label, detail: money(data) }))}
          />
        </div>
      )}
      <Caution>
        {t(`estimate.${name}Caution`)} {t("estimate.notAdvice")}
      </Caution>
      <Disclosure summary={t("estimate.explain")}>
        <h3>{t("estimate.lines")}</h3>
        <DefinitionList
          items={estimate["other-data"].map(({ label, data }) => ({
            term: label,
            detail: typeof data === "number" ? money(data) : data,
          }))}
        />
        <h3>{t("estimate.assumptions")}</h3>
        <Assumptions>
          {[1, 2, 3].map((line) => (
            <li key={line}>{t(`estimate.${name}${line}`)}</li>
          ))}
        </Assumptions>
      </Disclosure>
    </>
  );
}
