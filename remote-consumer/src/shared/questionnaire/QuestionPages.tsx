import {
  missingQuestions,
  type Answers,
  type AnswerValue,
  type Form,
  type Question,
  type VisibilityOptions,
} from "@quotehaven/contract/rules";
import { unreadInputs } from "@quotehaven/platform/forms";
import { Button, theme } from "@quotehaven/shared-ui";
import { Slide } from "@quotehaven/shared-ui/content";
import { useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { useFocusOnTurn } from "./useFocusOnTurn";
import { MissingAnswers } from "./MissingAnswers";
import { PageBar } from "./PageBar";
import { PageCard } from "./PageCard";
import { questionErrors, useContactFinder } from "./questionErrors";
import { QuestionErrorSummary } from "./QuestionErrorSummary";
import { missingOnPage, visibleSections } from "./visiblePages";
import { QuestionProgress } from "./QuestionProgress";
import { QuestionSectionFields } from "./QuestionSectionFields";
import { usePageRefusal } from "./usePageRefusal";
import { useShownErrors } from "./useShownErrors";

const Summary = styled.div`
  &:not(:empty) {
    margin-bottom: ${theme.space(6)};
  }
`;

const Page = styled.div`
  padding-bottom: ${theme.space(6)};

  &:focus {
    outline: none;
  }
`;

/** What to do once the open page is fine; where it is not, its errors are shown. */
type Check = (go: () => void) => () => void;

type QuestionPagesProps = {
  form: Form<Question>;
  /** What is being answered. */
  typeName: string;
  answers: Answers;
  options: VisibilityOptions;
  page: number;
  onPage: (page: number) => void;
  onAnswer: (questionId: number, value: AnswerValue) => void;
  /** Counts the refusals from outside: each shows every error of the open page. */
  refusals: number;
  /** Takes Continue's place on every page, once the open one is fine: the pages were opened from elsewhere. */
  onward?: { label: string; go: () => void };
  /** Shown on the last page instead of Continue; `check` lets through with gaps, but not with what is wrong. */
  lastButtons?: (check: Check) => ReactNode;
  /** What is said above the last page's buttons. */
  lastNote?: ReactNode;
  /** What stays in sight above the buttons. */
  aboveButtons?: ReactNode;
  /** What is known of single answers, by their question's id; shown under its label. */
  hints?: Readonly<Record<number, string>>;
};

/** A form's questions, a page for each section. Key it by form. */
export function QuestionPages(props: QuestionPagesProps) {
  const { form, answers, options } = props;
  const sections = visibleSections(form, answers, options);
  const index = Math.min(props.page, sections.length - 1);
  const section = sections[index];
  useContactFinder(form, answers);
  const errors = questionErrors(form, answers, "application", new Date(), options);
  const refusal = usePageRefusal(props.refusals);
  const { shown, onLeave } = useShownErrors(errors, refusal.isRefused);
  const page = useFocusOnTurn<HTMLDivElement>(index, refusal.isRefused);
  if (!section) return null;
  const unless = (isWrong: (id: number) => boolean) => (go: () => void) => () => {
    const hasUnread = unreadInputs(page.current).length > 0;
    if (hasUnread || section.questions.some(({ id }) => isWrong(id))) return refusal.refuse();
    refusal.clear();
    go();
  };
  const isWrong = (id: number) => errors[id] !== undefined;
  const isAnswered = (id: number) => (answers[id] ?? null) !== null;
  const turn = (to: number) => {
    refusal.clear();
    props.onPage(to);
  };
  return (
    <PageCard>
      <FormProgress {...props} index={index} sections={sections} />
      <Slide index={index}>
        <Page ref={page} tabIndex={-1} aria-label={section.name} role="group">
          <Summary>
            {refusal.isRefused && (
              <QuestionErrorSummary
                key={index}
                questions={section.questions}
                errors={errors}
                attempt={refusal.attempt}
              />
            )}
          </Summary>
          <QuestionSectionFields
            section={section}
            answers={answers}
            errors={shown}
            hints={props.hints}
            onAnswer={props.onAnswer}
            onLeave={onLeave}
          />
          {index === sections.length - 1 && props.lastNote}
        </Page>
      </Slide>
      <Turning
        {...props}
        index={index}
        sections={sections}
        onTurn={turn}
        check={unless(isWrong)}
        checkTyped={unless((id) => isWrong(id) && isAnswered(id))}
      />
    </PageCard>
  );
}

type OpenPage = QuestionPagesProps & { index: number; sections: Form<Question>["sections"] };

function FormProgress({ form, typeName, answers, options, sections }: OpenPage) {
  const { t } = useTranslation("consumer");
  const left = missingQuestions(form, answers, options).length;
  return (
    <QuestionProgress
      label={typeName}
      total={sections.flatMap(({ questions }) => questions).length}
      left={left}
      leftText={
        left > 0
          ? t("questionnaire.questionsLeft", { count: left, type: typeName })
          : t("questionnaire.questionsDone", { type: typeName })
      }
    />
  );
}

type TurningProps = OpenPage & {
  onTurn: (page: number) => void;
  check: Check;
  /** The same, but for what is missing. */
  checkTyped: Check;
};

/** The bar that leads through the pages. */
function Turning(props: TurningProps) {
  const { index, sections, onTurn, onward, check, checkTyped } = props;
  const { t } = useTranslation("consumer");
  const missingId = useId();
  const section = sections[index];
  const missing = section ? missingOnPage(section, props.answers) : [];
  const isLast = index === sections.length - 1;
  const next = onward ?? { label: t("questionnaire.continue"), go: () => onTurn(index + 1) };
  const isTurned = onward !== undefined || !isLast;
  return (
    <PageBar
      above={props.aboveButtons}
      back={
        index > 0 && <Button onClick={() => onTurn(index - 1)}>{t("questionnaire.back")}</Button>
      }
    >
      {(isTurned || missing.length > 0) && <MissingAnswers id={missingId} questions={missing} />}
      {isTurned ? (
        <Button
          emphasis="primary"
          disabled={missing.length > 0}
          aria-describedby={missing.length > 0 ? missingId : undefined}
          onClick={check(next.go)}
        >
          {next.label}
        </Button>
      ) : (
        props.lastButtons?.(checkTyped)
      )}
    </PageBar>
  );
}
