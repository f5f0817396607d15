import { agingQuestionIds } from "@quotehaven/contract/rules";
import { Button, Icon, theme } from "@quotehaven/shared-ui";
import { useMemo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { typeNameKeys } from "../../shared/insuranceTypeNames";
import { QuestionPages } from "../../shared/questionnaire/QuestionPages";
import { WhatAgentsSeeInOneLine } from "../../shared/WhatAgentsSee";
import { isLastForm, nextUnfilledForm, type ChosenForm } from "./chosenForms";
import { FigureLine } from "./FigureLine";
import { LockedAnswers } from "./LockedAnswers";
import { SubmitButton } from "./SubmitButton";
import type { ApplicationEditing } from "./useApplicationEditor";

const BeforeSubmit = styled.div`
  margin-top: ${theme.space(6)};
`;

const Note = styled.p`
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

type QuestionnaireProps = { editor: ApplicationEditing; open: ChosenForm };

/** The questions of one insurance type: a page for each section, or locked to read. Key it by type. */
export function Questionnaire({ editor, open }: QuestionnaireProps) {
  const { application, focus, options, isOpen } = editor;
  const toQuestion = (questionId: number) => editor.toQuestion(open.type, questionId);
  const figure = <FigureLine open={open} onQuestion={isOpen ? toQuestion : undefined} />;
  return isOpen ? (
    <OpenPages editor={editor} open={open} figure={figure} />
  ) : (
    <LockedAnswers
      form={open.form}
      answers={open.answers}
      options={options}
      meta={application.meta}
      titleRef={focus.lockedTitle}
      figure={figure}
    />
  );
}

/** The questions to answer. From the review, each page leads back to it. */
function OpenPages({ editor, open, figure }: QuestionnaireProps & { figure: ReactNode }) {
  const { t } = useTranslation("consumer");
  const { saving, options, chosen } = editor;
  const { type, form, answers } = open;
  const hints = { ...useMayHaveChanged(editor, open), ...useAgentsSee(editor, open) };
  const hasSubmit = isLastForm(chosen, type);
  const backToReview = () => {
    editor.openReview();
    saving.saveIfDue();
  };
  return (
    <QuestionPages
      questionnaire={form}
      typeName={t(typeNameKeys[type])}
      answers={answers}
      options={options}
      page={editor.position.page}
      onPage={(page) => {
        editor.openPage(type, page);
        saving.saveIfDue();
      }}
      onAnswer={editor.answer}
      refusals={editor.refusals}
      hints={hints}
      aboveButtons={figure}
      onward={
        editor.position.view === "edit"
          ? { label: t("application.backToReview"), go: backToReview }
          : undefined
      }
      lastNote={hasSubmit && <SubmitNote editor={editor} />}
      lastButtons={(check) => (
        <LastButtons editor={editor} open={open} hasSubmit={hasSubmit} check={check} />
      )}
    />
  );
}

/** What agents see instead of the answers that were changed since the submission. */
function useAgentsSee({ changes }: ApplicationEditing, { type }: ChosenForm) {
  const { t } = useTranslation("consumer");
  return useMemo(
    () =>
      Object.fromEntries(
        changes.flatMap((change) =>
          change.kind === "answer" && change.type === type
            ? [
                [
                  change.questionId,
                  t("application.agentsSee", {
                    answer: change.before || t("questionnaire.notAnswered"),
                  }),
                ],
              ]
            : [],
        ),
      ),
    [changes, type, t],
  );
}

/** What is to be looked at before agents are asked again. */
function useMayHaveChanged({ isRenewing }: ApplicationEditing, { type }: ChosenForm) {
  const { t } = useTranslation("consumer");
  const hint = t("renewal.look");
  return isRenewing ? Object.fromEntries(agingQuestionIds[type].map((id) => [id, hint])) : {};
}

/** What a submission shows to whom. */
function SubmitNote({ editor }: Pick<QuestionnaireProps, "editor">) {
  const { t } = useTranslation("consumer");
  return (
    <BeforeSubmit>
      {editor.application.meta.submittedAt === null ? (
        <WhatAgentsSeeInOneLine />
      ) : (
        <Note>{t("application.resubmitText")}</Note>
      )}
    </BeforeSubmit>
  );
}

type LastButtonsProps = QuestionnaireProps & {
  /** Submit belongs on this form's last page. */
  hasSubmit: boolean;
  /** Lets through where nothing that was typed is wrong. */
  check: (go: () => void) => () => void;
};

/** What the last page shows instead of Continue: on to another form, reading through, and submitting. */
function LastButtons({ editor, open, hasSubmit, check }: LastButtonsProps) {
  const { t } = useTranslation("consumer");
  const { focus, chosen } = editor;
  const next = nextUnfilledForm(chosen, open.type);
  return (
    <>
      {next && (
        <Button
          emphasis={hasSubmit ? "secondary" : "primary"}
          onClick={check(() => {
            editor.openForm(next.type);
            focus.toPage();
          })}
        >
          <span>{t("application.nextForm", { type: t(typeNameKeys[next.type]) })}</span>
          <Icon name="arrow-right" size={18} />
        </Button>
      )}
      {hasSubmit && (
        <>
          <Button onClick={editor.openReview}>{t("application.review")}</Button>
          <SubmitButton editor={editor} />
        </>
      )}
    </>
  );
}
