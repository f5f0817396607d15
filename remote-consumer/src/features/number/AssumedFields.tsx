import type { Form, Question } from "@quotehaven/contract/rules";
import { theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { useEstimate } from "../../shared/estimate/useEstimate";
import { QuestionField } from "../../shared/questionnaire/QuestionField";
import { visibleQuestions } from "./numberForm";
import type { useNumber } from "./useNumber";

const Fields = styled.div`
  display: grid;
  gap: ${theme.space(4)};
  margin-bottom: ${theme.space(4)};
`;

type AssumedFieldsProps = { number: ReturnType<typeof useNumber>; form: Form<Question> };

/** What the figure takes for granted, as questions that may be answered right there. */
export function AssumedFields({ number, form }: AssumedFieldsProps) {
  const { t } = useTranslation("consumer");
  const { estimate } = useEstimate(form, number.answers, { isPreview: true });
  const assumed = new Map(estimate?.assumed?.map(({ questionId, text }) => [questionId, text]));
  const questions = visibleQuestions(form, number.answers, "assumed");
  if (questions.length === 0) return null;
  const fields = questions.map((question) => {
    const text = assumed.get(question.id);
    return (
      <QuestionField
        key={question.id}
        // The panel is narrow: the help of every question is in the application.
        question={{ ...question, help: "" }}
        hint={text && t("estimate.assumed", { text })}
      />
    );
  });
  return <Fields>{fields}</Fields>;
}
