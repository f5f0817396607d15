import type { Form, InsuranceTypeId, Question } from "@quotehaven/contract/rules";
import { useFormats, useSession } from "@quotehaven/platform";
import { theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { estimateKind } from "../../shared/estimate/estimateKind";
import { KeepNumber, panelId, useNumberFigure } from "./NumberPanel";
import { NumberPicture } from "./NumberPicture";
import type { useNumber } from "./useNumber";

/** On a phone the figure would be out of sight while the questions are answered: it stands below them. */
const Bar = styled.div`
  display: none;

  ${theme.mobile} {
    position: sticky;
    z-index: ${theme.layer.sticky};
    bottom: 0;
    display: flex;
    align-items: center;
    gap: ${theme.space(3)};
    margin: ${theme.space(6)} calc(-1 * ${theme.space(4)}) 0;
    padding: ${theme.space(2, 4)};
    border-top: 1px solid ${theme.color.lineStrong};
    background: ${theme.color.surfaceRaised};
    font-size: ${theme.size[14]};
    line-height: 1.3;
  }

  & > button {
    flex: none;
  }
`;

const ToPanel = styled.a`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${theme.space(3)};
  min-width: 0;
  min-height: 48px;
  color: inherit;
  text-decoration: none;

  & strong {
    display: block;
    font-family: ${theme.font.serif};
    font-size: ${theme.size[22]};
    line-height: 1.2;
  }
`;

const Thumb = styled(NumberPicture)`
  flex: none;
  align-self: center;
  width: 76px;

  /* Beside the button there is no room for it. */
  @media (max-width: 22.5em) {
    ${ToPanel}:not(:last-child) > & {
      display: none;
    }
  }
`;

type PhoneFigureProps = {
  type: InsuranceTypeId;
  number: ReturnType<typeof useNumber>;
  form: Form<Question>;
};

/**
 * The picture and the figure in one line, which leads to its sum, and the way on. Until there is a figure it
 * says so: what came up later would cover what is being typed.
 */
export function PhoneFigure({ type, number, form }: PhoneFigureProps) {
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  const { status } = useSession();
  const figure = useNumberFigure(form, number.answers);
  return (
    <Bar>
      <ToPanel href={`#${panelId}`}>
        <Thumb form={form} answers={number.answers} need={figure?.need} />
        {figure ? (
          <span>
            <strong>{money(figure.total)}</strong>{" "}
            <span>{t(`estimate.${estimateKind(type, figure)}Figure`)}</span>
          </span>
        ) : (
          <span>{t("number.noFigureYet")}</span>
        )}
      </ToPanel>
      {figure && status !== "signedIn" && (
        <KeepNumber type={type} number={number} emphasis="primary">
          {t("landing.getQuotes")}
        </KeepNumber>
      )}
    </Bar>
  );
}
