import type { UserProfileReply } from "@quotehaven/contract/wire";
import { Link, Problem, useFormats, useTranslation } from "@quotehaven/platform";
import { ButtonLink, Card, Stack } from "@quotehaven/shared-ui";
import { useConsumerApplicationQuery, type Application } from "../../shared/applicationApi";
import { typeInSentenceKeys } from "../../shared/insuranceTypeNames";
import { draftOf, unsubmittedChanges } from "../../shared/unsubmittedChanges";

/** Whether agents see something else than what was saved last. */
function isChanged(application: Application): boolean {
  const { forms, submitted } = application;
  return unsubmittedChanges(forms, submitted, draftOf(application)).length > 0;
}

function statusOf(application: Application) {
  const { meta } = application;
  if (meta.acceptedQuoteId !== null)
    return { words: "applicationWon", action: "viewApplication" } as const;
  if (meta.submittedAt !== null) {
    return {
      words: isChanged(application) ? "applicationChanging" : "applicationSubmitted",
      action: "editApplication",
    } as const;
  }
  return meta.types.length > 0
    ? ({ words: "applicationSaved", action: "editApplication" } as const)
    : ({ words: "applicationNone", action: "startApplication" } as const);
}

/** Where the application stands, and the way to it. */
export function ApplicationPanel({ profile }: { profile: UserProfileReply }) {
  const { t, language } = useTranslation<"consumer">();
  const { date } = useFormats();
  const application = useConsumerApplicationQuery();
  const types = new Intl.ListFormat(language, { type: "conjunction" }).format(
    (application.data?.submitted?.types ?? profile.types.map(({ id }) => id)).map((type) =>
      t(typeInSentenceKeys[type]),
    ),
  );
  const status = application.data && statusOf(application.data);
  return (
    <Card as="section" aria-labelledby="application-panel">
      <Stack gap={3} align="start">
        <h2 id="application-panel">{t("dashboard.applicationPanel")}</h2>
        {status ? (
          <>
            {types && <p>{t("dashboard.applicationTypes", { types })}</p>}
            <p>
              {t(`dashboard.${status.words}`, {
                date: date(application.data?.meta.submittedAt),
              })}
            </p>
            <ButtonLink as={Link} to="/profile/application" size="small">
              {t(`dashboard.${status.action}`)}
            </ButtonLink>
          </>
        ) : (
          <Problem error={application.error} onRetry={() => void application.refetch()} />
        )}
      </Stack>
    </Card>
  );
}
