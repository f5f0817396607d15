import { pageCount, pageSizes } from "@quotehaven/contract/rules";
import { Pagination, useLastPage } from "@quotehaven/shared-ui/content";
import type { ComponentProps } from "react";
import { LeadList } from "./LeadList";

type LeadPagesProps = ComponentProps<typeof LeadList> & {
  /** How many leads there are in all. */
  count: number;
  page: number;
  /** `replace` where the page that was asked for is beyond the end. */
  onPage: (page: number, options: { replace: boolean }) => void;
};

/** The leads of a page, and the way to the others where there are more. */
export function LeadPages({ count, page, onPage, ...list }: LeadPagesProps) {
  const pages = pageCount(count, pageSizes.leads);
  useLastPage(page, list.isStale ? undefined : pages, (last) => onPage(last, { replace: true }));
  return (
    <>
      <LeadList {...list} />
      <Pagination
        page={page}
        pageCount={pages}
        onChange={(next) => onPage(next, { replace: false })}
      />
    </>
  );
}
