import type { InsuranceTypeId } from "@quotehaven/contract/rules";
import { events, homePath, Screen, type Role } from "@quotehaven/platform";
import { Link } from "react-router-dom";
import { Button, ButtonLink, Container, NoticeBox } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { typeInSentenceKeys } from "../../shared/insuranceTypeNames";
import { PublicHeader } from "../../shared/PublicHeader";

/** What registration says to somebody who has an account and is signed in: where to go instead. */
export function AlreadySignedIn({
  insuranceTypeId,
  role,
}: {
  insuranceTypeId: InsuranceTypeId;
  role: Role | null;
}) {
  const { t } = useTranslation("consumer");
  const isAgent = role === "agent";
  return (
    <Screen title={t("registration.signedInTitle")}>
      <PublicHeader />
      <Container as="main" id="content">
        <NoticeBox
          illustration="shield"
          title={t("registration.signedInTitle")}
          actions={
            <>
              <ButtonLink
                as={Link}
                to={isAgent ? `${homePath("agent")}/leads` : "/profile/application"}
                $emphasis="primary"
              >
                {t(isAgent ? "landing.myLeads" : "registration.toApplication")}
              </ButtonLink>
              <Button onClick={() => events.emit("signOutRequested", {})}>
                {t("landing.logOut")}
              </Button>
            </>
          }
        >
          {t(isAgent ? "registration.signedInAgent" : "registration.signedIn", {
            type: t(typeInSentenceKeys[insuranceTypeId]),
          })}
        </NoticeBox>
      </Container>
    </Screen>
  );
}
