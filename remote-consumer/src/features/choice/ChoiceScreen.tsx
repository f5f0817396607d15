import { Problem, Screen, ScreenHeading, useFormats } from "@quotehaven/platform";
import { Link } from "react-router-dom";
import { ButtonLink, EmptyState, SkeletonCard, SkeletonScreen, Stack } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { useConsumerQuotesQuery } from "../../shared/quotes/quotesApi";
import { useTopOnChange } from "../../shared/useTopOnChange";
import { ChoicePage } from "./ChoicePage";
import { choiceOf, type EndedChoice } from "../../shared/quotes/choiceOf";

/** What follows from choosing a quote: who gets in touch, by when, what to have ready, what was agreed. */
export function ChoiceScreen() {
  const { t } = useTranslation("consumer");
  const quotes = useConsumerQuotesQuery();
  const choice = quotes.data && choiceOf(quotes.data);
  // Right after a choice what is here is still as it was before.
  const isComing = quotes.isLoading || (quotes.isFetching && (!choice || choice.state === "ended"));
  useTopOnChange(isComing || !quotes.data ? undefined : nameOf(choice));
  return (
    <Screen>
      {isComing ? (
        <>
          <ScreenHeading>{t("choice.title")}</ScreenHeading>
          <SkeletonScreen>
            <Stack $gap={5}>
              <SkeletonCard lines={4} />
              <SkeletonCard lines={6} />
            </Stack>
          </SkeletonScreen>
        </>
      ) : quotes.isError ? (
        <>
          <ScreenHeading>{t("choice.title")}</ScreenHeading>
          <Problem error={quotes.error} onRetry={() => void quotes.refetch()} />
        </>
      ) : choice?.state === "ended" ? (
        <Ended choice={choice} />
      ) : choice ? (
        <ChoicePage choice={choice} needs={quotes.data?.need ?? {}} />
      ) : (
        <NoChoice />
      )}
    </Screen>
  );
}

/** Names what the page is about: a choice, one that ended, or none. */
function nameOf(choice: ReturnType<typeof choiceOf> | undefined): string {
  if (!choice) return "none";
  return choice.state === "ended" ? "ended" : `quote ${choice.quote.id}`;
}

function NoChoice() {
  const { t } = useTranslation("consumer");
  return (
    <>
      <ScreenHeading>{t("choice.title")}</ScreenHeading>
      <EmptyState
        illustration="compare"
        title={t("choice.none")}
        text={t("choice.noneText")}
        action={<ToQuotes />}
      />
    </>
  );
}

const endedTexts = {
  takenBack: "choice.endedText",
  agentGone: "choice.endedGone",
  feeReturned: "choice.endedFee",
} as const;

function Ended({ choice }: { choice: EndedChoice }) {
  const { t } = useTranslation("consumer");
  const { date } = useFormats();
  const { consent, why } = choice;
  return (
    <>
      <ScreenHeading>{t("choice.title")}</ScreenHeading>
      <EmptyState
        illustration="compare"
        title={t("choice.ended", { carrier: consent.carrierName })}
        text={t(endedTexts[why], { date: date(consent.withdrawnAt) })}
        action={<ToQuotes />}
      />
    </>
  );
}

function ToQuotes() {
  const { t } = useTranslation("consumer");
  return (
    <ButtonLink as={Link} to="/profile/my-quotes" $emphasis="primary">
      {t("choice.toQuotes")}
    </ButtonLink>
  );
}
