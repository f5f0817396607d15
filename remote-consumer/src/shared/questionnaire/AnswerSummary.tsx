import {
  answerText,
  applyRules,
  visibleForm,
  type Answers,
  type Form,
  type Question,
  type VisibilityOptions,
} from "@quotehaven/contract/rules";
import { theme } from "@quotehaven/shared-ui";
import { DefinitionList } from "@quotehaven/shared-ui/content";
import { useTranslation } from "react-i18next";
import styled from "styled-components";

const Root = styled.div`
  display: grid;
  gap: ${theme.space(6)};
`;

const SectionTitle = styled.h4`
  margin: 0 0 ${theme.space(2)};
  font-family: ${theme.font.sans};
  font-size: ${theme.size[16]};
  letter-spacing: 0;
`;

type AnswerSummaryProps = {
  form: Form<Question>;
  answers: Answers;
  options?: VisibilityOptions;
  /** The level of the sections' titles: one below what stands above the summary. */
  titleAs: "h2" | "h3" | "h4";
};

/** The answers of a form to read: only what is visible, by section. */
export function AnswerSummary({ form, answers, options, titleAs }: AnswerSummaryProps) {
  const visible = applyRules(form, answers, options);
  return (
    <Root>
      {visibleForm(form, visible).sections.map((section) => (
        <section key={section.name}>
          <SectionTitle as={titleAs}>{section.name}</SectionTitle>
          <AnswerList questions={section.questions} answers={visible.answers} />
        </section>
      ))}
    </Root>
  );
}

type AnswerListProps = { questions: readonly Question[]; answers: Answers };

/** Questions with their answers to read. */
export function AnswerList({ questions, answers }: AnswerListProps) {
  const { t } = useTranslation("consumer");
  return (
    <DefinitionList
      items={questions.map((question) => ({
        key: String(question.id),
        term: question.content,
        detail: answerText(question, answers[question.id]) || t("questionnaire.notAnswered"),
      }))}
    />
  );
}
