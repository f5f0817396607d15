import { coverLines, heldCovers } from "@quotehaven/contract/cover";
import {
  insuranceTypeName,
  insuranceTypes,
  type InsuranceTypeId,
} from "@quotehaven/contract/rules";
import type { EstimationReply } from "@quotehaven/contract/wire";
import { CoveragePicture, partColor } from "@quotehaven/shared-features/cover";
import { useFormats } from "@quotehaven/platform";
import { Notice, theme } from "@quotehaven/shared-ui";
import { DefinitionList, StackedBar } from "@quotehaven/shared-ui/content";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { estimateKind } from "./estimateKind";
import {
  deductions,
  estimateLimits,
  estimateParts,
  umbrellaOf,
  type AmountLine,
} from "./estimateParts";
import { EstimateSteps, type EstimateStepsProps } from "./EstimateSteps";
import { useCountUp } from "./useCountUp";
import { useShown } from "./useShown";

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

/** The most that is suggested; a larger need ends here. */
const mostLifeCover = 25_000_000;

type FiguresProps = { type: InsuranceTypeId; estimate: EstimationReply };

type EstimateFiguresProps = EstimateStepsProps & {
  afterFigure?: ReactNode;
  /** The need is drawn already. */
  isDrawn: boolean;
};

/** The figure, what it is made of, how quotes are held against it, its caution and every line. */
export function EstimateFigures({ afterFigure, isDrawn, ...working }: EstimateFiguresProps) {
  const { type, estimate } = working;
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  const total = useCountUp(estimate.total);
  const kind = estimateKind(type, estimate);
  return (
    <>
      <Figure>
        <strong>{money(total)}</strong>
        <span>
          {[
            t(`estimate.${kind}Figure`),
            estimate.termYears && t("estimate.term", { count: estimate.termYears }),
          ]
            .filter(Boolean)
            .join(" ")}
        </span>
      </Figure>
      {afterFigure}
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
      <NeedPicture need={estimate.need} isDrawn={isDrawn} />
      <EstimateParts type={type} estimate={estimate} />
      <Caution>{t(`estimate.${kind}Caution`)}</Caution>
      <EstimateSteps {...working} />
    </>
  );
}

/** The need as quotes will be drawn against it. */
function NeedPicture({
  need = {},
  isDrawn,
}: Pick<EstimationReply, "need"> & Pick<EstimateFiguresProps, "isDrawn">) {
  const { t } = useTranslation("consumer");
  const [held] = heldCovers({}, need);
  if (!held || coverLines(held).every(({ amounts }) => !amounts)) return null;
  return (
    <div>
      <h3>{t("estimate.need")}</h3>
      <CoveragePicture held={held} isNeedOnly isDrawn={isDrawn} />
    </div>
  );
}

/** Limits that the picture of the need has a line for. */
const drawnLimits = ["personalLiability", "medicalPayments", "propertyDamage"];

/** What the picture of the need does not show: what a figure is made of, what was deducted, and the limits beside it. */
function EstimateParts({ type, estimate }: FiguresProps) {
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  const shown = useShown();
  const name = insuranceTypeName(type);
  const parts = estimateParts(type, estimate);
  const deducted = type === insuranceTypes.life ? deductions(estimate) : [];
  const limits = estimateLimits(type, estimate).filter(({ line }) => !drawnLimits.includes(line));
  return (
    <>
      {type !== insuranceTypes.home && (parts.length > 0 || type === insuranceTypes.auto) && (
        <div>
          <h3>{t(`estimate.${name}Parts`)}</h3>
          {type === insuranceTypes.auto ? (
            <ProtectionBar estimate={estimate} atRisk={parts} />
          ) : (
            <StackedBar
              segments={segmentsOf(parts)}
              color={partColor("deathBenefit")}
              format={money}
            />
          )}
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

type ProtectionBarProps = { estimate: EstimationReply; atRisk: readonly AmountLine[] };

/** What the person owns and earns over what would pay for it: the auto policy, and an umbrella on top. */
function ProtectionBar({ estimate, atRisk }: ProtectionBarProps) {
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  const umbrella = umbrellaOf(estimate);
  return (
    <StackedBar
      against={segmentsOf(atRisk)}
      segments={[
        {
          label: t("estimate.autoCovers"),
          value: estimate.total,
          color: partColor("injury"),
        },
        ...(umbrella > 0
          ? [
              {
                label: t("estimate.umbrellaAdds"),
                value: umbrella,
                color: partColor("umbrella"),
              },
            ]
          : []),
      ]}
      format={money}
    />
  );
}

const segmentsOf = (lines: readonly AmountLine[]) =>
  lines.map(({ label, amount }) => ({ label, value: amount }));
