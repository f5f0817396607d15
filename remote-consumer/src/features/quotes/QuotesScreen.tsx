import { timings } from "@quotehaven/contract/rules";
import type { ConsumerQuote } from "@quotehaven/contract/schemas";
import {
  Link,
  Problem,
  Screen,
  useApiErrorToast,
  useToast,
  useTranslation,
} from "@quotehaven/platform";
import {
  Button,
  ButtonLink,
  EmptyState,
  Icon,
  Pagination,
  Row,
  SkeletonCard,
  SkeletonScreen,
  theme,
} from "@quotehaven/shared-ui";
import { useEffect, useState } from "react";
import styled from "styled-components";
import { ApplicationAside } from "./ApplicationAside";
import { QuoteCard } from "./QuoteCard";
import { QuoteModal } from "./QuoteModal";
import { isChoosable, sortedByPrice, type SortDirection } from "./quotePrices";
import {
  useAcceptConsumerQuoteMutation,
  useConsumerQuotesQuery,
  useDismissConsumerQuoteMutation,
} from "./quotesApi";

/** More than carriers there are, so that hardly anybody meets a second page. */
const PAGE_SIZE = 48;

const Head = styled.div`
  display: grid;
  gap: ${theme.space(2)};
  margin-bottom: ${theme.space(5)};

  & > p {
    color: ${theme.color.inkMuted};
  }
`;

const Columns = styled.div<{ $withAside: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $withAside }) => ($withAside ? "360px" : "")};
  align-items: start;
  gap: ${theme.space(6)};

  @media (max-width: 1080px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Cards = styled.ul`
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

/** The quotes to compare, to look at, and one of them to choose. */
export function QuotesScreen() {
  const { t } = useTranslation();
  const toastError = useApiErrorToast();
  const quotes = useConsumerQuotesQuery();
  const { error } = quotes;
  const isChosen = quotes.data?.some(({ accepted }) => accepted) ?? false;

  useEffect(() => {
    if (error) toastError(error, { timeoutMs: timings.errorToastMs });
  }, [error, toastError]);

  return (
    <Screen title={t("quotes.title")}>
      <Head>
        <h1>{t("quotes.title")}</h1>
        <p>{t(isChosen ? "dashboard.quotesChosen" : "quotes.lead")}</p>
      </Head>
      {quotes.data ? (
        quotes.data.length > 0 ? (
          <QuoteList quotes={quotes.data} />
        ) : (
          <EmptyState
            illustration="compare"
            title={t("profile.noQuotes")}
            text={t("quotes.emptyText")}
            action={
              <ButtonLink as={Link} to="/profile/application" emphasis="primary">
                {t("quotes.toApplication")}
              </ButtonLink>
            }
          />
        )
      ) : quotes.isError ? (
        <Problem error={quotes.error} onRetry={() => void quotes.refetch()} />
      ) : (
        <SkeletonScreen>
          <Cards as="div">
            <SkeletonCard lines={5} />
            <SkeletonCard lines={5} />
            <SkeletonCard lines={5} />
          </Cards>
        </SkeletonScreen>
      )}
    </Screen>
  );
}

function QuoteList({ quotes }: { quotes: readonly ConsumerQuote[] }) {
  const { t } = useTranslation();
  const toast = useToast();
  const toastError = useApiErrorToast();
  const [direction, setDirection] = useState<SortDirection>("ascending");
  const [page, setPage] = useState(1);
  const [openId, setOpenId] = useState<number | null>(null);
  const [isSummaryOpen, setSummaryOpen] = useState(false);
  const [accept, acceptance] = useAcceptConsumerQuoteMutation();
  const [dismiss] = useDismissConsumerQuoteMutation();
  const pageCount = Math.ceil(quotes.length / PAGE_SIZE);
  const shownPage = Math.min(page, pageCount);
  const shown = sortedByPrice(quotes, direction).slice(
    (shownPage - 1) * PAGE_SIZE,
    shownPage * PAGE_SIZE,
  );
  const open = quotes.find(({ qot_id }) => qot_id === openId);

  const turn = () => {
    setDirection(direction === "ascending" ? "descending" : "ascending");
    setPage(1);
  };
  const choose = async (quote: ConsumerQuote) => {
    try {
      await accept(quote.qot_id).unwrap();
      toast(t("quotes.chosen"), { kind: "success" });
      setOpenId(null);
    } catch (error) {
      toastError(error);
    }
  };
  const takeOff = async (quote: ConsumerQuote) => {
    try {
      await dismiss(quote.qot_id).unwrap();
    } catch (error) {
      toastError(error);
    }
  };

  return (
    <>
      <Row justify="space-between" style={{ marginBottom: 20 }}>
        <strong>{t("quotes.count", { count: quotes.length })}</strong>
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
        <Cards>
          {shown.map((quote) => (
            <QuoteCard
              key={quote.qot_id}
              quote={quote}
              onView={() => setOpenId(quote.qot_id)}
              onDismiss={() => takeOff(quote)}
            />
          ))}
        </Cards>
        {isSummaryOpen && (
          <DesktopOnly>
            <ApplicationAside />
          </DesktopOnly>
        )}
      </Columns>
      <Pagination
        page={shownPage}
        pageCount={pageCount}
        onChange={setPage}
        style={{ marginTop: 24 }}
      />
      {open && (
        <QuoteModal
          quote={open}
          isChoosable={isChoosable(open, quotes)}
          isChoosing={acceptance.isLoading}
          onChoose={() => void choose(open)}
          onClose={() => setOpenId(null)}
        />
      )}
    </>
  );
}
