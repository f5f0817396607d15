import { Screen } from "@quotehaven/platform";
import { useNavigate } from "react-router-dom";
import { ResendConfirmation } from "@quotehaven/platform/forms";
import { Button, Container, Modal, NoticeBox, Stack } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { PublicHeader } from "../../shared/PublicHeader";

/** Asks to confirm the address, after the registration went through; closing it is going home (REG-10). */
export function RegisteredScreen({ email }: { email: string }) {
  const { t } = useTranslation("consumer");
  const navigate = useNavigate();
  const goHome = () => void navigate("/");
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
          <Button emphasis="primary" onClick={goHome} data-autofocus="">
            {t("registration.goHome")}
          </Button>
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
