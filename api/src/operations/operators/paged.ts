import type { SelectQueryBuilder } from "kysely";

const PAGE = 20;

/** How much a query finds. */
export async function countOf<Tables, Table extends keyof Tables, Item>(
  found: SelectQueryBuilder<Tables, Table, Item>,
): Promise<number> {
  const { count } = await found
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .$castTo<{ count: string }>()
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A page of what a query finds, and how much that is in all. */
export async function paged<Tables, Table extends keyof Tables, Item>(
  found: SelectQueryBuilder<Tables, Table, Item>,
  page = 1,
): Promise<{ rows: Item[]; count: number }> {
  const count = await countOf(found);
  const rows = await found
    .limit(PAGE)
    .offset((page - 1) * PAGE)
    .execute();
  return { rows, count };
}
