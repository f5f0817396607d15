import { required, requiredAsTyped } from "@quotehaven/contract/rules";
import { events, homePath, useSession } from "@quotehaven/platform";
import { Form, FormTextField, SubmitButton, useForm, useSubmit } from "@quotehaven/platform/forms";
import { Navigate } from "react-router-dom";
import { Stack } from "@quotehaven/shared-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useOperatorSignInMutation } from "../../shared/accessApi";
import { PlainPage } from "./PlainPage";

const rules = { email: [required], password: [requiredAsTyped], code: [required] };

/** Address, password and code. What was wrong is nobody's business, not even whether there is such an account. */
export function SignInScreen() {
  const { t } = useTranslation("operations");
  const { status, role } = useSession();
  const [signIn] = useOperatorSignInMutation();
  const [isSent, setSent] = useState(false);
  const form = useForm({ defaultValues: { email: "", password: "", code: "" }, rules });
  const submit = useSubmit(form, {
    send: (typed) => signIn(typed).unwrap(),
    onSent: ({ sid }) => {
      setSent(true);
      events.emit("signedIn", { sid, role: "operator", redirect: null });
    },
    onRefused: () => ({ toast: t("signIn.refused") }),
  });
  // Who signs in here is led on by the shell, to where they wanted to go.
  if (!isSent && status === "signedIn" && role === "operator") {
    return <Navigate to={homePath(role)} replace />;
  }
  return (
    <PlainPage title={t("signIn.title")}>
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
            label={t("signIn.password")}
          />
          <FormTextField
            name="code"
            autoComplete="one-time-code"
            // A recovery code has letters.
            inputMode="text"
            label={t("signIn.code")}
          />
          <SubmitButton form={form} width="full" busyLabel={t("signIn.signingIn")}>
            {t("signIn.title")}
          </SubmitButton>
        </Stack>
      </Form>
    </PlainPage>
  );
}
