import {
  leadFilters,
  leadSorts,
  limits,
  pageSizes,
  renewalWindows,
  usStates,
  type InsuranceTypeId,
  type LeadFilter,
} from "@quotehaven/contract/rules";
import type { LeadsQuery } from "./leadApi";

/** What narrows the list beside its filter by status. */
type LeadCriteria = Omit<LeadsQuery, "filter" | "sort" | "page">;

/** One of {@link LeadCriteria}. */
export type Criterion = keyof LeadCriteria;

/** A list that nothing narrows. */
export const noCriteria: Readonly<Record<Criterion, undefined>> = {
  search: undefined,
  type: undefined,
  state: undefined,
  zip: undefined,
  carrier: undefined,
  renewal: undefined,
  isDue: undefined,
};

const criteria = Object.keys(noCriteria) as Criterion[];

// The API pages to a million leads at most.
const MOST_PAGES = Math.floor(1_000_000 / pageSizes.leads);

const typeIds: readonly InsuranceTypeId[] = [1, 2, 3];

/** One of the known values that an address names. */
function known<Value extends string | number>(
  values: readonly Value[],
  named: string | null,
): Value | undefined {
  return values.find((value) => String(value) === named);
}

/** A text of the address in this form. */
const formed = (form: RegExp, named: string | null) =>
  named !== null && form.test(named) ? named : undefined;

/** The form of a ZIP code to search by: its area, or all of it. */
export const zipForm = /^\d{3}(\d{2})?$/;

/** What an address asks of the lead list. What it does not name, or names wrongly, has its default. */
export function leadsQueryOf(search: URLSearchParams): LeadsQuery {
  const page = formed(/^[1-9]\d{0,4}$/, search.get("page"));
  const carrier = formed(/^[1-9]\d{0,8}$/, search.get("carrier"));
  return {
    filter: known(leadFilters, search.get("filter")) ?? "all",
    sort: known(leadSorts, search.get("sort")) ?? "newest",
    page: page ? Math.min(Number(page), MOST_PAGES) : 1,
    search: search.get("search")?.trim().slice(0, limits.searchLength) || undefined,
    type: known(typeIds, search.get("type")),
    state: usStates.find(({ code }) => code === search.get("state"))?.code,
    zip: formed(zipForm, search.get("zip")),
    carrier: carrier ? Number(carrier) : undefined,
    renewal: known(renewalWindows, search.get("renewal")),
    isDue: search.get("due") === "true" || undefined,
  };
}

/** The search params that ask for it; defaults are left out. */
export function searchParamsOf(query: LeadsQuery): URLSearchParams {
  const { filter, sort, page, isDue, ...named } = query;
  const search = new URLSearchParams();
  if (filter !== "all") search.set("filter", filter);
  for (const [name, value] of Object.entries({ ...named, due: isDue })) {
    if (value !== undefined) search.set(name, String(value));
  }
  if (sort !== "newest") search.set("sort", sort);
  if (page > 1) search.set("page", String(page));
  return search;
}

/** What narrows the list. */
export const criteriaOf = (query: LeadsQuery) =>
  criteria.filter((name) => query[name] !== undefined);

/** Whether it asks for the first page of a filter, and nothing else. */
export const isSection = (query: LeadsQuery, filter: LeadFilter) =>
  query.filter === filter && query.page === 1 && criteriaOf(query).length === 0;
