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
import type { ReactNode } from "react";
import styled from "styled-components";

const Root = styled.div`
  display: grid;
  gap: ${theme.space(6)};

  & h4 {
    margin: 0;
    font-size: ${theme.size[16]};
  }
`;

const TitleRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(2)};
  margin-bottom: ${theme.space(2)};
`;

type AnswerSummaryProps = {
  form: Form<Question>;
  answers: Answers;
  options?: VisibilityOptions;
  /** What stands beside the title of a section, by its page and name. */
  besideTitle?: (page: number, section: string) => ReactNode;
};

/** The answers of a form to read: only what is visible, by section. */
export function AnswerSummary({ form, answers, options, besideTitle }: AnswerSummaryProps) {
  const { t } = useTranslation<"consumer">();
  const visible = applyRules(form, answers, options);
  return (
    <Root>
      {visibleForm(form, visible).sections.map((section, page) => (
        <section key={section.name}>
          <TitleRow>
            <h4>{section.name}</h4>
            {besideTitle?.(page, section.name)}
          </TitleRow>
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
