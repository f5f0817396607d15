import { invalidRequest, resourceMissing } from "./apiError";
import type { Params } from "./params";

/**
 * One page of a list, newest first, with Stripe's paging (`limit` 1–100, 10 by default, and
 * `starting_after`) and its bounds of `created` (`gte`, `lte`).
 * @param filters the other parameters that this list takes
 */
export function listPage<T extends { id: string; created: number }>(
  records: readonly T[],
  params: Params,
  url: string,
  filters: readonly string[] = [],
): object {
  params.allowOnly("limit", "starting_after", "expand", "created", ...filters);
  const bounds = params.nested("created")?.allowOnly("gte", "lte");
  const from = bounds?.count("gte") ?? 0;
  const to = bounds?.count("lte") ?? Infinity;
  const newestFirst = records.filter(({ created }) => created >= from && created <= to);
  const limit = params.count("limit") ?? 10;
  if (limit < 1 || limit > 100) {
    throw invalidRequest("This value must be between 1 and 100.", { param: "limit" });
  }
  const after = params.text("starting_after");
  const start = newestFirst.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && start === 0) throw resourceMissing("object", after, "starting_after");
  return {
    object: "list",
    data: newestFirst.slice(start, start + limit),
    has_more: start + limit < newestFirst.length,
    url,
  };
}
