import {
  missingQuestions,
  type Answers,
  type AnswerValue,
  type Form,
  type Question,
  type VisibilityOptions,
} from "@quotehaven/contract/rules";
import { useTranslation } from "@quotehaven/platform";
import { Button, Card, focusStart, Slide, theme } from "@quotehaven/shared-ui";
import { useEffect, useId, useRef, type ReactNode } from "react";
import styled from "styled-components";
import { questionErrors } from "../../shared/questionnaire/questionErrors";
import { QuestionErrorSummary } from "../../shared/questionnaire/QuestionErrorSummary";
import { QuestionProgress } from "../../shared/questionnaire/QuestionProgress";
import { QuestionSectionFields } from "../../shared/questionnaire/QuestionSectionFields";
import { useShownErrors } from "../../shared/questionnaire/useShownErrors";
import { isSectionFilled, visibleSections } from "./applicationState";
import { MissingAnswers } from "./MissingAnswers";
import { usePageRefusal } from "./usePageRefusal";

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

/** What leads on is at the same end on every page. */
const Onward = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space(3)};
  margin-inline-start: auto;
`;

const Page = styled.div`
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
  onAnswer: (questionId: number, value: AnswerValue) => void;
  /** Counts the refusals of a save or submission: each shows every error of the open page. */
  refusals: number;
  /** Shown on the last page instead of Continue. */
  lastButtons: ReactNode;
  /** What is said above the last page's buttons. */
  lastNote?: ReactNode;
};

/** The questionnaire of one insurance type, a page for each section. Key it by type. */
export function FormPages(props: FormPagesProps) {
  const { form, answers, options } = props;
  const { t } = useTranslation<"consumer">();
  const sections = visibleSections(form, answers, options);
  const index = Math.min(props.page, sections.length - 1);
  const section = sections[index];
  const errors = questionErrors(form, answers, "application", new Date(), options);
  const refusal = usePageRefusal(props.refusals);
  const { shown, onLeave } = useShownErrors(errors, refusal.isRefused);
  const page = useFocusOnPage(index, refusal.isRefused);
  if (!section) return null;
  const turn = (to: number) => {
    refusal.clear();
    props.onPage(to);
  };
  const advance = () => {
    if (section.questions.some(({ id }) => errors[id])) refusal.refuse();
    else turn(index + 1);
  };
  return (
    <Card>
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
                title={t("application.errorsTitle")}
              />
            )}
          </Summary>
          <QuestionSectionFields
            section={section}
            answers={answers}
            errors={shown}
            onAnswer={props.onAnswer}
            onLeave={onLeave}
          />
        </Page>
      </Slide>
      <PageButtons {...props} index={index} sections={sections} onTurn={turn} onAdvance={advance} />
    </Card>
  );
}

/** Another page takes the focus; a refused one has its summary. */
function useFocusOnPage(index: number, isRefused: boolean) {
  const page = useRef<HTMLDivElement>(null);
  const isFirstRender = useRef(true);
  useEffect(() => {
    if (!isFirstRender.current && !isRefused && page.current) focusStart(page.current);
    isFirstRender.current = false;
    // Only another page moves the focus.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [index]);
  return page;
}

type OpenPage = FormPagesProps & { index: number; sections: Form<Question>["sections"] };

function FormProgress({ form, typeName, answers, options, index, sections }: OpenPage) {
  const { t } = useTranslation<"consumer">();
  const left = missingQuestions(form, answers, options).length;
  return (
    <QuestionProgress
      label={typeName}
      total={sections.flatMap(({ questions }) => questions).length}
      left={left}
      leftText={
        left > 0
          ? t("application.questionsLeft", { count: left, type: typeName })
          : t("application.questionsDone", { type: typeName })
      }
      pageText={t("application.stepOf", { step: index + 1, count: sections.length })}
    />
  );
}

type PageButtonsProps = OpenPage & { onTurn: (page: number) => void; onAdvance: () => void };

function PageButtons(props: PageButtonsProps) {
  const { answers, index, sections, onTurn, onAdvance } = props;
  const { t } = useTranslation<"consumer">();
  const missingId = useId();
  const section = sections[index];
  const isLast = index === sections.length - 1;
  return (
    <>
      {isLast && props.lastNote}
      {!isLast && section && <MissingAnswers id={missingId} section={section} answers={answers} />}
      <Buttons>
        {index > 0 && <Button onClick={() => onTurn(index - 1)}>{t("application.back")}</Button>}
        <Onward>
          {isLast || !section ? (
            props.lastButtons
          ) : (
            <Button
              emphasis="primary"
              disabled={!isSectionFilled(section, answers)}
              aria-describedby={missingId}
              onClick={onAdvance}
            >
              {t("application.continue")}
            </Button>
          )}
        </Onward>
      </Buttons>
    </>
  );
}
