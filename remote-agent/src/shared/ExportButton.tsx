import { useApiErrorToast, useToast } from "@quotehaven/platform";
import { Button, Icon, IconButton } from "@quotehaven/shared-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { saveTable, type ExportedTable } from "./saveTable";

type ExportButtonProps = {
  table: ExportedTable;
  /** `icon` where room is short. */
  look?: "words" | "icon";
};

/** Saves all of the agent's leads, or payments, as a table for a spreadsheet. */
export function ExportButton({ table, look = "words" }: ExportButtonProps) {
  const { t } = useTranslation("agent");
  const toast = useToast();
  const toastError = useApiErrorToast();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await saveTable(table);
      toast(t("export.saved"), { kind: "success" });
    } catch (error) {
      toastError(error, { subject: "export" });
    }
    setBusy(false);
  };
  const label = t(`export.${table}`);
  const press = { onClick: () => void save() };
  return look === "icon" ? (
    <IconButton icon="download" label={label} aria-busy={isBusy} disabled={isBusy} {...press} />
  ) : (
    <Button size="small" busy={isBusy} busyLabel={t("export.saving")} {...press}>
      <Icon name="download" /> {label}
    </Button>
  );
}
