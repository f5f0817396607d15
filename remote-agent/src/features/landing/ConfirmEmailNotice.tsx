import { ResendConfirmation } from "@quotehaven/platform/forms";
import { Button, Modal, Stack } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";

/** Says that the e-mail address must be confirmed; closing it is going home. */
export function ConfirmEmailNotice({ email, onClose }: { email: string; onClose: () => void }) {
  const { t } = useTranslation("agent");
  return (
    <Modal
      title={t("agentRegistration.doneTitle")}
      size="small"
      onClose={onClose}
      footer={
        <Button emphasis="primary" onClick={onClose} data-autofocus="">
          {t("agentRegistration.goHome")}
        </Button>
      }
    >
      <Stack $align="start">
        <p>{t("agentRegistration.done", { email })}</p>
        <p>{t("agentRegistration.doneHint")}</p>
        <ResendConfirmation email={email} />
      </Stack>
    </Modal>
  );
}
