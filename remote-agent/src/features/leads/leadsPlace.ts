import { leadFilters, pageSizes, type LeadFilter } from "@quotehaven/contract/rules";

/** Where one is in the lead list; kept in the address, so that going back finds it again. */
export type LeadsPlace = { filter: LeadFilter; page: number };

// The API leafs to a million leads at most.
const MOST_PAGES = Math.floor(1_000_000 / pageSizes.leads);

/** The place an address names. What it does not name, or names wrongly, is the beginning. */
export function leadsPlaceOf(search: URLSearchParams): LeadsPlace {
  const filter = leadFilters.find((known) => known === search.get("filter")) ?? "all";
  const page = search.get("page") ?? "";
  return { filter, page: /^[1-9]\d{0,4}$/.test(page) ? Math.min(Number(page), MOST_PAGES) : 1 };
}

/** The address of a place: nothing for what is the beginning anyway. */
export function addressOfPlace({ filter, page }: LeadsPlace): URLSearchParams {
  const search = new URLSearchParams();
  if (filter !== "all") search.set("filter", filter);
  if (page > 1) search.set("page", String(page));
  return search;
}
