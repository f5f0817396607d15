import type { Form, InsuranceTypeId, Question } from "@quotehaven/contract/rules";
import { useFormats } from "@quotehaven/platform";
import { theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { estimateKind } from "../../shared/estimate/estimateKind";
import { missingEssentials } from "../../shared/estimate/estimateParts";
import { useEstimate } from "../../shared/estimate/useEstimate";
import { panelId } from "./NumberPanel";
import type { useNumber } from "./useNumber";

/** On a phone the figure would be out of sight while the questions are answered: it stands below them. */
const Bar = styled.a`
  display: none;

  ${theme.mobile} {
    position: sticky;
    bottom: 0;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    min-height: 44px;
    gap: ${theme.space(0, 3)};
    margin: ${theme.space(6)} calc(-1 * ${theme.space(4)}) 0;
    padding: ${theme.space(3, 4)};
    border-top: 1px solid ${theme.color.lineStrong};
    background: ${theme.color.surfaceRaised};
    color: inherit;
    text-decoration: none;
    font-size: ${theme.size[14]};
  }

  & > strong {
    font-family: ${theme.font.serif};
    font-size: ${theme.size[22]};
  }
`;

type PhoneFigureProps = {
  type: InsuranceTypeId;
  number: ReturnType<typeof useNumber>;
  form: Form<Question>;
};

/**
 * The figure in one line; it leads to its sum. Until there is one it says so: what came up later would
 * cover what is being typed.
 */
export function PhoneFigure({ type, number, form }: PhoneFigureProps) {
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  const { estimate } = useEstimate(form, number.answers, { isPreview: true });
  const isKnown = estimate && missingEssentials(form, number.answers).length === 0;
  return (
    <Bar href={`#${panelId}`}>
      {isKnown ? (
        <>
          <strong>{money(estimate.total)}</strong>
          <span>{t(`estimate.${estimateKind(type, estimate)}Figure`)}</span>
        </>
      ) : (
        <span>{t("number.noFigureYet")}</span>
      )}
    </Bar>
  );
}
