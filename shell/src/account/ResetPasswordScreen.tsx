import { resetPasswordRules } from "@quotehaven/contract/rules";
import {
  isApiError,
  Navigate,
  rulesResolver,
  Screen,
  useApiErrorToast,
  useController,
  useFieldError,
  useForm,
  useHumanVerification,
  useNavigate,
  useToast,
  useTranslation,
  withFreshToken,
} from "@quotehaven/platform";
import { Button, Card, Stack, TextField } from "@quotehaven/shared-ui";
import { useState } from "react";
import { resetPassword } from "../signIn/authApi";
import { useShell } from "../session/ShellContext";
import { AccountPage } from "./AccountPage";
import { linkSubject, useLinkToken } from "./linkToken";
import { isSpentLink, SpentLink } from "./SpentLink";

const SUCCESS_TOAST_MS = 3_000;

/** Codes that name the password, and the words that its field shows for them. */
const passwordCodes: Record<string, string> = {
  password: "errors.password",
  "password-length": "validation.password",
  "common-password": "errors.common-password",
};

type Values = { password: string; confirmPassword: string };

/** Where the link of the reset mail leads: a new password, typed twice. */
export function Component() {
  const token = useLinkToken();
  return token ? <ResetPassword token={token} /> : <Navigate to="/" replace />;
}

function ResetPassword({ token }: { token: string }) {
  const { t } = useTranslation();
  const { keeper } = useShell();
  const navigate = useNavigate();
  const fieldError = useFieldError();
  const toast = useToast();
  const toastError = useApiErrorToast();
  const humanToken = useHumanVerification("reset");
  const [isSpent, setSpent] = useState(false);
  const { control, handleSubmit, setError, formState } = useForm<Values>({
    resolver: rulesResolver(resetPasswordRules),
    defaultValues: { password: "", confirmPassword: "" },
    mode: "onTouched",
  });
  const password = useController({ control, name: "password" });
  const confirmation = useController({ control, name: "confirmPassword" });

  const submit = handleSubmit(async (values) => {
    try {
      await withFreshToken(humanToken, (google_token) =>
        resetPassword({ password: values.password, google_token, token }),
      );
      // The reset ended every session of the account; this browser's may be one of them.
      await keeper.check({ isActive: false, isAfresh: true });
      await navigate("/", { replace: true });
      toast(t("resetPassword.success"), {
        kind: "success",
        timeoutMs: SUCCESS_TOAST_MS,
        subject: linkSubject,
      });
    } catch (error) {
      toastError(error, { subject: linkSubject });
      setSpent(isSpentLink(error));
      const code = isApiError(error)
        ? error.codes.find((each) => each in passwordCodes)
        : undefined;
      if (code) setError("password", { message: passwordCodes[code] }, { shouldFocus: true });
    }
  });

  return (
    <Screen title={t("resetPassword.title")}>
      <AccountPage>
        <Card>
          <form noValidate onSubmit={(event) => void submit(event)}>
            <Stack gap={5}>
              <h1>{t("resetPassword.title")}</h1>
              <TextField
                ref={password.field.ref}
                name="password"
                type="password"
                autoComplete="new-password"
                label={t("resetPassword.password")}
                hint={t("resetPassword.hint")}
                value={password.field.value}
                error={fieldError(password.fieldState.error)}
                onChange={password.field.onChange}
                onBlur={password.field.onBlur}
              />
              <TextField
                ref={confirmation.field.ref}
                name="confirmPassword"
                type="password"
                autoComplete="new-password"
                label={t("resetPassword.confirm")}
                value={confirmation.field.value}
                error={fieldError(confirmation.fieldState.error)}
                onChange={confirmation.field.onChange}
                onBlur={confirmation.field.onBlur}
              />
              <Button
                type="submit"
                emphasis="primary"
                busy={formState.isSubmitting}
                busyLabel={t("resetPassword.saving")}
              >
                {t("resetPassword.button")}
              </Button>
              {isSpent && <SpentLink />}
            </Stack>
          </form>
        </Card>
      </AccountPage>
    </Screen>
  );
}
