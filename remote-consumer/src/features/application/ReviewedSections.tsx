import {
  agingQuestionIds,
  answerText,
  applyRules,
  visibleForm,
  type Answers,
  type Question,
} from "@quotehaven/contract/rules";
import { Button, Disclosure, theme, VisuallyHidden } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { typeNameKeys } from "../../shared/insuranceTypeNames";
import { AnswerList } from "../../shared/questionnaire/AnswerSummary";
import { refusedQuestions } from "../../shared/questionnaire/questionForm";
import type { ChosenForm } from "./chosenForms";
import type { ApplicationEditing } from "./useApplicationEditor";

/** Two beside each other where there is room; an open one moves no other to the other side. */
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 400px), 1fr));
  align-items: start;
  column-gap: ${theme.space(8)};
  padding: 0;
  list-style: none;
`;

const Section = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  border-bottom: 1px solid ${theme.color.line};

  /* Open, its answers have the whole width. */
  & > details {
    grid-area: 1 / 1 / 2 / 3;
  }

  & > details > summary {
    width: auto;
    /* Beside the button. */
    margin-inline-end: ${theme.space(16)};
    color: ${theme.color.ink};
  }

  & > button {
    grid-area: 1 / 2;
    min-height: 44px;
  }
`;

const State = styled.span<{ $isOpen: boolean }>`
  font-size: ${theme.size[14]};
  font-weight: ${theme.weight.regular};
  color: ${({ $isOpen }) => ($isOpen ? theme.color.caution : theme.color.inkMuted)};
`;

type ReviewedSectionsProps = { editor: ApplicationEditing; reviewed: ChosenForm };

/**
 * The answers of one insurance type, a line for each section; pressed, it shows its answers. What is
 * missing, would be refused or may have changed since it was answered is open from the start.
 */
export function ReviewedSections({ editor, reviewed }: ReviewedSectionsProps) {
  const { t } = useTranslation("consumer");
  const { type, form, answers, missing } = reviewed;
  const visible = applyRules(form, answers, editor.options);
  const doubtful = new Set([
    ...missing.map(({ id }) => id),
    ...refusedQuestions(form, answers, "application", editor.options)
      .filter(({ id }) => (answers[id] ?? null) !== null)
      .map(({ id }) => id),
    ...(editor.isRenewing ? agingQuestionIds[type] : []),
  ]);
  const edit = (page: number) => {
    editor.openPage(type, page);
    editor.focus.toPage();
  };
  return (
    <List>
      {visibleForm(form, visible).sections.map(({ name, questions }, page) => (
        <Section key={name}>
          <Disclosure
            open={questions.some(({ id }) => doubtful.has(id))}
            summary={
              <>
                <span>{`${name} `}</span>
                <SectionState
                  missing={missing.filter(({ id }) => questions.some((each) => each.id === id))}
                  given={given(questions, visible.answers)}
                />
              </>
            }
          >
            <AnswerList questions={questions} answers={visible.answers} />
          </Disclosure>
          <Button size="small" emphasis="quiet" onClick={() => edit(page)}>
            <span>{t("application.edit")}</span>
            <VisuallyHidden>{` ${name} (${t(typeNameKeys[type])})`}</VisuallyHidden>
          </Button>
        </Section>
      ))}
    </List>
  );
}

const given = (questions: readonly Question[], answers: Answers) =>
  questions.filter((question) => answerText(question, answers[question.id])).length;

function SectionState({ missing, given }: { missing: readonly Question[]; given: number }) {
  const { t } = useTranslation("consumer");
  const isOpen = missing.length > 0;
  return (
    <State $isOpen={isOpen}>
      {isOpen
        ? t("questionnaire.missing", { count: missing.length })
        : t("application.reviewGiven", { count: given })}
    </State>
  );
}
