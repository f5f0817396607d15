import { invalidRequest, resourceMissing } from "./apiError";
import type { Params } from "./params";

const PAGING = ["limit", "starting_after", "ending_before", "expand", "created", "key"];

/**
 * One page of a list, newest first, with Stripe's paging (`limit` 1–100, 10 by default,
 * `starting_after`, `ending_before`) and its bounds of `created` (a moment, or `gt`, `gte`, `lt`, `lte`).
 * @param filters the other parameters that this list takes
 */
export function listPage<T extends { id: string; created: number }>(
  records: readonly T[],
  params: Params,
  url: string,
  filters: readonly string[] = [],
): object {
  params.allowOnly(...PAGING, ...filters);
  const isWanted = createdWithin(params);
  const newestFirst = records.filter(({ created }) => isWanted(created));
  const limit = params.count("limit") ?? 10;
  if (limit < 1 || limit > 100) {
    throw invalidRequest("This value must be between 1 and 100.", { param: "limit" });
  }
  const placeOf = (id: string, param: string) => {
    const place = newestFirst.findIndex((record) => record.id === id);
    if (place < 0) throw resourceMissing("object", id, param);
    return place;
  };
  const after = params.text("starting_after");
  const before = params.text("ending_before");
  const end = before === undefined ? undefined : placeOf(before, "ending_before");
  const start =
    end !== undefined
      ? Math.max(0, end - limit)
      : after === undefined
        ? 0
        : placeOf(after, "starting_after") + 1;
  const stop = end ?? start + limit;
  return {
    object: "list",
    data: newestFirst.slice(start, stop),
    has_more: end === undefined ? stop < newestFirst.length : start > 0,
    url,
  };
}

function createdWithin(params: Params): (created: number) => boolean {
  if (!params.isNested("created")) {
    const moment = params.count("created");
    return (created) => moment === undefined || created === moment;
  }
  const bounds = params.nested("created")?.allowOnly("gt", "gte", "lt", "lte");
  const [gt, gte, lt, lte] = ["gt", "gte", "lt", "lte"].map((name) => bounds?.count(name));
  return (created) =>
    (gt === undefined || created > gt) &&
    (gte === undefined || created >= gte) &&
    (lt === undefined || created < lt) &&
    (lte === undefined || created <= lte);
}
