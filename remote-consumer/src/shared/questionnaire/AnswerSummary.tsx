import {
  answerText,
  applyRules,
  visibleForm,
  type Answers,
  type Form,
  type Question,
  type VisibilityOptions,
} from "@quotehaven/contract/rules";
import { useTranslation } from "@quotehaven/platform";
import { DefinitionList, theme } from "@quotehaven/shared-ui";
import styled from "styled-components";

const Root = styled.div`
  display: grid;
  gap: ${theme.space(6)};

  & h4 {
    margin: 0 0 ${theme.space(2)};
    font-size: ${theme.size[16]};
  }
`;

type AnswerSummaryProps = { form: Form<Question>; answers: Answers; options?: VisibilityOptions };

/** The answers of a form to read: only what is visible, by section. */
export function AnswerSummary({ form, answers, options }: AnswerSummaryProps) {
  const { t } = useTranslation<"consumer">();
  const visible = applyRules(form, answers, options);
  return (
    <Root>
      {visibleForm(form, visible).sections.map((section) => (
        <section key={section.name}>
          <h4>{section.name}</h4>
          <DefinitionList
            items={section.questions.map((question) => ({
              key: String(question.id),
              term: question.content,
              detail:
                answerText(question, visible.answers[question.id]) ||
                t("questionnaire.notAnswered"),
            }))}
          />
        </section>
      ))}
    </Root>
  );
}
