import type { ConsumerQuote } from "@quotehaven/contract/wire";
import { isApiError, useApiErrorToast, useToast, useTranslation } from "@quotehaven/platform";
import { Button, Icon, Pagination, Row, theme } from "@quotehaven/shared-ui";
import { useState } from "react";
import styled from "styled-components";
import { useConsumerApplicationQuery } from "../../shared/applicationApi";
import { draftOf, unsubmittedChanges } from "../../shared/unsubmittedChanges";
import { ApplicationAside } from "./ApplicationAside";
import { ChosenQuote } from "./ChosenQuote";
import { QuoteCard } from "./QuoteCard";
import { QuoteModal } from "./QuoteModal";
import { isChoosable, sortedByPrice, type SortDirection } from "./quotePrices";
import { useAcceptConsumerQuoteMutation, useDismissConsumerQuoteMutation } from "./quotesApi";

/** More than carriers there are, so that hardly anybody meets a second page. */
const PAGE_SIZE = 48;

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

/** The cards of a row share its lines, so names, prices and buttons stand level. */
export const QuoteCards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: ${theme.space(5)};
  padding: 0;
  list-style: none;
`;

const DesktopOnly = styled.div`
  display: contents;

  ${theme.mobile} {
    display: none;
  }
`;

/** The quotes as cards: which is chosen, in which order they stand, and the one that is open. */
export function QuoteList({ quotes }: { quotes: readonly ConsumerQuote[] }) {
  const { t } = useTranslation<"consumer">();
  const toastError = useApiErrorToast();
  const [direction, setDirection] = useState<SortDirection>("ascending");
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<ConsumerQuote | null>(null);
  const [isSummaryOpen, setSummaryOpen] = useState(false);
  const [dismiss] = useDismissConsumerQuoteMutation();
  // Here already, so that a quote's window names at once what choosing drops.
  useConsumerApplicationQuery();
  const pageCount = Math.ceil(quotes.length / PAGE_SIZE);
  const shownPage = Math.min(page, pageCount);
  const shown = sortedByPrice(quotes, direction).slice(
    (shownPage - 1) * PAGE_SIZE,
    shownPage * PAGE_SIZE,
  );
  const chosen = quotes.find(({ isAccepted }) => isAccepted);
  const standing = quotes.filter(({ isRemoved }) => !isRemoved).length;

  const turn = () => {
    setDirection(direction === "ascending" ? "descending" : "ascending");
    setPage(1);
  };
  const takeOff = async (quote: ConsumerQuote) => {
    try {
      await dismiss(quote.id).unwrap();
    } catch (error) {
      toastError(error);
    }
  };

  return (
    <>
      {chosen && <ChosenQuote quote={chosen} hasOthers={standing > 1} />}
      <Row justify="space-between" style={{ marginBottom: 20 }}>
        <strong>{t("quotes.count", { count: standing })}</strong>
        <Row>
          <DesktopOnly>
            <Button
              emphasis="quiet"
              size="small"
              aria-expanded={isSummaryOpen}
              onClick={() => setSummaryOpen(!isSummaryOpen)}
            >
              <Icon name="document" size={18} />
              {t(isSummaryOpen ? "quotes.closeSummary" : "quotes.openSummary")}
            </Button>
          </DesktopOnly>
          <Button size="small" onClick={turn}>
            <Icon name="sort" size={18} />
            {t("quotes.sortLabel")}:{" "}
            {t(direction === "ascending" ? "quotes.sortAscending" : "quotes.sortDescending")}
          </Button>
        </Row>
      </Row>
      <Columns $withAside={isSummaryOpen}>
        {isSummaryOpen && <ApplicationAside />}
        <QuoteCards>
          {shown.map((quote) => (
            <QuoteCard
              key={quote.id}
              quote={quote}
              onView={() => setOpened(quote)}
              onDismiss={() => takeOff(quote)}
            />
          ))}
        </QuoteCards>
      </Columns>
      <Pagination
        page={shownPage}
        pageCount={pageCount}
        onChange={setPage}
        style={{ marginTop: 24 }}
      />
      {opened && (
        <OpenQuote
          key={opened.id}
          opened={opened}
          quotes={quotes}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

type OpenQuoteProps = {
  /** As it was when it was opened. */
  opened: ConsumerQuote;
  quotes: readonly ConsumerQuote[];
  onClose: () => void;
};

/** One quote, as it is now, and choosing it. What changed since it was opened is said. */
function OpenQuote({ opened, quotes, onClose }: OpenQuoteProps) {
  const { t } = useTranslation<"consumer">();
  const toast = useToast();
  const toastError = useApiErrorToast();
  const application = useConsumerApplicationQuery().data;
  const [accept, acceptance] = useAcceptConsumerQuoteMutation();
  const [isRefused, setRefused] = useState(false);
  const quote = quotes.find(({ id }) => id === opened.id);
  if (!quote) return null;
  const choose = async () => {
    try {
      await accept(quote).unwrap();
      toast(t("quotes.chosen"), { kind: "success" });
      onClose();
      window.scrollTo({ top: 0 });
    } catch (error) {
      if (isApiError(error) && error.codes.includes("quote-changed")) setRefused(true);
      else toastError(error);
    }
  };
  const isChanged = isRefused || quote.version !== opened.version;
  return (
    <QuoteModal
      quote={quote}
      before={isChanged ? opened : undefined}
      dropped={
        application
          ? unsubmittedChanges(application.forms, application.submitted, draftOf(application))
          : []
      }
      isChoosable={isChoosable(quote, quotes)}
      isChoosing={acceptance.isLoading}
      onChoose={() => void choose()}
      onClose={onClose}
    />
  );
}
