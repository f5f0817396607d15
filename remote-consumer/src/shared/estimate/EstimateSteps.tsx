import { insuranceTypes, type InsuranceTypeId, type Question } from "@quotehaven/contract/rules";
import type { EstimationReply } from "@quotehaven/contract/wire";
import { Disclosure, theme } from "@quotehaven/shared-ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { estimateKind } from "./estimateKind";
import { PrintWorking } from "./PrintWorking";
import { StepList } from "./StepList";
import { QuestionLink, type LinkToQuestion } from "./Sum";

const Assumptions = styled.ul`
  display: grid;
  gap: ${theme.space(2)};
  margin-bottom: ${theme.space(2)};
  padding-inline-start: ${theme.space(5)};
  font-size: ${theme.size[14]};
`;

const Hint = styled.p`
  margin-bottom: ${theme.space(3)};
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

/** What the working-out of a figure is shown from. */
export type EstimateStepsProps = {
  type: InsuranceTypeId;
  estimate: EstimationReply;
  linkToQuestion: LinkToQuestion;
  /** What can be asked, to name what is assumed. */
  questions: readonly Question[];
  /** The questions that the figure makes assumptions on, where they are asked with it. */
  assumedFields?: ReactNode;
};

/** Every line with its sum, and what was assumed. */
export function EstimateSteps(props: EstimateStepsProps) {
  const { type, estimate, linkToQuestion, assumedFields } = props;
  const { t } = useTranslation("consumer");
  const steps = estimate.steps ?? [];
  const hasLinks = steps
    .flatMap(({ pieces = [] }) => pieces)
    .some(({ questionId }) => questionId !== undefined && linkToQuestion(questionId));
  return (
    <Disclosure summary={t("estimate.explain")}>
      <h3>{t("estimate.lines")}</h3>
      {hasLinks && <Hint>{t("estimate.linesHint")}</Hint>}
      <StepList steps={steps} linkToQuestion={linkToQuestion} />
      <h3>{t("estimate.assumptions")}</h3>
      {assumedFields ?? <Assumed {...props} />}
      <Assumptions>
        {assumptionKeys[estimateKind(type, estimate)].map((key) => (
          <li key={key}>{t(`estimate.${key}`)}</li>
        ))}
        {assumedFields && type === insuranceTypes.life && <li>{t("estimate.lifeAge")}</li>}
        {assumedFields && type === insuranceTypes.auto && <li>{t("estimate.autoAge")}</li>}
        <li>{t("estimate.notAdvice")}</li>
      </Assumptions>
      <PrintWorking type={type} estimate={estimate} />
    </Disclosure>
  );
}

/** The questions that have no answer yet, with what the figure takes instead. */
function Assumed({ estimate, questions, linkToQuestion }: EstimateStepsProps) {
  const { t } = useTranslation("consumer");
  const assumed = (estimate.assumed ?? []).flatMap(({ questionId, text }) => {
    const question = questions.find(({ id }) => id === questionId);
    return question ? [{ questionId, content: question.content, text }] : [];
  });
  if (assumed.length === 0) return null;
  return (
    <Assumptions>
      {assumed.map(({ questionId, content, text }) => (
        <li key={questionId}>
          <span>
            <QuestionLink questionId={questionId} linkToQuestion={linkToQuestion}>
              <span>{content}</span>
            </QuestionLink>
          </span>{" "}
          <span>{t("estimate.assumed", { text })}</span>
        </li>
      ))}
    </Assumptions>
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
