import { screenLink } from "@quotehaven/contract/release";
import { Screen } from "@quotehaven/platform";
import { api } from "@quotehaven/platform/shell";
import { Link, Navigate, useLocation } from "react-router-dom";
import { Button, ButtonLink, NoticeBox, Stack, Notice } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { StandalonePage } from "../page/StandalonePage";
import { RequestBox } from "./RequestBox";
import { useLinkPress } from "./useLinkPress";

const { useStopLeadMailsMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    stopLeadMails: build.mutation<unknown, string>({
      query: (token) => ({ url: "/lead-mails/stop", method: "POST", params: { token } }),
    }),
  }),
});

/** Asks for the press that stops the mails. */
function StopRequest({ press, isBusy, isSpent }: ReturnType<typeof useLinkPress>) {
  const { t } = useTranslation("shell");
  return (
    <Stack $gap={5}>
      <RequestBox
        title={t("stopMails.title")}
        actions={
          <Button
            emphasis="primary"
            busy={isBusy}
            busyLabel={t("stopMails.stopping")}
            onClick={() => void press()}
          >
            {t("stopMails.button")}
          </Button>
        }
      >
        {t("stopMails.text")}
      </RequestBox>
      {isSpent && (
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
  const { state } = useLocation();
  const [stopMails] = useStopLeadMailsMutation();
  const isStopped = "stopped" in Object(state);
  const link = useLinkPress(async (token) => {
    await stopMails(token).unwrap();
    return { stopped: true };
  });

  if (!link.hasToken && !isStopped) return <Navigate to="/" replace />;
  return (
    // A screen of its own once it is done: the pressed button is gone, so the heading takes the focus.
    <Screen
      key={isStopped ? "done" : "asked"}
      title={isStopped ? t("stopMails.doneTitle") : undefined}
    >
      <StandalonePage>{isStopped ? <Stopped /> : <StopRequest {...link} />}</StandalonePage>
    </Screen>
  );
}
