import { heldCovers } from "@quotehaven/contract/cover";
import { insuranceTypeName, type InsuranceTypeId } from "@quotehaven/contract/rules";
import { useFormats } from "@quotehaven/platform";
import { CoverDrawing, partColor } from "@quotehaven/shared-features/cover";
import { theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled, { css } from "styled-components";
import { estimateKind } from "../../shared/estimate/estimateKind";
import { missingEssentials } from "../../shared/estimate/estimateParts";
import { useCountUp } from "../../shared/estimate/useCountUp";
import { useEstimate } from "../../shared/estimate/useEstimate";
import { NeedOutline } from "../../shared/NeedOutline";
import { askedParts, partProgress } from "../../shared/questionnaire/partProgress";
import type { SignupQuestions } from "./signupQuestions";

/** Wide enough for the picture beside the form. */
export const beside = "@media (min-width: 67.5em)";

const Root = styled.figure`
  display: grid;
  grid-template-columns: 120px minmax(0, 1fr);
  align-items: end;
  gap: ${theme.space(3)};
  /* Room for the figure, so that nothing moves when it comes. */
  min-height: ${theme.space(18)};
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};

  ${beside} {
    position: sticky;
    top: ${theme.space(6)};
    grid-template-columns: minmax(0, 1fr);
    align-self: start;
    gap: ${theme.space(4)};
    padding: ${theme.space(5)};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.large};
    background: ${theme.color.surfaceRaised};
  }
`;

/** Each part takes its colour with the answers that it is about. */
const Parts = styled.div`
  ${askedParts.map(
    (part) => css`
      [data-part="${part}"] > g:first-of-type {
        fill: color-mix(
          in srgb,
          ${partColor(part)} calc(var(--part-${part}, 0) * 60%),
          ${theme.color.drawPaper}
        );
        transition: fill ${theme.motion.normal} ${theme.motion.ease};
      }
    `,
  )}
`;

const Figure = styled.strong`
  display: block;
  font-family: ${theme.font.serif};
  font-size: ${theme.size[22]};
  font-weight: ${theme.weight.bold};
  line-height: 1.2;
  color: ${theme.color.ink};

  ${beside} {
    font-size: ${theme.size[36]};
  }
`;

type RegistrationPictureProps = {
  insuranceTypeId: InsuranceTypeId;
  rents: boolean;
  /** Undefined until they are there. */
  questions: SignupQuestions | undefined;
};

const noAnswers = {};

/** What is to be insured, in outline as quotes will fill it, and the figure as far as the answers give one. */
export function RegistrationPicture({
  insuranceTypeId,
  rents,
  questions,
}: RegistrationPictureProps) {
  const { t } = useTranslation("consumer");
  const { catalogue, sections = [], answers = noAnswers } = questions ?? {};
  const isKnown = catalogue !== undefined && missingEssentials(catalogue, answers).length === 0;
  const { estimate } = useEstimate(isKnown ? catalogue : undefined, answers, { isPreview: true });
  const total = useCountUp(estimate?.total ?? 0);
  const { money } = useFormats();
  const [held] = heldCovers({}, estimate?.need ?? {});
  const progress = Object.fromEntries(
    Object.entries(
      partProgress(
        sections.flatMap((each) => each.questions),
        answers,
      ),
    ).map(([part, share]) => [`--part-${part}`, share]),
  );
  return (
    <Root>
      <Parts style={progress} data-testid="parts">
        {held ? (
          <CoverDrawing held={held} isNeedOnly isDecorative />
        ) : (
          <NeedOutline type={insuranceTypeName(insuranceTypeId)} rents={rents} />
        )}
      </Parts>
      <figcaption>
        {estimate ? (
          <>
            <Figure>{`${money(total)} `}</Figure>
            <span>{t(`estimate.${estimateKind(insuranceTypeId, estimate)}Figure`)}</span>
          </>
        ) : (
          t("registration.pictureSoon")
        )}
      </figcaption>
    </Root>
  );
}
