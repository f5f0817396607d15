import type { Answers, Form, InsuranceTypeId, Question } from "@quotehaven/contract/rules";
import { useTranslation } from "@quotehaven/platform";
import { Button, Icon, theme } from "@quotehaven/shared-ui";
import styled from "styled-components";
import { QuestionPages } from "../../shared/questionnaire/QuestionPages";
import { WhatAgentsSee } from "../../shared/WhatAgentsSee";
import { isLastForm, nextUnfilledForm } from "./applicationState";
import { LockedAnswers } from "./LockedAnswers";
import type { ApplicationEditing } from "./useApplicationEditor";
import { useTypeName } from "./useTypeName";

const BeforeSubmit = styled.div`
  margin-top: ${theme.space(6)};
`;

const Note = styled.p`
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

type QuestionnaireProps = {
  editor: ApplicationEditing;
  type: InsuranceTypeId;
  form: Form<Question>;
  answers: Answers;
};

/** The questions of one insurance type: a page for each section, or locked to read. Key it by type. */
export function Questionnaire({ editor, type, form, answers }: QuestionnaireProps) {
  const { t } = useTranslation<"consumer">();
  const typeName = useTypeName();
  const { application, editing, openForm, saving, focus, options, chosenForms } = editor;
  const { meta } = application;
  if (!editor.isOpen) {
    return (
      <LockedAnswers
        form={form}
        answers={answers}
        options={options}
        meta={meta}
        titleRef={focus.lockedTitle}
      />
    );
  }
  const hasSubmit = isLastForm(chosenForms, editing.edits.answersByType, type, options);
  return (
    <QuestionPages
      context="application"
      form={form}
      typeName={typeName(type)}
      answers={answers}
      options={options}
      page={openForm.page}
      onPage={(page) => {
        openForm.openPage(type, page);
        saving.saveIfDue();
      }}
      onAnswer={editor.answer}
      refusals={openForm.refusals}
      lastNote={
        hasSubmit && (
          <BeforeSubmit>
            {meta.submittedAt === null ? (
              <WhatAgentsSee tone="sunken" padding="small" />
            ) : (
              <Note>{t("application.resubmitText")}</Note>
            )}
          </BeforeSubmit>
        )
      }
      lastButtons={<LastButtons editor={editor} type={type} hasSubmit={hasSubmit} />}
    />
  );
}

type LastButtonsProps = Pick<QuestionnaireProps, "editor" | "type"> & {
  /** Submit belongs on this form's last page. */
  hasSubmit: boolean;
};

/** What the last page shows instead of Continue: on to another form, and submitting. */
function LastButtons({ editor, type, hasSubmit }: LastButtonsProps) {
  const { t } = useTranslation<"consumer">();
  const typeName = useTypeName();
  const { application, editing, openForm, saving, focus, options, chosenForms } = editor;
  const next = nextUnfilledForm(chosenForms, editing.edits.answersByType, type, options);
  const isFirst = application.meta.submittedAt === null;
  return (
    <>
      {next && (
        <Button
          emphasis={hasSubmit ? "secondary" : "primary"}
          onClick={() => openForm.open(next.insuranceTypeId)}
        >
          {t("application.nextForm", { type: typeName(next.insuranceTypeId) })}
          <Icon name="arrow-right" size={18} />
        </Button>
      )}
      {hasSubmit && (
        <Button
          ref={focus.submitButton}
          emphasis="primary"
          onClick={saving.submit}
          busy={saving.working === "submitting"}
          busyLabel={t("application.submitting")}
          disabled={saving.isConflicting || saving.working === "saving"}
        >
          {t(isFirst ? "application.submit" : "application.resubmit")}
        </Button>
      )}
    </>
  );
}
