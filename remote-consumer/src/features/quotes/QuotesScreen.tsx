import { presentTypes } from "@quotehaven/contract/cover";
import { timings } from "@quotehaven/contract/rules";
import { Problem, Screen, useApiErrorToast, useDeferredMount } from "@quotehaven/platform";
import { Link } from "react-router-dom";
import {
  ButtonLink,
  EmptyState,
  lazyPart,
  SkeletonCard,
  SkeletonScreen,
  theme,
} from "@quotehaven/shared-ui";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { useConsumerApplicationQuery } from "../../shared/applicationApi";
import { QuoteCards } from "./QuoteCards";
import { QuoteList } from "./QuoteList";
import { NeedOutlines } from "../../shared/NeedOutline";
import { notPrinted } from "../../shared/notPrinted";
import { useTopOnChange } from "../../shared/useTopOnChange";
import { FeeReturnedNotice } from "../../shared/quotes/FeeReturnedNotice";
import { useConsumerQuotesQuery } from "../../shared/quotes/quotesApi";

const Head = styled.div`
  display: grid;
  gap: ${theme.space(2)};
  margin-bottom: ${theme.space(5)};

  & > h1 {
    font-size: ${theme.size[28]};
  }

  & > p {
    color: ${theme.color.inkMuted};
    ${notPrinted}
  }
`;

const TodayInvitation = lazyPart(
  async () => (await import("../../shared/policy/TodayInvitation")).TodayInvitation,
  { waiting: <SkeletonCard lines={2} /> },
);

const Invitation = styled.div`
  margin-bottom: ${theme.space(5)};
  ${notPrinted}
`;

/** The quotes to compare, to look at, and one of them to choose. */
export function QuotesScreen() {
  const { t } = useTranslation("consumer");
  const toastError = useApiErrorToast();
  const quotes = useConsumerQuotesQuery();
  const { error } = quotes;
  const isMounted = useDeferredMount(quotes.data !== undefined);
  const askedTypes = presentTypes.filter((type) => quotes.data?.need?.[type]);
  const chosen = quotes.data?.quotes.find(({ isAccepted }) => isAccepted);
  useTopOnChange(quotes.data && `quote ${chosen?.id ?? "none"}`);

  useEffect(() => {
    if (error) toastError(error, { timeoutMs: timings.errorToastMs });
  }, [error, toastError]);

  return (
    <Screen>
      <Head>
        <h1>{t("quotes.title")}</h1>
        <p>{t(chosen ? "dashboard.quotesChosen" : "quotes.lead")}</p>
        <FeeReturnedNotice quotes={quotes.data} />
      </Head>
      {quotes.data && isMounted ? (
        quotes.data.quotes.length > 0 ? (
          <>
            {!quotes.data.present && !chosen && askedTypes.length > 0 && (
              <Invitation>
                <TodayInvitation types={askedTypes} />
              </Invitation>
            )}
            <QuoteList
              quotes={quotes.data.quotes}
              needs={quotes.data.need ?? {}}
              present={quotes.data.present}
            />
          </>
        ) : (
          <NoQuotes />
        )
      ) : quotes.isError ? (
        <Problem error={quotes.error} isToasted onRetry={() => void quotes.refetch()} />
      ) : (
        <QuotesSkeleton />
      )}
    </Screen>
  );
}

function QuotesSkeleton() {
  return (
    <SkeletonScreen>
      <QuoteCards as="div">
        <SkeletonCard lines={5} />
        <SkeletonCard lines={5} />
        <SkeletonCard lines={5} />
      </QuoteCards>
    </SkeletonScreen>
  );
}

/** Why there are none yet, which hangs on whether there is something to quote. */
function NoQuotes() {
  const { t } = useTranslation("consumer");
  const application = useConsumerApplicationQuery();
  const isSubmitted = (application.data?.meta.submittedAt ?? null) !== null;
  if (application.isLoading) return <QuotesSkeleton />;
  return (
    <EmptyState
      illustration={<NeedOutlines application={application.data} />}
      title={t("profile.noQuotes")}
      text={application.data && t(isSubmitted ? "quotes.emptySubmitted" : "quotes.emptyText")}
      action={
        <ButtonLink as={Link} to="/profile/application" $emphasis="primary">
          {t("quotes.toApplication")}
        </ButtonLink>
      }
    />
  );
}
