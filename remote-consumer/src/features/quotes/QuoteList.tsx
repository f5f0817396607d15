import type { Needs } from "@quotehaven/contract/cover";
import type { ConsumerQuote } from "@quotehaven/contract/wire";
import { useToday } from "@quotehaven/platform";
import { useSearchParams } from "react-router-dom";
import { Disclosure, theme } from "@quotehaven/shared-ui";
import { Tabs } from "@quotehaven/shared-ui/content";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { useConsumerApplicationQuery } from "../../shared/applicationApi";
import { ApplicationAside } from "./ApplicationAside";
import { ChosenQuote } from "./ChosenQuote";
import { CompareQuotes } from "./CompareQuotes";
import { notPrinted } from "../../shared/notPrinted";
import { OpenQuote } from "./OpenQuote";
import { sortedQuotes, type QuoteOrder } from "./quoteOrder";
import { QuotePages } from "./QuotePages";
import { QuotesToolbar } from "./QuotesToolbar";

const Columns = styled.div<{ $withAside: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $withAside }) => ($withAside ? "360px" : "")};
  align-items: start;
  gap: ${theme.space(6)};

  /* Wide, the application is beside the cards; otherwise right below the button that shows it. */
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

/** The quotes, and the one that is open. Once one is chosen, the choice comes before all of them, and they fold away. */
export function QuoteList({ quotes, needs }: QuoteListProps) {
  const { t } = useTranslation("consumer");
  const [opened, setOpened] = useState<ConsumerQuote | null>(null);
  // Here already, so that a quote's window names at once what choosing drops.
  useConsumerApplicationQuery();
  const today = useToday();
  const chosen = quotes.find(({ isAccepted }) => isAccepted);
  const all = <QuoteViews {...{ quotes, needs, today }} onOpen={setOpened} />;
  return (
    <>
      {chosen && (
        <NotPrinted>
          <ChosenQuote quote={chosen} />
        </NotPrinted>
      )}
      {chosen && !chosen.isContactLate ? (
        <Disclosure summary={t("quotes.folded", { count: standingCount(quotes) })}>
          {all}
        </Disclosure>
      ) : (
        all
      )}
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

function standingCount(quotes: readonly ConsumerQuote[]): number {
  return quotes.filter(({ isRemoved }) => !isRemoved).length;
}

type QuoteViewsProps = QuoteListProps & {
  today: string;
  onOpen: (quote: ConsumerQuote) => void;
};

/** The quotes as cards or side by side, and in which order. */
function QuoteViews({ quotes, needs, today, onOpen }: QuoteViewsProps) {
  const { t } = useTranslation("consumer");
  const [view, setView] = useView();
  const [order, setOrder] = useState<QuoteOrder>({ by: "price", direction: "ascending" });
  const [isSummaryOpen, setSummaryOpen] = useState(false);
  const shown = { quotes: sortedQuotes(quotes, order, { needs, today }), needs, today, onOpen };
  const tabs = views.map((value) => ({ value, label: t(`compare.view.${value}`) }));
  return (
    <>
      <NotPrinted>
        <QuotesToolbar
          count={standingCount(quotes)}
          {...{ order, isSummaryOpen }}
          onOrder={setOrder}
          onSummary={view === "cards" ? setSummaryOpen : undefined}
        />
      </NotPrinted>
      <Views>
        <Tabs label={t("compare.views")} tabs={tabs} value={view} onChange={setView}>
          {view === "compare" ? (
            <CompareQuotes {...shown} />
          ) : (
            <Columns $withAside={isSummaryOpen}>
              {isSummaryOpen && <ApplicationAside />}
              <QuotePages key={`${order.by} ${order.direction}`} {...shown} />
            </Columns>
          )}
        </Tabs>
      </Views>
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
