import { Link } from "react-router-dom";
import { Button, ButtonLink, Card, Icon, Row } from "@quotehaven/shared-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { DeleteApplication } from "../../shared/DeleteApplication";
import type { Privacy } from "./privacyApi";

type Standing = NonNullable<Privacy["application"]>;

/** What can be done with the application now. */
function textOf({ isChosen, isPaid, submittedAt }: Standing) {
  if (isPaid) return "privacy.withdrawPaid";
  if (isChosen) return "privacy.withdrawChosen";
  return submittedAt === null ? "privacy.withdrawUnseen" : "privacy.withdrawText";
}

/** Taking the application away from everybody, as long as no quote was chosen. */
export function WithdrawCard({ application }: { application: Privacy["application"] }) {
  const { t } = useTranslation("consumer");
  const [isAsking, setAsking] = useState(false);
  if (!application) return null;
  return (
    <Card as="section" aria-labelledby="withdraw">
      <Row $justify="space-between">
        <div>
          <h2 id="withdraw">{t("privacy.withdraw")}</h2>
          <p>{t(textOf(application))}</p>
        </div>
        {application.isChosen ? (
          <ButtonLink as={Link} to="/profile/my-quotes/choice">
            {t("application.toQuotes")}
          </ButtonLink>
        ) : (
          <Button onClick={() => setAsking(true)}>
            <Icon name="trash" size={18} /> <span>{t("application.delete")}</span>
          </Button>
        )}
      </Row>
      {isAsking && <DeleteApplication onDeleted={() => {}} onClose={() => setAsking(false)} />}
    </Card>
  );
}
