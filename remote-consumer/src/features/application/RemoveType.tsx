import type { InsuranceTypeId } from "@quotehaven/contract/rules";
import { ConfirmDialog } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { useTypeName } from "./useTypeName";

type RemoveTypeProps = {
  type: InsuranceTypeId;
  /** How many answers are lost with it. */
  answers: number;
  onRemove: () => void;
  onClose: () => void;
};

/** Asks before an insurance type is left out together with its answers. */
export function RemoveType({ type, answers, onRemove, onClose }: RemoveTypeProps) {
  const { t } = useTranslation("consumer");
  const name = useTypeName()(type);
  return (
    <ConfirmDialog
      danger
      title={t("application.removeTitle", { type: name })}
      message={t("application.removeText", { type: name, count: answers })}
      confirmLabel={t("application.removeType", { type: name })}
      cancelLabel={t("common.cancel")}
      onConfirm={() => {
        onClose();
        onRemove();
      }}
      onCancel={onClose}
    />
  );
}
