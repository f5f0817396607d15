import type { SelectQueryBuilder } from "kysely";
import type { Tables } from "../../database";

const PAGE = 20;

/** A page of what a query finds, and how much that is in all. */
export async function paged<DB extends keyof Tables, Item>(
  found: SelectQueryBuilder<Tables, DB, Item>,
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
