import { Link } from "react-router-dom";
import { Button, ButtonLink, Card, Icon } from "@quotehaven/shared-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { DeleteAccount } from "../../shared/DeleteAccount";
import { DeleteApplication } from "../../shared/DeleteApplication";
import { Panel } from "../../shared/Panel";
import type { Privacy } from "./privacyApi";

type Standing = NonNullable<Privacy["application"]>;

/** What can be done with the application now. */
function textOf({ isChosen, isPaid, submittedAt }: Standing) {
  if (isPaid) return "privacy.deletePaid";
  if (isChosen) return "privacy.deleteChosen";
  return submittedAt === null ? "privacy.deleteUnseen" : "privacy.deleteText";
}

/** Deleting the application, as long as no quote was chosen, or the whole account. */
export function DeleteCard({ application }: { application: Privacy["application"] }) {
  return (
    <Card $tone="sunken">
      {application && <DeleteOne application={application} />}
      <DeleteAccount as={Panel} />
    </Card>
  );
}

function DeleteOne({ application }: { application: Standing }) {
  const { t } = useTranslation("consumer");
  const [isAsking, setAsking] = useState(false);
  return (
    <Panel aria-labelledby="delete-application">
      <h2 id="delete-application">{t("application.delete")}</h2>
      <p>{t(textOf(application))}</p>
      {application.isChosen ? (
        <ButtonLink as={Link} to="/profile/my-quotes/choice" $size="small">
          {t("application.toQuotes")}
        </ButtonLink>
      ) : (
        <Button size="small" onClick={() => setAsking(true)}>
          <Icon name="trash" size={18} /> <span>{t("privacy.deleteMine")}</span>
        </Button>
      )}
      {isAsking && <DeleteApplication onDeleted={() => {}} onClose={() => setAsking(false)} />}
    </Panel>
  );
}
