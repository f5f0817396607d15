import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import type { Answering } from "../../../bench/checkMarketplace";
import type { ApiProcess } from "./ApiProcess";

/** Looks into the data of an API that is stopped. */
export async function withDataOf<T>(
  { databaseUrl, dataDir }: ApiProcess,
  look: (db: Answering) => Promise<T>,
): Promise<T> {
  if (databaseUrl === "") {
    const db = await PGlite.create(join(dataDir, "pglite"));
    try {
      return await look({ query: (statement) => db.query(statement) });
    } finally {
      await db.close();
    }
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await look({ query: (statement) => client.query(statement) });
  } finally {
    await client.end();
  }
}
