import { useApiErrorToast, useFormats, useToast } from "@quotehaven/platform";
import { Button, Notice, theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { useAgentPauseMutation, useAgentProfileQuery } from "./agentProfileApi";

const Above = styled(Notice)`
  margin-bottom: ${theme.space(5)};
`;

/** Says on every screen of the area that we paused the agency, or until when the agent does, and ends that. */
export function PauseNotice() {
  const { t } = useTranslation("agent");
  const formats = useFormats();
  const toast = useToast();
  const toastError = useApiErrorToast();
  const { data: profile } = useAgentProfileQuery();
  const [pause, pausing] = useAgentPauseMutation();
  if (profile?.stoppedWords !== undefined) {
    return (
      <Above kind="caution" title={t("pause.byUs")}>
        <p>{t("pause.byUsMeanwhile")}</p>
        <p>{profile.stoppedWords}</p>
      </Above>
    );
  }
  if (!profile?.pausedUntil) return null;

  const resume = async () => {
    const result = await pause(null);
    if (result.error) return toastError(result.error);
    toast(t("pause.resumed"), { kind: "success" });
  };
  return (
    <Above
      kind="caution"
      title={t("pause.until", { date: formats.date(profile.pausedUntil) })}
      actions={
        <Button
          size="small"
          busy={pausing.isLoading}
          busyLabel={t("pause.resuming")}
          onClick={() => void resume()}
        >
          {t("pause.resume")}
        </Button>
      }
    >
      {t("pause.meanwhile")}
    </Above>
  );
}
