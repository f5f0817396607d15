import { useFormats } from "@quotehaven/platform";
import { ConfirmDialog } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { ChangeList } from "../../shared/ChangeList";
import type { ApplicationEditing } from "./useApplicationEditor";

type DiscardChangesProps = { editor: ApplicationEditing; onClose: () => void };

/** Names what is lost before the application goes back to what was submitted. */
export function DiscardChanges({ editor, onClose }: DiscardChangesProps) {
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
