import { useSearchParams } from "react-router-dom";
import { useMemo } from "react";
import type { LeadsQuery } from "../../shared/leadApi";
import { searchParamsOf, leadsQueryOf } from "../../shared/leadsQuery";

/** What the address asks of the list, and how to ask for something else. */
export function useLeadsSearchParams(): {
  query: LeadsQuery;
  /** Goes to the first page of what is asked for now. */
  change: (change: Partial<LeadsQuery>, options?: { replace: boolean }) => void;
  goToPage: (page: number, options: { replace: boolean }) => void;
} {
  const [search, setSearch] = useSearchParams();
  const query = useMemo(() => leadsQueryOf(search), [search]);
  return {
    query,
    change: (changes, options) =>
      setSearch(searchParamsOf({ ...query, page: 1, ...changes }), options),
    goToPage: (page, options) => setSearch(searchParamsOf({ ...query, page }), options),
  };
}
