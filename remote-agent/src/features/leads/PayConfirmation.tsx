import { useLeadFee } from "@quotehaven/platform";
import { ConfirmDialog } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";

/** Says what paying means before the payment page opens (4.9, AGE-8). */
export function PayConfirmation({
  onConfirm,
  onCancel,
}: {
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation("agent");
  const fee = useLeadFee();
  return (
    <ConfirmDialog
      title={t("leads.payTitle")}
      message={`${t("leads.payConfirm")}${fee ? ` ${t("leads.payAmount", { fee })}` : ""}`}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
