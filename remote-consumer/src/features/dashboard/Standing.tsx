import { useToday, useIsDue } from "@quotehaven/platform";
import { Card, Stack } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { useConsumerApplicationQuery } from "../../shared/applicationApi";
import { useConsumerQuotesQuery } from "../../shared/quotes/quotesApi";
import { Timeline } from "../../shared/Timeline";
import { NextAction } from "./NextAction";
import { nextStep } from "./standing";
import { StandingPicture } from "./StandingPicture";
import { useStandingSteps } from "./useStandingSteps";

/** How long everything waits for quotes, so that what they add does not push it about. */
const patienceMs = 600;

/** Whether the standing can be drawn: the application has come or failed, and the quotes too, unless they are slow. */
export function useIsStandingKnown(): boolean {
  const application = useConsumerApplicationQuery();
  const quotes = useConsumerQuotesQuery();
  const isOutOfPatience = useIsDue(patienceMs);
  return !application.isLoading && (isOutOfPatience || !quotes.isLoading);
}

/** Where everything stands from the first answer to the agent who gets in touch, and the one thing to do next. */
export function Standing() {
  const { t } = useTranslation("consumer");
  const application = useConsumerApplicationQuery();
  const quotes = useConsumerQuotesQuery();
  const today = useToday();
  const steps = useStandingSteps(application, quotes, today);
  if (application.isError && !application.data && quotes.isError && !quotes.data) return null;
  const hasQuotesToRead = application.data?.meta.submittedAt !== null;
  return (
    <Card as="section" aria-labelledby="standing" $padding="large">
      <Stack $gap={5}>
        <h2 id="standing">{t("standing.title")}</h2>
        {quotes.data && <StandingPicture application={application.data} quotes={quotes.data} />}
        {application.data && !(hasQuotesToRead && quotes.isLoading) && (
          <NextAction
            step={nextStep(application.data, quotes.data, today)}
            application={application.data}
            quotes={quotes.data}
          />
        )}
        <Timeline steps={steps} isLine />
      </Stack>
    </Card>
  );
}
