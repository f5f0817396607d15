import {
  applyRules,
  missingQuestions,
  visibleForm,
  type Answers,
  type AnswerValue,
  type Form,
  type Question,
} from "@quotehaven/contract/rules";
import { useTranslation } from "@quotehaven/platform";
import { theme } from "@quotehaven/shared-ui";
import styled from "styled-components";
import type { QuestionErrors } from "../../shared/questionnaire/questionErrors";
import { QuestionSectionFields } from "../../shared/questionnaire/QuestionSectionFields";

const Left = styled.p`
  position: sticky;
  z-index: 1;
  top: 0;
  margin-bottom: ${theme.space(6)};
  padding-block: ${theme.space(2)};
  border-bottom: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
  color: ${theme.color.inkMuted};
  font-variant-numeric: tabular-nums;
`;

type QuestionsStepProps = {
  form: Form<Question>;
  /** What the person answered, over what steps 1 to 3 filled in. */
  answers: Answers;
  errors: QuestionErrors;
  onAnswer: (queId: number, value: AnswerValue) => void;
  onLeave: (queId: number) => void;
};

/** Step 4: the questions of the insurance type, section under section, with how many are left. */
export function QuestionsStep({ form, answers, errors, onAnswer, onLeave }: QuestionsStepProps) {
  const { t } = useTranslation();
  const visible = applyRules(form, answers);
  const left = missingQuestions(form, answers).length;
  return (
    <>
      <Left role="status">
        {left > 0
          ? t("registration.questionsLeft", { count: left })
          : t("registration.questionsDone")}
      </Left>
      {visibleForm(form, visible).sections.map((section) => (
        <QuestionSectionFields
          key={section.sec_name}
          section={section}
          answers={visible.answers}
          errors={errors}
          onAnswer={onAnswer}
          onLeave={onLeave}
        />
      ))}
    </>
  );
}
