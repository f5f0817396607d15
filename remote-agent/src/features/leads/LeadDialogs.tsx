import { useTranslation } from "@quotehaven/platform";
import { Button, ConfirmDialog, Modal } from "@quotehaven/shared-ui";

/** Says what paying means before the payment page opens (4.9, AGE-8). */
export function PayConfirmation({
  onConfirm,
  onCancel,
}: {
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      title={t("leads.payTitle")}
      message={t("leads.payConfirm")}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}

/** All of the agent's carriers are quoted on this lead already (specification 8). */
export function CoveredNotice({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Modal
      title={t("leads.coveredTitle")}
      size="small"
      onClose={onClose}
      footer={
        <Button emphasis="primary" onClick={onClose} data-autofocus="">
          {t("agent.ok")}
        </Button>
      }
    >
      <p>{t("leads.covered")}</p>
    </Modal>
  );
}
