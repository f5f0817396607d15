import { Screen } from "@quotehaven/platform";
import { useNavigate } from "react-router-dom";
import { ResendConfirmation } from "@quotehaven/platform/forms";
import { Button, ButtonLink, Container, Modal, NoticeBox, Row, Stack } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { PublicHeader } from "../../shared/PublicHeader";
import { mailboxOf } from "./mailboxes";

/**
 * Asks to confirm the address, after the registration went through, and leads to the mailbox where that
 * is known; closing it is going home (REG-10).
 */
export function RegisteredScreen({ email }: { email: string }) {
  const { t } = useTranslation("consumer");
  const navigate = useNavigate();
  const goHome = () => void navigate("/");
  const mailbox = mailboxOf(email);
  return (
    <Screen title={t("registration.successTitle")}>
      <PublicHeader />
      <Container as="main" id="content">
        <NoticeBox illustration="mailbox" title={t("registration.registeredTitle")}>
          {t("registration.registered")}
        </NoticeBox>
      </Container>
      <Modal
        size="small"
        title={t("registration.successTitle")}
        onClose={goHome}
        footer={
          <Row $gap={2}>
            {mailbox && (
              <ButtonLink
                href={mailbox.address}
                target="_blank"
                rel="noreferrer"
                $emphasis="primary"
                data-autofocus=""
              >
                {t("registration.toMailbox", { provider: mailbox.name })}
              </ButtonLink>
            )}
            <Button onClick={goHome} data-autofocus={mailbox ? undefined : ""}>
              {t("registration.goHome")}
            </Button>
          </Row>
        }
      >
        <Stack $align="start">
          <p>{t("registration.successText", { email })}</p>
          <p>{t("registration.successHint")}</p>
          <ResendConfirmation email={email} />
        </Stack>
      </Modal>
    </Screen>
  );
}
