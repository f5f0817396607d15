import { resetPasswordRules } from "@quotehaven/contract/rules";
import { Screen, useToast } from "@quotehaven/platform";
import {
  Form,
  FormTextField,
  SubmitButton,
  useForm,
  useHumanVerification,
  Username,
  useSubmit,
  withFreshToken,
} from "@quotehaven/platform/forms";
import { Navigate, useNavigate } from "react-router-dom";
import { Card, focusHeading, Stack } from "@quotehaven/shared-ui";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useResetPasswordMutation } from "../signIn/authApi";
import { useShellLater } from "../context/ShellContext";
import { StandalonePage } from "../page/StandalonePage";
import { linkSubject, useLinkToken } from "../links/linkToken";
import { isSpentLink, SpentLink } from "./SpentLink";
import { useLinkOnOpening } from "./useLinkOnOpening";

const SUCCESS_TOAST_MS = 3_000;

/** Where the link of the reset mail leads: a new password, typed twice. */
export function Component() {
  const token = useLinkToken();
  const { isSpent, email } = useLinkOnOpening(token, "reset");
  if (!token) return <Navigate to="/" replace />;
  return (
    <Screen>
      <StandalonePage>
        <Card>{isSpent ? <SpentReset /> : <ResetPassword token={token} email={email} />}</Card>
      </StandalonePage>
    </Screen>
  );
}

/** No password is asked for that could not be kept. */
function SpentReset() {
  const { t } = useTranslation("shell");
  // The fields are gone, and perhaps the focus with them.
  useEffect(() => void focusHeading(), []);
  return (
    <Stack $gap={5}>
      <h1>{t("resetPassword.title")}</h1>
      <SpentLink isReset />
    </Stack>
  );
}

function ResetPassword({ token, email }: { token: string; email: string | undefined }) {
  const { t } = useTranslation("shell");
  const shell = useShellLater();
  const navigate = useNavigate();
  const toast = useToast();
  const humanToken = useHumanVerification("reset");
  const [resetPassword] = useResetPasswordMutation();
  const [isSpent, setSpent] = useState(false);
  const form = useForm({
    defaultValues: { password: "", confirmPassword: "" },
    rules: resetPasswordRules,
  });
  const submit = useSubmit(form, {
    subject: linkSubject,
    send: ({ password }) =>
      withFreshToken(humanToken, (fresh) =>
        resetPassword({ password, humanToken: fresh, token }).unwrap(),
      ),
    onSent: async () => {
      // The reset ended every session of the account; this browser's may be one of them.
      await shell().keeper.check();
      await navigate("/", { replace: true });
      toast(t("resetPassword.success"), {
        kind: "success",
        timeoutMs: SUCCESS_TOAST_MS,
        subject: linkSubject,
      });
    },
    onRefused: (error) => {
      setSpent(isSpentLink(error));
      return {};
    },
  });

  return (
    <Form form={form} onSubmit={submit} asks={!isSpent}>
      <Stack $gap={5}>
        <h1>{t("resetPassword.title")}</h1>
        {email !== undefined && <Username address={email} />}
        <FormTextField
          name="password"
          type="password"
          autoComplete="new-password"
          label={t("resetPassword.password")}
          hint={t("resetPassword.hint")}
        />
        <FormTextField
          name="confirmPassword"
          type="password"
          autoComplete="new-password"
          label={t("resetPassword.confirm")}
        />
        <SubmitButton form={form} busyLabel={t("resetPassword.saving")}>
          {t("resetPassword.button")}
        </SubmitButton>
        {isSpent && <SpentLink isReset />}
      </Stack>
    </Form>
  );
}
