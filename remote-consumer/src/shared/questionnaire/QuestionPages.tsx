import {
  missingQuestions,
  needsAnswer,
  questionsOf,
  type Answers,
  type AnswerValue,
  type Form as Questionnaire,
  type Question,
  type VisibilityOptions,
} from "@quotehaven/contract/rules";
import { useContactDetails } from "@quotehaven/platform";
import { Form, FormErrorSummary } from "@quotehaven/platform/forms";
import {
  Button,
  focusField,
  focusStart,
  ProgressBar,
  textLink,
  theme,
  VisuallyHidden,
} from "@quotehaven/shared-ui";
import { Slide } from "@quotehaven/shared-ui/content";
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { PageBar } from "./PageBar";
import { PageCard } from "./PageCard";
import { questionName, useQuestionForm } from "./questionForm";
import { QuestionSectionFields } from "./QuestionSectionFields";
import { missingOnPage, visibleSections } from "./visiblePages";

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
  questionnaire: Questionnaire<Question>;
  /** What it asks about. */
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

/** A questionnaire, a page for each section. Key it by questionnaire. */
export function QuestionPages(props: QuestionPagesProps) {
  const { t } = useTranslation("consumer");
  const { questionnaire, answers, options, refusals, onward, onPage } = props;
  const sections = visibleSections(questionnaire, answers, options);
  const index = Math.min(props.page, sections.length - 1);
  const section = sections[index];
  const questions = section?.questions ?? [];
  const form = useQuestionForm({ ...props, context: "application" });
  // What is saved is checked at once: what finds contact details is there by then.
  useContactDetails(
    questionsOf(questionnaire).some(({ id, kind }) => kind === "text" && Boolean(answers[id])),
  );

  const checkAll = () => form.check(questions.map(({ id }) => questionName(id)));
  const checkTyped = () =>
    form.check(questions.filter(({ id }) => answers[id] != null).map(({ id }) => questionName(id)));
  const unless = (check: () => Promise<boolean>) => (go: () => void) => () =>
    void check().then((isFine) => isFine && go());

  const page = useRef<HTMLDivElement>(null);
  const shown = useRef({ index, refusals: 0 });
  const show = useEffectEvent(() => {
    const before = shown.current;
    shown.current = { index, refusals };
    if (refusals > before.refusals) return void checkAll();
    if (index === before.index) return;
    form.refuse({});
    if (page.current) focusStart(page.current);
  });
  useEffect(() => show(), [index, refusals]);

  const missingId = useId();
  if (!section) return null;
  const missing = missingOnPage(section, answers);
  const isLast = index === sections.length - 1;
  const isTurned = onward !== undefined || !isLast;
  const next = onward ?? { label: t("questionnaire.continue"), go: () => onPage(index + 1) };
  return (
    <Form form={form} onSubmit={() => undefined} asks={false}>
      <PageCard>
        <Progress
          label={props.typeName}
          total={sections.flatMap((each) => each.questions).filter(needsAnswer).length}
          left={missingQuestions(questionnaire, answers, options).length}
        />
        <Slide index={index}>
          <Page ref={page} tabIndex={-1} aria-label={section.name} role="group">
            <Summary>
              <FormErrorSummary />
            </Summary>
            <QuestionSectionFields section={section} hints={props.hints} />
            {isLast && props.lastNote}
          </Page>
        </Slide>
        <PageBar
          above={props.aboveButtons}
          back={
            index > 0 && (
              <Button onClick={() => onPage(index - 1)}>{t("questionnaire.back")}</Button>
            )
          }
        >
          {(isTurned || missing.length > 0) && (
            <MissingAnswers id={missingId} questions={missing} />
          )}
          {isTurned ? (
            <Button
              emphasis="primary"
              disabled={missing.length > 0}
              aria-describedby={missing.length > 0 ? missingId : undefined}
              onClick={unless(checkAll)(next.go)}
            >
              {next.label}
            </Button>
          ) : (
            props.lastButtons?.(unless(checkTyped))
          )}
        </PageBar>
      </PageCard>
    </Form>
  );
}

const ProgressRoot = styled.div`
  display: grid;
  gap: ${theme.space(2)};
  margin-bottom: ${theme.space(6)};
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
  font-variant-numeric: tabular-nums;

  ${theme.mobile} {
    gap: ${theme.space(1)};
    margin-bottom: ${theme.space(3)};
  }
`;

/** A full bar says no more than its words, and a phone has no room for it. */
const Bar = styled(ProgressBar)`
  ${theme.mobile} {
    &[data-full] {
      display: none;
    }
  }
`;

/** How far a questionnaire is, in questions left. */
function Progress({ label, total, left }: { label: string; total: number; left: number }) {
  const { t } = useTranslation("consumer");
  const leftText =
    left > 0
      ? t("questionnaire.questionsLeft", { count: left, type: label })
      : t("questionnaire.questionsDone", { type: label });
  return (
    <ProgressRoot>
      <span role="status">{leftText}</span>
      <Bar
        label={label}
        value={total - left}
        max={total}
        valueText={leftText}
        data-full={left === 0 || undefined}
      />
    </ProgressRoot>
  );
}

const Link = styled.button`
  ${textLink}
  min-height: 44px;
  font-size: ${theme.size[14]};
  text-align: start;

  /* On two short lines, beside the buttons. */
  ${theme.mobile} {
    width: min-content;
    line-height: 1.2;
  }
`;

const mostNamed = 3;

type MissingAnswersProps = {
  /** Of the sentence that names them, for what they keep back to be described by. */
  id: string;
  questions: readonly Question[];
};

/** How many answers the open page still asks for; it leads to the first of them. */
function MissingAnswers({ id, questions }: MissingAnswersProps) {
  const { t } = useTranslation("consumer");
  const [first] = questions;
  if (!first) return null;
  const named = questions.slice(0, mostNamed).map(({ content }) => `“${content}”`);
  const rest = questions.length - named.length;
  return (
    <>
      <Link type="button" onClick={() => focusField(questionName(first.id))}>
        {t("questionnaire.missing", { count: questions.length })}
      </Link>
      <VisuallyHidden id={id}>
        {[
          t("questionnaire.toContinue", { questions: named.join(", ") }),
          rest > 0 && t("questionnaire.moreQuestions", { count: rest }),
        ]
          .filter(Boolean)
          .join(" ")}
      </VisuallyHidden>
    </>
  );
}
