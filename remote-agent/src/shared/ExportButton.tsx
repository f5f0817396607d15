import { useApiErrorToast, useToast, request, saveFile } from "@quotehaven/platform";
import { Button, Icon, IconButton } from "@quotehaven/shared-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";

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
      <Icon name="download" /> <span>{label}</span>
    </Button>
  );
}

/** What an agent can take along as a table. */
type ExportedTable = "leads" | "payments";

const BOM = "\uFEFF";

/**
 * Saves a table of the agent's as a CSV file. Past the query cache: nothing of it stays in the page.
 *
 * @throws ApiFailure where the server refuses it.
 */
async function saveTable(table: ExportedTable): Promise<void> {
  const { data, headers } = await request({
    url: `/agent/profile/exports/${table}.csv`,
    headers: { Accept: "text/csv, application/json" },
  });
  const text = String(data);
  const name = /filename="([^"]+)"/.exec(headers["content-disposition"] ?? "")?.[1];
  // The browser drops the mark on the way, and Excel needs it to read UTF-8.
  saveFile(name ?? `quotehaven-${table}.csv`, "text/csv", BOM + text.replace(BOM, ""));
}
