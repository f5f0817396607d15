import { useApiErrorToast, useDraft, useFollowUp, useLoader, useToast } from "@quotehaven/platform";
import { ConfirmDialog } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { useDeleteConsumerApplicationMutation } from "./applicationApi";
import { leftUnsaved } from "./leftUnsaved";

type DeleteApplicationProps = { onDeleted: () => void; onClose: () => void };

/** Asks before the application is deleted, and deletes it. */
export function DeleteApplication({ onDeleted, onClose }: DeleteApplicationProps) {
  const { t } = useTranslation("consumer");
  const toast = useToast();
  const toastError = useApiErrorToast();
  const followUp = useFollowUp();
  const draft = useDraft("application", null);
  const [deleteApplication, { isLoading }] = useDeleteConsumerApplicationMutation();
  useLoader(isLoading);
  const confirm = async () => {
    try {
      await deleteApplication().unwrap();
      draft.forget();
      leftUnsaved.release();
      toast(t("profile.applicationDelete"), { kind: "success" });
      await followUp(onDeleted);
    } catch (error) {
      toastError(error);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      danger
      title={t("application.deleteTitle")}
      message={t("deleteAppMsg")}
      confirmLabel={t("application.delete")}
      cancelLabel={t("common.cancel")}
      busy={isLoading}
      busyLabel={t("application.deleting")}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
