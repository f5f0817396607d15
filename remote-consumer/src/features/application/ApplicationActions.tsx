import type { ApplicationMeta } from "@quotehaven/contract/wire";
import { useFormats, useTranslation } from "@quotehaven/platform";
import { Button, ConfirmDialog, Icon, Notice, Row, theme } from "@quotehaven/shared-ui";
import { useState, type Ref } from "react";
import styled from "styled-components";
import { ChangeList } from "../../shared/ChangeList";
import type { Change } from "../../shared/unsubmittedChanges";
import { isDeletable, isUnlockable } from "./applicationState";

const Hint = styled.p`
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

type ApplicationActionsProps = {
  meta: ApplicationMeta;
  isUnlocked: boolean;
  /** The answers may be edited. */
  isOpen: boolean;
  /** How it differs from what was submitted. */
  changes: readonly Change[];
  isBusy: boolean;
  /** Saving is offered: the answers may be edited and a type is chosen. */
  canSave: boolean;
  isSaving: boolean;
  isReverting: boolean;
  saveRef: Ref<HTMLButtonElement>;
  onSave: () => void;
  onUnlock: () => void;
  /** Back to what was submitted, locked. */
  onRevert: () => void;
  onDelete: () => void;
};

/** What can be done with the application as a whole. */
export function ApplicationActions({
  meta,
  isUnlocked,
  isOpen,
  changes,
  isBusy,
  canSave,
  isSaving,
  isReverting,
  saveRef,
  onSave,
  onUnlock,
  onRevert,
  onDelete,
}: ApplicationActionsProps) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const [isAsking, setAsking] = useState(false);
  const canUnlock = isUnlockable(meta) && !isUnlocked;
  const canRevert = isOpen && meta.submittedAt !== null;
  const isChanged = changes.length > 0;
  return (
    <>
      <Row>
        {canSave && (
          <Button
            ref={saveRef}
            onClick={onSave}
            busy={isSaving}
            busyLabel={t("application.saving")}
            disabled={isBusy && !isSaving}
          >
            {t("application.saveProgress")}
          </Button>
        )}
        {canUnlock && (
          <Button onClick={onUnlock}>
            <Icon name="unlock" size={18} /> {t("application.unlock")}
          </Button>
        )}
        {canRevert && (
          <Button
            emphasis="quiet"
            disabled={isBusy}
            onClick={() => (isChanged ? setAsking(true) : onRevert())}
          >
            <Icon name="lock" size={18} />
            {t(isChanged ? "application.discard" : "application.lockAgain")}
          </Button>
        )}
        {isDeletable(meta) && (
          <Button emphasis="quiet" onClick={onDelete} disabled={isBusy}>
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
      {isAsking && (
        <ConfirmDialog
          danger
          title={t("application.discardTitle")}
          message={
            <>
              <p>{t("application.discardText", { date: date(meta.submittedAt) })}</p>
              <ChangeList changes={changes} />
            </>
          }
          confirmLabel={t("application.discard")}
          cancelLabel={t("common.cancel")}
          busy={isReverting}
          busyLabel={t("application.discarding")}
          onConfirm={() => {
            setAsking(false);
            onRevert();
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
