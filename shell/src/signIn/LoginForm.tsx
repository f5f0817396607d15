import { loginRules, type CustomerRole } from "@quotehaven/contract/rules";
import { events } from "@quotehaven/platform";
import {
  Form,
  FormTextField,
  SubmitButton,
  useForm,
  useHumanVerification,
  useSubmit,
  withFreshToken,
} from "@quotehaven/platform/forms";
import { Button, Stack } from "@quotehaven/shared-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSignInMutation } from "./authApi";
import { RefusedHelp } from "./RefusedHelp";

const INVALID = "shell:registration.yourEmailOrPasswordInvalid";

/** E-mail and password. Any refusal shows on both fields: which one was wrong is nobody's business. */
export function LoginForm({
  role,
  email,
  onForgot,
  onOtherRole,
  onSignedIn,
}: {
  role: CustomerRole;
  email: string;
  onForgot: (email: string) => void;
  /** Asked for the sign-in of the other role. */
  onOtherRole: (email: string) => void;
  onSignedIn: () => void;
}) {
  const { t } = useTranslation("shell");
  const humanToken = useHumanVerification("login");
  const [signIn] = useSignInMutation();
  const [refusedEmail, setRefusedEmail] = useState<string | null>(null);
  const form = useForm({ defaultValues: { email, password: "" }, rules: loginRules });
  const submit = useSubmit(form, {
    send: (values) =>
      withFreshToken(humanToken, (token) => signIn({ ...values, role, token }).unwrap()),
    onSent: ({ ...signedIn }) => {
      onSignedIn();
      events.emit("signedIn", { ...signedIn, role });
    },
    onRefused: () => {
      setRefusedEmail(form.getValues("email").trim());
      return { fields: { email: INVALID, password: INVALID }, isShownAtFields: true };
    },
  });

  return (
    // An address and a password are typed again in a moment: closing the window asks nothing.
    <Form form={form} onSubmit={submit} asks={false} enterKey="go">
      <Stack>
        <FormTextField
          name="email"
          type="email"
          autoComplete="username"
          label={t("signIn.email")}
        />
        <FormTextField
          name="password"
          type="password"
          autoComplete="current-password"
          // An address that is known already leaves the password to type.
          data-autofocus={email === "" ? undefined : ""}
          label={t("signIn.password")}
        />
        <SubmitButton form={form} width="full" busyLabel={t("signIn.signingIn")}>
          {t("signIn.logIn")}
        </SubmitButton>
        <Button emphasis="quiet" onClick={() => onForgot(form.getValues("email"))}>
          {t("signIn.forgot")}
        </Button>
        {refusedEmail !== null && (
          <RefusedHelp
            role={role}
            email={refusedEmail}
            onOtherRole={() => onOtherRole(form.getValues("email"))}
          />
        )}
      </Stack>
    </Form>
  );
}
