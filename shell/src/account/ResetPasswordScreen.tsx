import { resetPasswordRules } from "@quotehaven/contract/rules";
import { Screen, useToast, type MessageKey } from "@quotehaven/platform";
import {
  Form,
  FormTextField,
  SubmitButton,
  useForm,
  useHumanVerification,
  useSubmit,
  withFreshToken,
} from "@quotehaven/platform/forms";
import { Navigate, useNavigate } from "react-router-dom";
import { Card, Stack } from "@quotehaven/shared-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { resetPassword } from "../signIn/authApi";
import { useShellLater } from "../context/ShellContext";
import { StandalonePage } from "../page/StandalonePage";
import { linkSubject, useLinkToken } from "../links/linkToken";
import { isSpentLink, SpentLink } from "./SpentLink";

const SUCCESS_TOAST_MS = 3_000;

/** Codes that name the password, and the words that its field shows for them. */
const passwordCodes: Record<string, MessageKey> = {
  password: "errors.password",
  "password-length": "validation.password",
  "common-password": "errors.common-password",
};

/** Where the link of the reset mail leads: a new password, typed twice. */
export function Component() {
  const token = useLinkToken();
  return token ? <ResetPassword token={token} /> : <Navigate to="/" replace />;
}

function ResetPassword({ token }: { token: string }) {
  const { t } = useTranslation("shell");
  const shell = useShellLater();
  const navigate = useNavigate();
  const toast = useToast();
  const humanToken = useHumanVerification("reset");
  const [isSpent, setSpent] = useState(false);
  const form = useForm({
    defaultValues: { password: "", confirmPassword: "" },
    rules: resetPasswordRules,
  });
  const submit = useSubmit(form, {
    subject: linkSubject,
    send: ({ password }) =>
      withFreshToken(humanToken, (fresh) => resetPassword({ password, humanToken: fresh, token })),
    onSent: async () => {
      // The reset ended every session of the account; this browser's may be one of them.
      await shell().keeper.check({ isActive: false, isAfresh: true });
      await navigate("/", { replace: true });
      toast(t("resetPassword.success"), {
        kind: "success",
        timeoutMs: SUCCESS_TOAST_MS,
        subject: linkSubject,
      });
    },
    onRefused: (error) => {
      setSpent(isSpentLink(error));
      const code = error.codes.find((each) => each in passwordCodes);
      return { fields: code ? { password: passwordCodes[code] } : undefined };
    },
  });

  return (
    <Screen>
      <StandalonePage>
        <Card>
          <Form form={form} onSubmit={submit} asks={!isSpent}>
            <Stack gap={5}>
              <h1>{t("resetPassword.title")}</h1>
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
              {isSpent && <SpentLink />}
            </Stack>
          </Form>
        </Card>
      </StandalonePage>
    </Screen>
  );
}
