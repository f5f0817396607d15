import type { Needs } from "@quotehaven/contract/cover";
import { utcDay } from "@quotehaven/contract/rules";
import type { ConsumerQuote } from "@quotehaven/contract/wire";
import { serverNow, useSearchParams, useTranslation } from "@quotehaven/platform";
import { Tabs, theme } from "@quotehaven/shared-ui";
import { useState } from "react";
import styled from "styled-components";
import { useConsumerApplicationQuery } from "../../shared/applicationApi";
import { ApplicationAside } from "./ApplicationAside";
import { ChosenQuote } from "./ChosenQuote";
import { CompareQuotes } from "./CompareQuotes";
import { notPrinted } from "./notPrinted";
import { OpenQuote } from "./OpenQuote";
import { sortedQuotes, type QuoteOrder } from "./quoteOrder";
import { QuotePages } from "./QuotePages";
import { QuotesToolbar } from "./QuotesToolbar";

const Columns = styled.div<{ $withAside: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $withAside }) => ($withAside ? "360px" : "")};
  align-items: start;
  gap: ${theme.space(6)};

  /* Wide, the application stands beside the cards; otherwise right below the button that shows it. */
  & > aside {
    order: 1;
  }

  @media (max-width: 1080px) {
    grid-template-columns: minmax(0, 1fr);

    & > aside {
      order: 0;
    }
  }

  ${theme.mobile} {
    & > aside {
      display: none;
    }
  }
`;

const NotPrinted = styled.div`
  ${notPrinted}
`;

const Views = styled.div`
  @media print {
    & [role="tablist"] {
      display: none;
    }
  }
`;

type QuoteListProps = { quotes: readonly ConsumerQuote[]; needs: Partial<Needs> };

/** The quotes as cards or side by side: which is chosen, in which order, and the one that is open. */
export function QuoteList({ quotes, needs }: QuoteListProps) {
  const { t } = useTranslation<"consumer">();
  const [view, setView] = useView();
  const [order, setOrder] = useState<QuoteOrder>({ by: "price", direction: "ascending" });
  const [opened, setOpened] = useState<ConsumerQuote | null>(null);
  const [isSummaryOpen, setSummaryOpen] = useState(false);
  // Here already, so that a quote's window names at once what choosing drops.
  useConsumerApplicationQuery();
  const today = utcDay(new Date(serverNow()));
  const shown = { quotes: sortedQuotes(quotes, order, { needs, today }), needs, today };
  const chosen = quotes.find(({ isAccepted }) => isAccepted);
  const standing = quotes.filter(({ isRemoved }) => !isRemoved).length;
  const tabs = views.map((value) => ({ value, label: t(`compare.view.${value}`) }));
  return (
    <>
      <NotPrinted>
        {chosen && <ChosenQuote quote={chosen} hasOthers={standing > 1} />}
        <QuotesToolbar
          count={standing}
          {...{ order, isSummaryOpen }}
          onOrder={setOrder}
          onSummary={view === "cards" ? setSummaryOpen : undefined}
        />
      </NotPrinted>
      <Views>
        <Tabs label={t("compare.views")} tabs={tabs} value={view} onChange={setView}>
          {view === "compare" ? (
            <CompareQuotes {...shown} onOpen={setOpened} />
          ) : (
            <Columns $withAside={isSummaryOpen}>
              {isSummaryOpen && <ApplicationAside />}
              <QuotePages key={`${order.by} ${order.direction}`} {...shown} onOpen={setOpened} />
            </Columns>
          )}
        </Tabs>
      </Views>
      {opened && (
        <OpenQuote
          key={opened.id}
          {...{ opened, quotes, needs, today }}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

const views = ["cards", "compare"] as const;
type View = (typeof views)[number];

/** The view is in the address, so that it can be kept, shared and gone back to. */
function useView(): [View, (view: View) => void] {
  const [search, setSearch] = useSearchParams();
  const view = search.get("view") === "compare" ? "compare" : "cards";
  return [view, (next) => setSearch(next === "cards" ? {} : { view: next })];
}
