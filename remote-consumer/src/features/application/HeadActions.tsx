import { useFormats } from "@quotehaven/platform";
import { Button, ConfirmDialog, Icon, Row } from "@quotehaven/shared-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { ChangeList } from "../../shared/ChangeList";
import { visibleSections } from "../../shared/questionnaire/visiblePages";
import { isUnlockable } from "./applicationState";
import { isComplete, isLastForm } from "./chosenForms";
import type { ApplicationEditing } from "./useApplicationEditor";

const Actions = styled(Row)`
  flex: 1 0 auto;
  max-width: 100%;
  justify-content: flex-end;
`;

type EditorProps = { editor: ApplicationEditing };

/** What can be done with the application in its state. Deleting it is at the screen's end. */
export function HeadActions({ editor }: EditorProps) {
  const { t } = useTranslation("consumer");
  const { application, edits, isOpen } = editor;
  const isLocked = isUnlockable(application.meta) && !edits.isUnlocked;
  return (
    <Actions $gap={2}>
      {isOpen && application.meta.submittedAt !== null && <StopEditing editor={editor} />}
      {isOpen && edits.types.length > 0 && <SaveButton editor={editor} />}
      {isLocked && (
        <Button size="small" onClick={editor.unlock}>
          <Icon name="unlock" size={18} /> <span>{t("application.unlock")}</span>
        </Button>
      )}
      {isReadyElsewhere(editor) && (
        <Button size="small" emphasis="primary" onClick={editor.openReview}>
          {t("application.reviewAndSubmit")}
        </Button>
      )}
    </Actions>
  );
}

/** Whether there is something new to submit, all of it is answered, and what is open does not offer to. */
function isReadyElsewhere({
  application,
  isOpen,
  changes,
  chosen,
  position,
  options,
}: EditorProps["editor"]) {
  const isNew = application.submitted === null || changes.length > 0;
  if (!isOpen || !isNew || !isComplete(chosen) || position.view === "review") return false;
  const open = chosen.find(({ type }) => type === position.type);
  if (!open || position.view === "edit") return true;
  const last = visibleSections(open.form, open.answers, options).length - 1;
  return position.page < last || !isLastForm(chosen, open.type);
}

/** Back to what agents see, with a question where that loses changes. */
function StopEditing({ editor }: EditorProps) {
  const { t } = useTranslation("consumer");
  const [isAsking, setAsking] = useState(false);
  const { saving, changes } = editor;
  const isChanged = changes.length > 0;
  return (
    <>
      <Button
        size="small"
        emphasis="quiet"
        disabled={saving.isBusy || saving.isConflicting}
        onClick={() => (isChanged ? setAsking(true) : saving.takeBack())}
      >
        {t(isChanged ? "application.discard" : "application.lockAgain")}
      </Button>
      {isAsking && <DiscardChanges editor={editor} onClose={() => setAsking(false)} />}
    </>
  );
}

function SaveButton({ editor }: EditorProps) {
  const { saving, focus } = editor;
  const { saveButton } = focus;
  const { t } = useTranslation("consumer");
  const isSaving = saving.working === "saving";
  return (
    <Button
      ref={saveButton}
      size="small"
      onClick={saving.save}
      busy={isSaving}
      busyLabel={t("application.saving")}
      disabled={(saving.isBusy || saving.isConflicting) && !isSaving}
    >
      {t("application.saveProgress")}
    </Button>
  );
}

/** Names what is lost before the application goes back to what was submitted. */
function DiscardChanges({ editor, onClose }: EditorProps & { onClose: () => void }) {
  const { t } = useTranslation("consumer");
  const { date } = useFormats();
  const { application, saving, changes } = editor;
  return (
    <ConfirmDialog
      danger
      title={t("application.discardTitle")}
      message={
        <>
          <p>{t("application.discardText", { date: date(application.meta.submittedAt) })}</p>
          <ChangeList changes={changes} />
        </>
      }
      confirmLabel={t("application.discard")}
      cancelLabel={t("common.cancel")}
      busy={saving.working === "reverting"}
      busyLabel={t("application.discarding")}
      onConfirm={() => {
        onClose();
        saving.takeBack();
      }}
      onCancel={onClose}
    />
  );
}
