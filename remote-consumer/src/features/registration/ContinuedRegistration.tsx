import {
  events,
  isApiError,
  Problem,
  Screen,
  useNavigate,
  useTranslation,
} from "@quotehaven/platform";
import { Button, Container, NoticeBox, SkeletonScreen, SkeletonText } from "@quotehaven/shared-ui";
import { useEffect } from "react";
import { PublicHeader } from "../../shared/PublicHeader";
import { useRegistrationDraft } from "../../shared/register/registrationDraft";
import { draftOf } from "./keptDraft";
import { useKeptRegistrationQuery } from "./registrationApi";

/** Brings what a mailed link opens to this device, and leads on with it. */
export function ContinuedRegistration({ token }: { token: string }) {
  const { t } = useTranslation<"consumer">();
  const navigate = useNavigate();
  const { keep } = useRegistrationDraft();
  const { data, error, refetch } = useKeptRegistrationQuery({ token });
  useEffect(() => {
    if (!data) return;
    keep(draftOf(data, token));
    void navigate(`/auth/register/${data.insuranceTypeId}`, { replace: true, state: null });
  }, [data, token, keep, navigate]);

  return (
    <Screen title={t("registration.linkOpening")}>
      <PublicHeader />
      <Container as="main" id="content">
        {!error && (
          <SkeletonScreen>
            <SkeletonText lines={8} />
          </SkeletonScreen>
        )}
        {error &&
          (isApiError(error) && error.codes.includes("invalid-token") ? (
            <EndedLink />
          ) : (
            <Problem error={error} onRetry={() => void refetch()} />
          ))}
      </Container>
    </Screen>
  );
}

function EndedLink() {
  const { t } = useTranslation<"consumer">();
  const navigate = useNavigate();
  return (
    <NoticeBox
      illustration="shield"
      title={t("registration.linkEndedTitle")}
      actions={
        <>
          <Button
            emphasis="primary"
            onClick={() => void navigate("/?openModal=register", { replace: true })}
          >
            {t("registration.startAgain")}
          </Button>
          <Button onClick={() => events.emit("signInRequested", { as: "consumer" })}>
            {t("landing.logIn")}
          </Button>
        </>
      }
    >
      {t("registration.linkEnded")}
    </NoticeBox>
  );
}
