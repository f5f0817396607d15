import { pageCount, pageSizes } from "@quotehaven/contract/rules";
import type { LeadsPage } from "@quotehaven/contract/wire";
import { Pagination, useFocusNext } from "@quotehaven/shared-ui";
import { useEffect } from "react";
import { LeadRows } from "./LeadRows";

type LeadPagesProps = {
  data: LeadsPage;
  page: number;
  /** `replace` where the page that was asked for is beyond the end. */
  onPage: (page: number, options: { replace: boolean }) => void;
};

/** The leads of a page, and the way to the others where there are more. */
export function LeadPages({ data, page, onPage }: LeadPagesProps) {
  const focusNext = useFocusNext();
  const pages = pageCount(data.count, pageSizes.leads);
  const isBeyondEnd = page > pages;
  useEffect(() => {
    if (isBeyondEnd) onPage(pages, { replace: true });
  }, [isBeyondEnd, pages, onPage]);
  return (
    <>
      <LeadRows leads={data.leads} onDismissed={() => focusNext()} />
      {pages > 1 && (
        <Pagination
          page={page}
          pageCount={pages}
          onChange={(next: number) => onPage(next, { replace: false })}
        />
      )}
    </>
  );
}
