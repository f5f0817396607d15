import { Button, Notice } from "@quotehaven/shared-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useApiErrorToast } from "../toasts/useToast";
import { useResendVerificationMutation } from "./humanApi";
import { useHumanVerification } from "./useHumanVerification";
import { withFreshToken } from "./withFreshToken";

/**
 * Sends the mail that confirms an address again. What it says afterwards is the same for every
 * address, because so is the server's answer.
 */
export function ResendConfirmation({ email }: { email: string }) {
  const { t } = useTranslation("platform");
  const toastError = useApiErrorToast();
  const humanToken = useHumanVerification("resend-verification");
  const [resend] = useResendVerificationMutation();
  const [isBusy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);

  const send = async () => {
    setBusy(true);
    try {
      await withFreshToken(humanToken, (token) => resend({ email, token }).unwrap());
      setSentTo(email);
    } catch (error) {
      toastError(error, { subject: "resend" });
    } finally {
      setBusy(false);
    }
  };

  if (sentTo === email) {
    return <Notice kind="success">{t("confirmation.resent", { email })}</Notice>;
  }
  return (
    <Button
      size="small"
      busy={isBusy}
      busyLabel={t("confirmation.sending")}
      onClick={() => void send()}
    >
      {t("confirmation.resend")}
    </Button>
  );
}
