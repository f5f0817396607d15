import {
  applyRules,
  insuranceTypeName,
  questionsOf,
  timings,
  type Answers,
  type Form,
  type InsuranceTypeId,
  type Question,
} from "@quotehaven/contract/rules";
import { Problem, useIsDue } from "@quotehaven/platform";
import { Card, SkeletonScreen, SkeletonText, theme } from "@quotehaven/shared-ui";
import { useMemo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { EstimateFigures } from "./EstimateFigures";
import { missingEssentials } from "./estimateParts";
import type { LinkToQuestion } from "./Sum";
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

const Assumptions = styled.ul`
  display: grid;
  gap: ${theme.space(2)};
  padding-inline-start: ${theme.space(5)};
  font-size: ${theme.size[14]};
`;

type EstimatePanelProps = {
  type: InsuranceTypeId;
  form: Form<Question>;
  answers: Answers;
  /** For somebody without an account. */
  isPreview?: boolean;
  /** Brings the person to a question, where the answers can be changed. */
  onQuestion?: (questionId: number) => void;
  /** The questions that the figure makes assumptions on, where they are asked with it. */
  assumedFields?: ReactNode;
  /** The drawing of the need with what goes with it, above the figure; without it, it follows the figure. */
  picture?: ReactNode;
  /** What comes right under a figure that is known. */
  afterFigure?: ReactNode;
  /** What follows the figure. */
  children?: ReactNode;
};

/** How much cover the answers add up to: the figure, a picture of it, its cautions and every line. Key it by type. */
export function EstimatePanel(props: EstimatePanelProps) {
  const { type, form, answers, isPreview } = props;
  const { t } = useTranslation("consumer");
  const isDue = useIsDue(timings.calculationPanelDelayMs);
  const { estimate, error, retry, isUpdating } = useEstimate(form, answers, { isPreview });
  const missing = missingEssentials(form, answers);
  const linkToQuestion = useLinkToQuestion(props);
  const title = t(`estimate.${insuranceTypeName(type)}Title`);
  return (
    <Root as="section" aria-label={title} aria-busy={isUpdating}>
      <h2>{title}</h2>
      {props.picture}
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
        <EstimateFigures
          type={type}
          estimate={estimate}
          linkToQuestion={linkToQuestion}
          assumedFields={props.assumedFields}
          questions={questionsOf(form)}
          afterFigure={props.afterFigure}
          isDrawn={props.picture !== undefined}
        />
      )}
      {props.children}
    </Root>
  );
}

/** The way to a question that is asked and can be answered here. */
function useLinkToQuestion({ form, answers, onQuestion }: EstimatePanelProps): LinkToQuestion {
  const visible = useMemo(() => applyRules(form, answers).questionIds, [form, answers]);
  return (questionId) =>
    onQuestion && visible.has(questionId) ? () => onQuestion(questionId) : null;
}
