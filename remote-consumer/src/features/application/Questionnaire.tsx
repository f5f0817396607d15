import { useTranslation } from "@quotehaven/platform";
import { Button, Icon, theme } from "@quotehaven/shared-ui";
import { useMemo } from "react";
import styled from "styled-components";
import { QuestionPages } from "../../shared/questionnaire/QuestionPages";
import { WhatAgentsSee } from "../../shared/WhatAgentsSee";
import { isLastForm, nextUnfilledForm, type ChosenForm } from "./chosenForms";
import { FigureLine } from "./FigureLine";
import { LockedAnswers } from "./LockedAnswers";
import { SubmitButton } from "./SubmitButton";
import type { ApplicationEditing } from "./useApplicationEditor";
import { useTypeName } from "./useTypeName";

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
  const { t } = useTranslation<"consumer">();
  const typeName = useTypeName();
  const { application, openForm, saving, focus, options, chosen } = editor;
  const { type, form, answers } = open;
  const hints = useAgentsSee(editor, open);
  const figure = (
    <FigureLine
      open={open}
      onQuestion={editor.isOpen ? (questionId) => editor.toQuestion(type, questionId) : undefined}
    />
  );
  if (!editor.isOpen) {
    return (
      <LockedAnswers
        form={form}
        answers={answers}
        options={options}
        meta={application.meta}
        titleRef={focus.lockedTitle}
        figure={figure}
      />
    );
  }
  const hasSubmit = isLastForm(chosen, type);
  const backToReview = () => {
    openForm.review();
    saving.saveIfDue();
  };
  return (
    <QuestionPages
      form={form}
      typeName={typeName(type)}
      answers={answers}
      options={options}
      context="application"
      page={openForm.page}
      onPage={(page) => {
        openForm.openPage(type, page);
        saving.saveIfDue();
      }}
      onAnswer={editor.answer}
      refusals={openForm.refusals}
      hints={hints}
      aboveButtons={figure}
      onward={
        openForm.view === "edit"
          ? { label: t("application.backToReview"), go: backToReview }
          : undefined
      }
      lastNote={hasSubmit && <SubmitNote editor={editor} />}
      lastButtons={<LastButtons editor={editor} open={open} hasSubmit={hasSubmit} />}
    />
  );
}

/** What agents see instead of the answers that were changed since the submission. */
function useAgentsSee({ changes }: ApplicationEditing, { type }: ChosenForm) {
  const { t } = useTranslation<"consumer">();
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

/** What a submission shows to whom. */
function SubmitNote({ editor }: Pick<QuestionnaireProps, "editor">) {
  const { t } = useTranslation<"consumer">();
  return (
    <BeforeSubmit>
      {editor.application.meta.submittedAt === null ? (
        <WhatAgentsSee tone="sunken" padding="small" />
      ) : (
        <Note>{t("application.resubmitText")}</Note>
      )}
    </BeforeSubmit>
  );
}

type LastButtonsProps = QuestionnaireProps & {
  /** Submit belongs on this form's last page. */
  hasSubmit: boolean;
};

/** What the last page shows instead of Continue: on to another form, reading through, and submitting. */
function LastButtons({ editor, open, hasSubmit }: LastButtonsProps) {
  const { t } = useTranslation<"consumer">();
  const typeName = useTypeName();
  const { openForm, chosen } = editor;
  const next = nextUnfilledForm(chosen, open.type);
  return (
    <>
      {next && (
        <Button
          emphasis={hasSubmit ? "secondary" : "primary"}
          onClick={() => openForm.open(next.type)}
        >
          {t("application.nextForm", { type: typeName(next.type) })}
          <Icon name="arrow-right" size={18} />
        </Button>
      )}
      {hasSubmit && (
        <>
          <Button onClick={openForm.review}>{t("application.review")}</Button>
          <SubmitButton editor={editor} />
        </>
      )}
    </>
  );
}
