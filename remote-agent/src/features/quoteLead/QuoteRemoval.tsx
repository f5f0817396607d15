import { ConfirmDialog } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";

/** Asks before what was typed of a quote is taken away (4.12). */
export function QuoteRemoval({
  onConfirm,
  onCancel,
}: Record<"onConfirm" | "onCancel", () => void>) {
  const { t } = useTranslation("agent");
  return (
    <ConfirmDialog
      title={t("quoteLead.removeTitle")}
      message={t("quoteLead.removeConfirm")}
      confirmLabel={t("quoteLead.remove")}
      danger
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
