import type { Needs, PresentPolicies } from "@quotehaven/contract/cover";
import type { ConsumerQuote } from "@quotehaven/contract/wire";
import { useToday } from "@quotehaven/platform";
import { useSearchParams } from "react-router-dom";
import { Disclosure, lazyDialog, lazyPart, Stack, theme } from "@quotehaven/shared-ui";
import { Tab, TabList, TabPanel, Tabs } from "@quotehaven/shared-ui/tabs";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { useConsumerApplicationQuery } from "../../shared/applicationApi";
import { isEnded } from "../../shared/quotes/quoteCover";
import { ChosenQuote } from "./ChosenQuote";
import { CompareQuotes } from "./CompareQuotes";
import { notPrinted } from "../../shared/notPrinted";
import { sortedQuotes, type QuoteOrder } from "./quoteOrder";
import { QuotePages } from "./QuotePages";
import { QuotesBadDay } from "./QuotesBadDay";
import { QuotesToolbar } from "./QuotesToolbar";

/** On demand, so its code comes then. */
const ApplicationAside = lazyPart(
  async () => (await import("./ApplicationAside")).ApplicationAside,
);

const OpenQuote = lazyDialog(
  async () => (await import("./OpenQuote")).OpenQuote,
  ({ onClose }) => onClose(),
);

const views = ["compare", "cards"] as const;
type View = (typeof views)[number];

const Columns = styled.div<{ $withAside: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $withAside }) => ($withAside ? "360px" : "")};
  align-items: start;
  gap: ${theme.space(6)};

  /* Wide, the application is beside the cards; otherwise right below the button that shows it, also above a
     comparison, which takes the whole width. */
  & > aside {
    order: ${({ $withAside }) => ($withAside ? 1 : 0)};
  }

  @media (max-width: 67.5em) {
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

/** The ways to look at the quotes are beside how many there are and their order. */
const Views = styled(Tabs)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space(4)};

  & > [role="tabpanel"] {
    grid-column: 1 / -1;
    min-width: 0;
  }

  ${theme.mobile} {
    gap: ${theme.space(3)};

    /* A comparison has no order here, so that how many there are fits beside the ways. */
    &[data-view="cards"] {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  @media print {
    display: block;

    & > [role="tablist"] {
      display: none;
    }
  }
`;

type QuoteListProps = {
  quotes: readonly ConsumerQuote[];
  needs: Partial<Needs>;
  /** What the reader has today. */
  present: PresentPolicies | undefined;
};

/** The quotes, and the one that is open. Once one is chosen, the choice comes before all of them, and they fold away. */
export function QuoteList({ quotes, needs, present }: QuoteListProps) {
  const { t } = useTranslation("consumer");
  const [opened, setOpened] = useState<ConsumerQuote | null>(null);
  // Both are here already, so that a quote's window opens at once and names what choosing drops.
  useConsumerApplicationQuery();
  useEffect(() => {
    OpenQuote.load().catch(() => undefined);
  }, []);
  const today = useToday();
  const chosen = quotes.find(({ isAccepted }) => isAccepted);
  const all = <QuoteViews {...{ quotes, needs, present, today }} onOpen={setOpened} />;
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
          opened={opened}
          quotes={quotes}
          needs={needs}
          present={present}
          today={today}
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

/** The quotes side by side or as cards, and in which order. One alone is a card, unless it stands beside today. */
function QuoteViews({ quotes, needs, present, today, onOpen }: QuoteViewsProps) {
  const { t } = useTranslation("consumer");
  const canCompare = standingCount(quotes) > (present ? 0 : 1);
  const [view, setView] = useView(
    canCompare && quotes.every(({ isAccepted }) => !isAccepted) ? "compare" : "cards",
  );
  const [order, setOrder] = useState<QuoteOrder>({ by: "price", direction: "ascending" });
  const [isSummaryOpen, setSummaryOpen] = useState(false);
  const isComparing = canCompare && view === "compare";
  const sorted = sortedQuotes(quotes, order, { needs, today });
  const shown = { quotes: sorted, needs, present, today, onOpen };
  const current = shown.quotes.filter(({ isRemoved }) => !isRemoved);
  const tools = (
    <NotPrinted>
      <QuotesToolbar
        count={standingCount(quotes)}
        isComparing={isComparing}
        order={order}
        isSummaryOpen={isSummaryOpen}
        onOrder={setOrder}
        onSummary={setSummaryOpen}
      />
    </NotPrinted>
  );
  const content = isComparing ? (
    <Columns $withAside={false}>
      {isSummaryOpen && <ApplicationAside />}
      <CompareQuotes {...shown} />
    </Columns>
  ) : (
    <Stack $gap={5}>
      <Columns $withAside={isSummaryOpen}>
        {isSummaryOpen && <ApplicationAside />}
        <QuotePages key={`${order.by} ${order.direction}`} {...shown} />
      </Columns>
      <QuotesBadDay
        needs={needs}
        present={present}
        quotes={current.filter((quote) => !isEnded(quote, today))}
      />
    </Stack>
  );
  if (!canCompare) {
    return (
      <Stack $gap={4}>
        {tools}
        {content}
      </Stack>
    );
  }
  return (
    <Views value={view} data-view={view} onValueChange={setView}>
      <TabList $look="segments" activateOnFocus aria-label={t("compare.views")}>
        {views.map((each) => (
          <Tab key={each} value={each}>
            {t(`compare.view.${each}`)}
          </Tab>
        ))}
      </TabList>
      {tools}
      <TabPanel value={view}>{content}</TabPanel>
    </Views>
  );
}

const isView = (value: string | null): value is View => views.some((each) => each === value);

/**
 * The view is in the address, so that it can be kept, shared and gone back to.
 *
 * @param usual where the address names none; it stays while the page is open
 */
function useView(usual: View): [View, (view: View) => void] {
  const [search, setSearch] = useSearchParams();
  const [first] = useState(usual);
  const named = search.get("view");
  const view = isView(named) ? named : first;
  return [view, (next) => setSearch(next === first ? {} : { view: next })];
}
