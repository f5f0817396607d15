import { useFormats, useLanguage } from "@quotehaven/platform";
import { Link } from "react-router-dom";
import { ButtonLink, SkeletonText } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import {
  typesOf,
  useConsumerApplicationQuery,
  type Application,
} from "../../shared/applicationApi";
import { typeInSentenceKeys } from "../../shared/insuranceTypeNames";
import { Panel } from "../../shared/Panel";
import { isChanged } from "./standing";

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
export function ApplicationPanel() {
  const { t } = useTranslation("consumer");
  const application = useConsumerApplicationQuery();
  return (
    <Panel aria-labelledby="application-panel">
      <h2 id="application-panel">{t("dashboard.applicationPanel")}</h2>
      {application.isLoading && <SkeletonText lines={2} />}
      {application.data && <Status application={application.data} />}
    </Panel>
  );
}

function Status({ application }: { application: Application }) {
  const { t } = useTranslation("consumer");
  const language = useLanguage();
  const { date } = useFormats();
  const types = new Intl.ListFormat(language, { type: "conjunction" }).format(
    typesOf(application).map((type) => t(typeInSentenceKeys[type])),
  );
  const status = statusOf(application);
  return (
    <>
      {types && <p>{t("dashboard.applicationTypes", { types })}</p>}
      <p>{t(`dashboard.${status.words}`, { date: date(application.meta.submittedAt) })}</p>
      <ButtonLink as={Link} to="/profile/application" $size="small">
        {t(`dashboard.${status.action}`)}
      </ButtonLink>
    </>
  );
}
