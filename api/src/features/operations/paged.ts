import type { SelectQueryBuilder } from "kysely";
import type { DB } from "../../database";

const PAGE = 20;

/** A page of what a query finds, and how much that is in all. */
export async function paged<Table extends keyof DB, Item>(
  found: SelectQueryBuilder<DB, Table, Item>,
  page = 1,
): Promise<{ rows: Item[]; count: number }> {
  const { count } = await found
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  const rows = await found
    .limit(PAGE)
    .offset((page - 1) * PAGE)
    .execute();
  return { rows, count: Number(count) };
}
