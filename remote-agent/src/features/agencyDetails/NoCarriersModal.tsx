import { Button, Modal } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";

/** Tells an agent without carriers what to do first, and leads there. */
export function NoCarriersModal({ onAdd, onClose }: { onAdd: () => void; onClose: () => void }) {
  const { t } = useTranslation("agent");
  return (
    <Modal
      title={t("agencyDetails.noCarriersTitle")}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("agent.ok")}</Button>
          <Button emphasis="primary" onClick={onAdd} data-autofocus="">
            {t("agencyDetails.addCarriers")}
          </Button>
        </>
      }
    >
      <p>{t("agencyDetails.noCarriers")}</p>
    </Modal>
  );
}
