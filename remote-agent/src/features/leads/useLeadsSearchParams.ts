import { useSearchParams } from "react-router-dom";
import { useMemo } from "react";
import { addressOfPlace, leadsPlaceOf, type LeadsPlace } from "../../shared/leadsPlace";

/** The place that the address names, and the way to others. */
export function useLeadsPlace(): {
  place: LeadsPlace;
  /** Goes to the first page of what is asked for now. */
  change: (change: Partial<LeadsPlace>, options?: { replace: boolean }) => void;
  goToPage: (page: number, options: { replace: boolean }) => void;
} {
  const [search, setSearch] = useSearchParams();
  const place = useMemo(() => leadsPlaceOf(search), [search]);
  return {
    place,
    change: (changes, options) =>
      setSearch(addressOfPlace({ ...place, page: 1, ...changes }), options),
    goToPage: (page, options) => setSearch(addressOfPlace({ ...place, page }), options),
  };
}
