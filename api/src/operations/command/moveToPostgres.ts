import type { Config } from "../../server/settings/config";
import { moveData, openDatabase } from "../../database";
import type { OperatorReply } from "./runOperator";

/**
 * Copies the embedded database to the PostgreSQL that is configured; the embedded one stays as it is.
 *
 * @throws FolderInUse while a process works on it; DatabaseRefused where people use the other one
 */
export async function moveToPostgres(config: Config): Promise<OperatorReply> {
  if (config.databaseUrl === null)
    return { text: "DATABASE_URL is needed: where everything is to be moved.", isDone: false };
  const from = await openDatabase({ ...config, databaseUrl: null });
  try {
    const to = await openDatabase(config);
    try {
      const moved = (await moveData(from, to)).filter(({ rows }) => rows > 0);
      const lines = moved.map(({ table, rows }) => `${String(rows).padStart(8)}  ${table}`);
      return { text: [...lines, "Moved, and compared row by row."].join("\n"), isDone: true };
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
}
