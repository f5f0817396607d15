import type { Queries, Row, Tx } from "../database";

/** The consumer's live application; one that was deleted does not count. */
export async function liveApplication(
  queries: Queries,
  consumerId: number,
): Promise<Row<"applications"> | undefined> {
  return queries
    .selectFrom("applications")
    .selectAll()
    .where("consumer_id", "=", consumerId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

/** {@link liveApplication}, locked: nobody changes it before the end of the transaction. */
export async function liveApplicationForUpdate(tx: Tx, consumerId: number) {
  return tx
    .selectFrom("applications")
    .selectAll()
    .where("consumer_id", "=", consumerId)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
}
