import { useEffect, useEffectEvent } from "react";

/**
 * Pages beyond the last are the last: calls `toLast` where the last item of a page was taken away, or
 * an address names a page that there is not. `pageCount` is undefined while it is not known.
 */
export function useLastPage(
  page: number,
  pageCount: number | undefined,
  toLast: (page: number) => void,
): void {
  const go = useEffectEvent(toLast);
  const last = pageCount !== undefined && page > pageCount ? Math.max(1, pageCount) : page;
  useEffect(() => {
    if (last !== page) go(last);
  }, [last, page]);
}
