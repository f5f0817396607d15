import { screenLink } from "@quotehaven/contract/release";
import { request, Screen, useApiErrorToast } from "@quotehaven/platform";
import { Link, Navigate, useLocation, useNavigate } from "react-router-dom";
import { Button, ButtonLink, NoticeBox, Stack, Notice } from "@quotehaven/shared-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { linkSubject, useLinkToken } from "../links/linkToken";
import { StandalonePage } from "../page/StandalonePage";
import { RequestBox } from "./RequestBox";
import { isSpentLink } from "./SpentLink";

/** Stops the mails of a link; whether that is under way, and whether the link is none of ours. */
function useStop(token: string | null) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const toastError = useApiErrorToast();
  const [isBusy, setBusy] = useState(false);
  const [isUnknown, setUnknown] = useState(false);

  const stop = async () => {
    if (token === null) return;
    setBusy(true);
    try {
      await request({ url: "/lead-mails/stop", method: "POST", params: { token } });
      // In place of the token, so that a reload shows the same.
      void navigate(pathname, { replace: true, state: { stopped: true } });
    } catch (error) {
      setUnknown(isSpentLink(error));
      toastError(error, { subject: linkSubject });
    } finally {
      setBusy(false);
    }
  };
  return { stop, isBusy, isUnknown };
}

/** Asks for the press that stops the mails. */
function StopRequest({ stop, isBusy, isUnknown }: ReturnType<typeof useStop>) {
  const { t } = useTranslation("shell");
  return (
    <Stack gap={5}>
      <RequestBox
        title={t("stopMails.title")}
        actions={
          <Button
            emphasis="primary"
            busy={isBusy}
            busyLabel={t("stopMails.stopping")}
            onClick={() => void stop()}
          >
            {t("stopMails.button")}
          </Button>
        }
      >
        {t("stopMails.text")}
      </RequestBox>
      {isUnknown && (
        <Notice kind="caution" title={t("stopMails.unknownTitle")}>
          {t("stopMails.unknown")}
        </Notice>
      )}
    </Stack>
  );
}

/** Says that no more mails come, with the way to choose again. */
function Stopped() {
  const { t } = useTranslation("shell");
  return (
    <NoticeBox
      title={t("stopMails.doneTitle")}
      actions={
        <ButtonLink as={Link} to={screenLink("agent", "agency-details")}>
          {t("stopMails.toDetails")}
        </ButtonLink>
      }
    >
      {t("stopMails.done")}
    </NoticeBox>
  );
}

/** Where the link under a mail of new leads leads: one press stops them, without a sign-in. */
export function Component() {
  const { t } = useTranslation("shell");
  const token = useLinkToken();
  const { state } = useLocation();
  const isStopped = typeof state === "object" && state !== null && "stopped" in state;
  const stopping = useStop(token);

  if (token === null && !isStopped) return <Navigate to="/" replace />;
  return (
    // A screen of its own once it is done: the pressed button is gone, so the heading takes the focus.
    <Screen
      key={isStopped ? "done" : "asked"}
      title={isStopped ? t("stopMails.doneTitle") : undefined}
    >
      <StandalonePage>{isStopped ? <Stopped /> : <StopRequest {...stopping} />}</StandalonePage>
    </Screen>
  );
}
