import { coverLines, heldCovers } from "@quotehaven/contract/cover";
import {
  insuranceTypeName,
  insuranceTypes,
  timings,
  type Answers,
  type Form,
  type InsuranceTypeId,
  type Question,
} from "@quotehaven/contract/rules";
import type { EstimationReply } from "@quotehaven/contract/wire";
import { CoveragePicture } from "@quotehaven/cover";
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
import {
  deductions,
  estimateLimits,
  estimateParts,
  hasLine,
  missingEssentials,
} from "./estimateParts";
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

/** The most that is suggested; a larger need ends here. */
const mostLifeCover = 25_000_000;

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
  const { t } = useTranslation<"consumer">();
  const isDue = useIsDue();
  const { estimate, error, retry, isUpdating } = useEstimate(form, answers);
  const missing = missingEssentials(form, answers);
  const title = t(`estimate.${insuranceTypeName(type)}Title`);
  return (
    <Root as="section" aria-label={title} aria-busy={isUpdating}>
      <h2>{title}</h2>
      {error !== undefined && !estimate ? (
        <Problem error={error} onRetry={retry} />
      ) : missing.length > 0 ? (
        <div>
          <p>{t("estimate.empty")}</p>
          <Assumptions>
            {missing.map(({ id, content }) => (
              <li key={id}>{content}</li>
            ))}
          </Assumptions>
        </div>
      ) : !isDue || !estimate ? (
        <SkeletonScreen>
          <SkeletonText lines={5} />
        </SkeletonScreen>
      ) : (
        <EstimateFigures type={type} estimate={estimate} />
      )}
    </Root>
  );
}

/** What a home figure is of: a renter has no dwelling, a condo owner the interior of a unit. */
function kindOf(type: InsuranceTypeId, estimate: EstimationReply) {
  if (type !== insuranceTypes.home || hasLine(estimate, "dwelling")) return insuranceTypeName(type);
  return hasLine(estimate, "unitInterior") ? "condo" : "renter";
}

type FiguresProps = { type: InsuranceTypeId; estimate: EstimationReply };

/** A figure as money, or as the text that it is. */
function useShown() {
  const { money } = useFormats();
  return (value: number | string) => (typeof value === "number" ? money(value) : value);
}

function EstimateFigures({ type, estimate }: FiguresProps) {
  const { t } = useTranslation<"consumer">();
  const { money } = useFormats();
  const kind = kindOf(type, estimate);
  return (
    <>
      <Figure>
        <strong>{money(estimate.total)}</strong>
        <span>
          {t(`estimate.${kind}Figure`)}
          {estimate.termYears ? ` ${t("estimate.term", { count: estimate.termYears })}` : ""}
        </span>
      </Figure>
      {type === insuranceTypes.life && estimate.total === 0 && <p>{t("estimate.lifeZero")}</p>}
      {type === insuranceTypes.life && estimate.total >= mostLifeCover && (
        <p>{t("estimate.lifeMost", { amount: money(mostLifeCover) })}</p>
      )}
      {type === insuranceTypes.auto && (
        <DefinitionList
          items={[
            { term: t("estimate.atRisk"), detail: money(estimate.atRisk) },
            { term: t("estimate.totalRequired"), detail: money(estimate.totalRequired) },
          ]}
        />
      )}
      {estimate.needsUmbrella && <Notice kind="caution">{t("estimate.umbrella")}</Notice>}
      <EstimateParts type={type} estimate={estimate} />
      <NeedPicture need={estimate.need} />
      <Caution>
        {t(`estimate.${kind}Caution`)} {t("estimate.notAdvice")}
      </Caution>
      <Explanation type={type} estimate={estimate} />
    </>
  );
}

/** The need as quotes will be drawn against it. */
function NeedPicture({ need = {} }: Pick<EstimationReply, "need">) {
  const { t } = useTranslation<"consumer">();
  const [held] = heldCovers({}, need);
  if (!held || coverLines(held).every(({ amounts }) => !amounts)) return null;
  return (
    <div>
      <h3>{t("estimate.need")}</h3>
      <CoveragePicture held={held} isNeedOnly />
    </div>
  );
}

/** What the figure is made of, what was deducted, and the limits beside it. */
function EstimateParts({ type, estimate }: FiguresProps) {
  const { t } = useTranslation<"consumer">();
  const { money } = useFormats();
  const shown = useShown();
  const name = insuranceTypeName(type);
  const parts = estimateParts(type, estimate);
  const deducted = type === insuranceTypes.life ? deductions(estimate) : [];
  const limits = estimateLimits(type, estimate);
  return (
    <>
      {parts.length > 0 && (
        <div>
          <h3>{t(`estimate.${name}Parts`)}</h3>
          <StackedBar
            segments={parts.map(({ label, amount }) => ({ label, value: amount }))}
            format={money}
          />
        </div>
      )}
      {deducted.length > 0 && (
        <div>
          <h3>{t("estimate.deducted")}</h3>
          <DefinitionList
            items={deducted.map(({ label, amount }) => ({ term: label, detail: money(amount) }))}
          />
        </div>
      )}
      {limits.length > 0 && (
        <div>
          <h3>{t(name === "auto" ? "estimate.autoLimits" : "estimate.homeLimits")}</h3>
          <DefinitionList
            items={limits.map(({ label, result }) => ({ term: label, detail: shown(result) }))}
          />
        </div>
      )}
    </>
  );
}

/** Every line with its formula, and what was assumed. */
function Explanation({ type, estimate }: FiguresProps) {
  const { t } = useTranslation<"consumer">();
  const shown = useShown();
  const isRenter = kindOf(type, estimate) === "renter";
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
