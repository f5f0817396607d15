import {
  applyRules,
  type Answers,
  type AnswerValue,
  type Form,
  type Question,
} from "@quotehaven/contract/rules";
import { useTranslation } from "@quotehaven/platform";
import { ProgressBar, theme } from "@quotehaven/shared-ui";
import styled from "styled-components";
import type { QuestionErrors } from "../../shared/questionnaire/questionErrors";
import { QuestionSectionFields } from "../../shared/questionnaire/QuestionSectionFields";
import type { useQuestionPages } from "./useQuestionPages";

const Progress = styled.div`
  display: grid;
  gap: ${theme.space(2)};
  margin-bottom: ${theme.space(6)};
  color: ${theme.color.inkMuted};
  font-size: ${theme.size[14]};
  font-variant-numeric: tabular-nums;
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space(1, 4)};
`;

type QuestionsStepProps = {
  form: Form<Question>;
  pages: ReturnType<typeof useQuestionPages>;
  /** What the person answered, over what steps 1 to 3 filled in. */
  answers: Answers;
  errors: QuestionErrors;
  onAnswer: (queId: number, value: AnswerValue) => void;
  onLeave: (queId: number) => void;
};

/** Step 4: one section of the insurance type's questions, with how many are left in all. */
export function QuestionsStep({
  form,
  pages,
  answers,
  errors,
  onAnswer,
  onLeave,
}: QuestionsStepProps) {
  const { t } = useTranslation();
  const { sections, index, total, left } = pages;
  const section = sections[index];
  const words =
    left > 0 ? t("registration.questionsLeft", { count: left }) : t("registration.questionsDone");
  return (
    <>
      <Progress>
        <Facts>
          <span role="status">{words}</span>
          {sections.length > 1 && (
            <span>{t("registration.pageOf", { page: index + 1, count: sections.length })}</span>
          )}
        </Facts>
        <ProgressBar
          label={t("registration.questionsLabel")}
          value={total - left}
          max={total}
          valueText={words}
        />
      </Progress>
      {section && (
        <QuestionSectionFields
          key={section.name}
          section={section}
          answers={applyRules(form, answers).answers}
          errors={errors}
          onAnswer={onAnswer}
          onLeave={onLeave}
        />
      )}
    </>
  );
}
