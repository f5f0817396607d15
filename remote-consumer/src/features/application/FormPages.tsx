import {
  isAnswered,
  missingQuestions,
  questionsOf,
  type Answers,
  type AnswerValue,
  type Form,
  type Question,
  type Section,
  type VisibilityOptions,
} from "@quotehaven/contract/rules";
import { useTranslation } from "@quotehaven/platform";
import {
  Button,
  Card,
  ErrorSummary,
  focusStart,
  ProgressBar,
  Slide,
  theme,
  useAtAttempt,
} from "@quotehaven/shared-ui";
import { useCallback, useEffect, useId, useRef, useState, type ReactNode } from "react";
import styled from "styled-components";
import { questionErrors } from "../../shared/questionnaire/questionErrors";
import { questionName } from "../../shared/questionnaire/QuestionField";
import { QuestionSectionFields } from "../../shared/questionnaire/QuestionSectionFields";
import { isSectionFilled, visibleSections } from "./applicationState";

const Progress = styled.div`
  display: grid;
  gap: ${theme.space(2)};
  margin-bottom: ${theme.space(6)};
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
  font-variant-numeric: tabular-nums;
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space(1, 4)};
`;

const Summary = styled.div`
  &:not(:empty) {
    margin-bottom: ${theme.space(6)};
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(3)};
  margin-top: ${theme.space(8)};
  padding-top: ${theme.space(5)};
  border-top: 1px solid ${theme.color.line};
`;

/** What leads on stands at the same end on every page. */
const Onward = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space(3)};
  margin-inline-start: auto;
`;

const Missing = styled.p`
  margin-top: ${theme.space(6)};
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

const Pages = styled.div`
  &:focus {
    outline: none;
  }
`;

type FormPagesProps = {
  form: Form<Question>;
  typeName: string;
  answers: Answers;
  options: VisibilityOptions;
  page: number;
  onPage: (page: number) => void;
  onAnswer: (queId: number, value: AnswerValue) => void;
  /** Counts the refusals of a save or submission: each shows every error of the open page. */
  refusals: number;
  /** What stands on the last page instead of Continue. */
  lastButtons: ReactNode;
  /** What is said above the last page's buttons. */
  lastNote?: ReactNode;
};

/** The questionnaire of one insurance type, a page for each section. Key it by type. */
export function FormPages({
  form,
  typeName,
  answers,
  options,
  page,
  onPage,
  onAnswer,
  refusals,
  lastButtons,
  lastNote,
}: FormPagesProps) {
  const { t } = useTranslation();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [attempt, setAttempt] = useState(0);
  const [isTried, setTried] = useState(refusals > 0);
  const onLeave = useCallback(
    (queId: number) => setLeft((before) => new Set(before).add(queId)),
    [],
  );
  const pages = useRef<HTMLDivElement>(null);
  const missingId = useId();

  const sections = visibleSections(form, answers, options);
  const index = Math.min(page, sections.length - 1);
  const section = sections[index];
  const isLast = index === sections.length - 1;
  const total = sections.flatMap(({ questions }) => questions).length;
  const missing = missingQuestions(form, answers, options).length;

  const [seenRefusals, setSeenRefusals] = useState(refusals);
  if (seenRefusals !== refusals) {
    setSeenRefusals(refusals);
    setTried(true);
    setAttempt(attempt + 1);
  }

  const isFirstRender = useRef(true);
  useEffect(() => {
    if (!isFirstRender.current && !isTried && pages.current) focusStart(pages.current);
    isFirstRender.current = false;
    // Only another page moves the focus; a refused one has its summary.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [index]);

  const all = questionErrors(form, answers, "application", new Date(), options);
  const ofPage = new Set(section?.questions.map(({ id }) => id));
  const shown = Object.fromEntries(
    Object.entries(all).filter(([id]) => isTried || left.has(Number(id))),
  );
  const wrong = questionsOf(form).flatMap(({ id, content }) => {
    const error = all[id];
    const message = error && t(error.key, error.values);
    return message && ofPage.has(id) ? [{ name: questionName(id), label: content, message }] : [];
  });
  const refused = useAtAttempt(wrong, attempt);
  if (!section) return null;

  const turn = (next: number) => {
    setTried(false);
    onPage(next);
  };
  const advance = () => {
    if (section.questions.some(({ id }) => all[id])) {
      setTried(true);
      setAttempt(attempt + 1);
    } else turn(index + 1);
  };
  const leftWords =
    missing > 0
      ? t("application.questionsLeft", { count: missing, type: typeName })
      : t("application.questionsDone", { type: typeName });

  return (
    <Card>
      <Progress>
        <Facts>
          <span role="status">{leftWords}</span>
          <span>{t("application.stepOf", { step: index + 1, count: sections.length })}</span>
        </Facts>
        <ProgressBar label={typeName} value={total - missing} max={total} valueText={leftWords} />
      </Progress>
      <Slide index={index}>
        <Pages ref={pages} tabIndex={-1} aria-label={section.name} role="group">
          <Summary>
            <ErrorSummary
              errors={isTried ? refused : []}
              attempt={attempt}
              title={t("application.errorsTitle")}
            />
          </Summary>
          <QuestionSectionFields
            section={section}
            answers={answers}
            errors={shown}
            onAnswer={onAnswer}
            onLeave={onLeave}
          />
        </Pages>
      </Slide>
      {isLast && lastNote}
      {!isLast && <MissingHere id={missingId} section={section} answers={answers} />}
      <Buttons>
        {index > 0 && <Button onClick={() => turn(index - 1)}>{t("application.back")}</Button>}
        <Onward>
          {isLast ? (
            lastButtons
          ) : (
            <Button
              emphasis="primary"
              disabled={!isSectionFilled(section, answers)}
              aria-describedby={missingId}
              onClick={advance}
            >
              {t("application.continue")}
            </Button>
          )}
        </Onward>
      </Buttons>
    </Card>
  );
}

const mostNamed = 3;

/** What the open page still asks for, while that keeps Continue back. */
function MissingHere({
  id,
  section,
  answers,
}: {
  id: string;
  section: Section<Question>;
  answers: Answers;
}) {
  const { t } = useTranslation();
  const missing = section.questions.filter(
    (question) => !isAnswered(question, answers[question.id]),
  );
  const named = missing.slice(0, mostNamed).map(({ content }) => `“${content}”`);
  const rest = missing.length - named.length;
  return (
    <Missing id={id} hidden={missing.length === 0}>
      {t("application.toContinue", { questions: named.join(", ") })}
      {rest > 0 && ` ${t("application.moreQuestions", { count: rest })}`}
    </Missing>
  );
}
