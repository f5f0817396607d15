import { events, useLoader, useToast } from "@quotehaven/platform";
import { Button, ConfirmDialog, Icon, Modal } from "@quotehaven/shared-ui";
import { useState, type ElementType } from "react";
import { useTranslation } from "react-i18next";
import { useDeleteConsumerAccountMutation } from "./accountApi";

/**
 * Deleting the account: asked first, then said to be done. Closing that ends the session and leads
 * to Landing (UDB-2). A deletion that failed ends the session at once, and says so.
 */
export function DeleteAccount({ as: Section = "section" }: { as?: ElementType }) {
  const { t } = useTranslation("consumer");
  const toast = useToast();
  const [deleteAccount, { isLoading }] = useDeleteConsumerAccountMutation();
  const [stage, setStage] = useState<"idle" | "asking" | "done">("idle");
  useLoader(isLoading);
  const confirm = async () => {
    // The session dies with the account; the goodbye must not go with it.
    events.emit("accountClosing", {});
    const { error } = await deleteAccount();
    if (!error) return setStage("done");
    leave();
    toast(t("dashboard.notDeleted"));
  };
  const leave = () => events.emit("accountDeleted", {});
  return (
    <Section aria-labelledby="delete-account">
      <h2 id="delete-account">{t("dashboard.dangerZone")}</h2>
      <p>{t("dashboard.dangerText")}</p>
      <Button size="small" onClick={() => setStage("asking")}>
        <Icon name="trash" size={18} /> <span>{t("dashboard.deleteConfirm")}</span>
      </Button>
      {stage === "asking" && (
        <ConfirmDialog
          danger
          title={t("dashboard.deleteTitle")}
          message={t("deleteAccount")}
          confirmLabel={t("dashboard.deleteConfirm")}
          cancelLabel={t("common.cancel")}
          busy={isLoading}
          busyLabel={t("dashboard.deleting")}
          onConfirm={() => void confirm()}
          onCancel={() => setStage("idle")}
        />
      )}
      {stage === "done" && (
        <Modal
          size="small"
          title={t("profile.accDeleted")}
          onClose={leave}
          footer={
            <Button emphasis="primary" onClick={leave} data-autofocus="">
              {t("dashboard.deletedOk")}
            </Button>
          }
        >
          <p>{t("dashboard.deletedText")}</p>
        </Modal>
      )}
    </Section>
  );
}
