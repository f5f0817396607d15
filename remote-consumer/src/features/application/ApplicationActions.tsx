import { useFormats, useTranslation } from "@quotehaven/platform";
import { Button, Icon, Notice, Row, theme } from "@quotehaven/shared-ui";
import { useState } from "react";
import styled from "styled-components";
import { isDeletable, isUnlockable } from "./applicationState";
import { DeleteApplication } from "../../shared/DeleteApplication";
import { DiscardChanges } from "./DiscardChanges";
import type { ApplicationEditing } from "./useApplicationEditor";

const Hint = styled.p`
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

/** What can be done with the application as a whole. */
export function ApplicationActions({ editor }: { editor: ApplicationEditing }) {
  const { t } = useTranslation<"consumer">();
  const { date } = useFormats();
  const [asking, setAsking] = useState<"discard" | "delete" | null>(null);
  const { application, editing, saving, openForm, focus, isOpen, changes } = editor;
  const { meta } = application;
  const isBusy = saving.isBusy || saving.isConflicting;
  const isChanged = changes.length > 0;
  const canUnlock = isUnlockable(meta) && !editing.edits.isUnlocked;
  const canRevert = isOpen && meta.submittedAt !== null;
  const unlock = () => {
    openForm.toFirstPages();
    editing.change((before) => ({ ...before, isUnlocked: true }));
    focus.toSave();
  };
  const forget = () => {
    editing.discard();
    openForm.startOver();
    focus.toScreen();
  };
  return (
    <>
      <Row>
        {isOpen && editing.edits.types.length > 0 && <SaveButton editor={editor} />}
        {canUnlock && (
          <Button onClick={unlock}>
            <Icon name="unlock" size={18} /> {t("application.unlock")}
          </Button>
        )}
        {canRevert && (
          <Button
            emphasis="quiet"
            disabled={isBusy}
            onClick={() => (isChanged ? setAsking("discard") : saving.takeBack())}
          >
            <Icon name="lock" size={18} />
            {t(isChanged ? "application.discard" : "application.lockAgain")}
          </Button>
        )}
        {isDeletable(meta) && (
          <Button emphasis="quiet" onClick={() => setAsking("delete")} disabled={isBusy}>
            <Icon name="trash" size={18} /> {t("application.delete")}
          </Button>
        )}
      </Row>
      {canUnlock && <Hint>{t("application.unlockHint")}</Hint>}
      {canRevert && isChanged && (
        <Notice kind="caution">
          {t("application.changingHint", { date: date(meta.submittedAt) })}
        </Notice>
      )}
      {asking === "discard" && <DiscardChanges editor={editor} onClose={() => setAsking(null)} />}
      {asking === "delete" && (
        <DeleteApplication onDeleted={forget} onClose={() => setAsking(null)} />
      )}
    </>
  );
}

function SaveButton({ editor: { saving, focus } }: { editor: ApplicationEditing }) {
  const { t } = useTranslation<"consumer">();
  const isSaving = saving.working === "saving";
  return (
    <Button
      ref={focus.saveButton}
      onClick={saving.save}
      busy={isSaving}
      busyLabel={t("application.saving")}
      disabled={(saving.isBusy || saving.isConflicting) && !isSaving}
    >
      {t("application.saveProgress")}
    </Button>
  );
}
