import { Button, Modal } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";

/** All of the agent's carriers are quoted on this lead already (specification 8). */
export function CoveredNotice({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("agent");
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
