import { saveFile, useApiErrorToast, useToast } from "@quotehaven/platform";
import { Button, Icon, IconButton } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { api } from "../store";

/** What an agent can take along as a table. */
type ExportedTable = "leads" | "payments";

const BOM = "\uFEFF";

const { useSaveTableMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Saves a table of the agent's as a CSV file. Nothing of it stays in the page. */
    saveTable: build.mutation<null, ExportedTable>({
      async queryFn(table, _api, _options, ask) {
        const { data, error, meta } = await ask({
          url: `/agent/profile/exports/${table}.csv`,
          headers: { Accept: "text/csv, application/json" },
        });
        if (error) return { error };
        const name = /filename="([^"]+)"/.exec(meta?.headers["content-disposition"] ?? "")?.[1];
        // The browser drops the mark on the way, and Excel needs it to read UTF-8.
        const text = BOM + String(data).replace(BOM, "");
        saveFile(name ?? `quotehaven-${table}.csv`, "text/csv", text);
        return { data: null };
      },
    }),
  }),
});

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
  const [saveTable, { isLoading }] = useSaveTableMutation();
  const save = async () => {
    const { error } = await saveTable(table);
    if (error) toastError(error, { subject: "export" });
    else toast(t("export.saved"), { kind: "success" });
  };
  const label = t(`export.${table}`);
  const press = { onClick: () => void save() };
  return look === "icon" ? (
    <IconButton
      icon="download"
      label={label}
      aria-busy={isLoading}
      disabled={isLoading}
      {...press}
    />
  ) : (
    <Button size="small" busy={isLoading} busyLabel={t("export.saving")} {...press}>
      <Icon name="download" /> <span>{label}</span>
    </Button>
  );
}
