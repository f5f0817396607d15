import { request, saveFile } from "@quotehaven/platform";

/** What an agent can take along as a table. */
export type ExportedTable = "leads" | "payments";

const BOM = "\uFEFF";

/**
 * Saves a table of the agent's as a CSV file. Past the query cache: nothing of it stays in the page.
 *
 * @throws ApiFailure where the server refuses it.
 */
export async function saveTable(table: ExportedTable): Promise<void> {
  const { data, headers } = await request({
    url: `/agent/profile/exports/${table}.csv`,
    headers: { Accept: "text/csv, application/json" },
  });
  const text = String(data);
  const name = /filename="([^"]+)"/.exec(headers["content-disposition"] ?? "")?.[1];
  // The browser drops the mark on the way, and Excel needs it to read UTF-8.
  saveFile(name ?? `quotehaven-${table}.csv`, "text/csv", BOM + text.replace(BOM, ""));
}
