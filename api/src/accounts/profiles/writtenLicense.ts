import { sql } from "kysely";

/**
 * The license that operators check and clients read: as the agent wrote it, letters included, or else
 * its number. `agents` is what the query calls the table.
 */
export const writtenLicense = (agents = "agents") =>
  sql<string>`coalesce(nullif(${sql.ref(`${agents}.full_license`)}, ''), ${sql.ref(`${agents}.license_number`)}, '')`;
