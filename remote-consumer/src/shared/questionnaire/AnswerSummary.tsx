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
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled, { css } from "styled-components";

const Root = styled.div<{ $isInColumns: boolean }>`
  display: grid;
  gap: ${theme.space(6)};

  ${({ $isInColumns }) =>
    $isInColumns &&
    css`
      display: block;
      columns: 400px 2;
      column-gap: ${theme.space(8)};

      & > section {
        margin-bottom: ${theme.space(6)};
        break-inside: avoid;
      }
    `}
`;

const SectionTitle = styled.h4`
  margin: 0;
  font-family: ${theme.font.sans};
  font-size: ${theme.size[16]};
  letter-spacing: 0;
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
  /** The level of the sections' titles: one below what stands above the summary. */
  titleAs: "h2" | "h3" | "h4";
  /** Sections stand beside each other where there is room. */
  isInColumns?: boolean;
  /** What stands beside the title of a section, by its page and name. */
  besideTitle?: (page: number, section: string) => ReactNode;
};

/** The answers of a form to read: only what is visible, by section. */
export function AnswerSummary({
  form,
  answers,
  options,
  titleAs,
  isInColumns = false,
  besideTitle,
}: AnswerSummaryProps) {
  const { t } = useTranslation("consumer");
  const visible = applyRules(form, answers, options);
  return (
    <Root $isInColumns={isInColumns}>
      {visibleForm(form, visible).sections.map((section, page) => (
        <section key={section.name}>
          <TitleRow>
            <SectionTitle as={titleAs}>{section.name}</SectionTitle>
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
