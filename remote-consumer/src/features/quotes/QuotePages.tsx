import type { Needs, PresentPolicies } from "@quotehaven/contract/cover";
import type { ConsumerQuote } from "@quotehaven/contract/wire";
import { useApiErrorToast } from "@quotehaven/platform";
import { Pagination } from "@quotehaven/shared-ui/content";
import { useState } from "react";
import { QuoteCard } from "./QuoteCard";
import { QuoteCards } from "./QuoteCards";
import { useDismissConsumerQuoteMutation } from "../../shared/quotes/quotesApi";

/** More than carriers there are, so that hardly anybody meets a second page. */
const PAGE_SIZE = 48;

type QuotePagesProps = {
  /** In the order in which they are shown. */
  quotes: readonly ConsumerQuote[];
  needs: Partial<Needs>;
  /** What the reader has today. */
  present: PresentPolicies | undefined;
  today: string;
  onOpen: (quote: ConsumerQuote) => void;
};

/** The quotes as cards, a page at a time. */
export function QuotePages({ quotes, needs, present, today, onOpen }: QuotePagesProps) {
  const toastError = useApiErrorToast();
  const [dismiss] = useDismissConsumerQuoteMutation();
  const [page, setPage] = useState(1);
  const pageCount = Math.ceil(quotes.length / PAGE_SIZE);
  const shownPage = Math.min(page, pageCount);
  const shown = quotes.slice((shownPage - 1) * PAGE_SIZE, shownPage * PAGE_SIZE);
  const takeOff = async (quote: ConsumerQuote) => {
    try {
      await dismiss(quote.id).unwrap();
    } catch (error) {
      toastError(error);
    }
  };
  return (
    <div>
      <QuoteCards>
        {shown.map((quote) => (
          <QuoteCard
            key={quote.id}
            quote={quote}
            needs={needs}
            present={present}
            today={today}
            onView={() => onOpen(quote)}
            onDismiss={() => takeOff(quote)}
          />
        ))}
      </QuoteCards>
      <Pagination
        page={shownPage}
        pageCount={pageCount}
        onChange={setPage}
        style={{ marginTop: 24 }}
      />
    </div>
  );
}
