import { Problem, Screen, ScreenHeading, useDeferredMount } from "@quotehaven/platform";
import { useTranslation } from "react-i18next";
import { useConsumerApplicationQuery } from "../../shared/applicationApi";
import { ApplicationEditor } from "./ApplicationEditor";
import { ApplicationSkeleton } from "./ApplicationSkeleton";
import { Head } from "./headParts";

/** The consumer's application: what they want insured, their answers, and what they add up to. */
export function ApplicationScreen() {
  const { t } = useTranslation("consumer");
  const application = useConsumerApplicationQuery();
  const isMounted = useDeferredMount(application.data !== undefined);
  return (
    <Screen>
      {application.data && isMounted ? (
        <ApplicationEditor application={application.data} />
      ) : application.isError ? (
        <>
          <Head>
            <ScreenHeading>{t("application.title")}</ScreenHeading>
          </Head>
          <Problem error={application.error} onRetry={() => void application.refetch()} />
        </>
      ) : (
        <ApplicationSkeleton />
      )}
    </Screen>
  );
}
